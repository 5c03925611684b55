import { capital } from '../../../text/capital.ts'
import { he, his } from '../../engine/party.ts'
import type { TradeFacts, TradeStory } from './facts.ts'

/** A law, in the pieces of which three tellings are made. `{county}` stands for the county. */
interface Told {
  /** The doings of the wholesaler, as a predicate. */
  readonly trade: string
  /** Why it was enacted: reads on before "a statute" at the start, and after the wholesaler. */
  readonly first: string
  readonly second: string
  /** The facts behind the law, where a telling that begins with the law goes on to them. */
  readonly third?: string
  /** Its operation, as a predicate: after its reason, and where nothing has been told yet. */
  readonly what: string
  readonly whatFirst?: string
  /** Other facts that count. */
  readonly more: string
}
type Laws<Law extends TradeFacts['law']> = Readonly<Record<Law, (story: TradeStory) => Told>>

const sells = ({ goods, grown }: TradeStory) => `sells ${goods} ${grown} there to stores in State A`

/** A law that is meant to help those who have had losses. */
const losses = ({ growers }: TradeStory) => ({
  first: `State A's ${growers} had suffered heavy losses for two years. To help them, the legislature enacted`,
  second: `To help State A's ${growers}, who had suffered heavy losses for two years, the State A legislature enacted`,
})

const pest = ({ pest, goods, victim }: TradeStory) => ({
  first: `Inspectors in State A discovered that some ${goods} from other states carried a ${pest} that would destroy State A's ${victim}. State A then enacted`,
  second: `After inspectors discovered that some ${goods} from other states carried a ${pest} that would destroy State A's ${victim}, State A enacted`,
})

const REVENUE = {
  first: 'To balance its budget, the legislature of State A enacted',
  second: 'To raise revenue, State A enacted',
}

const ban = ({ goods, grown }: TradeStory) =>
  `forbids the sale in State A of ${goods} ${grown} in other states`

const BANS: Laws<'shield' | 'pest, other means' | 'pest, no other means' | 'export' | 'county'> = {
  shield: (story) => ({
    trade: sells(story),
    ...losses(story),
    what: ban(story),
    more: `${capital(story.goods)} from other states are as safe and wholesome as those from State A.`,
  }),
  'pest, other means': (story) => ({
    trade: sells(story),
    ...pest(story),
    what: ban(story),
    more: `Inspectors at the border can detect the ${story.pest} at a cost of $40 a truck.`,
  }),
  'pest, no other means': (story) => ({
    trade: sells(story),
    ...pest(story),
    what: ban(story),
    more: `No test reveals the ${story.pest} until weeks after a load has arrived, and no treatment is effective against it.`,
  }),
  export: ({ goods, growers, grown }) => ({
    trade: `buys ${goods} in State A for customers in State B`,
    first: `Although there was no shortage of ${goods} in State A, demand from other states had raised their price there. To bring the price down, the legislature enacted`,
    second: `Although there was no shortage of ${goods} in State A, demand from other states raised their price there. To bring the price down, State A enacted`,
    what: `forbids ${growers} in State A to sell ${goods} to buyers from other states`,
    more: `All of State A's ${goods} are ${grown} and sold by private growers.`,
  }),
  county: ({ goods, growers, grown, pest, victim }) => ({
    trade: `sells ${goods} ${grown} there to stores in {county}`,
    first: `Inspectors in {county} discovered that some ${goods} from other places carried a ${pest} that would destroy the county's ${victim}. The county then enacted`,
    second: `After inspectors in {county} discovered that some ${goods} from other places carried a ${pest} that would destroy the county's ${victim}, the county enacted`,
    what: `forbids the sale there of ${goods} ${grown} outside the county`,
    more: `Roadside inspectors can detect the ${pest} at a cost of $40 a truck. Other ${growers} in State A are excluded as well.`,
  }),
}

const EVEN: Laws<'label' | 'useless' | 'shops' | 'methods'> = {
  label: (story) => ({
    trade: sells(story),
    first: `Sixty people in State A became ill after eating spoiled ${story.goods}. In response, the legislature enacted`,
    second: `After sixty people in State A became ill from eating spoiled ${story.goods}, the legislature enacted`,
    what: `requires all ${story.goods} sold in State A, wherever they were ${story.grown}, to be stamped with a packing date`,
    more: 'The stamp costs two cents a crate, and illnesses have since fallen by a third.',
  }),
  useless: ({ goods }) => ({
    trade: `ships ${goods} by truck from State B to State A`,
    first: `Trucks carrying ${goods} were involved in several accidents on highways in State A. In response, the legislature enacted`,
    second: `After several accidents on its highways that involved trucks carrying ${goods}, State A enacted`,
    what: `requires every truck that carries ${goods} in State A to have contoured mudguards`,
    more: 'All of the neighboring states require straight mudguards, so loads must be transferred to other trucks at the border, at a cost of $9 million a year. Studies have found no difference in safety between the two kinds of mudguards.',
  }),
  shops: ({ goods, trader }) => ({
    trade: `owns four stores in State A, in which ${he(trader)} sells ${goods}`,
    first: `Independent stores in State A ran out of ${goods} last year because wholesalers had supplied their own stores first. In response, the legislature enacted`,
    second: `After independent stores in State A ran out of ${goods} because wholesalers had supplied their own stores first, the legislature enacted`,
    what: `forbids wholesalers to own stores in State A that sell ${goods}`,
    more: `All of the wholesalers that own such stores are from other states. State A receives as many ${goods} from other states as before, because stores with other owners now sell them.`,
  }),
  methods: (story) => {
    const { goods, grown, growers, treatment } = story
    const bare = treatment.replace(/^an? /, '')
    return {
      trade: sells(story),
      first: `Consumers in State A became ill from ${treatment} that had been used on some ${goods}. In response, the legislature enacted`,
      second: `After consumers in State A became ill from ${treatment} used on some ${goods}, the legislature enacted`,
      what: `forbids the sale in State A of ${goods} treated with that ${bare}, wherever they were ${grown}`,
      more: `Most ${goods} sold in State A come from other states, whose ${growers} will have to change their methods at an added cost of about two percent.`,
    }
  },
}

