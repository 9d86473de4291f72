// How the things of Marine look.
import { looksOf } from '../../earth/looks'
import { MARINE } from './facts'
import './tokens.css'

const MARKS = ['special', 'special-space', 'retrieved', 'kept', 'bones', 'fish']
export const LOOKS = looksOf('sea', { game: 'marine', scores: 'evolve', marks: MARKS, suited: () => '✓' }, MARINE.looks)
