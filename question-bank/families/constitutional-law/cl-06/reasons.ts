import type { Reason } from '../../engine/contract.ts'
import { isBan, isTax, type TradeFacts, type TradeSkin } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-danger': {
    side: 'yes',
    texts: [
      'outside trade may be shut out where nothing less would ward off a real local danger',
      'a real local danger that nothing less would ward off may justify such a line',
    ],
    lesson:
      'A real local danger justifies a line against outside trade only where nothing less would ward it off.',
  },
  'yes-balance': {
    side: 'yes',
    texts: [
      'a law that treats all trade alike stands unless its burden is clearly excessive',
      'unless its burden is clearly excessive, a law that is the same for all trade stands',
    ],
    lesson:
      'A law that treats all trade alike stands unless its burden is clearly excessive; one that sets trade apart by its place is not weighed so.',
  },
  'yes-dealer': {
    side: 'yes',
    texts: [
      'one who buys or sells in a market may choose with whom to deal, and so may a state',
      'a state that is itself a dealer in a market may choose those with whom it deals',
    ],
    lesson:
      'A state may choose with whom it deals in a market in which it buys or sells itself, but not what others do in another one.',
  },
  'yes-public': {
    side: 'yes',
    texts: [
      'government may keep a public task for itself while it treats all private firms alike',
      'to keep a task in public hands does not set local private firms above outside ones',
    ],
    lesson:
      'Government may keep a task in public hands because all private firms are then treated alike; a favored private firm is different.',
  },
  'yes-congress': {
    side: 'yes',
    texts: [
      'Congress, which has power over this trade, has left states free to make such a law',
      'such a law is left open to states by Congress, in whose power this trade lies',
    ],
    lesson:
      'Congress leaves states free to burden trade when it says so in plain words; its silence is not consent.',
  },
  'yes-tax': {
    side: 'yes',
    texts: [
      'the tax has a tie to the state, a fair share and equal terms, as such a tax must',
      'such a tax needs a tie to the state, a fair share and equal terms, and has them',
    ],
    lesson:
      'A tax on trade between the states stands if it has a substantial tie, takes a fair share, and treats all on equal terms.',
  },
  'no-shield': {
    side: 'no',
    texts: [
      'to prefer local dealers or buyers to those of other states is not a lawful aim',
      'local dealers or buyers may not be preferred for their own sake to outside ones',
    ],
    lesson:
      'Local dealers or buyers are preferred for their own sake where a law sets outside trade back with no other aim in view.',
  },
  'no-means': {
    side: 'no',
    texts: [
      'the aim is a sound one, but it could be met as well without a line against outsiders',
      'a line against outsiders is not needed for an aim that, sound as it is, others serve',
    ],
    lesson:
      'That a sound aim could be met without a line against outsiders is fatal to such a line, where there is one and the facts bear that out.',
  },
  'no-county': {
    side: 'no',
    texts: [
      'a line against all outside goods is not made neutral by its harm to nearby growers',
      'harm to growers in the same state does not make a line against outside goods neutral',
    ],
    lesson:
      'A line against outside goods stays one though growers in the same state are harmed by it too, as where a county draws it.',
  },
  'no-burden': {
    side: 'no',
    texts: [
      'its burden on trade between states is clearly excessive beside the local benefit',
      'beside so small a local benefit its burden on interstate trade is clearly excessive',
    ],
    lesson:
      'A burden is clearly excessive where a law that treats all alike costs interstate trade dear and brings the state next to nothing.',
  },
  'no-dealer': {
    side: 'no',
    texts: [
      'the state uses its own sales to govern a market in which it takes no part itself',
      'a market in which the state takes no part is being governed by means of its sales',
    ],
    lesson:
      'A state governs a market in which it takes no part when it binds those who buy from it in what they do afterwards.',
  },
  'no-tie': {
    side: 'no',
    texts: [
      'the law reaches out to conduct with which the state has no substantial connection',
      'the state has no substantial connection with the conduct for which it reaches out',
    ],
    lesson:
      'A state lacks a substantial connection where nothing is done or sold in it; sales there are connection enough.',
  },
  'no-share': {
    side: 'no',
    texts: [
      'the law takes more than the share of the state in what is earned in many states',
      'of what is earned in many states the law takes more than the share of this one',
    ],
    lesson:
      'A tax takes more than the share of the state when it falls on income from many states without being divided among them.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: TradeFacts, _skin: TradeSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cl-06 has no reason ${id}`)
  return found
}

const isDealing = (facts: TradeFacts) =>
  ['seller', 'packing', 'public plant', 'private plant'].includes(facts.law)

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, facts: TradeFacts): boolean {
  switch (id) {
    case 'yes-danger':
    case 'no-means':
      return isBan(facts)
    case 'yes-dealer':
    case 'yes-public':
    case 'no-dealer':
      return isDealing(facts)
    case 'yes-tax':
      return isTax(facts)
    case 'no-county':
      return ['county', 'pest, no other means', 'public plant', 'private plant'].includes(facts.law)
    case 'no-tie':
      return isTax(facts) || ['methods', 'shops', 'export'].includes(facts.law)
    case 'no-share':
      return isTax(facts)
    default:
      return true
  }
}
