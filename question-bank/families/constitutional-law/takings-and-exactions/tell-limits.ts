import { capital } from '../../../text/capital.ts'
import { he, The } from '../../engine/party.ts'
import type { Events } from './telling.ts'

const WORTHLESS = 'Appraisers for both sides agree that the lot is now worthless.'

/** The events where the government restricted use, or taxed. */
export const LIMITS = {
  'wipe-out': ({ owner, lot, water, price, plan, species }, o, c) => [
    `Last year, ${o} paid ${price} for ${lot} on the shore of a ${water}, where ${he(owner)} planned to build ${plan}. Building there was lawful at the time. To protect a rare ${species}, ${c} then adopted an ordinance that bars every use of the shore and allows no exceptions. ${WORTHLESS}`,
    `To protect a rare ${species}, ${c} adopted an ordinance that bars every use of the shore of a ${water} and allows no exceptions. The year before, when building there was still lawful, ${o} had paid ${price} for ${lot} on that shore and had planned to build ${plan}. ${WORTHLESS}`,
    `${capital(lot)} on the shore of a ${water} was for sale last year, and ${o} paid ${price} for it, planning to build ${plan} there. Building was lawful at the time. Then ${c} adopted an ordinance that bars every use of the shore and allows no exceptions, to protect a rare ${species}. ${WORTHLESS}`,
  ],
  later: ({ owner, lot, water, plan, species }, o, c) => [
    `In 2024, ${o} bought ${lot} on the shore of a ${water} from the family that had always owned it, hoping to build ${plan} there. ${The(owner)} knew of a county ordinance of 2021 that, to protect a rare ${species}, bars every use of the shore and allows no exceptions. Building there had been lawful before. ${WORTHLESS}`,
    `In 2021, to protect a rare ${species}, ${c} adopted an ordinance that bars every use of the shore of a ${water} and allows no exceptions. Building there had been lawful until then. In 2024, ${o}, who knew of the ordinance but hoped to build ${plan}, bought ${lot} on that shore from the family that had always owned it. ${WORTHLESS}`,
    `Until 2021, owners of land on the shore of a ${water} were free to build there. That year, to protect a rare ${species}, ${c} adopted an ordinance that bars every use of the shore and allows no exceptions. In 2024, ${o} bought ${lot} on the shore from the family that had always owned it. ${The(owner)} knew of the ordinance but hoped to build ${plan}. ${WORTHLESS}`,
  ],
  undecided: ({ owner, lot, water, plan, species }, o) => {
    const shore = `bars every use of the shore "unless the county board approves."`
    const others = 'The board has allowed most owners who applied to build something.'
    return [
      `${capital(o)} owns ${lot} on the shore of a ${water} and wants to build ${plan} there. To protect a rare ${species}, a county ordinance ${shore} ${others} ${The(owner)} neither applied to the board nor brought an action in state court.`,
      `To protect a rare ${species} on the shore of a ${water}, a county ordinance ${shore} ${others} ${capital(o)}, who owns ${lot} on that shore and wants to build ${plan}, neither applied to the board nor brought an action in state court.`,
      `A rare ${species} lives on the shore of a ${water}. To protect it, a county adopted an ordinance that ${shore} ${others} ${capital(o)} owns ${lot} on the shore and wants to build ${plan} there. ${The(owner)} neither applied to the board nor brought an action in state court.`,
    ]
  },
  nuisance: ({ owner, lot, price, plan }, o, c) => [
    `Two years ago, ${o} paid ${price} for ${lot} on a steep slope above a row of homes, where ${he(owner)} planned to build ${plan}. Any excavation on the lot would send mud into the homes, and since 1931 the courts of the state have enjoined excavations that do so as nuisances. Last year, ${c} barred all building on steep slopes. The county concedes that the lot has no other economic use.`,
    `Since 1931, the courts of a state have enjoined as a nuisance any excavation on a slope that sends mud into the homes below. Two years ago, ${o} in that state paid ${price} for ${lot} on a steep slope above a row of homes, planning to build ${plan}. Any excavation there would send mud into the homes. Last year, ${c} barred all building on steep slopes. The county concedes that the lot has no other economic use.`,
    `Planning to build ${plan} there, ${o} paid ${price} two years ago for ${lot} on a steep slope above a row of homes. Since 1931, the courts of the state have enjoined as nuisances excavations that send mud into homes, and any excavation on the lot would do so. Last year, ${c} barred all building on steep slopes. The county concedes that the lot has no other economic use.`,
  ],
  moratorium: ({ owner, lot, plan }, o, c) => {
    const value = 'its market value never fell by more than a fifth'
    return [
      `${capital(o)} was about to build ${plan} on ${lot} in a river valley when ${c} barred all building in the valley for twenty months while it prepared a plan for flood control. The county held hearings throughout and finished the plan on time. During the moratorium, ${owner.the} could make no use of the lot, although ${value}. Building there is now permitted.`,
      `After a flood, ${c} barred all building in a river valley for twenty months while it prepared a plan for flood control. It held hearings throughout and finished the plan on time. During the moratorium, ${o}, who had been about to build ${plan} on ${lot} in the valley, could make no use of the lot, although ${value}. Building there is now permitted.`,
      `Because of repeated floods in a river valley, ${c} decided to prepare a plan for flood control and barred all building there for twenty months. At that time, ${o} was about to build ${plan} on ${lot} in the valley. The county held hearings throughout and finished the plan on time. Until then, ${owner.the} could make no use of the lot, although ${value}. Building there is now permitted.`,
    ]
  },
  partial: ({ owner, lot, price, plan, lower }, o, c) => [
    `${capital(o)} paid ${price} for ${lot} in a valley, where ${he(owner)} planned to build ${plan} of two stories. To preserve the view along the valley, ${c} then lowered the height limit for new buildings from four stories to two. ${The(owner)} can still build as planned and earn a good return. Because no one can build higher, however, the lot would now sell for only ${lower}.`,
    `To preserve the view along a valley, ${c} lowered the height limit for new buildings from four stories to two. The limit applies to ${lot} for which ${o} had paid ${price}. ${The(owner)} had planned ${plan} of two stories, which is still allowed and should earn a good return. Because no one can build higher, however, the lot would now sell for only ${lower}.`,
    `Last year, ${o} paid ${price} for ${lot} in a valley that is known for its view. To preserve the view, ${c} then lowered the height limit for new buildings in the valley from four stories to two. ${The(owner)} can still build ${plan} of two stories, as planned, and earn a good return. Because no one can build higher, however, the lot would now sell for only ${lower}.`,
  ],
  tax: ({ owner, lot }, o, c) => [
    `${capital(o)} owns ${lot} that lies empty and adds no traffic to any road. To pay for roads, ${c} charges every owner of land within its borders $300 a year for each parcel, whether or not anything is built on it. ${The(owner)}, who has not applied for any permit, paid the charge on the lot under protest.`,
    `To pay for roads, ${c} charges every owner of land within its borders $300 a year for each parcel, whether or not anything is built on it. Under protest, ${o} paid the charge on ${lot} that lies empty and adds no traffic to any road. ${The(owner)} has not applied for any permit.`,
    `To pay for roads, ${c} adopted a charge of $300 a year on each parcel of land within its borders, whether or not anything is built on it. ${capital(o)} owns ${lot} that lies empty and adds no traffic to any road. ${The(owner)}, who has not applied for any permit, was billed for the charge and paid it under protest.`,
  ],
} satisfies Partial<Events>
