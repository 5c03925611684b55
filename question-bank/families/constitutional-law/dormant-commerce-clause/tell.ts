import { capital } from '../../../text/capital.ts'
import { he, his, The } from '../../engine/party.ts'
import { isTax, measure, type TradeFacts, type TradeStory } from './facts.ts'

/** The doings of the wholesaler, as a predicate; why the law was made; the law; what else counts. */
interface Told {
  readonly trade: string
  readonly why: string
  readonly what: string
  readonly more: string
}

const sells = ({ goods, grown }: TradeStory) => `sells ${goods} ${grown} in State B to stores in State A`
const losses = ({ growers }: TradeStory) =>
  `State A's ${growers} have suffered heavy losses for two years, and the legislature wanted to help them.`
const revenue = 'State A needed more revenue for its inspections of food stores.'

const ban = ({ goods, grown }: TradeStory) =>
  `A State A statute forbids the sale in State A of ${goods} ${grown} in other states.`

const threat = ({ pest, goods, victim }: TradeStory) =>
  `A ${pest} that has been found in ${goods} from other states would destroy State A's ${victim}.`

const LAWS: Readonly<Record<TradeFacts['law'], (story: TradeStory) => Told>> = {
  shield: (story) => ({
    trade: sells(story),
    why: losses(story),
    what: ban(story),
    more: `The ${story.goods} from other states are as sound as those from State A.`,
  }),
  'pest, other means': (story) => ({
    trade: sells(story),
    why: threat(story),
    what: ban(story),
    more: 'Border inspections costing $40 a truck would keep out every dangerous load.',
  }),
  'pest, no other means': (story) => ({
    trade: sells(story),
    why: threat(story),
    what: ban(story),
    more: `No test reveals the ${story.pest} until weeks after a load has arrived, and no treatment is effective against it.`,
  }),
  export: (story) => ({
    trade: `buys ${story.goods} in State A for customers in State B`,
    why: `Demand from other states has raised the price of ${story.goods} in State A, although there is no shortage.`,
    what: `A State A statute forbids ${story.growers} there to sell to buyers from other states.`,
    more: `The state government itself owns and sells no ${story.goods}.`,
  }),
  county: (story) => ({
    trade: `sells ${story.goods} ${story.grown} in State B to stores in {county}`,
    why: `A ${story.pest} that has been found in ${story.goods} from other places would destroy the ${story.victim} of {county}.`,
    what: `An ordinance of {county} forbids the sale there of ${story.goods} ${story.grown} outside the county.`,
    more: `Roadside inspections costing $40 a truck would keep out every dangerous load. Other ${story.growers} in State A have protested, because they are excluded as well.`,
  }),
  label: (story) => ({
    trade: sells(story),
    why: `Sixty people in State A fell ill last year after eating spoiled ${story.goods}.`,
    what: `A State A statute requires that all ${story.goods} sold in State A, wherever they were ${story.grown}, be stamped with a packing date.`,
    more: 'The stamp costs two cents a crate, and illnesses have since fallen by a third.',
  }),
  useless: (story) => ({
    trade: `ships ${story.goods} by truck from State B to State A`,
    why: `Two trucks carrying ${story.goods} have overturned on the highways of State A.`,
    what: `A State A statute requires every truck that carries ${story.goods} in State A to have a divided cargo floor, which all of the neighboring states forbid.`,
    more: 'Loads must therefore be transferred at the border, which costs $9 million a year. Studies by both sides found that such a floor has no effect on the number of accidents.',
  }),
  shops: (story) => ({
    trade: `owns four stores in State A, in which ${he(story.trader)} sells ${story.goods}`,
    why: `Independent stores in State A ran out of ${story.goods} last year because wholesalers supplied their own stores first.`,
    what: `A State A statute forbids wholesalers to own stores in State A that sell ${story.goods}.`,
    more: `All of the wholesalers that own such stores are from other states. As many ${story.goods} from other states reach State A as before, through stores of other owners.`,
  }),
  methods: (story) => ({
    trade: sells(story),
    why: `${capital(story.treatment)} used on some ${story.goods} has made consumers in State A ill.`,
    what: `A State A statute forbids the sale in State A of ${story.goods} treated with ${story.treatment}, wherever they were ${story.grown}.`,
    more: `Most ${story.goods} sold there come from other states, where ${story.growers} will have to change their methods. Their costs will rise by two percent.`,
  }),
  seller: (story) => ({
    trade: `has bought ${story.goods} from state-owned ${story.source} in State A for years`,
    why: `A bad season has made ${story.goods} scarce in State A and the states around it.`,
    what: `A State A statute provides that ${story.goods} from its state-owned ${story.source} may be sold only to residents of State A.`,
    more: `Private ${story.growers} in State A may still sell to anyone.`,
  }),
  packing: (story) => ({
    trade: `buys ${story.goods} in bulk from state-owned ${story.source} in State A`,
    why: `State A sells ${story.goods} in bulk from its state-owned ${story.source} but has no packing plant.`,
    what: `A State A statute requires whoever buys ${story.goods} from the state to have them packed by a firm in State A before they are shipped.`,
    more: 'This has created 400 jobs and adds three cents to the cost of a crate.',
  }),
  'public plant': (story) => ({
    trade: `packs ${story.goods} in {county} and has sent the waste to a private plant in State B`,
    why: `The government of {county} has disposed of local waste for decades.`,
    what: `An ordinance of {county} requires that waste from packing ${story.goods} there be taken, for a fee, to a composting plant that the county owns and operates.`,
    more: 'No private plant, inside or outside the county, may take the waste. The fee is four percent higher than what private plants charge.',
  }),
  'private plant': (story) => ({
    trade: `packs ${story.goods} in {county} and has sent the waste to a plant in State B`,
    why: 'To have a composting plant built, {county} promised a private firm enough waste to pay for it.',
    what: `An ordinance of {county} requires that waste from packing ${story.goods} there be taken, for a fee, to the composting plant of a private firm.`,
    more: 'No other plant may take the waste. The county could have helped to pay for the plant with tax money.',
  }),
  subsidy: (story) => ({
    trade: sells(story),
    why: losses(story),
    what: `A State A statute grants ${story.growers} in State A a payment of one dollar for every crate of ${story.goods} they sell.`,
    more: `The payments come from the state's general revenue, most of which is income tax. There is no special tax on ${story.goods}.`,
  }),
  rebate: (story) => ({
    trade: sells(story),
    why: losses(story),
    what: `A State A statute imposes a tax of one dollar on every crate of ${story.goods} sold in State A, wherever they were ${story.grown}.`,
    more: `All of the revenue is distributed to ${story.growers} in State A in proportion to their sales.`,
  }),
  exemption: (story) => ({
    trade: sells(story),
    why: losses(story),
    what: `A State A statute imposes a four percent tax on sales of ${story.goods} in State A but exempts those ${story.grown} in State A.`,
    more: 'The revenue pays for inspections of food stores in State A.',
  }),
  'remote seller': (story) => ({
    trade: `sold $2.4 million of ${story.goods} by mail to customers in State A last year but has no store, employee, or property there`,
    why: `Stores in State A had complained that ${story.goods} were being sold by mail to customers there without any tax.`,
    what: 'A State A statute requires every seller whose sales to customers in State A exceed $200,000 a year to collect a five percent tax on those sales.',
    more: 'Sellers within State A collect tax at the same rate.',
  }),
  'no nexus': (story) => ({
    trade: `offers ${story.goods} on a website but has never sold or shipped anything to State A and has no property or employee there`,
    why: revenue,
    what: `A State A statute imposes a tax of $900 a year on whoever offers ${story.goods} on a website that can be viewed in State A.`,
    more: 'Sellers within State A pay the same amount.',
  }),
  'all income': (story) => ({
    trade: `owns a store in State A, from which ${he(story.trader)} earns a tenth of ${his(story.trader)} income`,
    why: revenue,
    what: `A State A statute imposes a six percent tax on the income of whoever owns a store there that sells ${story.goods}, including all income earned in other states.`,
    more: 'It gives no credit for income taxes paid to other states.',
  }),
}

