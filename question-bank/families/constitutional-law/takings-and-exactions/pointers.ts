import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, what was taken or asked for. */
export const pointers = pointersFrom<Twist>([
  [
    ['occupation', 'access', 'stray', 'inspection'],
    'Who may come onto the land, how often, and by what right?',
    'Who may come in, how often, and on whose say?',
  ],
  [
    ['plan', 'favorite'],
    'The land goes to somebody private. What does the public get out of it?',
    'See who ends up with it, and what for.',
  ],
  [
    ['crop', 'gain'],
    'Who ends up with the harvest, and what came back for it?',
    'Who ends up with the goods, and what came back for them?',
  ],
  [
    ['surplus'],
    'Compare the debt with what the auction brought.',
    'Compare what was owed with what came in.',
  ],
  [
    ['wipe-out', 'later', 'nuisance', 'partial', 'moratorium'],
    'How much use is left to the owner, for how long, and had the owner ever been free to do this?',
    'What can the owner still do, for how long is it closed, and what had come with the title?',
  ],
  [['undecided'], 'Whom could the owner still ask?', 'Who could still be asked?'],
  [
    ['fitting', 'unconnected', 'excessive', 'refused', 'ordinance'],
    'Two steps: does the demand have to do with the harm of the project, and is it of the same size?',
    'What has the demand to do with the plans, and how big is each?',
  ],
  [
    ['tax'],
    'Who pays the charge, and must anyone ask for a permit?',
    'Who owes it, and must anyone ask for a permit?',
  ],
])
