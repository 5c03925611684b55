import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import type { TakingFacts, TakingStory, Twist } from './facts.ts'

/** The events, where `o` names the owner and `c` the county at the first mention. */
type Told = (story: TakingStory, o: string, c: string) => string

const UNPAID = ({ owner }: TakingStory) => `The county paid ${owner.the} nothing.`
const STUDY = ({ plan }: TakingStory) =>
  `The county may deny a building permit on account of traffic, and its study shows that ${plan} would add thirty cars a day.`
const WANTED = ({ plan, lot }: TakingStory, o: string) =>
  `${capital(o)} applied to the county for a permit to build ${plan} on ${lot}.`
const PROTEST = ({ owner }: TakingStory) => `${The(owner)} agreed under protest, and the permit was issued.`

/** The act of the county, by twist. */
const TOLD: Readonly<Record<Twist, Told>> = {
  occupation: (s, o) =>
    `A county ordinance authorizes a telephone company to bolt metal boxes, each the size of a shoebox, to any outside wall and to leave them there permanently. Under the ordinance, the company bolted two boxes to the ${s.shed} in which ${o} sells ${s.crop}. The boxes are not in ${whose(s.owner)} way, and they improve telephone service throughout the county. ${UNPAID(s)}`,
  access: (s, o) =>
    `A county ordinance gives union organizers the right to enter farmland for three hours a day, on up to 120 days a year, to speak with the pickers. Under the ordinance, organizers have begun to enter the ${s.field} of ${o}, who objected. They have been orderly and have damaged nothing, and ${whose(s.owner)} harvest has not suffered. ${UNPAID(s)}`,
  inspection: (s, o, c) =>
    `${capital(c)} licenses the sale of food from farm buildings and issues a license only to an owner who lets a health inspector examine the building's drains and cold rooms for one hour each year. In order to keep a license, ${o}, who sells ${s.crop} from a ${s.shed}, submitted to the inspection under protest. ${UNPAID(s)}`,
  stray: (s, o) =>
    `A county crew looking for a broken water pipe took a wrong turn and drove for an hour through ${o}'s ${s.field}, crushing plants worth $900. No law allows such crews to enter private land. The county has told the crew not to do it again. ${UNPAID(s)}`,
  crop: (s, o) =>
    `In order to keep prices steady, a county ordinance requires every grower of ${s.crop} to hand over a tenth of each harvest to a county board, which then owns it and sells it abroad. Under the ordinance, ${o} had to hand over eleven tons of ${s.crop} this fall. The rest of the harvest was sold at the usual prices. ${UNPAID(s)}`,
  gain: (s, o) =>
    `In order to raise prices, a county ordinance requires growers of ${s.crop} to hand over a tenth of each harvest to a county board, which then owns it. This fall ${o} had to hand over eleven tons. Prices rose so much that the rest brought more than the whole harvest of the year before. ${UNPAID(s)}`,
  surplus: (s, o) =>
    `During a long illness, ${o} failed to pay $12,000 in property taxes and interest on ${s.lot}. The county sold the lot for $90,000 and kept the entire price, as a state statute on tax sales provides. In that state, any other creditor who sells a debtor's land must return whatever the sale brings beyond the debt.`,
  'wipe-out': (s, o) =>
    `In order to protect a rare frog, a county ordinance bars all use of land beside the water. The year before, ${o} had paid ${s.price} for ${s.lot} beside a pond in order to build ${s.plan}. Until the ordinance, no law stood in the way of building there. The ordinance allows no exceptions, and the county concedes that no economic use of the lot remains. ${UNPAID(s)}`,
  later: (s, o) =>
    `In order to protect a rare frog, a county ordinance of 2021 bars all use of land beside the water. Until then, no law had stood in the way of building there. In 2024, ${o}, who knew of the ordinance, bought ${s.lot} beside a pond from an owner who had fought the ordinance in vain. It allows no exceptions, and the county concedes that no economic use of the lot remains. ${UNPAID(s)}`,
  undecided: (s, o) =>
    `In order to protect a rare frog, a county ordinance bars all use of land beside the water "unless the county board approves." The board has approved some building for most owners who applied. Without applying, ${o}, who owns ${s.lot} beside a pond, claims that the ordinance leaves the lot no economic use. ${UNPAID(s)}`,
  nuisance: (s, o, c) =>
    `For a century the courts of a state have held that building on steep slopes is a nuisance if it sends mud into the homes below. Last year ${c} passed an ordinance barring all building on such slopes. It applies to ${s.lot}, on which ${o} wanted to build ${s.plan} and for which ${he(s.owner)} had paid ${s.price}. Any building there would send mud into the homes below. The county concedes that no economic use of the lot remains. ${UNPAID(s)}`,
  moratorium: (s, o, c) =>
    `While it prepared a plan for flood control, ${c} barred all building along a river for twenty months, the time that its ordinance had set at the start. The ban covered ${s.lot}, on which ${o} wanted to build ${s.plan}. During those months the lot never lost more than a fifth of its value, and it may be built on now. The county held hearings throughout and acted in good faith. ${UNPAID(s)}`,
  partial: (s, o) =>
    `In order to protect the view along a valley, a county ordinance reduced the height allowed for new buildings from four floors to two. The ordinance applies to ${s.lot}, for which ${o} had paid ${s.price}. ${capital(s.plan)} of two floors is what ${s.owner.the} had planned there, and it will still earn a good return, but the lot would now sell for only ${s.lower}. ${UNPAID(s)}`,
  fitting: (s, o) =>
    `${WANTED(s, o)} ${STUDY(s)} The county issued the permit on the condition that ${s.owner.the} dedicate a strip at the roadside, four feet wide, for a turning lane. The study found that the added cars made a lane of that width necessary. ${The(s.owner)} accepted the condition under protest. ${UNPAID(s)}`,
  unconnected: (s, o) =>
    `${WANTED(s, o)} ${STUDY(s)} The county would issue the permit only if ${s.owner.the} dedicated a public path across the lot to a waterfall. The study found that the path would neither add to the traffic nor reduce it. ${PROTEST(s)}`,
  excessive: (s, o) =>
    `${WANTED(s, o)} ${STUDY(s)} The county would issue the permit only if ${s.owner.the} dedicated half of the lot for a turning lane. The study found that a strip four feet wide, a small part of the lot, would be enough for the added cars. ${PROTEST(s)}`,
  refused: (s, o) =>
    `When ${o} applied for a permit to build ${s.plan} on ${s.lot}, the county, which may deny permits on account of traffic, asked ${him(s.owner)} for $3,000 toward a museum of county history. ${The(s.owner)} refused to pay, and the county denied the permit for that reason alone.`,
  ordinance: (s, o) =>
    `In order to pay for the traffic that new buildings bring, a county ordinance makes every permit for a commercial building cost $48,000. The county's own study found that dealing with the traffic from ${s.plan} would cost $3,000. Under protest, ${o} paid the $48,000 for a permit to build one on ${s.lot}.`,
  tax: (s, o, c) =>
    `In order to pay for roads, ${c} charges the owner of every parcel within its borders $300 a year, whether or not the parcel is built on. The charge applies to ${s.lot} that belongs to ${o}. ${The(s.owner)} has no car, uses no county road, and causes no traffic.`,
  plan: (s, o, c) =>
    `After two years of hearings, ${c} adopted a plan to revive a poor district with shops, homes, and a park, and it hired private builders to carry out the plan. The plan calls for ${s.lot}, which belongs to ${o} and which one of the builders is to own. The county offered ${s.price}, the full market value, and began to condemn the lot. ${The(s.owner)} does not want to sell to anyone.`,
  favorite: (s, o, c) =>
    `A cousin of ${c}'s treasurer asked the county to get him ${s.lot}, which belongs to ${o}, because he wanted a tennis court of his own there. The county offered ${s.price}, the full market value, and began to condemn the lot. Its records show no plan and no other purpose, and the county concedes that there is none. ${The(s.owner)} does not want to sell to anyone.`,
}

