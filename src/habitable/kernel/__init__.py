"""What every game shares: positions, questions, vocabulary, state, records, conformance."""
