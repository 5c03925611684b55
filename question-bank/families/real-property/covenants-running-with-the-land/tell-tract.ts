import { capital } from '../../../text/capital.ts'
import { The } from '../../engine/party.ts'
import type { CovenantStory } from './facts.ts'

const limits = ({ tract, homes }: CovenantStory) =>
  `The fifty lots of ${tract} have been limited to ${homes} since 2004 by recorded deeds, each for the benefit of all the others.`
const owners = ({ plaintiff, defendant }: CovenantStory) =>
  `${capital(plaintiff.a)} owns Lot 12, and ${defendant.a} owns Lot 31.`
const neighbor = ({ plaintiff }: CovenantStory) =>
  `${capital(plaintiff.a)} owns Lot 12, whose deed contains the limit.`

/** Suits over lots whose own deeds do not limit their use, and an assessment that all deeds impose. */
export const SCHEME_TOLD = {
  dues: (s: CovenantStory) =>
    `In 2008, a developer sold the fifty lots of ${s.tract} by recorded deeds in which each buyer promised, "for myself, my heirs, successors, and assigns," to pay a yearly assessment to an association of the lot owners for the upkeep of the ${s.shared}, which serve all the lots. The association itself owns no land. In 2019, ${s.third.a}, the first buyer of Lot 31, sold it to ${s.defendant.a} by a deed that did not mention the assessments. ${The(s.defendant)} has never paid them.`,
  implied: (s: CovenantStory) =>
    `In 2004, a developer divided ${s.tract} into fifty lots and advertised it as "a community of ${s.homes} only." Over the next six years, all the lots were sold. Forty-nine deeds limit the lot to ${s.homes}, but through an oversight the deed by which ${s.third.a} bought Lot 31 does not. In 2019, when there were ${s.homes} on all the other lots, ${s.third.the} sold Lot 31 to ${s.defendant.a}. ${neighbor(s)}`,
  early: (s: CovenantStory) =>
    `In 2001, a developer, who had no plan yet for ${s.tract}, sold Lot 31 to ${s.third.a} by a deed that did not limit its use. In 2004, the developer decided to make ${s.tract} a community of ${s.homes}, advertised it as such, and sold the other forty-nine lots by deeds that limit each to that use. In 2019, ${s.third.the} sold Lot 31 to ${s.defendant.a}, who knew all this. ${neighbor(s)}`,
  vacant: (s: CovenantStory) =>
    `In 2004, a developer planned ${s.tract} as a community of ${s.homes} but did not advertise it as one. Forty-nine of the fifty lots were sold by recorded deeds with that limit. In 2005, when nothing had been built yet, ${s.defendant.a}, who had not heard of the plan, bought Lot 31 by a deed without the limit. ${neighbor(s)}`,
  mixed: (s: CovenantStory) =>
    `Over six years, a developer sold the fifty lots of ${s.tract} on whatever terms the buyers wanted. Fourteen deeds limit the lot to ${s.homes}. The other deeds, one of which conveyed Lot 31 to ${s.third.a}, do not limit its use, and houses and stores have been built side by side. In 2019, ${s.third.the} sold Lot 31 to ${s.defendant.a}, who had read all fifty deeds. ${neighbor(s)}`,
}

/** Suits over a limit that all deeds contain, from its making to the event that may have ended it. */
export const ENDING_TOLD = {
  zoned: (s: CovenantStory) =>
    `${limits(s)} A home stands on each of them. ${owners(s)} Last year, the city amended its zoning ordinance, which had allowed only homes in ${s.tract}, to allow stores and offices as well.`,
  outside: (s: CovenantStory) =>
    `${limits(s)} A home stands on each of them. ${owners(s)} In the past ten years, the highway along the edge of ${s.tract} has been lined with stores and gas stations. Lot 31, which borders on the highway, would be worth three times as much as a business site.`,
  changed: (s: CovenantStory) =>
    `${limits(s)} ${owners(s)} A freight yard and two smelters have since been built around ${s.tract}, and a six-lane highway has been cut through the middle of it. Because of the noise and fumes, no one has lived on any of the lots for eight years, and no one would buy or rent a home there.`,
  spread: (s: CovenantStory) =>
    `${limits(s)} ${owners(s)} Over the past fifteen years, the owners of thirty-one lots, on every street of the tract, have turned their houses into stores and offices. ${The(s.plaintiff)} and the other owners never objected.`,
  few: (s: CovenantStory) =>
    `${limits(s)} A home stands on each of them. ${owners(s)} For years, the owner of Lot 3 has given piano lessons in the living room, and the owner of Lot 45 has sold honey from the porch. ${The(s.plaintiff)} and the other owners never objected.`,
  watched: (s: CovenantStory) =>
    `${limits(s)} ${owners(s)} In March, ${s.defendant.the} told ${s.plaintiff.the}, who knew of the limit, that the house on Lot 31 would be turned into ${s.business.a}. ${The(s.plaintiff)} watched the work from across the street for seven months and said nothing. After ${s.defendant.the} had spent $200,000 on it, ${s.business.the} opened.`,
  released: (s: CovenantStory) =>
    `${limits(s)} A home stands on each of them. ${owners(s)} In 2022, the owner of Lot 30 signed a release of Lot 31 from the limit, for which ${s.defendant.the} paid $20,000, and ${s.defendant.the} recorded it. ${The(s.plaintiff)} was not asked to sign one.`,
}
