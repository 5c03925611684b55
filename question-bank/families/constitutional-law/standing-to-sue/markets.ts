import { capital } from '../../../text/capital.ts'
import type { Party } from '../../engine/party.ts'
import { A, type StandingCase } from './case.ts'

/** A maker of goods whose customers are regulated. */
export interface Market {
  readonly plaintiff: Party
  readonly goods: string
  readonly buyers: string
}

const agency: Party = { a: 'a federal agency', the: 'the agency', pronoun: 'it' }

/** The suit over a rule that makes the plaintiff's customers buy less. */
export function marketCase({ plaintiff, goods, buyers }: Market): StandingCase {
  const halves = `requires ${buyers} to cut their use of ${goods} in half within two years`
  const unmentioned = `does not mention the companies that supply ${goods}`
  const letters = 'have written that they would order as before if the rule were set aside.'
  return {
    plaintiff,
    defendant: agency,
    before: [
      `${A(plaintiff)} sells ${goods} to ${buyers}. A federal agency recently issued a rule that ${halves}. The rule ${unmentioned}. Since then, ${buyers} have canceled a third of their orders from ${plaintiff.the}, and several ${letters}`,
      `A new rule issued by a federal agency ${halves}. It ${unmentioned}. Since it was issued, ${buyers} have canceled a third of their orders from ${plaintiff.a}, and several ${letters}`,
      `${capital(buyers)} have canceled a third of their orders for ${goods} from ${plaintiff.a} since a federal agency issued a rule that ${halves}. The rule ${unmentioned}. Several of the ${buyers} ${letters}`,
    ],
    charge: "that the rule exceeds the agency's power under a statute",
    wants: 'to have the rule set aside',
  }
}

export const markets: readonly Market[] = [
  {
    plaintiff: { a: 'a cup manufacturer', the: 'the manufacturer', pronoun: 'it' },
    goods: 'paper cups',
    buyers: 'airlines',
  },
  {
    plaintiff: { a: 'a soap factory', the: 'the factory', pronoun: 'it' },
    goods: 'laundry soap',
    buyers: 'hotels',
  },
  {
    plaintiff: { a: 'a salt mine', the: 'the mine', pronoun: 'it' },
    goods: 'road salt',
    buyers: 'highway contractors',
  },
  {
    plaintiff: { a: 'a varnish maker', the: 'the varnish maker', pronoun: 'she' },
    goods: 'oil varnish',
    buyers: 'boatyards',
  },
  {
    plaintiff: { a: 'a cork importer', the: 'the importer', pronoun: 'he' },
    goods: 'corks',
    buyers: 'wineries',
  },
  {
    plaintiff: { a: 'a feed company', the: 'the company', pronoun: 'it' },
    goods: 'fish meal',
    buyers: 'poultry farms',
  },
  {
    plaintiff: { a: 'a foam manufacturer', the: 'the manufacturer', pronoun: 'it' },
    goods: 'plastic foam',
    buyers: 'furniture makers',
  },
  {
    plaintiff: { a: 'an ice producer', the: 'the producer', pronoun: 'he' },
    goods: 'dry ice',
    buyers: 'fishing fleets',
  },
]
