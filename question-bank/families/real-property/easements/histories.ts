import { capital } from '../../../text/capital.ts'
import { he, his, The, who } from '../../engine/party.ts'
import type { EasementStory, Twist } from './facts.ts'
import {
  declared,
  divided,
  granted,
  grantedBefore,
  grantedToFormer,
  neighbors,
  soldFront,
  soldRear,
  strangers,
  type Teller,
  unrecordedDeed,
} from './openings.ts'

type History = (s: EasementStory, teller: Teller) => string

const opened = ({ byway, rear }: EasementStory): string =>
  `In 2008, ${byway.a} was opened on the far side of ${rear.the}.`
const openedLater = (s: EasementStory): string =>
  `In 2025, ${s.byway.a} was opened along the far side of ${s.rear.the}. ${The(s.claimant)} no longer needed ${s.way.the} but went on using it as well as ${s.byway.the}. ${closed(s)}`
const closed = (s: EasementStory): string => `In 2026, ${s.defendant.the} ${s.barred} ${s.way.the}.`
const refused = (s: EasementStory): string =>
  `When ${s.claimant.the} asked to cross ${s.front.the}, ${s.defendant.the} refused.`
const withdrawn = (s: EasementStory): string =>
  `In 2026, after a quarrel, ${s.defendant.the} withdrew the permission and ${s.barred} ${s.way.the}.`

const entrance = (s: EasementStory): string =>
  `${capital(s.rear.the)} also borders on ${s.byway.a}, but it would cost $40,000 to build an entrance there. ${closed(s)}`
const moved: History = (s, teller) =>
  `${granted(teller, s, 2005, ' The deed said nothing about a change of route.')} Last year, without asking ${s.claimant.the}, ${s.defendant.the} built ${s.block.a} on ${s.way.the} and, at ${his(s.defendant)} own expense, opened a new ${s.way.noun} along the edge of ${s.front.the} that is just as short, wide, and smooth.`

const GRANTS = {
  sold: (s, teller) =>
    `${grantedToFormer(teller, s)} In 2018, ${s.former.the} sold ${s.rear.the} to ${s.claimant.a} by a deed that did not mention the right of way. In 2020, ${s.defendant.a} bought ${s.front.the} without reading the 1995 deed. ${closed(s)}`,
  unrecorded: (s, teller) =>
    `${unrecordedDeed(teller, s)} ${The(s.claimant)} did not record the deed, built no road, and never used the right of way. In 2020, ${s.defendant.a}, ${who(s.defendant)} had not heard of the deed, bought ${s.front.the} for its full value. ${refused(s)} A statute provides: "A conveyance of an interest in land is void against a later purchaser for value without notice unless it is recorded."`,
  'other-land': (s, teller) =>
    `${granted(teller, s, 2005)} In 2022, ${s.claimant.the} bought ${s.more.a} that adjoins ${s.rear.the} and also borders on ${s.byway.a}. About twice a week since then, ${s.claimant.the} has driven over ${s.way.the} and through ${s.rear.the} to ${s.more.the}, without harm to ${s.way.the} or ${s.front.the}. ${The(s.defendant)} has forbidden these trips.`,
  'moved-at-common-law': (s, teller) => `${moved(s, teller)}`,
  'moved-by-restatement': (s, teller) => `${moved(s, teller)}`,
} as const satisfies Partial<Record<Twist, History>>

const ENDINGS = {
  unused: (s, teller) =>
    `${granted(teller, s, 1995)} ${opened(s)} Because it was shorter, ${s.claimant.the} used it alone for the next fifteen years and let grass grow over ${s.way.the}. In 2023, a flood washed ${s.byway.the} away, and ${s.claimant.the} began to use ${s.way.the} again. ${closed(s)}`,
  abandoned: (s, teller) =>
    `${granted(teller, s, 1995)} ${opened(s)} ${The(s.claimant)} then built a stone wall across the end of ${s.way.the}, planted trees on the roadbed behind the wall, and for fifteen years used ${s.byway.the} alone. In 2023, a flood washed ${s.byway.the} away, and ${s.claimant.the} tore down the wall, felled the trees, and began to use ${s.way.the} again. ${closed(s)}`,
  told: (s, teller) =>
    `${granted(teller, s, 1995)} In May 2026, ${s.claimant.the} told ${s.defendant.the}, "I give up my right to the ${s.way.noun}." A week later, before ${s.defendant.the} had done anything, ${s.claimant.the} said that this had been a mistake. Neither of them put anything in writing, and ${s.claimant.the} never stopped using ${s.way.the}. In July, ${s.defendant.the} ${s.barred} ${s.way.the}.`,
  relied: (s, teller) =>
    `${granted(teller, s, 1995)} ${opened(s)} In 2022, ${s.claimant.the} told ${s.defendant.the}, "I won't need the ${s.way.noun} anymore. Go ahead and put your ${s.block.noun} on it." ${The(s.defendant)} built ${s.block.the} at a cost of $110,000 while ${s.claimant.the} watched. Nothing was put in writing. In 2026, ${s.claimant.the} wanted to use ${s.way.the} again, but ${s.defendant.the} refused to remove ${s.block.the}.`,
  merged: (s, teller) =>
    `${grantedBefore(teller, s)} In 2010, ${s.former.a} bought both parcels. ${The(s.former)} left ${s.way.the} unused and reached ${s.rear.the} by ${s.byway.a} on its far side. In 2020, ${s.former.the} sold ${s.rear.the} to ${s.claimant.a} and ${s.front.the} to ${s.defendant.a} by deeds that did not mention a right of way. ${closed(s)}`,
} as const satisfies Partial<Record<Twist, History>>

