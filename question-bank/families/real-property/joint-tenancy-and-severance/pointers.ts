import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the act that may have changed the shares. */
export const pointers = pointersFrom<Twist>([
  [
    ['split', 'use', 'own-deed'],
    'Read what the paper gives away. Can the last one alive still take all?',
    'Read what the paper says about the time after a death.',
  ],
  [
    ['contract', 'listing', 'kept', 'secret', 'sold'],
    'How far had the sale come: a search, a promise, a paper in a drawer, a paper handed over?',
    'How far had the deal come?',
  ],
  [
    ['entirety', 'unspecified', 'will'],
    'Read the words by which they first took it, and when a last paper speaks.',
    'Go back to the paper that made them owners, and ask when a last paper speaks.',
  ],
  [
    ['murder', 'accident'],
    'What does the statute ask about the way in which the other one died?',
    'What does the statute ask about how it happened?',
  ],
  [
    ['title', 'lien', 'judgment', 'execution'],
    'Did the creditor get a claim or the thing itself, by the law of that state?',
    'A claim, or the thing itself: what did the creditor get?',
  ],
  [
    ['made', 'sought'],
    'How far had the court come when one of them died?',
    'How far had the court come by then?',
  ],
  [
    ['three-left', 'three-buyer', 'inside'],
    'Three owners. Draw the shares, and the ties between them, before and after the sale.',
    'Draw who was tied to whom, before and after.',
  ],
])
