import { whose } from '../../engine/party.ts'
import type { ConvictionFacts } from './facts.ts'
import { opponent } from './roles.ts'
import type { Worded } from './worded.ts'

/** A felony taken to be of no use because it has no deceit in it. */
export const noDeceit =
  (why: string): Worded =>
  ({ felony }) => [
    `${felony} required no proof of a dishonest act or false statement`,
    `${felony} is a crime of violence, which has no bearing on truthfulness`,
    why,
  ]
export const NO_DECEIT = noDeceit(
  'A felony may impeach although it is a crime of violence and required no false statement. It is weighed, not shut out.',
)

/** The bar of FRE 608(b), taken to cover convictions. */
export const EXTRINSIC: Worded = () => [
  'extrinsic evidence of specific acts is inadmissible to impeach',
  "a witness's character for truthfulness may not be attacked with extrinsic evidence",
  'Rule 608(b) bars extrinsic evidence of specific acts but excepts criminal convictions, which a public record may prove.',
]

/** The bar of FRE 404, taken to cover impeachment of a defendant who testifies. */
export const CHARACTER: Worded = ({ person }) => [
  `${person.the} offered no evidence of good character that would open the door`,
  `a defendant's prior crime is inadmissible until the defense opens the door`,
  'Opening the door with good character matters under Rule 404. A defendant who testifies puts credibility in issue, and Rule 609 governs.',
]

/** A criminal defendant's balance, failed; of other witnesses, the same finding. */
export const prejudiced =
  (why: string): Worded =>
  ({ person }, { seat }) => [
    seat === 'defendant'
      ? `the conviction's probative value does not outweigh its prejudicial effect on ${person.the}`
      : "the conviction's probative value does not outweigh its prejudicial effect",
    seat === 'defendant'
      ? `the prejudice to ${person.the} outweighs the probative value of the conviction`
      : 'the prejudice that the conviction causes outweighs its probative value',
    why,
  ]
export const PREJUDICED = prejudiced(
  'A felony of a defendant who testifies comes in if its value outweighs the prejudice. The court found the reverse.',
)
export const NO_DEFENDANT = prejudiced(
  'Only a criminal defendant has that protection. For anyone else, prejudice must be substantially greater.',
)
export const UNWEIGHED =
  'For a crime with deceit as an element, prejudice never counts, not even where it is much the greater.'

export const very403 =
  (why: string): Worded =>
  () => [
    'Rule 403 excludes a conviction whose prejudicial effect substantially outweighs its probative value',
    'under Rule 403, the danger of unfair prejudice substantially outweighs probative value',
    why,
  ]

export const EXPIRED: Worded = () => [
  'a conviction is inadmissible once ten years have passed since the release',
  'the passing of ten years since the release bars use of the conviction',
  "Ten years don't bar a conviction altogether. They reverse the balance and add a duty of written notice.",
]
export const FROM_CONVICTION: Worded = ({ person }) => [
  `more than ten years have passed since ${person.the} was convicted`,
  'a conviction is inadmissible once ten years have passed since its entry',
  'The clock starts at the later of two dates, the conviction and the release. Only eight years have passed since the release.',
]
export const REVERSED: Worded = () => [
  "the conviction's probative value does not substantially outweigh its prejudicial effect",
  'after ten years, probative value must substantially outweigh prejudicial effect, and it does not',
  'Ten years after release the presumption is against the conviction. A value that is merely greater falls short.',
]

export const unnoticed =
  (why: string): Worded =>
  (story, facts) => [
    `${opponent(facts, story)} was given no written notice that the conviction would be used`,
    'a conviction is inadmissible without written notice, and none was given',
    why,
  ]
export const NO_NOTICE_NEEDED = unnoticed(
  'Written notice is required only for convictions past the ten years. Counted from the release, this one is not.',
)

export const SERVED: Worded = ({ person }) => [
  `${whose(person)} completion of the sentence is equivalent to a certificate of rehabilitation`,
  'the completion of a sentence long ago amounts to a finding of rehabilitation',
  'Rule 609(c) asks for a pardon, certificate, or like procedure with a finding. Serving the sentence is none of these.',
]
export const CERTIFICATE: Worded = () => [
  'a certificate of rehabilitation bars use of the earlier conviction',
  'the earlier conviction was the subject of a certificate of rehabilitation',
  'A certificate protects only as long as no later felony conviction follows. One did.',
]
export const PARDONED: Worded = () => [
  'a conviction that has been the subject of a pardon is inadmissible',
  'a conviction may not be used to impeach once a pardon is granted',
  'Not every pardon bars impeachment. It must rest on a finding of innocence or rehabilitation, and this one found neither.',
]
export const ON_APPEAL: Worded = () => [
  'a conviction is not final while an appeal from it is pending',
  'the pending appeal suspends use of the conviction to impeach',
  'Rule 609(e) lets a conviction be used while an appeal is pending. The appeal itself may be shown.',
]
export const GROWN: Worded = ({ person }) => [
  `a juvenile adjudication loses its effect once the juvenile is an adult`,
  `${person.the} is an adult, against whom a juvenile adjudication is inadmissible`,
  'That the juvenile is an adult now has no effect. Rule 609(d) looks to the case, the witness, the offense, and the need.',
]
export const UNPUNISHED: Worded = () => [
  'a juvenile adjudication is not for a crime punishable by more than one year',
  'a juvenile adjudication is neither a felony conviction nor punishable as one',
  "An adjudication is no felony conviction and isn't punishable as one, but the rule asks how an adult's conviction for the offense would fare.",
]

/** Records of which every witness may have one. Of them a finding of prejudice is never told, save of crimes of deceit. */
const UNPREJUDICED: readonly ConvictionFacts['record'][] = [
  'minor',
  'old',
  'old unnoticed',
  'innocence',
  'rehabilitated',
  'arrest',
]

/** True where a reason that protects a defendant, or says that prejudice prevails, makes sense. */
export const suitsSeat = ({ seat, record }: ConvictionFacts) =>
  seat === 'defendant' || !UNPREJUDICED.includes(record)
