import { capital } from '../../../text/capital.ts'
import type { TakingFacts, TakingSkin } from './facts.ts'

/** The facts in prose: the owner, what the county did, the suit. */
export function tell(facts: TakingFacts, skin: TakingSkin): string {
  return [skin.opening, deed(facts, skin), suit(facts, skin)].join(' ')
}

/** A tax is attacked in the courts of the state, everything else in federal court at once. */
function suit(facts: TakingFacts, skin: TakingSkin): string {
  const who = skin.subject === 'he' ? 'He' : 'She'
  const clause = 'under the Takings Clause of the Constitution'
  switch (facts.act) {
    case 'tax':
      return `${who} has brought an action against the county in state court for a refund ${clause}.`
    case 'easement':
    case 'fee':
      return `${who} has brought an action in federal court to invalidate the demand ${clause}, without previously litigating in any state court.`
    case 'plan':
    case 'favorite':
      return `${who} has requested an injunction against the condemnation from a federal court ${clause}.`
    default:
      return `${who} has brought an action against the county in federal court ${clause}, without previously litigating in any state court.`
  }
}

function deed(facts: TakingFacts, skin: TakingSkin): string {
  const { owner, shed, field, crop, price } = skin
  const gain = facts.wrinkle === 'gain'
  switch (facts.act) {
    case 'occupation':
      return `A new county ordinance lets a telephone company bolt two metal boxes, no larger than shoeboxes, to any wall and leave them there for good. Two of them now hang on the ${shed}, and no money was paid.${gain ? ` The boxes bring fast service, and the ${shed} is worth $4,000 more with them than without.` : ''}`
    case 'access':
      return `A new county ordinance gives union organizers the right to come into every ${field} for three hours a day on 120 days a year to talk with the pickers. They have begun to come, have done no harm, and no money was paid.`
    case 'inspection':
      return `The county licenses the sale of food from buildings such as the ${shed}. A new ordinance says that anyone who wants the license must let a health inspector look at the drains and cold rooms for an hour once a year. ${owner} holds a license, and no money was paid.`
    case 'stray':
      return `A county crew that was looking for a broken pipe took a wrong turn in March and drove through the ${field} for an hour. It crushed plants worth $900 and left. No law lets such crews come in, the county has told them not to do it again, and no money was paid.`
    case 'crop':
      return `To keep prices steady, a new county ordinance orders every grower to hand over a tenth of the ${crop} to a county board, which sells what it gets abroad. ${owner} had to hand over eleven tons this fall, and no money was paid.${gain ? ' The ordinance raised prices so much that the other nine tenths brought more than the whole harvest of last year.' : ''}`
    case 'surplus':
      return `Illness then kept ${owner} from paying $12,000 in property taxes on the lot, interest included. The county sold it for $90,000 and kept every dollar under a statute on tax sales. In that state any other creditor who sells a debtor’s land must hand back what it brings beyond the debt.`
    case 'wipe-out':
      return wipeOut(facts, skin)
    case 'nuisance':
      return nuisance(facts, skin)
    case 'moratorium':
      return `To gain time for a plan on flooding, the county then stopped all building along the river, the lot included, for twenty months, while it held hearings on a new map. The ban ended on the day that was set at the start. In those months the lot never fell below four fifths of its price, and it may be built on now. ${owner} lost two seasons, and no money was paid.`
    case 'partial':
      return `A county ordinance that protects the view all along the valley then cut the height of new buildings from four floors to two. ${capital(skin.plan)} of two floors is what ${owner} had planned, and it will still earn a return, but the lot would now sell for ${skin.lower}. No money was paid.`
    case 'easement':
    case 'fee':
      return condition(facts, skin)
    case 'tax':
      return `To pay for roads, the county then laid a charge of $300 a year on every parcel of land within its borders, whether or not it is built on or ever will be. ${owner} owns no car, uses no road but a private lane, and causes no traffic, yet has to pay for the lot as all owners do.`
    case 'plan':
      return `After two years of hearings the county adopted a plan to revive a poor district with shops, homes and a park, and hired private builders to carry it out. The plan needs the lot, which one of those builders will own. The county offered ${price}, its full market value, and has begun proceedings to take it. ${owner} does not want to sell to anyone.`
    case 'favorite':
      return `A cousin of the county treasurer wants the lot for a tennis court of his own. The county offered ${price}, its full market value, and has begun proceedings to take the lot for him. Its records show no other reason and no plan, and a judge has found that there is none. ${owner} does not want to sell to anyone.`
  }
}

