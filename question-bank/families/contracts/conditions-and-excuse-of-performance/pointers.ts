import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the clause or the event to look at. */
export const pointers = pointersFrom<Twist>([
  [
    ['strict', 'waiver', 'retracted', 'prevention'],
    'The bonus hangs on a date. Did the owner say or do anything about it, and what came of that?',
    'The date was missed. Did the other side say or do anything about it, and what came of that?',
  ],
  [
    ['taste', 'utility'],
    'Can engineers measure what the clause is about, or only one person feel it?',
    'Is it about something that others can measure?',
  ],
  [
    ['substantial', 'material'],
    'How far is the result from what was promised, and could the owner use it as it stands?',
    'How far is the result from what was promised?',
  ],
  [
    ['divisible'],
    'Read how the price is set: one sum for all, or one for each?',
    'How is the pay set: one sum for all, or one for each?',
  ],
  [
    ['order'],
    "Nothing was said about when to pay. What does the law put first, if one side's part takes days?",
    'Nothing was said about when to pay. Who has to go ahead, then?',
  ],
  [
    ['burned', 'rebuild', 'fault'],
    'What exactly was lost in the fire: the thing to be worked on, or the work itself? And how did it start?',
    'What was lost in the fire, and how did it start?',
  ],
  [
    ['illness', 'ban', 'strike'],
    'What stood in the way, who could still have done it, and did the contract speak of it?',
    'What stood in the way, and did they speak of it beforehand?',
  ],
  [
    ['cost'],
    'How much dearer did it get, and is that what a fixed price is for?',
    'How much dearer did it get?',
  ],
  [
    ['parade', 'profit'],
    'What were both of them renting it for, and how much of that was left?',
    'What was it for, and how much of that was left?',
  ],
  [
    ['undisputed', 'check'],
    'Was there anything to argue about before the check came?',
    'What did the two say about the bill before any money came?',
  ],
  [
    ['accord'],
    'Compare what was promised in May with what was done by June.',
    'Compare what was promised with what was done by June.',
  ],
  [
    ['novation', 'delegation'],
    'Who agreed to what when the tiler came in? Count the voices.',
    'Count the voices when the newcomer came in. Who let whom off?',
  ],
])
