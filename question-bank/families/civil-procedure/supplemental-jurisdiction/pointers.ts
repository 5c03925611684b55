import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, who asks, how they came in, and on what the suit rests. */
export const pointers = pointersFrom<Twist>([
  [['joined', 'unrelated'], 'Compare the events behind both demands. Would one expect to try them together?'],
  [
    ['party'],
    'The newcomer faces one demand only. On what does the suit itself rest, and does that matter?',
    'A newcomer faces one demand only. Look at the last words of section 1367(a), and at what the suit rests on.',
  ],
  [
    ['counterclaim', 'crossclaim', 'impleader', 'upsloping'],
    'Who brings this demand, and from which side did that person come into the suit?',
    'Ask on which side of the suit this one began, and whether that side is held back.',
  ],
  [
    ['permissive', 'own-basis'],
    'Compare the loan with the spill. If they differ, can the demand stand on its own feet?',
    'Do the two quarrels belong together? If not, can the new one stand on its own feet?',
  ],
  [
    ['against-third', 'against-third-federal'],
    'See on what the suit rests, and who is now going after the newcomer.',
    'See what brought the suit to federal court, and who is now going after the newcomer.',
  ],
  [
    ['small-plaintiff', 'nondiverse-plaintiff', 'small-defendant'],
    'Two stand on one side. Is the trouble one of money or of home states, and on which side does the newcomer stand?',
    'Is the trouble one of money or of homes, and on which side does the newcomer stand?',
  ],
  [
    ['intervenor', 'intervenor-federal'],
    'See on what the suit rests, and on which side the newcomer wants to stand.',
    'See what brought the suit to federal court, and on which side the newcomer wants to stand.',
  ],
  [
    ['required'],
    'See on what the suit rests, by which Rule the newcomer comes in, and on which side.',
    'See what brought the suit here, how the newcomer comes in, and on which side.',
  ],
  [
    ['merits', 'frivolous'],
    'Why did the federal demand fail: on its proof, or because there was never anything to it?',
    'Why did the first demand fail: on its proof, or on its face?',
  ],
  [
    ['dropped', 'removed'],
    'Who took out the federal demand, and which version of the pleading does a court look at afterward?',
    'Who took out part of the pleading, and which version does a court look at afterward?',
  ],
])
