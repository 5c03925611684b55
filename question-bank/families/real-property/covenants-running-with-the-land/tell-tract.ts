import { capital } from '../../../text/capital.ts'
import { The } from '../../engine/party.ts'
import type { CovenantStory } from './facts.ts'
import type { Way } from './tell-parcels.ts'

/** How a telling names the developer, the lots, and the subdivision: anew, or after a sentence that introduced it. */
interface Named {
  readonly opening: string
  readonly developer: string
  readonly lots: string
  readonly whole: string
  readonly closing: string
}

const anew = ({ tract }: CovenantStory): Named => ({
  opening: '',
  developer: `the developer of ${tract}`,
  lots: 'its fifty lots',
  whole: 'the tract',
  closing: '',
})
const introduced = ({ tract }: CovenantStory): Named => ({
  opening: `${tract} is a subdivision of fifty lots. `,
  developer: 'its developer',
  lots: 'the lots',
  whole: 'the subdivision',
  closing: '',
})

/** A suit over a lot whose own deed does not limit it: the plaintiff's lot comes first or last. */
function scheme(s: CovenantStory, way: Way): Named {
  const { plaintiff, tract, homes } = s
  if (way === 1)
    return {
      ...introduced(s),
      opening: `${capital(plaintiff.a)} owns Lot 12 in ${tract}, a subdivision of fifty lots, under a deed that restricts its use to ${homes}. `,
      developer: 'the developer',
    }
  const named = way === 0 ? anew(s) : introduced(s)
  return { ...named, closing: ` ${capital(plaintiff.a)} owns Lot 12, whose deed contains the restriction.` }
}

/** An assessment that all deeds impose. */
function dues(s: CovenantStory, way: Way): string {
  const { third, defendant, shared, tract } = s
  const named = way === 0 ? anew(s) : introduced(s)
  const opening =
    way === 1
      ? `${capital(defendant.a)} owns Lot 31 in ${tract}, a subdivision of fifty lots. `
      : named.opening
  const buyer = way === 1 ? defendant.the : defendant.a
  const developer = way === 1 ? 'the developer' : named.developer
  return `${opening}In 2008, ${developer} sold ${named.lots} by recorded deeds. Each deed binds the buyer and the buyer's "heirs, successors, and assigns" to pay a yearly assessment to a homeowners' association for the upkeep of the ${shared}, which serve all the lots. The association itself owns no land. In 2019, ${third.a}, the first buyer of Lot 31, sold it to ${buyer} by a deed that did not mention the assessments. ${The(defendant)} has never paid them.`
}

function implied(s: CovenantStory, way: Way): string {
  const { opening, developer, lots, whole, closing } = scheme(s, way)
  return `${opening}In 2004, ${developer} began to sell ${lots} and advertised ${whole} as "a community of ${s.homes} only." Over the next six years, forty-nine of the lots were sold by recorded deeds that restrict each of them to ${s.homes}. The last one, Lot 31, was then sold to ${s.third.a} by a deed that, through an oversight, did not contain the restriction. In 2019, when there were ${s.homes} on all the other lots, ${s.third.the} sold Lot 31 to ${s.defendant.a}.${closing}`
}

function early(s: CovenantStory, way: Way): string {
  const { opening, developer, whole, closing } = scheme(s, way)
  return `${opening}In 2001, before adopting any plan for ${whole}, ${developer} sold Lot 31 to ${s.third.a} by a deed that did not restrict its use. In 2004, the developer adopted a plan to limit ${whole} to ${s.homes}, advertised the plan, and sold the other forty-nine lots by recorded deeds that restrict each of them to ${s.homes}. In 2019, ${s.third.the} sold Lot 31 to ${s.defendant.a}, who knew of the plan and the restrictions.${closing}`
}

function vacant(s: CovenantStory, way: Way): string {
  const { opening, developer, whole, closing } = scheme(s, way)
  return `${opening}In 2004, ${developer} adopted a plan to limit ${whole} to ${s.homes} but did not advertise it. Over the next year, forty-nine of the fifty lots were sold by recorded deeds that restrict each of them to ${s.homes}. In 2005, before anything had been built, the last one, Lot 31, was sold by a deed without the restriction to ${s.defendant.a}, who had not heard of the plan.${closing}`
}