/** The relief for which the owner sues. */
function relief(twist: Twist, { owner }: TakingStory): string {
  switch (twist) {
    case 'tax':
      return 'in state court for a refund under the Takings Clause'
    case 'fitting':
    case 'unconnected':
    case 'excessive':
      return 'to invalidate a permit condition under the Takings Clause'
    case 'refused':
      return 'over the denial of a building permit, relying on the Takings Clause'
    case 'ordinance':
      return 'for a refund under the Takings Clause'
    case 'inspection':
      return 'to enjoin the inspections under the Takings Clause'
    case 'plan':
    case 'favorite':
      return `to enjoin the condemnation of ${his(owner)} land under the Takings Clause`
    default:
      return 'for just compensation under the Takings Clause'
  }
}

/** The events as they happened, then the suit. */
function inOrder({ twist }: TakingFacts, story: TakingStory): string {
  const { owner } = story
  return `${TOLD[twist](story, owner.a, 'a county')} ${The(owner)} has sued the county ${relief(twist, story)}.`
}

/** The suit first. */
function suitFirst({ twist }: TakingFacts, story: TakingStory): string {
  const { owner } = story
  return `${capital(owner.a)} sued a county ${relief(twist, story)}. The parties agree on the following facts. ${TOLD[twist](story, owner.the, 'the county')}`
}

/** The defense first. */
function defenseFirst({ twist }: TakingFacts, story: TakingStory): string {
  const { owner } = story
  return `Sued by ${owner.a} ${relief(twist, story)}, a county answered that it had done nothing unlawful. These facts are not disputed. ${TOLD[twist](story, owner.the, 'the county')}`
}

export const tell = [inOrder, suitFirst, defenseFirst] as const
