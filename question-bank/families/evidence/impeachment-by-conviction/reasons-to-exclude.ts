import { capital } from '../../../text/capital.ts'
import { he, The, whose } from '../../engine/party.ts'
import type { ConvictionFacts } from './facts.ts'
import { opponent } from './roles.ts'
import { type Worded, worded } from './worded.ts'

/** A felony taken to be of no use because it has no deceit in it. */
const noDeceit =
  (why: string): Worded =>
  ({ felony }) => [
    `${felony} required no proof of a dishonest act or false statement`,
    `${felony} is a crime of violence, which has no bearing on truthfulness`,
    why,
  ]
const NO_DECEIT = noDeceit(
  'A felony may impeach although it is a crime of violence and required no false statement. It is weighed, not shut out.',
)

/** The bar of FRE 608(b), taken to cover convictions. */
const EXTRINSIC: Worded = () => [
  'extrinsic evidence of specific acts is inadmissible to impeach',
  "a witness's truthfulness may not be attacked by extrinsic evidence",
  'Rule 608(b) bars extrinsic evidence of specific acts but excepts criminal convictions, which a public record may prove.',
]

/** The bar of FRE 404, taken to cover impeachment of a defendant who testifies. */
const CHARACTER: Worded = ({ person }) => [
  `${person.the} offered no evidence of good character that would open the door`,
  `a defendant's prior crime is inadmissible until the defense opens the door`,
  'Opening the door with good character matters under Rule 404. A defendant who testifies puts credibility in issue, and Rule 609 governs.',
]

/** A criminal defendant's balance, failed; of other witnesses, the same finding. */
const prejudiced =
  (why: string): Worded =>
  ({ person }, { seat }) => [
    seat === 'defendant'
      ? `the conviction's value does not outweigh its prejudicial effect on ${person.the}`
      : "the conviction's probative value does not outweigh its prejudicial effect",
    seat === 'defendant'
      ? `the prejudice to ${person.the} outweighs the probative value of the conviction`
      : 'the prejudice that the conviction causes outweighs its probative value',
    why,
  ]
const PREJUDICED = prejudiced(
  'A felony of a defendant who testifies comes in if its value outweighs the prejudice. The court found the reverse.',
)
const NO_DEFENDANT = prejudiced(
  'Only a criminal defendant has that protection. For anyone else, prejudice must be substantially greater.',
)
const UNWEIGHED =
  'For a crime with deceit as an element, prejudice never counts, not even where it is much the greater.'

const very403 =
  (why: string): Worded =>
  () => [
    "the conviction's prejudicial effect substantially outweighs its value",
    'under Rule 403, prejudice substantially outweighs probative value',
    why,
  ]

const EXPIRED: Worded = () => [
  'a conviction is inadmissible once ten years have passed since the release',
  'the passing of ten years since the release is an absolute bar to its use',
  "Ten years don't bar a conviction altogether. They reverse the balance and add a duty of written notice.",
]
const FROM_CONVICTION: Worded = ({ person }) => [
  `more than ten years have passed since ${person.the} was convicted`,
  'a conviction is inadmissible once ten years have passed since its entry',
  'The clock starts at the later of two dates, the conviction and the release. Only eight years have passed since the release.',
]
const REVERSED: Worded = () => [
  "the conviction's value does not substantially outweigh its prejudicial effect",
  'after ten years, probative value has to outweigh prejudice substantially, and it does not',
  'Ten years after release the presumption is against the conviction. A value that is merely greater falls short.',
]

const unnoticed =
  (why: string): Worded =>
  (story, facts) => [
    `${opponent(facts, story)} was given no written notice that the conviction would be used`,
    'a conviction is inadmissible without written notice, and none was given',
    why,
  ]
const NO_NOTICE_NEEDED = unnoticed(
  'Written notice is required only for convictions past the ten years. This one is counted from the release and is not.',
)