function mixed(s: CovenantStory, way: Way): string {
  const { opening, developer, lots, closing } = scheme(s, way)
  return `${opening}Over six years, ${developer} sold ${lots} on whatever terms the buyers wanted. Fourteen of the deeds restrict the lot to ${s.homes}. The others, among them the deed of Lot 31 to ${s.third.a}, contain no restriction, and houses and stores have been built side by side. In 2019, ${s.third.the} sold Lot 31 to ${s.defendant.a}, who had read all fifty deeds.${closing}`
}

/** Suits over lots whose own deeds do not limit their use, and an assessment that all deeds impose. */
export const SCHEME_TOLD = { dues, implied, early, vacant, mixed }

/** The deeds and the two lots, in three orders. */
function limits({ tract, homes, plaintiff, defendant }: CovenantStory, way: Way): string {
  if (way === 0)
    return `In 2004, the developer of ${tract} sold its fifty lots by recorded deeds that restrict each lot to ${homes} for the benefit of all the others. ${capital(plaintiff.a)} owns Lot 12, and ${defendant.a} owns Lot 31.`
  return way === 1
    ? `${capital(plaintiff.a)} owns Lot 12 and ${defendant.a} owns Lot 31 in ${tract}, a subdivision of fifty lots. Since 2004, recorded deeds have restricted each of the lots to ${homes} for the benefit of all the others.`
    : `Each of the fifty lots in ${tract} has been restricted to ${homes} since 2004 by a recorded deed, for the benefit of all the others. Lot 12 belongs to ${plaintiff.a}, and Lot 31 to ${defendant.a}.`
}
const settled = (s: CovenantStory, way: Way) => `${limits(s, way)} A home stands on every lot.`

/** Suits over a limit that all deeds contain, from its making to the event that may have ended it. */
export const ENDING_TOLD = {
  zoned: (s: CovenantStory, way: Way) =>
    `${settled(s, way)} Last year, the city amended its zoning ordinance, which had allowed only homes in ${s.tract}, to allow stores and offices as well.`,
  outside: (s: CovenantStory, way: Way) =>
    `${settled(s, way)} In the past ten years, stores and gas stations have gone up along the highway that borders ${s.tract}. Lot 31, which is next to the highway, would be worth three times as much as a business site.`,
  changed: (s: CovenantStory, way: Way) =>
    `${limits(s, way)} A freight yard and two smelters have since been built around ${s.tract}, and a six-lane highway has been cut through the middle of it. Because of the noise and fumes, no one has lived on any of the lots for eight years, and no one would buy or rent a home there.`,
  spread: (s: CovenantStory, way: Way) =>
    `${limits(s, way)} Over the past fifteen years, the owners of thirty-one lots, on every street of ${s.tract}, have turned their houses into stores and offices. ${The(s.plaintiff)} and the other owners never objected.`,
  few: (s: CovenantStory, way: Way) =>
    `${settled(s, way)} For years, the owner of Lot 3 has given piano lessons in the living room, and the owner of Lot 45 has sold honey from the porch. ${The(s.plaintiff)} and the other owners never objected.`,
  watched: (s: CovenantStory, way: Way) =>
    `${limits(s, way)} In March, ${s.defendant.the} told ${s.plaintiff.the}, who knew of the restriction, that ${s.defendant.pronoun} would turn the house on Lot 31 into ${s.business.a}. ${The(s.plaintiff)} watched the work from across the street for seven months and said nothing. After ${s.defendant.the} had spent $200,000 on the work, ${s.business.the} opened.`,
  released: (s: CovenantStory, way: Way) =>
    `${settled(s, way)} In 2022, the owner of Lot 30 signed a release of Lot 31 from the restriction, for which ${s.defendant.the} paid $20,000, and ${s.defendant.the} recorded the release. ${The(s.plaintiff)} was not asked to sign one.`,
}
