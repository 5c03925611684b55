import { capital } from '../../../text/capital.ts'
import { whose } from '../../engine/party.ts'
import type { Worded } from './worded.ts'

/** A felony taken to be admitted as a crime of deceit is, with why it isn't. */
export const automatic =
  (why: string): Worded =>
  ({ felony }) => [
    `a conviction for ${felony} must be admitted whatever its prejudicial effect`,
    `a felony conviction must be admitted without weighing its prejudicial effect`,
    why,
  ]
const NO_DECEIT =
  'Only a crime with deceit as an element is admitted without weighing its prejudicial effect. Any other felony is balanced first.'
export const AUTOMATIC = automatic(NO_DECEIT)

export const DECEIT: Worded = ({ deceit }) => [
  `${deceit} required proof of a dishonest act, so prejudicial effect may not be weighed`,
  `a conviction for ${deceit} must be admitted without weighing its prejudicial effect`,
  `${capital(deceit)} can't be proved without proving deceit. The trial court has no discretion to keep it out as prejudicial.`,
]

export const YOUTH: Worded = ({ youth }) => [
  `${youth} is a dishonest act, so the juvenile adjudication must be admitted`,
  `a juvenile adjudication must be admitted if it was for a crime of deceit`,
  'A dishonest act, or a crime of deceit, comes in automatically if an adult was convicted. A juvenile adjudication must meet Rule 609(d).',
]

/** The youth of a conviction taken to be enough. */
export const fresh =
  (why: string): Worded =>
  () => [
    'a felony conviction less than ten years old is admissible against any witness',
    'the conviction is less than ten years old and is therefore admissible',
    why,
  ]
export const FRESH = fresh(
  "That fewer than ten years have passed doesn't make a felony conviction admissible against any witness. It must still pass the balance for this one.",
)

export const RELEASED: Worded = ({ person }) => [
  `the ten years run from ${whose(person)} release and have not yet passed`,
  `fewer than ten years have passed since ${whose(person)} release from prison`,
  'The clock starts at the conviction or the release from confinement, whichever is later. Eight years are too few.',
]

/** A criminal defendant's balance, met. */
export const prevails =
  (why: string): Worded =>
  ({ person }, { seat }) => [
    seat === 'defendant'
      ? `the conviction's probative value outweighs its prejudicial effect on ${person.the}`
      : "the conviction's probative value outweighs its prejudicial effect",
    seat === 'defendant'
      ? `the probative value of the conviction outweighs the prejudice to ${person.the}`
      : 'the probative value of the conviction outweighs the prejudice that it causes',
    why,
  ]
export const PREVAILS = prevails(
  'A felony comes in against a defendant who testifies if its value outweighs the prejudice. The court found that, and more.',
)

/** Rule 403, met. */
export const under403 =
  (why: string): Worded =>
  () => [
    "the conviction's prejudicial effect does not substantially outweigh its probative value",
    'under Rule 403, the danger of unfair prejudice does not substantially outweigh probative value',
    why,
  ]
export const UNDER_403 = under403(
  'Rule 403 protects everyone but a criminal defendant, and it excludes only where prejudice is substantially greater.',
)
export const PREJUDICED_DEFENDANT =
  "That's the balance for other witnesses. Against a defendant who testifies, value has to outweigh prejudice."

export const TOO_LIGHT =
  'Neither balance opens the door to a misdemeanor without deceit. The rule never reaches the weighing.'
export const BARRED =
  'That probative value outweighs prejudice is beside the point. A pardon or certificate with the required finding comes first.'
export const BARRED_AUTOMATIC = automatic(
  'Even a crime that comes in without weighing its prejudicial effect is barred by a pardon or certificate with the required finding.',
)
export const BARRED_FRESH = fresh(
  'A felony conviction less than ten years old is not always admissible. A pardon or certificate with the required finding bars it.',
)
export const BARRED_403 = under403(
  'Whether prejudice substantially outweighs value is asked only of a conviction that no pardon or certificate bars.',
)

export function relapsed(the: string) {
  return [
    `a later felony conviction ends the protection of a certificate of rehabilitation`,
    `${the} was convicted of a felony after the certificate of rehabilitation`,
    'The certificate barred the earlier conviction until a later felony followed. The burglary lifted the bar.',
  ] as const
}

export const RESTORED = [
  'the pardon was not based on a finding of innocence or rehabilitation',
  'a pardon that restores civil rights does not bar use of the conviction',
  'A pardon bars impeachment for what it finds. This one found neither innocence nor rehabilitation.',
] as const

export const APPEAL = [
  'the pendency of an appeal does not make a conviction inadmissible',
  'a conviction may be used to impeach even while an appeal is pending',
  'Judgment was entered, and it stands until reversed. The jury may be told of the appeal as well.',
] as const
