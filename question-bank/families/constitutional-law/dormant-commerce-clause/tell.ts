import { capital } from '../../../text/capital.ts'
import { He, The } from '../../engine/party.ts'
import { isLocal, isTax, measure, type TradeFacts, type TradeStory } from './facts.ts'
import { LAWS } from './laws.ts'

/** The words of Congress, to which the dormant Commerce Clause gives way, or `silence`. */
function congress({ law, congress }: TradeFacts, { goods, grown }: TradeStory, silence: string): string {
  if (congress === 'silent') return silence
  switch (law) {
    case 'export':
      return `A federal statute provides that any state "may prohibit the sale of ${goods} to buyers from other states."`
    case 'shield':
      return `A federal statute provides that any state "may prohibit the sale within its borders of ${goods} ${grown} in other states."`
    default:
      return `A federal statute provides that any state "may exempt ${goods} ${grown} within its borders from its taxes on sales."`
  }
}

/** Federal courts do not enjoin state taxes. */
const court = (at: TradeFacts) => (isTax(at) ? 'a State A court' : 'federal court')

const officials = (at: TradeFacts) =>
  isTax(at) ? 'the state tax officials' : `the officials who enforce the ${measure(at)}`

/** The county by its name at the first mention. */
const named = (text: string, { county }: TradeStory) =>
  text.replace('{county}', `${county} in State A`).replaceAll('{county}', 'the county')

const DOING = {
  exempts: 'exempting',
  forbids: 'forbidding',
  imposes: 'imposing',
  pays: 'paying',
  provides: 'providing',
  requires: 'requiring',
}

/** The law as it was enacted: "a statute requiring …". */
function enacted(at: TradeFacts, what: string): string {
  const verb = new RegExp(`^(${Object.keys(DOING).join('|')})|(?<= but )(exempts)`, 'g')
  const doing = what.replace(verb, (found) => DOING[found as keyof typeof DOING])
  return `${isLocal(at) ? 'an ordinance' : 'a statute'} ${doing}`
}

/** The law where the sentence has named it: "it", or the tax that a statute imposes. */
const it = (at: TradeFacts) => (isTax(at) ? 'the tax' : 'it')

/** Why the law was enacted, the law, the wholesaler, the suit. */
function reasonFirst(at: TradeFacts, story: TradeStory): string {
  const { trade, first, what, more } = LAWS[at.law](story)
  const { trader } = story
  const silence = 'Congress has not legislated on the subject.'
  return named(
    `${first} ${enacted(at, what)}. ${more} ${congress(at, story, silence)} ${capital(trader.a)} in State B ${trade}. ${He(trader)} has sued ${officials(at)} in ${court(at)}, claiming only that ${it(at)} violates the dormant Commerce Clause.`,
    story,
  )
}

/** The wholesaler, the law, the suit. */
function traderFirst(at: TradeFacts, story: TradeStory): string {
  const { trade, second, what, more } = LAWS[at.law](story)
  const { trader } = story
  const silence = 'No act of Congress addresses the subject.'
  return named(
    `${capital(trader.a)} in State B ${trade}. ${second} ${enacted(at, what)}. ${more} ${congress(at, story, silence)} ${The(trader)} has brought an action in ${court(at)} against ${officials(at)}. The complaint alleges only a violation of the dormant Commerce Clause.`,
    story,
  )
}

/** The law after its reason, or before the facts it rests on, then the wholesaler and the suit. */
function lawFirst(at: TradeFacts, story: TradeStory): string {
  const { trade, second, third, what, whatFirst, more } = LAWS[at.law](story)
  const { trader } = story
  const silence = 'Congress has enacted no law on the subject.'
  const law = isLocal(at) ? 'An ordinance of {county}' : 'A State A statute'
  const told = third ? `${law} ${whatFirst ?? what}. ${third}` : `${second} ${enacted(at, what)}.`
  return named(
    `${told} ${more} ${congress(at, story, silence)} ${capital(trader.a)} in State B ${trade}. ${The(trader)} has sued ${officials(at)} in ${court(at)}, alleging only that ${it(at)} violates the dormant Commerce Clause.`,
    story,
  )
}

export const tell = [reasonFirst, traderFirst, lawFirst] as const