function wipeOut(facts: TakingFacts, skin: TakingSkin): string {
  const { owner } = skin
  if (facts.wrinkle === 'undecided')
    return `A county ordinance then barred all use of lots beside the water, to save a rare frog, "unless a board gives leave." The board has given leave to most of those who asked for some building. ${owner} has not asked, but says that no economic use of the lot is left.`
  const end =
    'The ordinance lets owners do nothing but leave such land as it is, no exceptions are given, and the county concedes that no economic use of the lot remains.'
  return facts.wrinkle === 'later'
    ? `A county ordinance of 2021 bars all use of lots beside the water, to save a rare frog. ${owner} bought in 2024 from a seller who had fought it in vain. ${end} Before 2021 no law stood in the way of building there. No money was paid.`
    : `A county ordinance made a year later barred all use of lots beside the water, to save a rare frog. ${end} Until then no law had stood in the way of building there. No money was paid.`
}

function nuisance(facts: TakingFacts, skin: TakingSkin): string {
  const { owner } = skin
  const law =
    'For a century the courts of the state have considered building on such slopes a nuisance, since it sends mud into the residential district below.'
  const end = `Nothing else can be done with the lot, so the county concedes that no economic use of it remains. No money was paid.`
  return facts.wrinkle === 'later'
    ? `A county ordinance of 2021 bars all building on steep lots such as this one, as state law already did. ${law} ${owner} bought the property in 2024. ${end}`
    : `A county ordinance made a year later barred all building on steep lots such as this one, as state law already did. ${law} ${end}`
}

function condition(facts: TakingFacts, skin: TakingSkin): string {
  return [demand(facts, skin), outcome(facts, skin)].join(' ')
}

function demand(facts: TakingFacts, skin: TakingSkin): string {
  const { owner, plan } = skin
  const traffic = `The county may refuse permits because of traffic, and its study shows that ${plan} will add thirty cars a day.`
  if (facts.act === 'easement') {
    switch (facts.fit) {
      case 'both':
        return `${traffic} It told ${owner} that a permit would be given only for a strip at the roadside, four feet wide, for a lane to turn in. The study shows that those cars call for just such a lane.`
      case 'unconnected':
        return `${traffic} It told ${owner} that a permit would be given only for a public path to a waterfall behind the lot. The study says that the path would neither add to the traffic nor ease it.`
      case 'excessive':
        return `${traffic} It told ${owner} that a permit would be given only for a strip at the roadside, for a lane to turn in, that takes up half of the lot. The study shows that a strip of four feet would deal with those cars.`
    }
  }
  const asked =
    facts.wrinkle === 'ordinance'
      ? 'An ordinance says that each permit for a building of this kind costs'
      : `It told ${owner} that a permit would be given only for`
  switch (facts.fit) {
    case 'both':
      return `${traffic} ${asked} $3,000 for a lane to turn in. The study shows that dealing with those cars will cost just that.`
    case 'unconnected':
      return `${traffic} ${asked} $3,000 for the county museum, which has nothing to do with traffic.`
    case 'excessive':
      return `${traffic} ${asked} $48,000 for roads. The study shows that dealing with those cars will cost $3,000.`
  }
}

function outcome(facts: TakingFacts, skin: TakingSkin): string {
  return facts.wrinkle === 'refused'
    ? `${skin.owner} would not agree, and the county denied the permit for that reason alone.`
    : `${skin.owner} agreed under protest and has the permit.`
}
