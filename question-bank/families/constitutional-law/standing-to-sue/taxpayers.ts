import { capital } from '../../../text/capital.ts'
import { He, he, type Party, whose } from '../../engine/party.ts'
import { A, type StandingCase } from './case.ts'

/** Somebody who pays federal taxes, and what the government does with money. */
export interface Taxpayer {
  readonly plaintiff: Party
  readonly paid: string
  /** A program without religion, reading on after "appropriated $40 million". */
  readonly program: string
  /** A program with religion, likewise. */
  readonly church: string
  /** The use that officials make of general funds, reading on after "a federal agency has used money to". */
  readonly events: string
  /** Goods on which the plaintiff pays a tax of so much each: 'barrel of cider'. */
  readonly unit: string
}

const secretary: Party = { a: 'the Secretary of the Treasury', the: 'the Secretary', pronoun: 'she' }
const agency: Party = { a: 'a federal agency', the: 'the agency', pronoun: 'it' }
const nation: Party = { a: 'the United States', the: 'the United States', pronoun: 'it' }

/** The suit of a taxpayer against spending by Congress: on church schools and the like, or on other things. */
export function spendingCase(taxpayer: Taxpayer, isReligious: boolean): StandingCase {
  const { plaintiff, paid } = taxpayer
  const program = isReligious ? taxpayer.church : taxpayer.program
  const pays = `pays about ${paid} a year in federal income tax`
  const same = `will owe the same tax whether or not the money is spent and has no other connection with the spending.`
  return {
    plaintiff,
    defendant: secretary,
    before: [
      `By statute, Congress appropriated $40 million ${program}, to be paid out by the Secretary of the Treasury. ${A(plaintiff)}, who ${pays}, ${same}`,
      `${A(plaintiff)} ${pays}. This year, Congress enacted a statute that appropriates $40 million, to be paid out by the Secretary of the Treasury, ${program}. Apart from that tax, which will be the same whether or not the money is spent, ${plaintiff.the} has no connection with the program.`,
      `The Secretary of the Treasury will soon pay out $40 million that Congress appropriated by statute ${program}. ${A(plaintiff)} ${pays}. ${He(plaintiff)} ${same}`,
    ],
    charge: `that the appropriation ${isReligious ? 'violates the Establishment Clause' : 'exceeds the spending power of Congress'}`,
    wants: 'to enjoin the payments',
  }
}

/** The suit of a taxpayer against spending that the executive chose by itself. */
export function executiveCase({ plaintiff, paid, events }: Taxpayer): StandingCase {
  const pays = `pays about ${paid} a year in federal income tax`
  const unwritten =
    'No statute of Congress specifically provides for this use, and the agency plans to continue it next year.'
  return {
    plaintiff,
    defendant: agency,
    before: [
      `On its own initiative, a federal agency uses part of its general appropriation to ${events}. ${unwritten} ${A(plaintiff)}, who ${pays}, has no other connection with the agency.`,
      `${A(plaintiff)} ${pays}. A federal agency has begun on its own initiative to use part of its general appropriation to ${events}. ${unwritten} Apart from that tax, ${plaintiff.the} has no connection with the agency.`,
      `Congress gives a federal agency a general appropriation. On its own initiative, the agency uses part of the money to ${events}. ${unwritten} ${A(plaintiff)} ${pays} and has no other connection with the agency.`,
    ],
    charge: 'a violation of the Establishment Clause',
    wants: 'to enjoin the spending',
  }
}

/** The suit for a refund of a tax that the plaintiff paid. */
export function refundCase({ plaintiff, unit }: Taxpayer): StandingCase {
  const statute = `A federal statute imposes a tax of $4 on each ${unit} that is sold and spends the revenue on highways.`
  const others = 'Hundreds of other sellers owe the same tax.'
  const refused = `${capital(whose(plaintiff))} claim for a refund was denied, and ${he(plaintiff)} has taken every step that the law requires before a suit.`
  return {
    plaintiff,
    defendant: nation,
    before: [
      `Last year, ${plaintiff.a} sold 900 ${plural(unit)} and paid $3,600 in tax under protest. ${statute} ${others} ${refused}`,
      `${statute} Under protest, ${plaintiff.a} paid $3,600 on the 900 ${plural(unit)} that ${he(plaintiff)} sold last year. ${others} ${refused}`,
      `${A(plaintiff)} sold 900 ${plural(unit)} last year. Because a federal statute imposes a tax of $4 on each ${unit} that is sold, ${plaintiff.the} paid $3,600 under protest. The statute spends the revenue on highways. ${others} ${refused}`,
    ],
    wants: 'a refund of $3,600 on the ground that Congress had no power to impose the tax',
  }
}

/** The plural of a unit: "barrels of cider". */
const plural = (unit: string): string => unit.replace(/^(\w+)/, '$1s')

export const taxpayers: readonly Taxpayer[] = [
  {
    plaintiff: { a: 'a cider maker', the: 'the cider maker', pronoun: 'she' },
    paid: '$31,000',
    program: 'for a search for life on the moons of Jupiter',
    church: 'for hymnbooks in church schools',
    events: 'hold meetings at which officials praise the work of churches',
    unit: 'barrel of cider',
  },
  {
    plaintiff: { a: 'a candle maker', the: 'the candle maker', pronoun: 'he' },
    paid: '$18,000',
    program: 'for statues of composers',
    church: 'for the salaries of ministers who teach in religious schools',
    events: 'print prayer books for its employees',
    unit: 'case of candles',
  },
  {
    plaintiff: { a: 'a saddler', the: 'the saddler', pronoun: 'she' },
    paid: '$22,000',
    program: 'for bus lines in foreign cities',
    church: 'for the building of chapels at seminaries',
    events: 'pay a preacher who opens its meetings',
    unit: 'pair of saddlebags',
  },
  {
    plaintiff: { a: 'a mustard producer', the: 'the producer', pronoun: 'he' },
    paid: '$45,000',
    program: 'for prizes in contests among amateur theaters',
    church: 'for Bibles in church kindergartens',
    events: 'advertise a week of prayer',
    unit: 'crate of mustard',
  },
  {
    plaintiff: { a: 'a chocolate maker', the: 'the chocolate maker', pronoun: 'he' },
    paid: '$27,000',
    program: 'for the study of foreign volcanoes',
    church: 'for religious instruction in parish schools',
    events: 'send its employees on retreats led by clergy',
    unit: 'case of chocolates',
  },
  {
    plaintiff: { a: 'a cheese maker', the: 'the cheese maker', pronoun: 'she' },
    paid: '$39,000',
    program: 'for a museum of chess',
    church: 'for altars in the chapels of church schools',
    events: 'hold a yearly prayer breakfast',
    unit: 'wheel of cheese',
  },
  {
    plaintiff: { a: 'a tea merchant', the: 'the merchant', pronoun: 'she' },
    paid: '$52,000',
    program: 'for the restoration of old movies',
    church: 'for the printing of catechisms for religious schools',
    events: 'buy airtime for sermons',
    unit: 'chest of tea',
  },
  {
    plaintiff: { a: 'a rope maker', the: 'the rope maker', pronoun: 'he' },
    paid: '$14,000',
    program: 'for lighthouses in other nations',
    church: 'for teachers of religion in church schools',
    events: 'put up crosses in its lobbies',
    unit: 'coil of rope',
  },
]
