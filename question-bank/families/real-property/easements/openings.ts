import { capital } from '../../../text/capital.ts'
import { his, type Party, The, who, whose } from '../../engine/party.ts'
import type { EasementStory, Parcel } from './facts.ts'

/** The three tellers: they begin with an owner, with the way or the deed, and with the year or both neighbors. */
export type Teller = 0 | 1 | 2

const A = ({ a }: Party | Parcel): string => capital(a)
const right = ({ way, rear }: EasementStory): string =>
  `"a right of way over the ${way.noun} for the benefit of the ${rear.noun}."`

/** A former owner of the front parcel grants the claimant a right of way. The defendant comes later. */
export function granted(teller: Teller, s: EasementStory, year: number, silence = ''): string {
  const { claimant: c, defendant: d, former: f, rear, front, way, road } = s
  const deed = [
    `${A(c)} owned ${rear.a} behind ${front.a}, and ${way.a} led from ${rear.the} across ${front.the} to ${road}. By a deed recorded in ${year}, ${f.a}, ${who(f)} then owned ${front.the}, granted ${c.the} ${right(s)}`,
    `${A(way)} led from ${c.a}'s ${rear.noun} across ${front.a} to ${road}. In ${year}, by a recorded deed, ${f.a}, ${who(f)} then owned ${front.the}, granted ${c.the} ${right(s)}`,
    `In ${year}, ${f.a} owned ${front.a} that lay between ${c.a}'s ${rear.noun} and ${road}. ${A(way)} led across ${front.the}, and by a recorded deed, ${f.the} granted ${c.the} ${right(s)}`,
  ][teller]
  return `${deed}${silence} ${A(d)} later acquired ${front.the}.`
}

/** A former owner of the front parcel grants a former owner of the rear one, who is named, a right of way. */
export function grantedToFormer(teller: Teller, s: EasementStory): string {
  const { former: f, rear, front, way, road } = s
  return [
    `In 1995, ${f.a} owned ${rear.a} behind another landowner's ${front.noun}, and ${way.a} led from ${rear.the} across ${front.the} to ${road}. By a recorded deed, the owner of ${front.the} granted ${f.the} ${right(s)}`,
    `${A(way)} led from ${rear.a} across ${front.a} to ${road}. In 1995, by a recorded deed, the owner of ${front.the} granted ${f.a}, ${who(f)} then owned ${rear.the}, ${right(s)}`,
    `${A(f)} owned ${rear.a}, from which ${way.a} led across ${front.a} to ${road}. By a deed recorded in 1995, the owner of ${front.the} granted ${f.the} ${right(s)}`,
  ][teller] as string
}

/** One unnamed owner grants another a right of way. */
export function grantedBefore(teller: Teller, s: EasementStory): string {
  const { rear, front, way, road } = s
  return [
    `In 1995, ${rear.a} and the ${front.noun} between it and ${road} had different owners. ${A(way)} led from ${rear.the} across ${front.the} to ${road}, and by a recorded deed, the owner of ${front.the} granted the owner of ${rear.the} ${right(s)}`,
    `${A(way)} led from ${rear.a} across ${front.a} to ${road}. In 1995, by a recorded deed, the owner of ${front.the} granted the owner of ${rear.the} ${right(s)}`,
    `${A(rear)} lay behind ${front.a}, and ${way.a} led from ${rear.the} across ${front.the} to ${road}. By a deed recorded in 1995, the owner of ${front.the} granted the owner of ${rear.the} ${right(s)}`,
  ][teller] as string
}

/** A signed deed that is not recorded. No road crosses the front parcel. */
export function unrecordedDeed(teller: Teller, s: EasementStory): string {
  const { claimant: c, former: f, rear, front, road } = s
  const grant = `a signed deed of "a right of way along the northern edge of the ${front.noun} for the benefit of the ${rear.noun}."`
  return [
    `${A(c)} owned ${rear.a}, and ${f.a} owned the ${front.noun} between it and ${road}. In 2015, ${f.the} gave ${c.the} ${grant}`,
    `In 2015, ${f.a} gave ${c.a} ${grant} ${capital(front.the)}, which ${f.the} then owned, lay between ${whose(c)} ${rear.noun} and ${road}.`,
    `In 2015, ${f.a} owned ${front.a} that lay between ${c.a}'s ${rear.noun} and ${road}. ${The(f)} gave ${c.the} ${grant}`,
  ][teller] as string
}

/** Two neighbors whose parcels never had a common owner, and a way across one of them. */
export function neighbors(teller: Teller, s: EasementStory, owner: Party, isPast = false): string {
  const { defendant: d, rear, front, way, road } = s
  const [owns, own, lies, leads] = isPast
    ? ['owned', 'owned', 'lay', 'led']
    : ['owns', 'own', 'lies', 'leads']
  return [
    `${A(owner)} ${owns} ${rear.a} that ${lies} behind ${d.a}'s ${front.noun}, and the two parcels have always had different owners. ${A(way)} ${leads} from ${rear.the} across ${front.the} to ${road}.`,
    `${A(way)} ${leads} from ${owner.a}'s ${rear.noun} across ${d.a}'s ${front.noun} to ${road}. The two parcels have always had different owners.`,
    `${A(d)} and ${owner.a} ${own} neighboring parcels that have always had different owners. ${A(way)} ${leads} from ${whose(owner)} ${rear.noun} across ${whose(d)} ${front.noun} to ${road}.`,
  ][teller] as string
}

