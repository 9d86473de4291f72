// How the things of Dominant Species look.
import { looksOf } from '../../earth/looks'
import { DOMINANT_SPECIES } from './facts'
import './tokens.css'

export const LOOKS = looksOf('dominant-species', 'ds', 'dominate', DOMINANT_SPECIES.looks)
