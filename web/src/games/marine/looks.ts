// How the things of Marine look.
import { looksOf } from '../../earth/looks'
import { MARINE } from './facts'
import './tokens.css'

export const LOOKS = looksOf('marine', 'sea', 'evolve', MARINE.looks)
