import { capital } from '../../../text/capital.ts'
import { him, type Party, The } from '../../engine/party.ts'
import { A, type StandingCase } from './case.ts'

/** Something in government that a clause of the Constitution may not allow. */
export interface Grievance {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The state of things, as a clause that names the defendant in place of @. */
  readonly fact: string
  readonly clause: string
}

/** The suit of a citizen who wants the Constitution obeyed. */
export function grievanceCase({ plaintiff, defendant, fact, clause }: Grievance): StandingCase {
  const voter = `votes in every election and has no dealings with`
  const wrote = (to: string) =>
    `wrote to ${to}, asserting that every citizen is entitled to a government that obeys the Constitution. ${The(defendant)} replied by letter that nothing would change.`
  return {
    plaintiff,
    defendant,
    before: [
      `${capital(fact.replace('@', defendant.a))}. ${A(plaintiff)}, who ${voter} ${defendant.the}, ${wrote(him(defendant))}`,
      `${A(plaintiff)} ${voter} ${defendant.a}. After reading in a newspaper that ${fact.replace('@', defendant.the)}, ${plaintiff.the} ${wrote(defendant.the)}`,
      `This year, ${plaintiff.a} learned that ${fact.replace('@', defendant.a)}. ${The(plaintiff)}, who ${voter} ${defendant.the}, ${wrote(him(defendant))}`,
    ],
    charge: `a violation of the ${clause}`,
    wants: 'an injunction against the practice',
  }
}

const treasury: Party = { a: 'the Secretary of the Treasury', the: 'the Secretary', pronoun: 'she' }

export const grievances: readonly Grievance[] = [
  {
    plaintiff: { a: 'a retired teacher', the: 'the teacher', pronoun: 'he' },
    defendant: { a: 'a federal canal commission', the: 'the commission', pronoun: 'it' },
    fact: 'a senator also holds a paid office in @',
    clause: 'Incompatibility Clause',
  },
  {
    plaintiff: { a: 'a librarian', the: 'the librarian', pronoun: 'she' },
    defendant: treasury,
    fact: 'the accounts published by @ leave out the cost of intelligence agencies',
    clause: 'Accounts Clause',
  },
  {
    plaintiff: { a: 'a high school principal', the: 'the principal', pronoun: 'she' },
    defendant: { a: 'the Secretary of State', the: 'the Secretary', pronoun: 'he' },
    fact: 'three ambassadors whom the Senate has not confirmed serve under @',
    clause: 'Appointments Clause',
  },
  {
    plaintiff: { a: 'a stamp collector', the: 'the collector', pronoun: 'he' },
    defendant: { a: 'the Secretary of Defense', the: 'the Secretary', pronoun: 'she' },
    fact: 'several members of Congress hold commissions as reserve officers under @',
    clause: 'Incompatibility Clause',
  },
  {
    plaintiff: { a: 'a bookkeeper', the: 'the bookkeeper', pronoun: 'she' },
    defendant: { a: 'a federal shipping board', the: 'the board', pronoun: 'it' },
    fact: 'a member of the House also sits as a paid member of @',
    clause: 'Incompatibility Clause',
  },
  {
    plaintiff: { a: 'a retired postal worker', the: 'the worker', pronoun: 'he' },
    defendant: { a: 'a federal monuments board', the: 'the board', pronoun: 'it' },
    fact: 'a member of @ has accepted a yearly payment from a foreign government without the consent of Congress',
    clause: 'Foreign Emoluments Clause',
  },
  {
    plaintiff: { a: 'a civics tutor', the: 'the tutor', pronoun: 'she' },
    defendant: { a: 'the Attorney General', the: 'the Attorney General', pronoun: 'she' },
    fact: 'a former congressman, who voted to raise the salary of an office during his term, now holds that office under @',
    clause: 'Ineligibility Clause',
  },
  {
    plaintiff: { a: 'a barber', the: 'the barber', pronoun: 'he' },
    defendant: { a: 'a federal harbor agency', the: 'the agency', pronoun: 'it' },
    fact: 'the director of @, a principal officer, has served for three years without confirmation by the Senate',
    clause: 'Appointments Clause',
  },
]
