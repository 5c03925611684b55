import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a state or county law survives the dormant Commerce Clause. */
export const facts = {
  law: [
    // A ban on goods from other states: to shield growers, or against a pest that other means would or would not stop.
    'shield',
    'pest, other means',
    'pest, no other means',
    // A ban on exports; a county's ban.
    'export',
    'county',
    // Laws for all goods alike: cheap, costly and useless, felt by outsiders only, felt beyond the border.
    'label',
    'useless',
    'shops',
    'methods',
    // The state as seller, for its own residents or on terms for what follows.
    'seller',
    'packing',
    // Waste that must go to a county's plant, or to a firm's.
    'public plant',
    'private plant',
    // Payments to growers out of general revenue.
    'subsidy',
    // Taxes: paid back to growers, with a local exemption, on a remote seller, without nexus, on all income.
    'rebate',
    'exemption',
    'remote seller',
    'no nexus',
    'all income',
  ],
  congress: ['silent', 'consents'],
} as const satisfies FactTable

export type TradeFacts = FactsOf<typeof facts>

/** A wholesaler in State B of something that is grown. */
export interface TradeStory extends Story<TradeFacts> {
  readonly trader: Party
  /** The goods in the plural, and those who produce them. */
  readonly goods: string
  readonly growers: string
  /** 'grown' or 'raised', and where the state itself does it, reading on after "state-owned". */
  readonly grown: string
  readonly source: string
  /** A pest without its article, and what it would destroy, reading on after "State A's". */
  readonly pest: string
  readonly victim: string
  /** Something with an article that is applied to the goods. */
  readonly treatment: string
  readonly county: string
}

export const isTax = ({ law }: TradeFacts): boolean =>
  ['rebate', 'exemption', 'remote seller', 'no nexus', 'all income'].includes(law)

/** True for a law that shuts goods in or out by where they come from or go. */
export const isBan = ({ law }: TradeFacts): boolean =>
  ['shield', 'pest, other means', 'pest, no other means', 'export', 'county'].includes(law)

/** True for a law that treats goods from all states alike. */
export const isEven = ({ law }: TradeFacts): boolean => ['label', 'useless', 'shops', 'methods'].includes(law)

/** True where the government sells, or has a plant used. */
export const isDealing = ({ law }: TradeFacts): boolean =>
  ['seller', 'packing', 'public plant', 'private plant'].includes(law)

export const isLocal = ({ law }: TradeFacts): boolean =>
  ['county', 'public plant', 'private plant'].includes(law)

/** The kind of law that is challenged. */
export function measure(at: TradeFacts): string {
  if (isLocal(at)) return 'ordinance'
  return isTax(at) ? 'tax' : 'statute'
}

/** The purpose of the law, reading on after "the purpose of". */
export function aim({ law }: TradeFacts, { pest, goods }: TradeStory): string {
  switch (law) {
    case 'pest, other means':
    case 'pest, no other means':
    case 'county':
      return `keeping out the ${pest}`
    case 'export':
      return `keeping ${goods} affordable`
    case 'label':
    case 'methods':
      return 'protecting consumers'
    case 'useless':
      return 'preventing accidents'
    case 'shops':
      return 'supplying independent stores'
    default:
      return 'helping local growers recover'
  }
}

/** Those whom the law helps, rightly or in a student's view. */
export function favored({ law }: TradeFacts, { growers }: TradeStory): string {
  switch (law) {
    case 'export':
      return 'buyers in State A'
    case 'shops':
      return 'independent local stores'
    case 'useless':
      return 'local trucking firms'
    case 'seller':
      return 'residents of State A'
    case 'packing':
      return 'local packing firms'
    case 'public plant':
    case 'private plant':
      return 'a local composting plant'
    case 'remote seller':
    case 'no nexus':
    case 'all income':
      return 'sellers in State A'
    default:
      return `local ${growers}`
  }
}

/** Those whom the law reaches, or seems to reach, beyond the border. */
export function beyond({ law }: TradeFacts, { goods, grown }: TradeStory): string {
  switch (law) {
    case 'export':
      return 'customers in other states'
    case 'shops':
      return 'wholesalers based in other states'
    case 'useless':
      return 'trucks from other states'
    case 'methods':
      return `the treatment of ${goods} in other states`
    default:
      return `${goods} ${grown} in other states`
  }
}
