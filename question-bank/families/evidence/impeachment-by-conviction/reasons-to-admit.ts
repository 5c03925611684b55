import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import { type Worded, worded } from './worded.ts'

/** A felony taken to be admitted as a crime of deceit is, with why it isn't. */
const automatic =
  (why: string): Worded =>
  ({ felony }) => [
    `a conviction for ${felony} must be admitted whatever its prejudicial effect`,
    `a felony conviction is admissible whatever the prejudice it causes`,
    why,
  ]
const NO_DECEIT =
  'Only a crime with deceit as an element is admitted whatever its prejudice. Any other felony is balanced first.'
const AUTOMATIC = automatic(NO_DECEIT)

const DECEIT: Worded = ({ deceit }) => [
  `${deceit} required proof of a dishonest act, so prejudice is not weighed`,
  `a conviction for ${deceit} must be admitted without weighing its prejudicial effect`,
  `${capital(deceit)} can't be proved without proving deceit. The trial court has no discretion to keep it out as prejudicial.`,
]

const YOUTH: Worded = ({ youth }) => [
  `${youth} is a dishonest act, so the juvenile adjudication must be admitted`,
  `a juvenile adjudication for a crime of deceit must be admitted`,
  'A dishonest act, or a crime of deceit, comes in automatically if an adult was convicted. A juvenile adjudication must meet Rule 609(d).',
]

/** The youth of a conviction taken to be enough. */
const fresh =
  (why: string): Worded =>
  () => [
    'a felony conviction less than ten years old is admissible against any witness',
    'fewer than ten years have passed since the conviction, which makes it admissible',
    why,
  ]
const FRESH = fresh(
  "That fewer than ten years have passed doesn't make a felony admissible against any witness. It must still pass the balance for this one.",
)

const RELEASED: Worded = ({ person }) => [
  `the ten years run from ${whose(person)} release and have not yet passed`,
  `fewer than ten years have passed since ${whose(person)} release from prison`,
  'The clock starts at the conviction or the release from confinement, whichever is later. Eight years are too few.',
]

/** A criminal defendant's balance, met. */
const prevails =
  (why: string): Worded =>
  ({ person }, { seat }) => [
    seat === 'defendant'
      ? `the conviction's probative value outweighs its prejudicial effect on ${person.the}`
      : "the conviction's probative value outweighs its prejudicial effect",
    seat === 'defendant'
      ? `the probative value of the conviction outweighs its prejudice to ${person.the}`
      : 'the probative value of the conviction outweighs its prejudice',
    why,
  ]
const PREVAILS = prevails(
  'A felony comes in against a defendant who testifies if its value outweighs the prejudice. The court found that, and more.',
)

/** Rule 403, met. */
const under403 =
  (why: string): Worded =>
  () => [
    "the conviction's prejudicial effect does not substantially outweigh its value",
    'under Rule 403, prejudice does not substantially outweigh probative value',
    why,
  ]
const UNDER_403 = under403(
  'Rule 403 protects everyone but a criminal defendant, and it excludes only where prejudice is substantially greater.',
)
const PREJUDICED_DEFENDANT =
  "That's the balance for other witnesses. Against a defendant who testifies, value has to outweigh prejudice."

const TOO_LIGHT =
  'Neither balance opens the door to a misdemeanor without deceit. The rule never reaches the weighing.'
const BARRED =
  'That probative value outweighs prejudice is beside the point. A pardon or certificate with the required finding comes first.'
const BARRED_AUTOMATIC = automatic(
  'Even a crime that comes in whatever its prejudice is barred by a pardon or certificate with the required finding.',
)
const BARRED_FRESH = fresh(
  'Having passed fewer than ten years is not enough, even for a felony less than ten years old. A pardon or certificate with the required finding bars it.',
)
const BARRED_403 = under403(
  'Whether prejudice substantially outweighs value is asked only of a conviction that no pardon or certificate bars.',
)

