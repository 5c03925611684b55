import { pointersFrom } from '../../engine/pointers.ts'
import type { paths } from './paths.ts'

/** By path, who opened the subject and what the evidence has to show. */
export const pointers = pointersFrom<keyof typeof paths>([
  [
    [
      'good trait',
      'bad trait',
      'bad trait > victim',
      'bad trait > own',
      'bad trait > homicide',
      'victim trait',
      'unrelated trait',
      'victim peaceful > own',
      'victim peaceful > victim',
      'victim peaceful > homicide',
      'victim peaceful > first blow',
    ],
    'Who spoke first about what kind of person, and about which of the two in the fight?',
    'Who began to speak of what people are like, and about which of the two?',
  ],
  [
    ['asked acts', 'good acts', 'proved acts', 'victim acts', 'victim acts known'],
    'A single story is offered. Is it told by a witness or asked on cross, and what is it meant to show?',
    'One story is offered. Who tells it, at which stage, and for what?',
  ],
  [
    ['acquitted', 'signature', 'common method', 'knowledge', 'unannounced'],
    'Take "he\'s that kind of person" away. What is left for the old story to show, and was the other side told?',
    'What use is left for the old story, and was the other side told?',
  ],
  [
    ['driver > good trait', 'driver > bad trait', 'habit', 'general habit'],
    'No crime is charged here. Is it a way of being, or a thing done every time without thinking?',
    'A way of being, or a thing done without thinking?',
  ],
  [
    ['history', 'history together', 'source', 'other assault'],
    'Whose past is it, with whom, and what is it to show? Then find the rule made for that.',
    'Whose past is it, with whom, and to what end?',
  ],
  [
    ['libel'],
    'Is character here a sign of something else, or the very thing that the jury must decide?',
    'Is it a sign of something else, or the very thing to be decided?',
  ],
])
