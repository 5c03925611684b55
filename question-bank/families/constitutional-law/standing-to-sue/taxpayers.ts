import { capital } from '../../../text/capital.ts'
import { type Party, The } from '../../engine/party.ts'
import type { StandingCase } from './case.ts'

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
  const { plaintiff, paid, program, church } = taxpayer
  return {
    plaintiff,
    defendant: secretary,
    lead: (name) => `${capital(name(plaintiff))} pays about ${paid} a year in federal income tax.`,
    act: (name) =>
      `By statute, Congress appropriated $40 million, to be paid out by ${name(secretary)}, ${isReligious ? church : program}.`,
    after: `${The(plaintiff)} will owe the same tax whether or not the money is spent and is affected by the program only as a taxpayer.`,
    claim: (one) =>
      `claiming that ${one === 'a' ? 'an' : one} appropriation ${isReligious ? 'violates the Establishment Clause' : 'exceeds the spending power of Congress'} and seeking to enjoin the payments`,
  }
}

/** The suit of a taxpayer against spending that the executive chose by itself. */
export function executiveCase({ plaintiff, paid, events }: Taxpayer): StandingCase {
  return {
    plaintiff,
    defendant: agency,
    lead: (name) => `${capital(name(plaintiff))} pays about ${paid} a year in federal income tax.`,
    act: (name) =>
      `On its own initiative, ${name(agency)} uses part of its general appropriation to ${events}. Congress has passed no statute that provides for this use.`,
    after: `The agency plans to continue next year. ${The(plaintiff)} is affected only as a taxpayer.`,
    claim: () => 'claiming a violation of the Establishment Clause and seeking to enjoin the spending',
  }
}

/** The suit for a refund of a tax that the plaintiff paid. */
export function refundCase({ plaintiff, unit }: Taxpayer): StandingCase {
  return {
    plaintiff,
    defendant: nation,
    lead: (name) =>
      `${capital(name(plaintiff))} sold 900 ${plural(unit)} last year, paid $3,600 in tax under protest, and was refused a refund.`,
    act: () =>
      `A federal statute imposes a tax of $4 on each ${unit} that is sold and spends the revenue on highways.`,
    after: `The same tax is owed by hundreds of other sellers. ${The(plaintiff)} has taken every step that the law requires before a suit for a refund.`,
    claim: (one) =>
      `seeking a refund of $3,600 on the ground that Congress had no power to impose ${one} tax`,
  }
}

/** The plural of a unit: "barrels of cider". */
const plural = (unit: string): string => unit.replace(/^(\w+)/, '$1s')

export const taxpayers: readonly Taxpayer[] = [
  {
    plaintiff: { a: 'a cider maker', the: 'the maker', pronoun: 'she' },
    paid: '$31,000',
    program: 'for a search for life on the moons of Jupiter',
    church: 'for hymnbooks in church schools',
    events: 'hold meetings at which officials praise the work of churches',
    unit: 'barrel of cider',
  },
  {
    plaintiff: { a: 'a candle maker', the: 'the maker', pronoun: 'he' },
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
    program: 'for prizes to the best amateur theaters',
    church: 'for Bibles in church kindergartens',
    events: 'advertise a week of prayer',
    unit: 'crate of mustard',
  },
  {
    plaintiff: { a: 'a chocolate maker', the: 'the maker', pronoun: 'he' },
    paid: '$27,000',
    program: 'for the study of volcanoes abroad',
    church: 'for religious instruction in parish schools',
    events: 'send its employees on retreats led by clergy',
    unit: 'case of chocolates',
  },
  {
    plaintiff: { a: 'a cheese maker', the: 'the maker', pronoun: 'she' },
    paid: '$39,000',
    program: 'for a museum of chess',
    church: 'for altars in the chapels of church schools',
    events: 'hold a yearly revival in a tent',
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
    plaintiff: { a: 'a rope maker', the: 'the maker', pronoun: 'he' },
    paid: '$14,000',
    program: 'for lighthouses in other nations',
    church: 'for teachers of religion in church schools',
    events: 'put up crosses in its lobbies',
    unit: 'coil of rope',
  },
]