/** Reasons to admit the record. */
export const reasonsToAdmit = {
  'yes-dishonest': worded('yes', {
    deceit: DECEIT,
    lie: ({ lie }) => [
      `${lie} required proof of a false statement, so prejudice is not weighed`,
      'a conviction for a crime of false statement must be admitted whatever its punishment',
      `${capital(lie)} can't be proved without proving a lie. Such a crime comes in whatever its punishment or prejudice.`,
    ],
    'released > deceit': DECEIT,
    'old > deceit': ({ deceit }) => [
      `${deceit} required proof of a dishonest act, so prejudice is not weighed`,
      `a conviction for ${deceit} must be admitted without weighing its prejudicial effect`,
      'A crime of dishonesty loses its automatic entry once ten years have passed since conviction and release.',
    ],
    'felony > defendant': AUTOMATIC,
    'felony > witness': AUTOMATIC,
    'felony > civil': AUTOMATIC,
    'grave > defendant': AUTOMATIC,
    'grave > other': AUTOMATIC,
    'released > defendant': AUTOMATIC,
    'released > other': AUTOMATIC,
    old: automatic(
      'After ten years every felony is weighed, whatever its kind. One without deceit is weighed before that, too.',
    ),
    'old > weak': automatic(
      'After ten years every felony is weighed, whatever its kind. One without deceit is weighed before that, too.',
    ),
    'old > unnoticed': automatic(
      'After ten years, every conviction must pass a reversed balance, and the proponent must have given written notice.',
    ),
    innocence: BARRED_AUTOMATIC,
    rehabilitated: BARRED_AUTOMATIC,
    'relapsed > defendant': AUTOMATIC,
    'relapsed > other': AUTOMATIC,
    'restored > defendant': AUTOMATIC,
    'restored > other': AUTOMATIC,
    'appeal > defendant': AUTOMATIC,
    'appeal > other': AUTOMATIC,
    'appeal > grave': AUTOMATIC,
    'juvenile > defendant': YOUTH,
    'juvenile > civil': YOUTH,
    'juvenile > needed': YOUTH,
    'juvenile > unneeded': YOUTH,
  }),
  'yes-recent': worded('yes', {
    deceit: fresh(
      "That fewer than ten years have passed doesn't make a felony admissible against any witness. Its elements do: they required proof of deceit.",
    ),
    lie: () => [
      'a conviction less than ten years old is admissible against any witness',
      'fewer than ten years have passed since the conviction, which makes it admissible',
      "That fewer than ten years have passed isn't what makes it admissible. The elements do that: they required a false statement.",
    ],
    minor: () => [
      'a conviction less than ten years old is admissible against any witness',
      'fewer than ten years have passed since the conviction, which makes it admissible',
      'That fewer than ten years have passed makes no conviction admissible. A misdemeanor without deceit is useless however recent.',
    ],
    'felony > defendant': FRESH,
    'felony > witness': FRESH,
    'felony > civil': FRESH,
    'grave > defendant': FRESH,
    'grave > other': FRESH,
    'released > defendant': RELEASED,
    'released > other': RELEASED,
    'released > deceit': RELEASED,
    old: () => [
      'the ten-year limit does not apply to a crime punishable by more than one year',
      'a felony conviction, unlike a misdemeanor, is not subject to the ten-year limit',
      'The ten-year limit covers felonies. This one comes in because it meets both demands of that limit.',
    ],
    'old > unnoticed': () => [
      'the ten-year limit does not apply to a crime punishable by more than one year',
      'a felony conviction, unlike a misdemeanor, is not subject to the ten-year limit',
      'The ten-year limit covers felonies, and one of its two demands is written notice.',
    ],
    innocence: BARRED_FRESH,
    rehabilitated: BARRED_FRESH,
    'relapsed > defendant': FRESH,
    'relapsed > other': FRESH,
    'restored > defendant': FRESH,
    'restored > other': FRESH,
    'appeal > defendant': FRESH,
    'appeal > other': FRESH,
    'appeal > grave': FRESH,
    arrest: ({ felony }) => [
      `the arrest was for a felony and took place less than ten years ago`,
      `an arrest for ${felony} within ten years is admissible to impeach`,
      'That the arrest was for a felony and took place within ten years makes no difference. It was never followed by a conviction.',
    ],
  }),
  'yes-defendant': worded('yes', {
    minor: prevails(TOO_LIGHT),
    'felony > defendant': PREVAILS,
    'grave > other': ({ person }) => [
      `the weighing of prejudice protects a criminal defendant, which ${person.the} is not`,
      `${person.the}, unlike a criminal defendant, has no protection from prejudice`,
      'Other witnesses have protection too. It is weaker, but Rule 403 excludes where prejudice is substantially greater.',
    ],
    'released > defendant': PREVAILS,
    'old > unnoticed': prevails(
      'A good balance is only half of what an old conviction needs. The other half is written notice.',
    ),
    innocence: prevails(BARRED),
    rehabilitated: prevails(BARRED),
    'relapsed > defendant': PREVAILS,
    'restored > defendant': PREVAILS,
    'appeal > defendant': PREVAILS,
    arrest: ({ person }) => [
      `the probative value of the arrest outweighs its prejudice to ${person.the}`,
      `the arrest has a probative value that outweighs its prejudicial effect`,
      'The balance of probative value and prejudice is for convictions. An arrest that led to none is never weighed.',
    ],
  }),
  'yes-403': worded('yes', {
    minor: under403(
      'Rule 403 is the balance for felonies. A misdemeanor without deceit never gets that far.',
    ),
    'felony > witness': UNDER_403,
    'felony > civil': UNDER_403,
    'grave > defendant': under403(PREJUDICED_DEFENDANT),
    'released > other': UNDER_403,
    'old > weak': under403(
      'After ten years the Rule 403 balance is reversed: value must substantially outweigh prejudice.',
    ),
    'old > deceit': under403(
      'After ten years the Rule 403 balance is reversed: value must substantially outweigh prejudice.',
    ),
    'old > unnoticed': under403(
      'Rule 403 governs newer convictions. After ten years, written notice is required as well.',
    ),
    innocence: BARRED_403,
    rehabilitated: BARRED_403,
    'relapsed > other': UNDER_403,
    'restored > other': UNDER_403,
    'appeal > other': UNDER_403,
    'appeal > grave': under403(PREJUDICED_DEFENDANT),
  }),
  'yes-old': worded('yes', {
    'released > defendant': () => [
      'after ten years, probative value has to outweigh prejudice substantially, and it does',
      'the conviction is over ten years old, but its value substantially outweighs its prejudice',
      'Counted from the release, this conviction is not too old. The reversed balance and its notice have no place.',
    ],
    'released > deceit': ({ deceit }) => [
      `a conviction for ${deceit} is exempt from the ten-year limit as one for dishonesty`,
      'a crime of dishonesty may be used to impeach however many years have passed',
      'The ten-year limit does cover crimes of dishonesty. It has not run, because the clock starts at the release.',
    ],
    old: () => [
      'the ten-year limit does not bar a conviction that meets its balance and its notice',
      'the ten-year limit is not absolute, and both of its conditions have been met',
      'An old conviction needs two things, a value that substantially outweighs prejudice and written notice. Both are present.',
    ],
    'old > weak': () => [
      'written notice was given, and probative value outweighs prejudice',
      'probative value outweighs prejudice, and written notice was given',
      'Notice is only half of it. After ten years, value has to outweigh prejudice substantially.',
    ],
    'old > deceit': () => [
      'written notice was given, and probative value outweighs prejudice',
      'probative value outweighs prejudice, and written notice was given',
      'Notice is only half of it. After ten years, value has to outweigh prejudice substantially.',
    ],
    'old > unnoticed': () => [
      'after ten years, probative value has to outweigh prejudice substantially, and it does',
      'the conviction is over ten years old, but its value substantially outweighs its prejudice',
      'The finding is only half of it. After ten years, written notice must have been given too.',
    ],
  }),
  'yes-after': worded('yes', {
    innocence: () => [
      'a pardon forgives the punishment but leaves the conviction available to impeach',
      'a conviction remains a conviction although a pardon has ended the punishment',
      'A pardon out of mercy forgives or ends the punishment and no more. One based on a finding of innocence bars the conviction.',
    ],
    rehabilitated: () => [
      'a certificate of rehabilitation, unlike a pardon, leaves the conviction in place',
      'a conviction remains a conviction although rehabilitation has been certified',
      'Rule 609(c) treats a certificate of rehabilitation like a pardon: the conviction remains, but its use is barred unless a later felony follows.',
    ],
    'relapsed > defendant': ({ person }) => relapsed(person.the),
    'relapsed > other': ({ person }) => relapsed(person.the),
    'restored > defendant': () => RESTORED,
    'restored > other': () => RESTORED,
    'appeal > defendant': () => APPEAL,
    'appeal > other': () => APPEAL,
    'appeal > grave': () => [
      APPEAL[0],
      APPEAL[1],
      'The appeal is no bar, but neither does it admit the conviction, which still has to pass the balance.',
    ],
    arrest: () => [
      'the dismissal of a charge does not make an arrest inadmissible to impeach',
      'an arrest remains admissible to impeach once the charge is dismissed',
      'That the charge was dismissed matters little. What is missing is a conviction, and an arrest never takes its place.',
    ],
  }),
  'yes-juvenile': worded('yes', {
    'juvenile > defendant': () => [
      'the juvenile adjudication is necessary to determine guilt or innocence fairly',
      'guilt or innocence cannot be fairly determined absent the juvenile adjudication',
      'That it is necessary to determine guilt or innocence counts only against a witness other than the defendant.',
    ],
    'juvenile > civil': ({ person }) => [
      'the juvenile adjudication is necessary to a fair verdict',
      `${person.the} is not a criminal defendant, and the juvenile adjudication is necessary`,
      'That it is necessary counts only in a criminal case, where guilt or innocence is at stake rather than a civil verdict.',
    ],
    'juvenile > needed': ({ person }) => [
      'the juvenile adjudication is necessary to determine guilt or innocence fairly',
      `${person.the} is not the defendant, and the juvenile adjudication is necessary`,
      `${The(person)} is not on trial, and the court found that guilt or innocence can't be fairly determined without it.`,
    ],
    'juvenile > unneeded': ({ person, youth }) => [
      `an adult's conviction for ${youth} would be admissible against ${person.the}`,
      `the juvenile adjudication was for a dishonest act, and ${person.the} is not the defendant`,
      "A dishonest act by a witness who isn't the defendant, admissible if an adult's, meets three conditions. The fourth, necessity, is missing.",
    ],
  }),
} as const

function relapsed(the: string) {
  return [
    `a later felony conviction ends the protection of a certificate of rehabilitation`,
    `${the} was convicted of a felony after the certificate of rehabilitation`,
    'The certificate barred the earlier conviction until a later felony followed. The burglary lifted the bar.',
  ] as const
}

const RESTORED = [
  'the pardon was not based on a finding of innocence or rehabilitation',
  'a pardon that restores civil rights does not bar use of the conviction',
  'A pardon bars impeachment for what it finds. This one found neither innocence nor rehabilitation.',
] as const

const APPEAL = [
  'the pendency of an appeal does not make a conviction inadmissible',
  'a conviction may be used to impeach even while an appeal is pending',
  'Judgment was entered, and it stands until reversed. The jury may be told of the appeal as well.',
] as const