/** The defendant, who used a way across both parcels, sells the rear one. `clause` reads on after "a deed that". */
export function soldRear(teller: Teller, s: EasementStory, year: number, clause: string): string {
  const { claimant: c, defendant: d, rear, front, way, road } = s
  const use = `every week to get to and from ${rear.the}`
  return [
    `${A(d)} owned ${rear.a} and the ${front.noun} between it and ${road}. ${The(d)} used ${way.a} across ${front.the} ${use}. In ${year}, ${d.the} sold ${rear.the} to ${c.a} by a deed that ${clause}`,
    `${A(way)} led from ${rear.a} across ${front.a} to ${road}. ${A(d)}, ${who(d)} owned both parcels, used it ${use}. In ${year}, ${d.the} sold ${rear.the} to ${c.a} by a deed that ${clause}`,
    `In ${year}, ${d.a} sold ${rear.a} to ${c.a} and kept the ${front.noun} between it and ${road}. Before the sale, ${d.the} had used ${way.a} across ${front.the} ${use}. The deed ${clause}`,
  ][teller] as string
}

/** The claimant, who used a way across both parcels, sells the front one. */
export function soldFront(teller: Teller, s: EasementStory): string {
  const { claimant: c, defendant: d, rear, front, way, road, use } = s
  const sold = `In 2019, ${c.the} sold ${front.the} to ${d.a}, ${who(d)} had seen the ${way.noun} in use, by a deed that did not mention it.`
  return [
    `${A(c)} owned ${rear.a} and the ${front.noun} between it and ${road}. ${The(c)} used ${way.a} across ${front.the} every week to ${use}. ${sold}`,
    `${A(way)} led from ${rear.a} across ${front.a} to ${road}. ${A(c)}, ${who(c)} owned both parcels, used it every week to ${use}. ${sold}`,
    `In 2019, ${c.a} sold ${front.a} to ${d.a} and kept ${rear.a} behind it. Before the sale, as ${d.the} knew, ${c.the} had used ${way.a} across ${front.the} every week to ${use}. The deed did not mention ${way.the}.`,
  ][teller] as string
}

/** The defendant divides land without a road and keeps the front parcel. */
export function divided(teller: Teller, s: EasementStory, year: number): string {
  const { claimant: c, defendant: d, rear, front, road } = s
  return [
    `${A(d)} owned ${rear.a} and the ${front.noun} between it and ${road}. No road ran between the two parcels. In ${year}, ${d.the} sold ${rear.the} to ${c.a} by a deed that said nothing about access.`,
    `In ${year}, ${c.a} bought ${rear.a} from ${d.a}, ${who(d)} kept the ${front.noun} between it and ${road}. No road ran between the two parcels, and the deed said nothing about access.`,
    `In ${year}, ${d.a} divided ${his(d)} land, selling ${rear.a} to ${c.a} and keeping the ${front.noun} between it and ${road}. No road ran between the two parcels, and the deed said nothing about access.`,
  ][teller] as string
}

/** The defendant sells the rear parcel without a road, and a court grants a way. */
export function declared(teller: Teller, s: EasementStory): string {
  const { claimant: c, defendant: d, rear, front, way, road } = s
  const sale = [
    `${A(d)} owned ${front.a} and, behind it, ${rear.a} that did not touch any public road. In 2014, ${d.the} sold ${rear.the} to ${c.a} by a deed that said nothing about access.`,
    `In 2014, ${c.a} bought ${rear.a} that did not touch any public road from ${d.a}, ${who(d)} kept the ${front.noun} in front of it, and the deed said nothing about access.`,
    `In 2014, ${d.a} divided ${his(d)} land, keeping ${front.a} and selling ${c.a} the ${rear.noun} behind it, which did not touch any public road. The deed said nothing about access.`,
  ][teller]
  return `${sale} A court declared that ${c.the} had an easement by necessity, and ${way.a} was laid out across ${front.the} to ${road}.`
}

/** The claimant buys a landlocked parcel from a stranger to the front one. */
export function strangers(teller: Teller, s: EasementStory): string {
  const { claimant: c, defendant: d, former: f, rear, front, road } = s
  const landlocked = 'touch any public road and'
  const others = `across ${d.a}'s ${front.noun} or across the land of other neighbors`
  return [
    `In 2019, ${c.a} bought ${rear.a} from ${f.a} by a deed that said nothing about access. ${capital(rear.the)} did not ${landlocked} could be reached only ${others}.`,
    `${A(f)} owned ${rear.a} that did not ${landlocked} could be reached only ${others}. In 2019, ${f.the} sold ${rear.the} to ${c.a} by a deed that said nothing about access.`,
    `${A(d)} owns ${front.a} that lies between ${road} and ${rear.a}. In 2019, ${c.a} bought ${rear.the} from ${f.a} by a deed that said nothing about access. ${capital(rear.the)} does not ${landlocked} can be reached only across ${front.the} or across the land of other neighbors.`,
  ][teller] as string
}
