import type { Party } from '../../engine/party.ts'

/** A sale for a price of forty units. */
export interface Sale {
  readonly seller: Party
  readonly buyer: Party
  /** Dollars a unit. */
  readonly scale: number
}

/** A sale of goods in bulk between businesses. */
export interface TradeSale extends Sale {
  /** '200 bales of cotton', then 'the bales'. */
  readonly goods: string
  readonly them: string
  readonly sellerCity: string
  readonly buyerCity: string
  /** A defect, reading on after "that". */
  readonly defect: string
}

/** A sale by a dealer to a private customer. */
export interface DealerSale extends Sale {
  /** 'a new sailboat', then 'the boat'; and many of them: 'sailboats'. */
  readonly item: string
  readonly it: string
  readonly many: string
  /** A used one, of which there are no others. */
  readonly rare: string
}

/** Goods that are made for one customer. */
export interface CustomSale extends Sale {
  /** 'a bronze door with the seal of the bank', then 'the door'. */
  readonly goods: string
  readonly them: string
  /** 'is' or 'are', as the goods are one or many. */
  readonly isMany: boolean
}

/** A machine on which the business of the buyer depends. */
export interface MachineSale extends Sale {
  readonly machine: string
  readonly it: string
  /** The business that stands still, reading on after "could not". */
  readonly work: string
  /** The accident that a defect causes, and what it destroys. */
  readonly accident: string
  readonly harmed: string
}

/** A sum of units in the dollars of a sale. */
export const dollars = (units: number, { scale }: Pick<Sale, 'scale'>): string =>
  `$${(units * scale).toLocaleString('en-US')}`