const SERVED: Worded = ({ person }) => [
  `${whose(person)} completed sentence is equivalent to a certificate of rehabilitation`,
  'a sentence served long ago amounts to a finding of rehabilitation',
  'Rule 609(c) asks for a pardon, certificate, or like procedure with a finding. Serving the sentence is none of these.',
]
const CERTIFICATE: Worded = () => [
  'a certificate of rehabilitation bars use of the earlier conviction',
  'the earlier conviction was the subject of a certificate of rehabilitation',
  'A certificate protects only as long as no later felony conviction follows. One did.',
]
const PARDONED: Worded = () => [
  'a conviction that has been the subject of a pardon is inadmissible',
  'a conviction may not be used to impeach once a pardon is granted',
  'Not every pardon bars impeachment. It must rest on a finding of innocence or rehabilitation, and this one found neither.',
]
const ON_APPEAL: Worded = () => [
  'a conviction is not final while an appeal from it is pending',
  'the pending appeal suspends use of the conviction to impeach',
  'Rule 609(e) lets a conviction be used while an appeal is pending. The appeal itself may be shown.',
]
const GROWN: Worded = ({ person }) => [
  `a juvenile adjudication loses its effect once the juvenile is an adult`,
  `${person.the} is an adult, against whom a juvenile adjudication is inadmissible`,
  'That the juvenile is an adult now has no effect. Rule 609(d) looks to the case, the witness, the offense, and the need.',
]
const UNPUNISHED: Worded = () => [
  'a juvenile adjudication is not for a crime punishable by more than one year',
  'an adjudication is neither a felony conviction nor punishable as one',
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
const suitsSeat = ({ seat, record }: ConvictionFacts) =>
  seat === 'defendant' || !UNPREJUDICED.includes(record)

/** Reasons to exclude the record. */
export const reasonsToExclude = {
  'no-defendant': worded(
    'no',
    {
      deceit: prejudiced(UNWEIGHED),
      lie: prejudiced(UNWEIGHED),
      'felony > defendant': CHARACTER,
      'felony > witness': NO_DEFENDANT,
      'felony > civil': NO_DEFENDANT,
      'grave > defendant': PREJUDICED,
      'released > defendant': CHARACTER,
      'released > other': NO_DEFENDANT,
      'released > deceit': prejudiced(UNWEIGHED),
      'relapsed > defendant': CHARACTER,
      'relapsed > other': NO_DEFENDANT,
      'restored > defendant': CHARACTER,
      'restored > other': NO_DEFENDANT,
      'appeal > defendant': CHARACTER,
      'appeal > other': NO_DEFENDANT,
      'appeal > grave': PREJUDICED,
      'juvenile > defendant': CHARACTER,
      minor: CHARACTER,
      old: CHARACTER,
      'old > unnoticed': CHARACTER,
      innocence: CHARACTER,
      rehabilitated: CHARACTER,
      arrest: CHARACTER,
    },
    suitsSeat,
  ),
  'no-403': worded('no', {
    deceit: very403(
      'Rule 403 does not apply to a crime with deceit as an element. Its admission is mandatory.',
    ),
    lie: very403(
      'Rule 403 does not apply to a crime with deceit as an element, even a misdemeanor. Its admission is mandatory.',
    ),
    'grave > other': very403(
      'Rule 403 is the balance for witnesses other than a criminal defendant, and the court found what it asks for.',
    ),
    'released > deceit': very403(
      'Within ten years of release, a crime with deceit as an element is outside Rule 403.',
    ),
  }),
  'no-crime': worded('no', {
    lie: ({ lie }) => [
      `a misdemeanor is not a crime punishable by more than one year`,
      `${lie} is a misdemeanor and not a felony conviction`,
      "Punishment matters only for crimes without deceit. This one required proof of a false statement, so it's admitted.",
    ],
    minor: ({ minor }) => [
      `${minor} is a misdemeanor and required no dishonest act or false statement`,
      `a misdemeanor that required no dishonest act or false statement is inadmissible`,
      `A misdemeanor impeaches only if its elements required proof of deceit. ${capital(minor)} required none.`,
    ],
    'felony > defendant': NO_DECEIT,
    'felony > witness': NO_DECEIT,
    'felony > civil': NO_DECEIT,
    'grave > defendant': noDeceit(
      'A felony of violence that required no false statement is weighed. What excludes this one is the result of the weighing.',
    ),
    'grave > other': noDeceit(
      'A felony of violence that required no false statement is weighed. What excludes this one is the result of the weighing.',
    ),
    'released > defendant': NO_DECEIT,
    'released > other': NO_DECEIT,
    old: NO_DECEIT,
    'old > weak': noDeceit(
      'Violence does not exclude it, nor does the lack of a false statement. After ten years every felony is weighed alike.',
    ),
    'old > unnoticed': noDeceit(
      'Violence does not exclude it, nor does the lack of a false statement. What is missing is written notice.',
    ),
    innocence: noDeceit(
      'A felony of violence may impeach although it required no false statement. What takes this one out of use is the pardon.',
    ),
    rehabilitated: noDeceit(
      'A felony of violence may impeach although it required no false statement. What takes this one out of use is the certificate.',
    ),
    'relapsed > defendant': NO_DECEIT,
    'relapsed > other': NO_DECEIT,
    'restored > defendant': NO_DECEIT,
    'restored > other': NO_DECEIT,
    'appeal > defendant': NO_DECEIT,
    'appeal > other': NO_DECEIT,
    'appeal > grave': noDeceit(
      'A felony of violence that required no false statement is weighed. What excludes this one is the result of the weighing.',
    ),
    'juvenile > civil': UNPUNISHED,
    'juvenile > defendant': UNPUNISHED,
    'juvenile > needed': UNPUNISHED,
    'juvenile > unneeded': UNPUNISHED,
  }),
  'no-old': worded('no', {
    'released > defendant': FROM_CONVICTION,
    'released > other': FROM_CONVICTION,
    'released > deceit': FROM_CONVICTION,
    old: EXPIRED,
    'old > weak': REVERSED,
    'old > deceit': REVERSED,
    'old > unnoticed': EXPIRED,
  }),
  'no-notice': worded('no', {
    'released > defendant': NO_NOTICE_NEEDED,
    'released > other': NO_NOTICE_NEEDED,
    'released > deceit': NO_NOTICE_NEEDED,
    'old > unnoticed': unnoticed(
      'Ten years after release, a conviction needs both a favorable finding and written notice, so that the other party can contest it.',
    ),
  }),
  'no-after': worded('no', {
    old: SERVED,
    'old > weak': SERVED,
    'old > deceit': SERVED,
    'old > unnoticed': SERVED,
    innocence: () => [
      'the conviction was the subject of a pardon based on a finding of innocence',
      'a pardon that is based on a finding of innocence bars use of the conviction',
      'What counts is the finding behind the pardon. One of innocence leaves nothing to impeach with.',
    ],
    rehabilitated: ({ person }) => [
      `a certificate of rehabilitation bars use of the conviction absent a later felony`,
      `${person.the} has a certificate of rehabilitation and no later felony conviction`,
      `A finding of rehabilitation protects ${person.the} as long as ${he(person)} is not convicted of another felony.`,
    ],
    'relapsed > defendant': CERTIFICATE,
    'relapsed > other': CERTIFICATE,
    'restored > defendant': PARDONED,
    'restored > other': PARDONED,
    'appeal > defendant': ON_APPEAL,
    'appeal > other': ON_APPEAL,
    'appeal > grave': ON_APPEAL,
    'juvenile > defendant': GROWN,
    'juvenile > civil': GROWN,
    'juvenile > needed': GROWN,
    'juvenile > unneeded': GROWN,
    arrest: () => [
      'the dismissal of the charge was equivalent to a pardon based on innocence',
      'dropping a charge is like a pardon based on innocence and bars its use',
      'Dropping a charge finds nothing, and there is no conviction that a finding of innocence could take away.',
    ],
  }),
  'no-record': worded('no', {
    deceit: EXTRINSIC,
    lie: EXTRINSIC,
    minor: EXTRINSIC,
    'felony > defendant': EXTRINSIC,
    'felony > witness': EXTRINSIC,
    'felony > civil': () => [
      'convictions may be used to impeach in criminal cases and not in civil ones',
      'a felony conviction is inadmissible to impeach a party to a civil case',
      'Rule 609(a)(1)(A) covers civil cases expressly. A party who testifies there may be impeached like any other witness.',
    ],
    'grave > defendant': EXTRINSIC,
    'grave > other': EXTRINSIC,
    'released > defendant': EXTRINSIC,
    old: EXTRINSIC,
    'old > weak': EXTRINSIC,
    'old > deceit': EXTRINSIC,
    'old > unnoticed': EXTRINSIC,
    innocence: EXTRINSIC,
    rehabilitated: EXTRINSIC,
    'juvenile > defendant': ({ person }) => [
      `a juvenile adjudication is inadmissible to impeach a criminal defendant`,
      `${person.the} is the defendant, against whom a juvenile adjudication may not be used`,
      `${The(person)} is on trial. Against a defendant a juvenile adjudication stays out, however much the jury needs it.`,
    ],
    'juvenile > civil': () => [
      'a juvenile adjudication is inadmissible to impeach in a civil case',
      'juvenile adjudications may be used to impeach in criminal cases alone',
      "Rule 609(d) opens the door in criminal cases only, so the need for the evidence doesn't help.",
    ],
    'juvenile > needed': () => [
      'a juvenile adjudication is not a conviction and is inadmissible to impeach',
      'juvenile adjudications are inadmissible to impeach a witness',
      "It isn't a conviction, but Rule 609(d) admits it in a criminal case against a witness like this one.",
    ],
    'juvenile > unneeded': () => [
      'the juvenile adjudication is not needed to determine guilt fairly',
      'guilt or innocence can be fairly determined without it',
      "Need is one of four conditions, and the court found it lacking. The other three don't make up for it.",
    ],
    arrest: ({ person, felony }) => [
      `an arrest that led to no conviction is inadmissible to impeach`,
      `${person.the} was arrested for ${felony} but has no conviction for it`,
      'Rule 609 lets in convictions. An arrest shows only that somebody was suspected.',
    ],
  }),
} as const
