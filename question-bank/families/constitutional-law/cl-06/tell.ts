import type { TradeFacts, TradeSkin } from './facts.ts'

/** The facts in prose: who trades in what, the law, what Congress has said, the suit. */
export function tell(facts: TradeFacts, skin: TradeSkin): string {
  return [skin.opening, lawOf(facts, skin), congress(facts, skin)].join(' ')
}

const inspection =
  'The threat is real, but inspectors at the border could find the pest as surely, at a cost of $40 a truck.'
const balanced =
  'The judge finds that the law produces considerable benefits and that its burden on interstate trade is not clearly excessive.'

function lawOf(facts: TradeFacts, skin: TradeSkin): string {
  const { goods, growers, pest, victim } = skin
  const next = 'A new law of a neighboring state'
  switch (facts.law) {
    case 'shield':
      return `${next} forbids the sale of ${goods} from other states. It says openly that the ${growers} of the state have had two bad years and need a market that is theirs alone.`
    case 'pest, other means':
      return `${next} forbids the sale of ${goods} from other states, in order to keep out ${pest}, which would ruin the ${victim} there. ${inspection}`
    case 'pest, no other means':
      return `${next} forbids the sale of ${goods} from other states, in order to keep out ${pest}, which would ruin the ${victim} there. The judge finds that no test can detect the pest in time and that nothing but a ban would keep it out.`
    case 'export':
      return `${next} forbids its ${growers} to sell ${goods} to buyers from other states, so that its own people may have enough at a low price. There is enough for all, and the harm that is feared is the price.`
    case 'county':
      return `A new law of a county in a neighboring state forbids the sale there of ${goods} from outside the county, in order to keep out ${pest}. Since they are shut out as well, the ${growers} in the rest of that state have protested. ${inspection}`
    case 'label':
      return `${next} says that all ${goods} sold there, wherever they come from, must bear a date. The stamp costs two cents a crate, and fewer people have fallen ill since the law was made.`
    case 'useless':
      return `${next} says that trucks that carry ${goods}, wherever they come from, must have a floor of a kind that all other states forbid. Loads have to be shifted at every border, at a cost of $9 million a year. The judge finds that the floor makes nobody safer and serves no other end.`
    case 'shops':
      return `${next} forbids ${growers}, wherever they live, to own shops in which ${goods} are sold, so that small shops may get fair prices. As it happens, all those who own such shops come from other states. ${balanced}`
    case 'methods':
      return `${next} forbids the sale of ${goods}, wherever they come from, that were produced with ${skin.method}. Hardly any are produced in that state, so that ${growers} in other states will have to change their ways at great cost. ${balanced}`
    case 'seller':
      return `A neighboring state produces ${goods} in its own ${skin.source} and has sold them to all comers for years. In a time of shortage, a new law of that state says that they be sold to its residents alone.`
    case 'packing':
      return `A neighboring state produces ${goods} in its own ${skin.source} and sells them to all comers. A new law of that state says that those who buy them must have them packed by private firms within the state before they are shipped. The judge finds that this adds three cents a crate and has brought four hundred jobs.`
    case 'public plant':
      return `A new law of a county in a neighboring state says that all waste from ${goods} there must be taken, for a fee, to a plant that the county owns and runs, as it has run its waste services for decades. No private plant, in the county or anywhere else, may take it. ${balanced}`
    case 'private plant':
      return `A new law of a county in a neighboring state says that all waste from ${goods} there must be taken, for a fee, to a plant that a private firm of the county has built. No other plant, in the county or anywhere else, may take it. The county wants the fees to pay the firm for the plant, which it could pay by a tax.`
    case 'rebate':
      return `${next} lays a tax of a dollar on each crate of ${goods} sold there, wherever they come from. The whole yield goes into a fund that is paid out to the ${growers} of the state in proportion to what they sell.`
    case 'exemption':
      return `${next} lays a tax of 4 percent on the sale of ${goods}, but not on those produced in the state. It says openly that the ${growers} of the state have had two bad years and need help.`
    case 'remote seller':
      return `${next} says that whoever sells more than $200,000 of goods a year to people in it must collect its sales tax of 5 percent, as sellers with a shop there do. ${skin.name} has no shop, staff or land there, but sold $2.4 million of ${goods} to people there last year.`
    case 'no tie':
      return `${next} lays a tax of $900 a year on all who offer ${goods} on a website that people in it are able to read, whether they live in the state or not. ${skin.name} has never sold or shipped anything to that state, and has nobody and nothing there.`
    case 'all income':
      return `${next} lays a tax of 6 percent on the income of all who sell ${goods} there. It falls on the whole income from all states and gives no credit for what other states take. A tenth of the income of ${skin.name} comes from that state, where ${skin.subject} has a shop.`
  }
}

function congress(facts: TradeFacts, skin: TradeSkin): string {
  const suit = `${skin.name} has challenged the law in federal court exclusively on the ground that the Commerce Clause by itself prohibits such legislation.`
  if (facts.congress === 'silent')
    return `Congress has enacted no legislation concerning the matter, and ${suit}`
  const what =
    facts.law === 'exemption'
      ? `tax ${skin.goods} "on terms that favor its own"`
      : `bar the movement of ${skin.goods} "across its borders, in or out, for any reason"`
  return `An act of Congress of 2025 provides that each state may ${what}. Nevertheless ${suit}`
}
