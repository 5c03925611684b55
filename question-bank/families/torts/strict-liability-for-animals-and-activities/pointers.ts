import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the source of harm and its limits. */
export const pointers = pointersFrom<Twist>([
  [
    ['attack', 'gentle', 'fright', 'stumble', 'careless'],
    'A wild creature got out. Is what happened the thing one fears from such a creature?',
    'The creature got out. How exactly did the hurt come about?',
  ],
  [
    ['picture', 'trainer', 'obliged'],
    'Why were these two together, the person and the animal?',
    'Why did each of them have to do with the creature?',
  ],
  [
    ['cattle', 'pet', 'road'],
    'What sort of animal strayed, and onto what?',
    'What sort of animal was it, and where did it go?',
  ],
  [
    ['bitten', 'snapped', 'unknown', 'mare', 'frolic'],
    'What had it done before, is that odd for its kind, and is that how the harm came about?',
    'What had it done before, and is that how the harm came about?',
  ],
  [
    ['stone', 'shaking', 'useful', 'brood'],
    'Is the harm of the sort that makes this work feared?',
    'Is this what one fears from such work?',
  ],
  [
    ['gas', 'acid'],
    'Who else does this there, and how much danger is left when it is done well?',
    'Who else does this there, and what is left of the danger when it is done well?',
  ],
])
