import { capital } from '../../../text/capital.ts'
import type { Namer } from '../../engine/namer.ts'
import { He, him, his, type Party, The, whose } from '../../engine/party.ts'
import { type ActionCase, sue } from './case.ts'
import type { Twist } from './facts.ts'

/** A public employer and an employee. */
export interface Job {
  readonly plaintiff: Party
  readonly employer: Party
  /** The person who speaks for the employer, with an article. */
  readonly head: string
  /** The charge against the employee, reading on after the employee: "had slept on duty". */
  readonly charge: string
}

export function jobCase({ plaintiff, employer, head, charge }: Job, twist: Twist): ActionCase {
  const base = {
    plaintiff,
    defendant: employer,
    deed: twist === 'expired' || twist === 'tenure' ? 'the nonrenewal' : 'the dismissal',
    suit: sue(plaintiff, employer, 'claiming a deprivation of property without due process'),
  }
  switch (twist) {
    case 'tenure':
      return {
        ...base,
        start: (name) =>
          `${capital(name(plaintiff))} worked for ${name(employer)} for ten years, and ${his(plaintiff)} work was always satisfactory.`,
        law: (name) =>
          `Employees of ${name(employer)} work under one-year contracts, and no statute gives them tenure. Its official handbook, however, says that employees who have served seven years "have permanent tenure as long as their work is satisfactory." Both sides have long relied on that sentence.`,
        events: (name, isStarted) =>
          `${isStarted ? `At the end of the tenth year, ${head} told ${plaintiff.the}` : `${capital(name(plaintiff))} worked there satisfactorily for ten years. ${capital(head)} then told ${him(plaintiff)}`} that ${his(plaintiff)} contract would not be renewed. ${He(plaintiff)} was given no hearing before or after.`,
      }
    case 'expired':
      return {
        ...base,
        start: (name) =>
          `${capital(name(employer))} hired ${name(plaintiff)} under a one-year contract. ${The(plaintiff)} did good work and hoped to stay for many years.`,
        law: (name, isStarted) =>
          `${isStarted ? '' : `Employees of ${name(employer)} work under one-year contracts. `}Under state law and ${isStarted ? `the rules of ${name(employer)}` : 'its own rules'}, renewal is left to the discretion of ${head}.`,
        events: (name, isStarted) =>
          `${isStarted ? '' : `${capital(name(employer))} hired ${name(plaintiff)}, who did good work and hoped to stay for many years. `}When ${isStarted ? whose(plaintiff) : his(plaintiff)} first contract ended, ${head} did not renew it. ${The(plaintiff)} was given no reasons and no hearing, and nothing was said in public.`,
      }
    default:
      return {
        ...base,
        start: (name) =>
          `${capital(head)} of ${name(employer)} received a report that ${name(plaintiff)} employed there ${charge}.`,
        law: (name) =>
          `Under a state statute, employees of ${name(employer)} may be dismissed only for cause. A dismissed employee receives a full hearing, with witnesses, within two months, and back pay if the dismissal is set aside.`,
        events: (name, isStarted) => dismissal(name, isStarted),
      }
  }

  function dismissal(name: Namer, isStarted: boolean): string {
    if (twist === 'unheard')
      return `${isStarted ? `${capital(head)} sent ${plaintiff.the}` : `After receiving a report that ${name(plaintiff)} ${charge}, ${head} of ${name(employer)} sent ${him(plaintiff)}`} a letter dismissing ${him(plaintiff)}, effective immediately. There was no emergency, and no one had asked for ${his(plaintiff)} side of the story.`
    const told = isStarted
      ? `${capital(head)} met privately with ${plaintiff.the}, described the report`
      : `${capital(head)} of ${name(employer)} met privately with ${name(plaintiff)}, described a report that ${plaintiff.pronoun} ${charge}`
    return `${told}, showed ${him(plaintiff)} the evidence, and heard ${his(plaintiff)} answer. ${capital(head)} then dismissed ${him(plaintiff)}, effective that day.`
  }
}

const it = 'it' as const
const he = 'he' as const
const she = 'she' as const

export const jobs: readonly Job[] = [
  {
    plaintiff: { a: 'a lecturer', the: 'the lecturer', pronoun: she },
    employer: { a: 'a city college', the: 'the college', pronoun: it },
    head: 'the president',
    charge: 'had submitted false travel claims',
  },
  {
    plaintiff: { a: 'a security guard', the: 'the guard', pronoun: he },
    employer: { a: 'a public school district', the: 'the district', pronoun: it },
    head: 'the superintendent',
    charge: 'had lied in his job application',
  },
  {
    plaintiff: { a: 'a cataloger', the: 'the cataloger', pronoun: she },
    employer: { a: 'a city library', the: 'the library', pronoun: it },
    head: 'the director',
    charge: 'had removed rare books',
  },
  {
    plaintiff: { a: 'a paramedic', the: 'the paramedic', pronoun: he },
    employer: { a: 'a county hospital', the: 'the hospital', pronoun: it },
    head: 'the administrator',
    charge: 'had slept on duty',
  },
  {
    plaintiff: { a: 'a bus mechanic', the: 'the mechanic', pronoun: she },
    employer: { a: 'a city transit agency', the: 'the agency', pronoun: it },
    head: 'the manager',
    charge: 'had skipped required inspections',
  },
  {
    plaintiff: { a: 'a curator', the: 'the curator', pronoun: he },
    employer: { a: 'a county museum', the: 'the museum', pronoun: it },
    head: 'the director',
    charge: 'had accepted gifts from dealers',
  },
  {
    plaintiff: { a: 'a laboratory analyst', the: 'the analyst', pronoun: she },
    employer: { a: 'a county crime laboratory', the: 'the laboratory', pronoun: it },
    head: 'the chief',
    charge: 'had invented test results',
  },
  {
    plaintiff: { a: 'a groundskeeper', the: 'the groundskeeper', pronoun: he },
    employer: { a: 'a county park authority', the: 'the authority', pronoun: it },
    head: 'the warden',
    charge: 'had stolen tools',
  },
]