const PERMISSIONS = {
  revoked: (s, teller) =>
    `${neighbors(teller, s, s.claimant)} In 2024, ${s.claimant.the} asked whether ${he(s.claimant)} could use ${s.way.the} as a shortcut to ${s.use}. "Use it whenever you like," ${s.defendant.the} answered. Nothing was put in writing. ${The(s.claimant)} used ${s.way.the} every week but paid nothing and built nothing. ${withdrawn(s)}`,
  spent: (s, teller) =>
    `${neighbors(teller, s, s.claimant)} In 2024, ${s.claimant.the} asked for permission to use ${s.way.the} in order to build ${s.house.a} on ${his(s.claimant)} land, which had no other road. "Use it as long as you have the ${s.house.noun}," ${s.defendant.the} answered, and then watched as ${s.claimant.the} spent ${s.cost} on ${s.house.the}. Nothing was put in writing, and ${s.claimant.the} paid ${s.defendant.the} nothing. ${withdrawn(s)}`,
} as const satisfies Partial<Record<Twist, History>>

const PRIOR_USES = {
  kept: (s, teller) => `${soldRear(teller, s, 2019, `did not mention ${s.way.the}.`)} ${entrance(s)}`,
  'reserved-at-common-law': (s, teller) => `${soldFront(teller, s)} ${entrance(s)}`,
  'reserved-by-restatement': (s, teller) => `${soldFront(teller, s)} ${entrance(s)}`,
  excluded: (s, teller) =>
    `${soldRear(teller, s, 2019, `stated, "No right of way over other land of the seller is granted or implied."`)} ${entrance(s)}`,
  'need-gone': (s, teller) =>
    `${soldRear(teller, s, 2014, `did not mention ${s.way.the}.`)} At that time, it would have cost $60,000 to build another road. ${openedLater(s)}`,
} as const satisfies Partial<Record<Twist, History>>

const NECESSITIES = {
  landlocked: (s, teller) =>
    `${divided(teller, s, 2019)} ${capital(s.rear.the)} does not touch any public road and, apart from ${s.front.the}, is surrounded by land that has always belonged to others. ${refused(s)}`,
  convenient: (s, teller) =>
    `${divided(teller, s, 2019)} ${capital(s.rear.the)} has always bordered on ${s.byway.a}, a public road, but it is unpaved and makes the trip to ${s.road} six miles longer. ${refused(s)}`,
  'cut-off-later': (s, teller) =>
    `${divided(teller, s, 2010)} At that time, ${s.rear.the} bordered on ${s.byway.a}. In 2024, a flood washed ${s.byway.the} away for good, and ${s.rear.the} has had no access to a public road since. ${refused(s)}`,
  'never-common': (s, teller) =>
    `${strangers(teller, s)} No road has ever crossed ${s.front.the}, which has always belonged to a different owner than ${s.rear.the}. ${refused(s)}`,
  'road-opened': (s, teller) => `${declared(teller, s)} ${openedLater(s)}`,
} as const satisfies Partial<Record<Twist, History>>

const LONG_USES = {
  adverse: (s, teller) =>
    `${neighbors(teller, s, s.claimant)} In 2014, ${s.claimant.the} said to ${s.defendant.the}, "I have a right to pass here," and from then on ${he(s.claimant)} used ${s.way.the} openly every week to ${s.use}. ${The(s.defendant)}, ${who(s.defendant)} used ${s.way.the} too, did not answer. ${closed(s)}`,
  permitted: (s, teller) =>
    `${neighbors(teller, s, s.claimant)} In 2014, ${s.claimant.the} asked whether ${he(s.claimant)} could use ${s.way.the} to ${s.use}. "Go ahead," ${s.defendant.the} answered. For the next twelve years, both of them used it every week. ${capital(s.rear.the)} also has an entrance from ${s.byway.a}, and ${s.claimant.the} has spent nothing on ${s.way.the}. ${closed(s)}`,
  interrupted: (s, teller) =>
    `${neighbors(teller, s, s.claimant)} In 2010, ${s.claimant.the} began to use ${s.way.the} every week to ${s.use}, openly and without asking. In 2017, ${s.defendant.the} locked a gate across it for eight months, and ${s.claimant.the} had to take another road. Then ${s.defendant.the} removed the gate, and for the next eight years ${s.claimant.the} used ${s.way.the} every week as before, and ${s.defendant.the} did not object. ${closed(s)}`,
  tacked: (s, teller) =>
    `${neighbors(teller, s, s.former, true)} From 2013 on, ${s.former.the} used ${s.way.the} every week to ${s.use}, openly and without asking. In 2020, ${s.former.the} sold ${s.rear.the} to ${s.claimant.a} by a deed that did not mention ${s.way.the}, and ${s.claimant.the} continued the use without a break. ${The(s.defendant)} knew of the use and did not object. ${closed(s)}`,
} as const satisfies Partial<Record<Twist, History>>

/** The events in order of time, from the owners to the quarrel, with the law where courts differ. */
export const HISTORIES: Readonly<Record<Twist, History>> = {
  ...GRANTS,
  ...ENDINGS,
  ...PERMISSIONS,
  ...PRIOR_USES,
  ...NECESSITIES,
  ...LONG_USES,
}