/** The words of Congress. The dormant Commerce Clause gives way to it. */
function congress({ law, congress }: TradeFacts, { goods, grown }: TradeStory): string {
  if (congress === 'silent') return 'No act of Congress applies.'
  switch (law) {
    case 'export':
      return `An act of Congress provides that any state "may prohibit the sale of ${goods} to buyers from other states."`
    case 'shield':
      return `An act of Congress provides that any state "may prohibit the sale within its borders of ${goods} ${grown} in other states."`
    default:
      return `An act of Congress provides that any state "may exempt ${goods} ${grown} within its borders from its taxes on sales."`
  }
}

/** Federal courts do not enjoin state taxes. */
const court = (at: TradeFacts) => (isTax(at) ? 'a State A court' : 'federal court')

const officials = (at: TradeFacts) =>
  isTax(at) ? 'the state tax officials' : 'the officials who enforce the law'

/** The county by its name at the first mention. */
const named = (text: string, { county }: TradeStory) =>
  text.replace('{county}', `${county} in State A`).replaceAll('{county}', 'the county')

const suit = (at: TradeFacts, { trader }: TradeStory) =>
  `In ${court(at)}, ${trader.the} has sued ${officials(at)}, claiming only that the ${measure(at)} violates the dormant Commerce Clause.`

function traderFirst(at: TradeFacts, story: TradeStory): string {
  const { trade, why, what, more } = LAWS[at.law](story)
  const { trader } = story
  return named(
    `${capital(trader.a)} in State B ${trade}. ${why} ${what} ${more} ${congress(at, story)} ${suit(at, story)} The facts are undisputed.`,
    story,
  )
}

function lawFirst(at: TradeFacts, story: TradeStory): string {
  const { trade, why, what, more } = LAWS[at.law](story)
  const { trader } = story
  return named(
    `${what} ${why} ${more} ${capital(trader.a)} in State B ${trade}. ${suit(at, story)} ${congress(at, story)} None of these facts is in dispute.`,
    story,
  )
}

function purposeFirst(at: TradeFacts, story: TradeStory): string {
  const { trade, why, what, more } = LAWS[at.law](story)
  const { trader } = story
  return named(
    `${why} ${what} ${congress(at, story)} ${capital(trader.a)} in State B ${trade}. ${more} ${The(trader)} has sued ${officials(at)} in ${court(at)}. The only claim is that the ${measure(at)} violates the dormant Commerce Clause, and the facts are undisputed.`,
    story,
  )
}

export const tell = [traderFirst, lawFirst, purposeFirst] as const
