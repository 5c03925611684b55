import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the paper or the clause to look at. */
export const pointers = pointersFrom<Twist>([
  [
    ['minor', 'material', 'different'],
    'The answer is a yes. Read the new clause: does it surprise or burden, add to the first paper, or clash with it?',
    'Read the new clause closely: does it surprise or burden, add something, or clash?',
  ],
  [
    ['confirmed', 'confirmed-material'],
    'They had a deal before any paper. Read the new clause: would it surprise or burden the other side?',
    'They had a deal before any paper. What does the new clause do to it?',
  ],
  [
    ['consumer', 'confirmed-consumer'],
    'Who are these two? The Code asks that before it lets a new clause in on silence.',
    'Look at who these two are before you turn to the fine print.',
  ],
  [
    ['objected', 'objected-before', 'objected-late', 'confirmed-objected', 'limited'],
    'Somebody spoke up about the clause, or about clauses at large. When, and how?',
    'Somebody spoke up. When, and how?',
  ],
  [
    ['agreed', 'signed'],
    'See what came back after the clause: silence, or a name on paper?',
    'See what came back after the clause had been read.',
  ],
  [
    ['ordered'],
    'Begin with the paper that came first: what did it say, and what did the answer do with it?',
    'Begin with the paper that came first. What did the answer leave of it?',
  ],
  [
    ['conduct', 'conduct-ordered', 'conduct-both', 'unperformed'],
    'Read how the reply begins. Is it a yes? If not, see what was done next, and where the papers match.',
    'See how the answer begins. Is it a yes? If not, look at what was done next.',
  ],
])