const DEALINGS: Laws<'seller' | 'packing' | 'public plant' | 'private plant'> = {
  seller: ({ goods, growers, source }) => ({
    trade: `has bought ${goods} from state-owned ${source} in State A for years`,
    first: `When a bad season made ${goods} scarce in State A and the states around it, the State A legislature enacted`,
    second: `When a bad season made ${goods} scarce in State A and the states around it, State A enacted`,
    what: `provides that the state will sell ${goods} from its own ${source} only to residents of State A`,
    more: `Private ${growers} in State A may still sell to anyone.`,
  }),
  packing: ({ goods, source }) => ({
    trade: `buys ${goods} in bulk from state-owned ${source} in State A`,
    first: `State A sells ${goods} in bulk from its state-owned ${source} but has no packing plant. Last year, the legislature enacted`,
    second: 'The state has no packing plant. Last year, the State A legislature enacted',
    third: `The state sells the ${goods} in bulk from its own ${source} and has no packing plant.`,
    what: `requires whoever buys ${goods} from the state to have them packed by a firm in State A before they are shipped`,
    more: 'The statute has created 400 jobs and adds three cents to the cost of a crate.',
  }),
  'public plant': ({ goods }) => ({
    trade: `packs ${goods} in {county} and used to send the waste to a private plant in State B`,
    first: `The government of {county} has disposed of local waste for decades. Last year, it enacted`,
    second: `The county's government, which has disposed of local waste for decades, then enacted`,
    third: "The county's government has disposed of local waste for decades.",
    what: `requires that waste from packing ${goods} there be delivered, for a fee, to a composting plant that the county owns and operates`,
    more: 'No private plant, inside or outside the county, may accept the waste. The fee is four percent higher than what private plants charge.',
  }),
  'private plant': ({ goods }) => ({
    trade: `packs ${goods} in {county} and used to send the waste to a plant in State B`,
    first: `To have a composting plant built, {county} promised a private firm enough waste to pay for it. When the plant was finished, the county enacted`,
    second: `The county had promised a private firm enough waste to pay for a composting plant. When the firm had built the plant, the county enacted`,
    third: 'To have the plant built, the county had promised the firm enough waste to pay for it.',
    what: `requires that waste from packing ${goods} there be delivered, for a fee, to that plant`,
    whatFirst: `requires that waste from packing ${goods} there be delivered, for a fee, to the composting plant of a private firm`,
    more: 'No other plant may accept the waste. The county could have helped to pay for the plant with tax money.',
  }),
}

const MONEY: Laws<'subsidy' | 'rebate' | 'exemption' | 'remote seller' | 'no nexus' | 'all income'> = {
  subsidy: (story) => ({
    trade: sells(story),
    ...losses(story),
    what: `pays ${story.growers} in State A one dollar for every crate of ${story.goods} they sell`,
    more: `The payments come from the state's general revenue, most of which is income tax, and there is no special tax on ${story.goods}.`,
  }),
  rebate: (story) => ({
    trade: sells(story),
    ...losses(story),
    what: `imposes a tax of one dollar on every crate of ${story.goods} sold in State A, wherever they were ${story.grown}`,
    more: `All of the revenue is distributed to ${story.growers} in State A in proportion to their sales.`,
  }),
  exemption: (story) => ({
    trade: sells(story),
    ...losses(story),
    what: `imposes a four percent tax on sales of ${story.goods} in State A but exempts those ${story.grown} in State A`,
    more: "The revenue goes into the state's general fund.",
  }),
  'remote seller': ({ goods }) => ({
    trade: `sold $2.4 million of ${goods} by mail to customers in State A last year but has no store, employee, or property there`,
    first: `Stores in State A complained that ${goods} were being sold by mail to customers there without any tax. In response, the legislature enacted`,
    second: `After stores in State A complained that ${goods} were being sold by mail to customers there without any tax, the legislature enacted`,
    what: 'requires every seller whose sales to customers in State A exceed $200,000 a year to collect a five percent tax on those sales',
    more: 'Sellers within State A collect tax at the same rate.',
  }),
  'no nexus': ({ goods }) => ({
    trade: `offers ${goods} on a website but has never sold or shipped anything to State A and has no property or employee there`,
    ...REVENUE,
    what: `imposes a tax of $900 a year on any person who offers ${goods} for sale on a website that can be viewed in State A`,
    more: 'The tax applies equally to sellers in State A.',
  }),
  'all income': ({ goods, trader }) => ({
    trade: `owns a store in State A that sells ${goods}, from which ${he(trader)} earns a tenth of ${his(trader)} income`,
    ...REVENUE,
    what: `imposes a six percent tax on the entire income, including income earned in other states, of anyone who owns a store in State A`,
    more: 'The statute gives no credit for income taxes paid to other states.',
  }),
}

export const LAWS: Laws<TradeFacts['law']> = { ...BANS, ...EVEN, ...DEALINGS, ...MONEY }
