from habitable.server.luck import PORTION, Luck


def test_luck_is_never_the_same_and_everywhere_between_nought_and_one() -> None:
    luck = Luck()
    numbers = [luck.random() for _ in range(20 * PORTION)]
    assert all(0 <= number < 1 for number in numbers)
    assert len(set(numbers)) == len(numbers)
    tenths = [sum(int(number * 10) == tenth for number in numbers) for tenth in range(10)]
    assert all(0.8 < 10 * some / len(numbers) < 1.2 for some in tenths), "a fifth is six standard deviations"


def test_it_chooses_by_weight() -> None:
    luck = Luck()
    chosen = luck.choices(["never", "rarely", "often"], [0, 1, 9], k=10_000)
    assert "never" not in chosen
    assert 800 < chosen.count("rarely") < 1_200
