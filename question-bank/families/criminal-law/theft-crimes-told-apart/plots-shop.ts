import { capital } from '../../../text/capital.ts'
import { he, him, his, The } from '../../engine/party.ts'
import type { Plots } from './plot.ts'
import type { Shop } from './shops.ts'
import type { TheftStory } from './story.ts'

const clerk = ({ shop }: TheftStory) => shop.clerk
const customer = ({ shop }: TheftStory) => shop.customer

function duties({ clerk: c, owner, shop, ware, price }: Shop): [string, string] {
  return [
    `${capital(c.a)} worked for ${owner.a}. ${capital(his(c))} duties were to record sales, put the cash into the register drawer, and make change, and the owner alone emptied the drawer. One morning, a customer paid ${price} in cash for ${ware[0]}.`,
    `In ${shop[0]}, ${c.a} recorded sales, put the cash into the register drawer, and made change. The owner of ${shop[1]} alone emptied the drawer. One morning, a customer paid ${c.the} ${price} in cash for ${ware[0]}.`,
  ]
}

/** Plots in a shop. */
export const SHOP_PLOTS = {
  drawer: {
    defendant: clerk,
    plot: ({ shop: s }) => ({
      opens: duties(s),
      rest: `${The(s.clerk)} recorded the sale and put the bills into the drawer. Hours later, worried about a debt, ${he(s.clerk)} took ${s.price} out of the drawer and went home with it, intending to keep it.`,
    }),
  },
  pocketed: {
    defendant: clerk,
    plot: ({ shop: s }) => ({
      opens: duties(s),
      rest: `${The(s.clerk)} handed over ${s.ware[1]}. Instead of recording the sale and putting the bills into the drawer, ${he(s.clerk)} slipped them into ${his(s.clerk)} pocket and kept them.`,
    }),
  },
  concealed: {
    defendant: customer,
    plot: ({ shop: s }) => ({
      opens: [
        `In ${s.shop[0]}, ${s.customer.a} took ${s.ware[0]} worth ${s.price} from a shelf, hid it under ${his(s.customer)} coat, and walked toward the exit.`,
        `${capital(s.customer.a)} went into ${s.shop[0]}, took ${s.ware[0]} worth ${s.price} from a shelf, and walked toward the exit with it hidden under ${his(s.customer)} coat.`,
      ],
      rest: `${The(s.customer)} intended to leave without paying. The owner of ${s.shop[1]}, who had been watching on a screen, stopped ${him(s.customer)} halfway to the exit, and ${he(s.customer)} gave ${s.ware[1]} back at once.`,
    }),
  },
  inspected: {
    defendant: customer,
    plot: ({ shop: s }) => ({
      opens: [
        `${capital(s.customer.a)} who was thinking of buying ${s.ware[0]} asked to see one at the counter of ${s.shop[0]}.`,
        `At the counter of ${s.shop[0]}, ${s.customer.a} who was thinking of buying ${s.ware[0]} asked to see one.`,
      ],
      rest: `The owner of ${s.shop[1]} named the price, ${s.price}, and handed ${s.ware[1]} over to be looked at. When the owner turned to answer the telephone, ${s.customer.the}, who until then had meant to buy, ran out the door with ${s.ware[1]}, intending to keep it.`,
    }),
  },
  cable: {
    defendant: customer,
    courts: 'For asportation, the courts require that the thing be severed from the possession of its owner.',
    plot: ({ shop: s }) => ({
      opens: [
        `Intending to steal it, ${s.customer.a} lifted ${s.ware[0]} from its stand in ${s.shop[0]}.`,
        `In ${s.shop[0]}, ${s.customer.a} lifted ${s.ware[0]} from its stand, intending to steal it.`,
      ],
      rest: `A steel cable, which ${s.customer.the} had not noticed, fastened ${s.ware[1]} to the counter and at once pulled tight. ${The(s.customer)} tugged at it until the owner of ${s.shop[1]} came running, and then let go and fled. ${capital(s.ware[1])} was still on its cable.`,
    }),
  },
} as const satisfies Plots
