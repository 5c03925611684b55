import type { PathTable } from '../../engine/tables.ts'
import type { SpeechFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Speech on government property, one row a path: 'yes' lets the speaker win. */
export const paths = {
  sound: { rules: ['neutral', 'sound'], because: ['no-manner'], level: 4, draws: 2 },
  leaflets: { rules: ['neutral', 'leaflets'], because: ['yes-tailoring'], level: 5, draws: 2 },
  subject: { rules: ['subject', 'motive'], because: ['yes-strict'], level: 5 },
  discretion: { rules: ['discretion'], because: ['yes-discretion'], level: 6 },
  standards: { rules: ['standards'], because: ['no-licensing'], level: 6, draws: 2 },
  hostile: { rules: ['hostile'], because: ['yes-hostile'], level: 5, draws: 2 },
  blocks: { rules: ['blocks'], because: ['no-fee'], level: 6, draws: 2 },
  marched: { rules: ['marched'], because: ['yes-discretion'], level: 7 },
  script: { rules: ['script'], because: ['yes-safeguards'], level: 6, draws: 2 },
  open: { rules: ['open'], because: ['yes-strict'], level: 6 },
  religious: { rules: ['limited', 'religious'], because: ['yes-viewpoint'], level: 5 },
  topic: { rules: ['limited'], because: ['no-forum'], level: 4 },
  rival: { rules: ['rival'], because: ['no-forum'], level: 5 },
  critics: { rules: ['critics'], because: ['yes-viewpoint'], level: 5 },
  apparel: { rules: ['polls', 'apparel'], because: ['yes-workable'], level: 6, draws: 2 },
  ballot: { rules: ['polls', 'ballot'], because: ['no-forum'], level: 6 },
  monument: { rules: ['monument'], because: ['no-government'], level: 5 },
  flag: { rules: ['whose', 'flag'], because: ['yes-viewpoint'], level: 7 },
  'own-flag': { rules: ['whose', 'own-flag'], because: ['no-government'], level: 7 },
  ribbon: { rules: ['ribbon'], because: ['yes-student'], level: 3, draws: 2 },
  disruption: { rules: ['disruption'], because: ['no-disruption'], level: 4, draws: 2 },
  newspaper: { rules: ['newspaper'], because: ['no-sponsored'], level: 4, draws: 2 },
  weekend: { rules: ['weekend'], because: ['yes-off-campus'], level: 7, draws: 2 },
} as const satisfies PathTable<SpeechFacts, typeof rules, typeof reasons, typeof misconceptions>

const PLACES: Readonly<Record<Twist, SpeechFacts['place']>> = {
  sound: 'park',
  leaflets: 'park',
  subject: 'park',
  discretion: 'street',
  standards: 'street',
  hostile: 'street',
  blocks: 'street',
  marched: 'street',
  script: 'theater',
  open: 'hall',
  religious: 'hall',
  topic: 'hall',
  rival: 'mailboxes',
  critics: 'mailboxes',
  apparel: 'polls',
  ballot: 'polls',
  monument: 'display',
  flag: 'display',
  'own-flag': 'display',
  ribbon: 'school',
  disruption: 'school',
  newspaper: 'school',
  weekend: 'school',
}

/** The path that these facts take; null for a twist that belongs to other property. */
export const decide = ({ place, twist }: SpeechFacts): keyof typeof paths | null =>
  PLACES[twist] === place ? twist : null

/** The area of the taxonomy to which a twist belongs. */
export function area({ place, twist }: SpeechFacts): string {
  if (twist === 'subject') return 'Content-based regulation'
  switch (place) {
    case 'park':
    case 'street':
      return 'Content-neutral time, place and manner'
    case 'theater':
      return 'Vagueness, overbreadth and prior restraint'
    case 'school':
      return 'Government employees, students and funding'
    default:
      return 'Forum doctrine'
  }
}
