import { capital } from '../../../text/capital.ts'
import { agrees, type Party } from '../../engine/party.ts'
import type { StandingCase } from './case.ts'

/** A maker of goods whose customers are regulated. */
export interface Market {
  readonly plaintiff: Party
  readonly goods: string
  readonly buyers: string
}

const agency: Party = { a: 'a federal agency', the: 'the agency', pronoun: 'it' }

/** The suit over a rule that makes the plaintiff's customers buy less. */
export function marketCase({ plaintiff, goods, buyers }: Market): StandingCase {
  return {
    plaintiff,
    defendant: agency,
    lead: (name) =>
      `${capital(name(plaintiff))} ${agrees(plaintiff, 'sells', 'sell')} ${goods} to ${buyers}.`,
    act: (name) =>
      `A new rule of ${name(agency)} requires ${buyers} to cut their use of ${goods} in half within two years. The rule does not mention the companies that make ${goods}.`,
    after: `Since the rule was issued, ${buyers} have canceled a third of their orders from ${plaintiff.the}, and several have written that they would order as before if the rule were set aside. None of this is disputed.`,
    claim: (one) =>
      `claiming that ${one} rule exceeds its power under a statute and seeking to have the rule set aside`,
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
    plaintiff: { a: 'a varnish maker', the: 'the maker', pronoun: 'she' },
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
