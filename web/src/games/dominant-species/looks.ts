// How the things of Dominant Species look.
import { looksOf } from '../../earth/looks'
import { DOMINANT_SPECIES } from './facts'
import './tokens.css'

const MARKS = ['crown', 'asleep', 'scored', 'acting', 'free']
export const LOOKS = looksOf('ds', { game: 'dominant-species', scores: 'dominate', marks: MARKS, suited: String }, DOMINANT_SPECIES.looks)
