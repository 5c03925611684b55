import {
  aim,
  beyond,
  isBan,
  isEven,
  isLocal,
  isTax,
  measure,
  type TradeFacts,
  type TradeStory,
} from './facts.ts'

type Texts = readonly [string, string]

/** The way to word a reason about other means beside a law. */
function testOf(at: TradeFacts): 'even' | 'none' | 'means' | 'favor' {
  if (isEven(at)) return 'even'
  if (at.law === 'pest, no other means') return 'none'
  return isBan(at) && at.law !== 'shield' && at.law !== 'export' ? 'means' : 'favor'
}

/** A good purpose, and no other way to serve it. */
export function danger(at: TradeFacts, story: TradeStory): Texts {
  const purpose = aim(at, story)
  switch (testOf(at)) {
    case 'none':
      return [
        `the statute serves a legitimate purpose that no nondiscriminatory alternatives would serve`,
        `no nondiscriminatory alternatives would serve the legitimate purpose of ${purpose}`,
      ]
    case 'means':
      return [
        `${at.law === 'county' ? 'a county' : 'a state'} may discriminate against interstate commerce for the legitimate purpose of ${purpose}`,
        `a ban may be chosen over nondiscriminatory alternatives for the purpose of ${purpose}`,
      ]
    case 'even':
      return [
        `no nondiscriminatory alternatives would serve the legitimate purpose of ${purpose}`,
        `a state may discriminate against interstate commerce for the legitimate purpose of ${purpose}`,
      ]
    default:
      return [
        `no nondiscriminatory alternatives would serve the legitimate purpose of ${purpose}`,
        `a state may discriminate against interstate commerce for the legitimate purpose of ${purpose}`,
      ]
  }
}

/** A government that deals as anybody may. */
export function dealing(at: TradeFacts, { goods }: TradeStory): Texts {
  if (at.law === 'export')
    return [
      `a state is a market participant as to its own products and may choose who buys them`,
      `as a market participant, State A may reserve its own ${goods} for its residents`,
    ]
  return [
    `${dealer(at)} is a market participant in ${market(at, goods)} and may choose the terms on which it deals`,
    `as a market participant in ${market(at, goods)}, ${dealer(at)} may favor its own residents and firms`,
  ]
}

/** A public body that does the public's work. */
export function publicly({ law }: TradeFacts, { goods, source }: TradeStory): Texts {
  if (law === 'public plant')
    return [
      'the county may favor a public entity that performs a traditional government function',
      'the ordinance favors a public plant and treats in-state and out-of-state firms alike',
    ]
  if (law === 'private plant')
    return [
      'waste disposal is a traditional government function, which a county may assign to a single firm',
      'the ordinance serves a traditional government function and treats all other plants alike',
    ]
  return [
    `the sale of ${goods} from state-owned ${source} is a traditional government function`,
    law === 'seller'
      ? 'a state may favor its own residents in the performance of a traditional government function'
      : `the statute protects the state's own ${source}, which perform a traditional government function`,
  ]
}

/** A burden that outweighs what it brings. Beside a favored firm, the law is thought to treat all alike. */
export function burden(at: TradeFacts): Texts {
  const { law } = at
  if (law === 'packing' || law === 'private plant')
    return [
      `the ${measure(at)} treats all ${law === 'packing' ? 'buyers' : 'packers'} alike, but its burden is clearly excessive in relation to its benefits`,
      `the evenhanded ${measure(at)} places an undue burden on interstate commerce under Pike balancing`,
    ]
  return [
    'the burden on interstate commerce is clearly excessive in relation to the local benefits under Pike',
    `the ${measure(at)} places an undue burden on interstate commerce under Pike balancing`,
  ]
}

/** No connection with what is taxed; other laws are thought to reach beyond the border. */
export function reach(at: TradeFacts, story: TradeStory): Texts {
  const { trader, goods, grown } = story
  if (!isTax(at))
    return [
      `State A has no extraterritorial power over ${beyond(at, story)}`,
      `a state may not regulate ${beyond(at, story)} under the dormant Commerce Clause`,
    ]
  switch (at.law) {
    case 'no nexus':
      return [
        `a website that can be viewed in State A falls short of a substantial nexus with it`,
        `a substantial nexus requires more business in State A than a website that can be viewed there`,
      ]
    case 'remote seller':
      return [
        `${trader.the} lacks a physical presence in State A and thus a substantial nexus with it`,
        `a substantial nexus requires a store, an employee, or property in the taxing state`,
      ]
    case 'all income':
      return [
        `${trader.the} is based in State B and lacks a substantial nexus with State A`,
        `a single store does not create a substantial nexus between ${trader.the} and State A`,
      ]
    default:
      return [
        `${goods} ${grown} in other states lack a substantial nexus with State A`,
        `a tax on ${goods} ${grown} in other states lacks a substantial nexus with State A`,
      ]
  }
}

export const dealer = (at: TradeFacts): string => (isLocal(at) ? 'the county' : 'State A')

export function market({ law }: TradeFacts, goods: string): string {
  return law === 'public plant' || law === 'private plant' ? 'waste disposal' : `the sale of ${goods}`
}

export function consented({ law }: TradeFacts): string {
  if (law === 'export') return 'a ban on sales to out-of-state buyers'
  return law === 'shield' ? 'a ban on the sale of out-of-state goods' : 'tax exemptions for local goods'
}
