import { capital } from '../../../text/capital.ts'
import { He, he, him, The, whose } from '../../engine/party.ts'
import type { Plots } from './plot.ts'
import type { TheftStory } from './story.ts'

const seller = ({ sale }: TheftStory) => sale.seller
const buyer = ({ sale }: TheftStory) => sale.buyer

/** Plots about a sale. */
export const SALE_PLOTS = {
  lie: {
    defendant: seller,
    plot: ({ sale: x }) => ({
      opens: [
        `${capital(x.seller.a)} offered ${x.buyer.a} ${x.piece[0]} for ${x.price} and told ${him(x.buyer)} that it ${x.lie}.`,
        `${capital(x.buyer.a)} was looking at ${x.piece[0]} priced at ${x.price}, and ${x.seller.a} told ${him(x.buyer)} that it ${x.lie}.`,
      ],
      rest: `${The(x.seller)} knew that this was untrue. ${The(x.buyer)}, who would otherwise not have paid half as much, relied on the statement, paid the price in cash, and took ${x.piece[1]} home.`,
    }),
  },
  credit: {
    defendant: buyer,
    plot: ({ sale: x }) => ({
      opens: [
        `${capital(x.buyer.a)} wanted to buy ${x.piece[0]} from ${x.seller.a} on credit.`,
        `${capital(x.seller.a)} had ${x.piece[0]} for sale, and ${x.buyer.a} asked to buy it on credit.`,
      ],
      rest: `To persuade ${x.seller.the}, ${x.buyer.the} said that ${he(x.buyer)} owned two apartment houses free of debt. ${He(x.buyer)} knew that ${he(x.buyer)} owned no real estate at all. In reliance on the statement, ${x.seller.the} sold ${x.piece[1]} for ${x.price}, payable in thirty days, and transferred ownership to ${x.buyer.the} at the time of the sale. ${The(x.buyer)} never intended to pay and has not paid.`,
    }),
  },
  promise: {
    defendant: buyer,
    courts: 'The courts hold that a false promise is not a false pretense, whatever the promisor intends.',
    plot: ({ sale: x }) => ({
      opens: [
        `${capital(x.buyer.a)} bought ${x.piece[0]} from ${x.seller.a} by signing a promise to pay ${x.price} in thirty days.`,
        `${capital(x.seller.a)} sold ${x.piece[0]} to ${x.buyer.a}, who signed a promise to pay ${x.price} in thirty days.`,
      ],
      rest: `That promise was the only statement that ${x.buyer.the} made. ${The(x.seller)} transferred ownership at the time of the sale and let ${x.buyer.the} take ${x.piece[1]} home. When ${he(x.buyer)} signed, ${x.buyer.the} had no intention of ever paying, and ${he(x.buyer)} has not paid.`,
    }),
  },
  praise: {
    defendant: seller,
    plot: ({ sale: x }) => ({
      opens: [
        `Hoping to sell ${x.piece[0]}, ${x.seller.a} told ${x.buyer.a}, "It's ${x.praise}."`,
        `${capital(x.buyer.a)} was considering ${x.piece[0]}, and ${x.seller.a} told ${him(x.buyer)}, "It's ${x.praise}."`,
      ],
      rest: `${The(x.seller)} privately thought ${x.piece[1]} plain and dull, and ${he(x.seller)} said nothing else about it. ${The(x.buyer)} examined ${x.piece[1]} and, persuaded by ${whose(x.seller)} remark, paid ${x.price} for it. A week later, ${x.buyer.the} learned ${whose(x.seller)} true opinion.`,
    }),
  },
} as const satisfies Plots
