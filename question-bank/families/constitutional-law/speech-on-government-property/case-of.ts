import type { SpeechCase } from './case.ts'
import type { SpeechFacts } from './facts.ts'
import { flagCase } from './flags.ts'
import { hallCase } from './halls.ts'
import { mailboxCase } from './mailboxes.ts'
import { marchCase } from './marches.ts'
import { monumentCase } from './monuments.ts'
import { parkCase } from './parks.ts'
import { pollCase } from './polls.ts'
import type { SpeechStory } from './story.ts'
import { studentCase } from './students.ts'
import { theaterCase } from './theaters.ts'

/** Returns the suit that a story tells for these facts. */
export function caseOf({ twist }: SpeechFacts, story: SpeechStory): SpeechCase {
  switch (twist) {
    case 'sound':
    case 'leaflets':
    case 'subject':
      return parkCase(story.park, twist)
    case 'discretion':
    case 'standards':
    case 'hostile':
    case 'blocks':
    case 'marched':
      return marchCase(story.march, twist)
    case 'script':
      return theaterCase(story.theater)
    case 'open':
    case 'religious':
    case 'topic':
      return hallCase(story.hall, twist)
    case 'rival':
    case 'critics':
      return mailboxCase(story.mail, twist)
    case 'apparel':
    case 'ballot':
      return pollCase(story.voter, twist)
    case 'monument':
      return monumentCase(story.monument)
    case 'flag':
    case 'own-flag':
      return flagCase(story.flag, twist)
    default:
      return studentCase(story.student, twist)
  }
}
