import { capital } from '../../../text/capital.ts'
import { He, him, his, type Party, whose } from '../../engine/party.ts'
import { type ActionCase, sue } from './case.ts'

/** A recipient of public benefits, and the agency that ends them. */
export interface Benefit {
  readonly plaintiff: Party
  readonly agency: Party
  /** The tip on which welfare is ended, reading on after the recipient. */
  readonly tip: string
  /** The ailment on which disability benefits turn. */
  readonly ailment: string
}

export function benefitCase({ plaintiff, agency, tip, ailment }: Benefit, isWelfare: boolean): ActionCase {
  const kind = isWelfare ? 'welfare benefits' : 'disability benefits'
  return {
    plaintiff,
    defendant: agency,
    deed: `the termination of ${whose(plaintiff)} benefits`,
    start: (name) => `${capital(name(plaintiff))} received ${kind} from ${name(agency)}.`,
    law: (name) =>
      isWelfare
        ? `By statute, persons without other means of support are entitled to welfare benefits. Before ${name(agency)} terminates benefits, it gives written notice and accepts a written reply. A full hearing with witnesses is held afterward, and a recipient who prevails receives back payments.`
        : `By statute, disabled workers are entitled to benefits, regardless of their income or assets. Before ${name(agency)} terminates benefits, it gives written notice, allows the recipient to inspect its file, and accepts a written reply and new medical reports. A full hearing is held afterward, and a recipient who prevails receives back payments.`,
    events: (name) =>
      isWelfare
        ? `${capital(name(agency))} received a tip that ${name(plaintiff)} ${tip}. ${He(plaintiff)} denied it in a letter, but ${agency.the} did not believe ${him(plaintiff)} and terminated ${his(plaintiff)} benefits without first holding a hearing.`
        : `Two physicians examined ${name(plaintiff)}'s ${ailment} and sent ${name(agency)} routine reports. Relying on them, ${agency.the} found that ${plaintiff.the} could work again. It read ${his(plaintiff)} reply and terminated ${his(plaintiff)} benefits without first holding a hearing.`,
    suit: sue(
      plaintiff,
      agency,
      `claiming that due process required an oral hearing before ${his(plaintiff)} benefits were terminated`,
    ),
  }
}

const it = 'it' as const
const he = 'he' as const
const she = 'she' as const
const agency: Party = { a: 'a county agency', the: 'the agency', pronoun: it }
const department: Party = { a: 'a county department', the: 'the department', pronoun: it }

export const benefits: readonly Benefit[] = [
  {
    plaintiff: { a: 'a young mother', the: 'the mother', pronoun: she },
    agency,
    tip: 'was letting a friend pay her rent',
    ailment: 'bad back',
  },
  {
    plaintiff: { a: 'a former cook', the: 'the cook', pronoun: he },
    agency: department,
    tip: 'was working at night',
    ailment: 'heart disease',
  },
  {
    plaintiff: { a: 'a grandmother', the: 'the grandmother', pronoun: she },
    agency,
    tip: 'was receiving money from her son',
    ailment: 'arthritis',
  },
  {
    plaintiff: { a: 'a former roofer', the: 'the roofer', pronoun: he },
    agency: { a: 'a county bureau', the: 'the bureau', pronoun: it },
    tip: 'owned a second house',
    ailment: 'injured knee',
  },
  {
    plaintiff: { a: 'a father of three', the: 'the father', pronoun: he },
    agency,
    tip: "was living on his wife's salary",
    ailment: 'failing eyesight',
  },
  {
    plaintiff: { a: 'a former typist', the: 'the typist', pronoun: she },
    agency: department,
    tip: 'was selling jewelry from her kitchen',
    ailment: 'wrist injury',
  },
  {
    plaintiff: { a: 'a former dancer', the: 'the dancer', pronoun: she },
    agency: department,
    tip: 'was living with a rich uncle',
    ailment: 'hip injury',
  },
  {
    plaintiff: { a: 'a former trucker', the: 'the trucker', pronoun: he },
    agency: { a: 'a county board', the: 'the board', pronoun: it },
    tip: 'had won a large cash prize',
    ailment: 'lung disease',
  },
]
