import type { Party } from '../../engine/party.ts'

/** A sale of goods in twelve monthly shipments. */
export interface Sale {
  readonly seller: Party
  readonly buyer: Party
  /** A shipment's goods, reading on after "shipments of". */
  readonly goods: string
  /** The kind of goods, reading on after "no". */
  readonly kind: string
  readonly price: string
  /** The trade, reading on before "trade". */
  readonly trade: string
  /** A fault that the seller was allowed, reading on after "accepted". */
  readonly allowance: string
  /** The same as the practice of a trade, reading on after "by regular practice,", and a shipment that makes use of it. */
  readonly custom: string
  readonly event: string
  /** A clause that rules it out. */
  readonly bar: string
}
