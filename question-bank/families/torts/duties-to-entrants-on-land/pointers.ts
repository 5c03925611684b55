import { pointersFrom } from '../../engine/pointers.ts'
import type { paths } from './paths.ts'

/** By path, the welcome, the danger, and what the possessor knew. */
export const pointers = pointersFrom<keyof typeof paths>([
  [
    ['invitee > inspect', 'invitee > undiscoverable'],
    'Someone came to shop. What would a reasonable look have brought to light?',
    'What would a reasonable look have brought to light?',
  ],
  [
    ['invitee > warned', 'licensee > warned', 'known > warned'],
    'Read what was said about the danger. Was it enough to keep away?',
    'Read what was said beforehand. Was it enough to keep away?',
  ],
  [
    ['invitee > obvious', 'invitee > expected', 'licensee > obvious', 'known > obvious'],
    'It was in plain view. Was there a way around, and any reason to foresee a fall all the same?',
    'It was in plain view. Was there a way around?',
  ],
  [
    [
      'licensee > known',
      'licensee > unknown',
      'known > hidden',
      'known > unknown',
      'constant > hidden',
      'constant > unknown',
    ],
    'What did the owner know about the flaw, and what about the people who came that way?',
    'How much was known about the flaw, and about those who came that way?',
  ],
  [
    ['licensee > activity', 'known > activity', 'constant > activity', 'unseen > activity', 'unseen'],
    'Who could have been expected there, and was it a thing left lying or a thing being done?',
    'Who could have been expected there just then?',
  ],
  [['beyond'], 'How far did the welcome go, and where did the fall happen?', 'How far did the welcome go?'],
  [['trap'], 'What was the thing by the door made to do?', 'What was the thing by the door for?'],
  [
    ['child', 'child > obvious', 'child > unknown', 'child > aware', 'child > unexpected'],
    'What did the owner know about children there and about the flaw, and what did this one understand?',
    'What was known about young visitors and about the flaw, and what did this one understand?',
  ],
])
