import { capital } from '../../../text/capital.ts'
import { he, The, whose } from '../../engine/party.ts'
import type { Plots } from './plot.ts'
import type { TheftStory } from './story.ts'

const seller = ({ sale }: TheftStory) => sale.seller
const buyer = ({ sale }: TheftStory) => sale.buyer

/** Plots about a sale. */
export const SALE_PLOTS = {
  lie: {
    defendant: seller,
    victim: buyer,
    plot: ({ sale: x }, { d, v }) =>
      `Offering ${x.piece[0]} for ${x.price}, ${d} told ${v} that it ${x.lie}. ${The(x.seller)} knew that this was untrue. ${The(x.buyer)} would otherwise not have paid half as much. Relying on the statement, ${he(x.buyer)} paid the price in cash and took ${x.piece[1]} home.`,
  },
  credit: {
    defendant: buyer,
    victim: seller,
    plot: ({ sale: x }, { d, v }) =>
      `Wanting to buy ${x.piece[0]} from ${v} on credit, ${d} said that ${he(x.buyer)} owned two apartment houses free of debt. As ${he(x.buyer)} knew, ${he(x.buyer)} owned nothing. In reliance on the statement, ${x.seller.the} sold ${x.piece[1]} for ${x.price}, payable in thirty days, and transferred ownership at once. ${The(x.buyer)} never meant to pay and has not paid.`,
  },
  promise: {
    defendant: buyer,
    victim: seller,
    courts: 'The courts hold that a false promise is not a false pretense, whatever the promisor intends.',
    plot: ({ sale: x }, { d, v }) =>
      `${capital(d)} bought ${x.piece[0]} from ${v} by signing a promise to pay ${x.price} in thirty days. That promise was the only statement that ${he(x.buyer)} made. ${The(x.seller)} transferred ownership at once and let ${x.buyer.the} take ${x.piece[1]} home. When ${he(x.buyer)} signed, ${x.buyer.the} had no intention of ever paying, and ${he(x.buyer)} has not paid.`,
  },
  praise: {
    defendant: seller,
    victim: buyer,
    plot: ({ sale: x }, { d, v }) =>
      `Hoping to sell ${x.piece[0]}, ${d} told ${v}, "It is ${x.praise}." ${The(x.seller)} thought it plain and dull and said nothing else about it. ${The(x.buyer)} examined ${x.piece[1]} and, delighted by the words, paid ${x.price} for it. A week later, ${x.buyer.the} learned of ${whose(x.seller)} real view.`,
  },
} as const satisfies Plots
