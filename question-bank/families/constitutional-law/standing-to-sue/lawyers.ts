import { He, type Party, The } from '../../engine/party.ts'
import { A, type StandingCase } from './case.ts'

/** A lawyer who used to be appointed, and those whom the appointments served. */
export interface Practice {
  readonly plaintiff: Party
  readonly clients: string
  /** The cases in which they had a lawyer, reading on after "in". */
  readonly cases: string
}

const official: Party = { a: 'the state court administrator', the: 'the administrator', pronoun: 'he' }

/** The suit of a lawyer who invokes the rights of clients to come. */
export function clientsCase({ plaintiff, clients, cases }: Practice): StandingCase {
  const hopes = 'has no such client now but hopes to be appointed again.'
  const own = `State law lets ${clients} challenge the statute in their own cases, and several have done so without difficulty.`
  return {
    plaintiff,
    defendant: official,
    before: [
      `For years, ${plaintiff.a} earned about $30,000 a year as appointed counsel for ${clients} in ${cases}. A new state statute, administered by the state court administrator, has now abolished such appointments. ${The(plaintiff)} ${hopes} ${own}`,
      `A new state statute, administered by the state court administrator, abolished the appointment of counsel for ${clients} in ${cases}. ${A(plaintiff)} used to earn about $30,000 a year from such appointments. ${He(plaintiff)} ${hopes} ${own}`,
      `Until last year, the courts of a state appointed counsel for ${clients} in ${cases}. A new state statute, administered by the state court administrator, abolished these appointments. ${A(plaintiff)}, who had earned about $30,000 a year from such appointments, ${hopes} ${own}`,
    ],
    charge: `that the statute denies ${clients} due process`,
    wants: 'an injunction against its enforcement',
  }
}

export const practices: readonly Practice[] = [
  {
    plaintiff: { a: 'a solo practitioner', the: 'the lawyer', pronoun: 'she' },
    clients: 'tenants',
    cases: 'eviction cases',
  },
  {
    plaintiff: { a: 'a trial lawyer', the: 'the lawyer', pronoun: 'he' },
    clients: 'parents',
    cases: 'custody cases',
  },
  {
    plaintiff: { a: 'an appellate lawyer', the: 'the lawyer', pronoun: 'he' },
    clients: 'poor defendants',
    cases: 'appeals after guilty pleas',
  },
  {
    plaintiff: { a: 'a criminal lawyer', the: 'the lawyer', pronoun: 'she' },
    clients: 'prisoners',
    cases: 'parole hearings',
  },
  {
    plaintiff: { a: 'a young lawyer', the: 'the lawyer', pronoun: 'she' },
    clients: 'debtors',
    cases: 'contempt proceedings',
  },
  {
    plaintiff: { a: 'a rural lawyer', the: 'the lawyer', pronoun: 'he' },
    clients: 'patients',
    cases: 'hearings on commitment',
  },
  {
    plaintiff: { a: 'a family lawyer', the: 'the lawyer', pronoun: 'he' },
    clients: 'fathers',
    cases: 'paternity suits',
  },
  {
    plaintiff: { a: 'a veteran lawyer', the: 'the lawyer', pronoun: 'she' },
    clients: 'probationers',
    cases: 'revocation hearings',
  },
  {
    plaintiff: { a: 'an attorney', the: 'the attorney', pronoun: 'she' },
    clients: 'wards',
    cases: 'guardianship cases',
  },
  {
    plaintiff: { a: 'a defense lawyer', the: 'the lawyer', pronoun: 'he' },
    clients: 'truants',
    cases: 'school cases',
  },
  {
    plaintiff: { a: 'a retired judge', the: 'the judge', pronoun: 'he' },
    clients: 'drivers',
    cases: 'license cases',
  },
]
