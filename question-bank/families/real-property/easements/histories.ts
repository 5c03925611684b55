import { capital } from '../../../text/capital.ts'
import { his, The, who } from '../../engine/party.ts'
import type { EasementStory, Twist } from './facts.ts'

const right = ({ way, rear }: EasementStory): string =>
  `"a right of way over the ${way.noun} for the benefit of the ${rear.noun}."`
const granted = (s: EasementStory): string =>
  `By a recorded deed of 1995, ${s.former.a}, who then owned ${s.front.the}, granted ${s.claimant.the} ${right(s)}`
const opened = ({ byway, rear }: EasementStory): string =>
  `In 2008, ${byway.a} was opened on the far side of ${rear.the}.`

const APART = 'The two parcels never had a common owner.'
const PERIOD =
  "The period of prescription is ten years, and open use of another's land is presumed to be adverse."
const RESTATEMENT = 'The jurisdiction follows the Restatement (Third) of Property: Servitudes.'

const entrance = ({ rear, byway }: EasementStory): string =>
  `${capital(rear.the)} also borders on ${byway.a}, but it would cost $40,000 to build an entrance there.`
const soldRear = (s: EasementStory, clause: string): string =>
  `${The(s.defendant)} once owned both parcels and used ${s.way.the} every week to get to and from ${s.rear.the}. In 2019, ${s.defendant.the} sold ${s.rear.the} to ${s.claimant.the} by a deed that ${clause}`
const soldFront = (s: EasementStory): string =>
  `${The(s.claimant)} once owned both parcels and used ${s.way.the} every week to ${s.use}. In 2019, ${s.claimant.the} kept ${s.rear.the} and sold ${s.front.the} to ${s.defendant.the}, who had seen ${s.way.the} in use, by a deed that did not mention it. ${entrance(s)}`
const divided = (s: EasementStory, year: string): string =>
  `${The(s.defendant)} once owned both parcels, which no road connected. In ${year}, ${s.defendant.the} sold ${s.rear.the} to ${s.claimant.the} by a deed that said nothing about access.`
const movedRoad = (s: EasementStory): string =>
  `By a recorded deed of 2005, ${s.former.a}, who then owned ${s.front.the}, had granted ${s.claimant.the} ${right(s)} The deed said nothing about a change of route. Last year, without asking ${s.claimant.the}, ${s.defendant.the} put ${s.block.a} on ${s.way.the} and, at ${his(s.defendant)} own expense, opened a new ${s.way.noun} along the edge of ${s.front.the} that is just as short, wide, and smooth.`
const said = ({ claimant }: EasementStory, one: string, many: string): string =>
  claimant.pronoun === 'it' ? many : one

