import { capital } from '../../../text/capital.ts'
import { he, him, his, The } from '../../engine/party.ts'
import type { Plots } from './plot.ts'
import type { TheftStory } from './story.ts'

const clerk = ({ shop }: TheftStory) => shop.clerk
const customer = ({ shop }: TheftStory) => shop.customer
const owner = ({ shop }: TheftStory) => shop.owner

const placeOf = ({ shop }: TheftStory, v: string) => (v === shop.owner.a ? shop.shop[0] : shop.shop[1])

function duties({ shop }: TheftStory, d: string, v: string): string {
  return `${capital(d)} worked for ${v}, recording sales, putting cash into the drawer of the register, and making change. ${The(shop.owner)} alone emptied the drawer.`
}

/** Plots in a shop. */
export const SHOP_PLOTS = {
  drawer: {
    defendant: clerk,
    victim: owner,
    plot: (s, { d, v }) => {
      const { shop } = s
      return `${duties(s, d, v)} One morning, a customer paid ${shop.price} in cash for ${shop.ware[0]}. ${The(shop.clerk)} recorded the sale and put the bills into the drawer. Hours later, worried about a debt, ${he(shop.clerk)} took ${shop.price} out of the drawer and went home with it, intending to keep it.`
    },
  },
  pocketed: {
    defendant: clerk,
    victim: owner,
    plot: (s, { d, v }) => {
      const { shop } = s
      return `${duties(s, d, v)} One morning, a customer paid ${shop.price} in cash for ${shop.ware[0]}. ${The(shop.clerk)} handed over ${shop.ware[1]}. Instead of recording the sale and putting the bills into the drawer, ${he(shop.clerk)} slipped them into ${his(shop.clerk)} pocket and kept them.`
    },
  },
  concealed: {
    defendant: customer,
    victim: owner,
    plot: (s, { d, v }) => {
      const { shop } = s
      return `In ${placeOf(s, v)}, ${d} took ${shop.ware[0]} worth ${shop.price} from a shelf, hid it under ${his(shop.customer)} coat, and walked toward the exit, intending to leave without paying. ${The(shop.owner)}, who had been watching on a screen, stopped ${him(shop.customer)} halfway there. ${The(shop.customer)} gave ${shop.ware[1]} back at once.`
    },
  },
  inspected: {
    defendant: customer,
    victim: owner,
    plot: (s, { d, v }) => {
      const { shop } = s
      return `Thinking of buying ${shop.ware[0]}, ${d} asked to see one at the counter of ${placeOf(s, v)}. ${The(shop.owner)} named the price, ${shop.price}, and handed ${shop.ware[1]} over to be looked at. When ${shop.owner.the} turned to answer the telephone, ${shop.customer.the}, who until then had meant to buy, ran out the door with ${shop.ware[1]}, intending to keep it.`
    },
  },
  cable: {
    defendant: customer,
    victim: owner,
    courts: 'For asportation, the courts require that the thing be severed from the possession of its owner.',
    plot: (s, { d, v }) => {
      const { shop } = s
      return `Intending to steal it, ${d} lifted ${shop.ware[0]} from its stand in ${placeOf(s, v)}. A steel cable, which ${shop.customer.the} had not noticed, fastened ${shop.ware[1]} to the counter and at once pulled tight. ${The(shop.customer)} tugged at it until ${shop.owner.the} came running, then let go and fled. ${capital(shop.ware[1])} was still on its cable.`
    },
  },
} as const satisfies Plots
