import { capital } from '../../../text/capital.ts'
import { He, him, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { ConvictionFacts, ConvictionStory } from './facts.ts'

const DEFENDANT =
  'A felony conviction of a criminal defendant who testifies is admitted if its probative value outweighs its prejudicial effect on that defendant'
const OTHER =
  'In a civil case, or against a witness in a criminal case who is not a defendant, a felony conviction must be admitted unless, under Rule 403, unfair prejudice substantially outweighs its probative value'
const OLD =
  'Once more than ten years have passed since the conviction or the release from confinement, whichever is later, a conviction is admissible only if its probative value, supported by specific facts, substantially outweighs its prejudicial effect and reasonable written notice is given'
const JUVENILE = 'A juvenile adjudication is admissible to impeach only'

/** The seat of a person who is no criminal defendant, reading on after "is". */
const seated = ({ seat }: ConvictionFacts) =>
  seat === 'civil' ? 'a party to a civil case' : 'a witness and not the defendant'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  dishonest: {
    authority: 'FRE 609(a)(2)',
    rule: 'Whatever the punishment, a conviction must be admitted against any witness if the elements of the crime required proving a dishonest act or false statement, and no balance of prejudice applies',
    applied: ({ record }, { deceit, lie }) =>
      `${capital(record === 'lie' ? lie : deceit)} has deceit as an element, so the record is admissible despite the court's finding.`,
  },
  'defendant-in': {
    authority: 'FRE 609(a)(1)(B)',
    rule: DEFENDANT,
    applied: (_, { person }) =>
      `${The(person)} is the defendant, and the court found that probative value substantially outweighs the prejudice, so the record is admissible.`,
  },
  'defendant-out': {
    authority: 'FRE 609(a)(1)(B)',
    rule: `${DEFENDANT}, and not otherwise`,
    applied: (_, { person }) =>
      `${The(person)} is the defendant, and the court found that prejudice outweighs the probative value, so the record is inadmissible.`,
  },
  'other-in': {
    authority: 'FRE 609(a)(1)(A)',
    rule: OTHER,
    applied: (at, { person }) =>
      `${The(person)} is ${seated(at)}, and the court found that prejudice is not substantially greater than value, so the record is admissible.`,
  },
  'other-out': {
    authority: 'FRE 609(a)(1)(A)',
    rule: OTHER,
    applied: (at, { person }) =>
      `${The(person)} is ${seated(at)}, and the court found that prejudice is substantially greater than value, so the record is inadmissible.`,
  },
  minor: {
    authority: 'FRE 609(a)',
    rule: "A crime punishable by a year or less may be used to attack a witness's character for truthfulness only if its elements required proving a dishonest act or false statement",
    applied: (_, { minor }) =>
      `${capital(minor)} is punishable by six months at most and involves no deceit, so the record is inadmissible whatever its value.`,
  },
  released: {
    authority: 'FRE 609(b)',
    rule: 'The special limit on old convictions applies only if more than ten years have passed since the conviction or the release from confinement for it, whichever is later',
    applied: (_, { person }) =>
      `${The(person)} left prison eight years ago, so neither that limit nor its demand for notice applies.`,
  },
  'old-in': {
    authority: 'FRE 609(b)',
    rule: OLD,
    applied: (_, { person }) =>
      `Fifteen years have passed since ${whose(person)} release, but the court made the required finding and notice was given, so the record is admissible.`,
  },
  'old-weak': {
    authority: 'FRE 609(b)(1)',
    rule: OLD,
    applied: (_, { person }) =>
      `Fifteen years have passed since ${whose(person)} release, and the court found no substantial surplus of value, so the record is inadmissible.`,
  },
  'old-deceit': {
    authority: 'FRE 609(b)',
    rule: 'The limit on old convictions covers crimes of dishonesty too',
    applied: (_, { deceit }) =>
      `A conviction for ${deceit} that is so old is no longer admitted without weighing.`,
  },
  'old-unnoticed': {
    authority: 'FRE 609(b)(2)',
    rule: OLD,
    applied: (_, { person }) =>
      `Fifteen years have passed since ${whose(person)} release, and no notice was given, so the record is inadmissible in spite of the finding.`,
  },
  innocence: {
    authority: 'FRE 609(c)(2)',
    rule: 'A conviction is inadmissible to impeach if it has been the subject of a pardon, annulment, or equivalent procedure based on a finding of innocence',
    applied: (_, { person }) =>
      `The governor pardoned ${person.the} on just such a finding, so the record is inadmissible.`,
  },
  rehabilitated: {
    authority: 'FRE 609(c)(1)',
    rule: 'A conviction is inadmissible to impeach if a pardon, certificate, or equivalent procedure found the person rehabilitated and the person has not been convicted of a later felony',
    applied: (_, { person }) =>
      `${The(person)} has the certificate and no later conviction, so the record is inadmissible.`,
  },
  relapsed: {
    authority: 'FRE 609(c)(1)',
    rule: 'A certificate of rehabilitation does not bar a conviction if the person has been convicted of a later crime punishable by more than one year in prison',
    applied: (_, { person }) =>
      `${capital(whose(person))} later conviction for burglary took the protection away.`,
  },
  restored: {
    authority: 'FRE 609(c)',
    rule: 'A pardon bars use of a conviction only if it is based on a finding of innocence or, where no later felony follows, of rehabilitation',
    applied: (_, { person }) => `The governor restored ${whose(person)} right to vote and found neither.`,
  },
  appeal: {
    authority: 'FRE 609(e)',
    rule: 'A conviction may be used to impeach even if an appeal is pending, and the pendency may be shown too',
    applied: (_, { person }) => `The appeal that ${person.the} has taken is therefore no bar.`,
  },
  'juvenile-defendant': {
    authority: 'FRE 609(d)(2)',
    rule: `${JUVENILE} in a criminal case and only against a witness other than the defendant`,
    applied: (_, { person }) => `${The(person)} is the defendant, so the record is inadmissible.`,
  },
  'juvenile-civil': {
    authority: 'FRE 609(d)(1)',
    rule: `${JUVENILE} in a criminal case`,
    applied: (_, { person }) =>
      `${The(person)} is a party to a civil case, so the record is inadmissible however useful it may be.`,
  },
  'juvenile-needed': {
    authority: 'FRE 609(d)',
    rule: `${JUVENILE} in a criminal case, against a witness other than the defendant, if an adult's conviction for the offense would be admissible and the evidence is necessary to fairly determine guilt or innocence`,
    applied: (_, { person, youth }) =>
      `${The(person)} is not on trial, ${youth} is a crime of deceit, and the court found the need, so the record is admissible.`,
  },
  'juvenile-unneeded': {
    authority: 'FRE 609(d)(4)',
    rule: `${JUVENILE} if, among other conditions, the evidence is necessary to fairly determine guilt or innocence`,
    applied: () =>
      'The court found that the jury can decide fairly without it, so the record is inadmissible.',
  },
  arrest: {
    authority: 'FRE 609(a)',
    rule: 'The rule lets a party impeach a witness by evidence of a criminal conviction, and an arrest or a charge is not one',
    applied: (_, { person }) =>
      `${He(person)} was arrested, but no court ever convicted ${him(person)}, so the record is inadmissible.`,
  },
} as const satisfies RuleTable<ConvictionFacts, ConvictionStory>