/** The events by which the easement is said to have arisen or ended, with the law where courts differ. */
export const HISTORIES: Readonly<Record<Twist, (s: EasementStory) => string>> = {
  sold: (s) =>
    `By a recorded deed of 1995, a former owner of ${s.front.the} granted ${s.former.a}, who then owned ${s.rear.the}, ${right(s)} In 2018, ${s.former.the} sold ${s.rear.the} to ${s.claimant.the} by a deed that did not mention the right of way. ${The(s.defendant)} bought ${s.front.the} in 2020 without reading the deed of 1995.`,
  unrecorded: (s) =>
    `In 2015, ${s.former.a}, who then owned ${s.front.the}, gave ${s.claimant.the} a signed deed of "a right of way along the northern edge of the ${s.front.noun} for the benefit of the ${s.rear.noun}." ${The(s.claimant)} did not record the deed, built no road, and never used the right of way. In 2020, ${s.defendant.the} bought ${s.front.the} for its full value and had not heard of the deed. A statute provides: "A conveyance of an interest in land is void against a later purchaser for value without notice unless it is recorded."`,
  'other-land': (s) =>
    `By a recorded deed of 2005, ${s.former.a}, who then owned ${s.front.the}, granted ${s.claimant.the} ${right(s)} In 2022, ${s.claimant.the} bought ${s.more.the}, which adjoins ${s.rear.the} and also borders on ${s.byway.a}. About twice a week, ${s.claimant.the} now drives over ${s.way.the} and through ${s.rear.the} to ${s.more.the}, which does no harm to ${s.way.the} or ${s.front.the}.`,
  'moved-at-common-law': (s) =>
    `${movedRoad(s)} The jurisdiction follows the traditional rule on moving easements.`,
  'moved-by-restatement': (s) => `${movedRoad(s)} ${RESTATEMENT}`,
  unused: (s) =>
    `${granted(s)} ${opened(s)} It was shorter, and for the next fifteen years ${s.claimant.the} used it alone and let grass grow over ${s.way.the}. In 2023, a flood washed ${s.byway.the} away, and ${s.claimant.the} began to use ${s.way.the} again.`,
  abandoned: (s) =>
    `${granted(s)} ${opened(s)} ${The(s.claimant)} then built a stone wall across the end of ${s.way.the}, planted trees on the roadbed behind the wall, and for fifteen years used ${s.byway.the} alone. In 2023, a flood washed ${s.byway.the} away, and ${s.claimant.the} tore down the wall, felled the trees, and began to use ${s.way.the} again.`,
  told: (s) =>
    `${granted(s)} This May, ${s.claimant.the} said to ${s.defendant.the}, "${said(s, 'I give up my', 'We give up our')} right to the ${s.way.noun}." A week later, before ${s.defendant.the} had done anything, ${s.claimant.the} said that this had been a mistake. Nothing was put in writing, and ${s.claimant.the} never stopped using ${s.way.the}.`,
  relied: (s) =>
    `${granted(s)} ${opened(s)} In 2022, ${s.claimant.the} said to ${s.defendant.the}, "${said(s, 'I', 'We')} won't need the ${s.way.noun} anymore. Go ahead and put your ${s.block.noun} on it." ${The(s.defendant)} did so at a cost of $110,000, and ${s.claimant.the} watched the work. Nothing was put in writing. Now ${s.claimant.the} wants to use ${s.way.the} again.`,
  merged: (s) =>
    `By a recorded deed of 1995, a former owner of ${s.front.the} granted a former owner of ${s.rear.the} ${right(s)} In 2010, ${s.former.a} bought both parcels. ${The(s.former)} reached ${s.rear.the} by ${s.byway.a} on its far side and left ${s.way.the} unused. In 2020, ${s.former.the} sold ${s.rear.the} to ${s.claimant.the} and ${s.front.the} to ${s.defendant.the} by deeds that did not mention a right of way.`,
  revoked: (s) =>
    `In 2024, ${s.claimant.the} asked for permission to use ${s.way.the} as a shortcut to ${s.use}. "Use it whenever you like," ${s.defendant.the} answered. Nothing was put in writing. ${The(s.claimant)} used ${s.way.the} every week but paid nothing and made no changes on account of it. ${APART} This year, after a quarrel, ${s.defendant.the} withdrew the permission.`,
  spent: (s) =>
    `In 2024, ${s.claimant.the} asked for permission to use ${s.way.the} in order to build ${s.house.a} on ${s.rear.the}, which had no other road. "Use it as long as you have the ${s.house.noun}," ${s.defendant.the} answered, and then watched as ${s.claimant.the} spent ${s.cost} on ${s.house.the}. Nothing was put in writing, and ${s.claimant.the} paid ${s.defendant.the} nothing. ${APART} This year, after a quarrel, ${s.defendant.the} withdrew the permission. ${RESTATEMENT}`,
  kept: (s) => `${soldRear(s, `did not mention ${s.way.the}.`)} ${entrance(s)}`,
  'reserved-at-common-law': (s) =>
    `${soldFront(s)} The jurisdiction keeps the traditional distinction between grantors and grantees in the law of implied easements.`,
  'reserved-by-restatement': (s) => `${soldFront(s)} ${RESTATEMENT}`,
  excluded: (s) =>
    `${soldRear(s, `stated, "No right of way over other land of the seller is granted or implied."`)} ${entrance(s)}`,
  'need-gone': (s) =>
    `${The(s.defendant)} once owned both parcels and used ${s.way.the} every week to get to and from ${s.rear.the}. In 2014, ${s.defendant.the} sold ${s.rear.the} to ${s.claimant.the} by a deed that did not mention ${s.way.the}. At that time, it would have cost $60,000 to build another road. In 2025, ${s.byway.a} was opened along the far side of ${s.rear.the}, and ${s.claimant.the}, ${who(s.claimant)} could now do without ${s.way.the}, has used both.`,
  landlocked: (s) =>
    `${divided(s, '2019')} ${capital(s.rear.the)} does not touch any public road. Apart from ${s.front.the}, it is surrounded by tracts that have always belonged to others.`,
  convenient: (s) =>
    `${divided(s, '2019')} ${capital(s.rear.the)} borders on ${s.byway.a}, but ${s.byway.the} is unpaved, and it makes the trip to ${s.road} six miles longer. The jurisdiction requires strict necessity for an easement by necessity.`,
  'cut-off-later': (s) =>
    `${divided(s, '2010')} At that time, ${s.rear.the} bordered on ${s.byway.a}. In 2024, a flood washed ${s.byway.the} away for good, and ${s.rear.the} has had no access to a public road since.`,
  'never-common': (s) =>
    `In 2019, ${s.claimant.the} bought ${s.rear.the} from ${s.former.a} by a deed that said nothing about access. ${capital(s.rear.the)} does not touch any public road and can be reached only across ${s.front.the} or across the land of other neighbors. No road has ever crossed ${s.front.the}, and the two parcels never had a common owner.`,
  'road-opened': (s) =>
    `${The(s.defendant)} once owned both parcels. In 2014, ${s.defendant.the} sold ${s.rear.the}, which did not touch any public road, to ${s.claimant.the} by a deed that said nothing about access. A court declared that ${s.claimant.the} had an easement by necessity, and ${s.way.the} was laid out. In 2025, ${s.byway.a} was opened along the far side of ${s.rear.the}, and ${s.claimant.the}, ${who(s.claimant)} could now do without ${s.way.the}, has used both.`,
  adverse: (s) =>
    `For the past twelve years, ${s.claimant.the} has openly used ${s.way.the} every week to ${s.use}. At the start, ${s.claimant.the} said to ${s.defendant.the}, "${said(s, 'I', 'We')} have a right to pass here." ${The(s.defendant)}, who uses ${s.way.the} too, never answered. ${APART} The period of prescription is ten years.`,
  permitted: (s) =>
    `Twelve years ago, ${s.claimant.the} asked for permission to use ${s.way.the} to ${s.use}. "Go ahead," ${s.defendant.the} answered. Since then, both of them have used it every week. ${capital(s.rear.the)} also has an entrance from ${s.byway.a}, and ${s.claimant.the} has spent nothing on ${s.way.the}. ${APART} The period of prescription is ten years.`,
  interrupted: (s) =>
    `In 2010, ${s.claimant.the} began to use ${s.way.the} every week to ${s.use}, openly and without asking. In 2017, ${s.defendant.the} locked a gate across it for eight months, and ${s.claimant.the} had to take another road. Then ${s.defendant.the} removed the gate, and for the next eight years ${s.claimant.the} used ${s.way.the} every week again, without a word from ${s.defendant.the}. ${PERIOD}`,
  tacked: (s) =>
    `From 2013 on, ${s.former.a}, who then owned ${s.rear.the}, used ${s.way.the} every week to ${s.use}, openly and without asking. In 2020, ${s.former.the} sold ${s.rear.the} to ${s.claimant.the} by a deed that did not mention ${s.way.the}, and ${s.claimant.the} continued the use without a break. ${The(s.defendant)} saw all this and said nothing until this year. ${APART} ${PERIOD}`,
}
