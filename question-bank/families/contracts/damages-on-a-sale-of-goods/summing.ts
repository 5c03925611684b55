import type { Cell } from '../../engine/cells.ts'
import { dollars, type Sale } from './sales.ts'

/** A reason that names the parties by their roles in the story: the table calls them the seller and the buyer. */
const named = (text: string, { seller, buyer }: Sale): string =>
  text.replace(/\bthe seller\b/g, seller.the).replace(/\bthe buyer\b/g, buyer.the)

/** Makes cells of a sale: a sum in units, two reasons for it, and why it is right or wrong. `kept` dollars are deducted. */
export const summing =
  (sale: Sale) =>
  (units: number, one: string, two: string, why: string, kept = 0): Cell => {
    const sum = dollars(units - kept / sale.scale, sale)
    return [`${sum}, because ${named(one, sale)}`, `${sum}, because ${named(two, sale)}`, why]
  }
