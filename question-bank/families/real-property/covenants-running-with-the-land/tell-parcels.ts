import { capital } from '../../../text/capital.ts'
import { He, his, type Party, The, whose } from '../../engine/party.ts'
import type { CovenantStory } from './facts.ts'

/** Which of the three tellings: begun with the year, with the plaintiff's land, or with the third party. */
export type Way = 0 | 1 | 2

/** "she and her 'heirs, successors, and assigns' would", as the promise of a deed reads on after "that". */
const bound = (maker: Party) => `${maker.pronoun} and ${his(maker)} "heirs, successors, and assigns" would`
const dutiful = (s: CovenantStory) => ` that, for the benefit of ${s.home.the}, ${bound(s.third)} ${s.duty}`
const limited = ({ third, field, home, homes }: CovenantStory) =>
  ` that, for the benefit of ${home.the}, ${bound(third)} use ${field.the} only for ${homes}`
const hiring = ({ plaintiff, third, work }: CovenantStory) =>
  ` that ${bound(third)} hire ${plaintiff.the} for all ${work} work on any building there`

/** The sale of the burdened parcel by the owner of both. */
function sale({ plaintiff, third, home, field, beside }: CovenantStory, way: Way): string {
  if (way === 0)
    return `In 2010, ${plaintiff.a} who owned ${home.a} and ${beside} sold ${field.the} to ${third.a}`
  return way === 1
    ? `${capital(plaintiff.a)} owned ${home.a} and ${beside}. In 2010, ${plaintiff.pronoun} sold ${field.the} to ${third.a}`
    : `${capital(third.a)} bought ${field.a} in 2010 from ${plaintiff.a}, who kept ${home.a} nearby`
}

const deed = (s: CovenantStory, way: Way, promise: string) =>
  way === 1
    ? `${sale(s, way)}, who promised in the recorded deed${promise}.`
    : `${sale(s, way)}. In the deed, which was recorded, ${s.third.the} promised${promise}.`

/** An agreement of two neighbors, made apart from any sale. */
function agreed(s: CovenantStory, way: Way, promise: string): string {
  const { plaintiff, third, home, field, beside } = s
  const apart = 'The two parcels had never had a common owner.'
  if (way === 0)
    return `In 2010, ${plaintiff.a} owned ${home.a}, and ${third.a} owned ${beside}. ${apart} In a signed and recorded agreement, ${third.the} promised${promise}.`
  return way === 1
    ? `${capital(plaintiff.a)} owned ${home.a}, and ${third.a} owned ${beside}. ${apart} In 2010, the two signed and recorded an agreement in which ${third.the} promised${promise}.`
    : `${capital(third.a)} owned ${field.a}, and ${plaintiff.a} owned ${home.a} nearby. ${apart} By an agreement that they signed and recorded in 2010, ${third.the} promised${promise}.`
}

const later = (s: CovenantStory, way: Way) =>
  `${sale(s, way)}. A month later, in return for $5,000, ${s.third.the} promised ${s.plaintiff.the} in a signed agreement${limited(s)}. The agreement was not recorded, and nothing has ever been built on ${s.field.the}.`

const resold = ({ third, defendant, field }: CovenantStory) =>
  `In 2019, ${third.the} sold ${field.the} to ${defendant.a} by a deed that did not mention the promise.`
const leased = ({ third, defendant, field }: CovenantStory) =>
  `In 2023, ${third.the} leased ${field.the} to ${defendant.a} for ten years.`
const harmed = ({ defendant, breach, harm }: CovenantStory) =>
  `${The(defendant)} ${breach}, and last year ${harm}.`
const hired = ({ defendant, field, work }: CovenantStory) =>
  `Last year, ${defendant.the} built a house on ${field.the} and paid someone else $24,000 for the ${work} work.`

/** The promise of the owner of the burdened parcel, and a sale of the other. */
function promisor(s: CovenantStory, way: Way): string {
  const { plaintiff, defendant, third, home, field, beside, duty } = s
  const promise = `${defendant.the} promised that, for the benefit of ${home.the}, ${defendant.pronoun} and ${his(defendant)} "heirs and assigns" would ${duty}.`
  const deal =
    way === 0
      ? `In 2010, ${third.a} owned ${home.a}, and ${defendant.a} owned ${beside}. In a recorded agreement, ${promise}`
      : way === 1
        ? `${capital(third.a)}, who owned ${home.a}, and ${defendant.a}, who owned ${beside}, signed and recorded an agreement in 2010. In it, ${promise}`
        : `${capital(defendant.a)} owned ${field.a}, and ${third.a} owned ${home.a} nearby. By a recorded agreement of 2010, ${promise}`
  return `${deal} No land changed hands. In 2019, ${third.the} sold ${home.the} to ${plaintiff.a} by a deed that did not mention the promise. ${harmed(s)}`
}

/** Suits for damages, from the first deal to the harm. */
export const LAW_TOLD = {
  runs: (s: CovenantStory, way: Way) => `${deed(s, way, dutiful(s))} ${resold(s)} ${harmed(s)}`,
  neighbors: (s: CovenantStory, way: Way) => `${agreed(s, way, dutiful(s))} ${resold(s)} ${harmed(s)}`,
  tenant: (s: CovenantStory, way: Way) =>
    `${deed(s, way, dutiful(s))} ${leased(s)} The lease did not mention the promise. ${harmed(s)}`,
  personal: (s: CovenantStory, way: Way) => `${deed(s, way, hiring(s))} ${resold(s)} ${hired(s)}`,
  promisor,
}

/** A limit that a former owner promised, and one owner of both parcels between then and now. */
function merged(s: CovenantStory, way: Way): string {
  const { third, home, homes, field, plaintiff, defendant } = s
  const promise = `promised, for the benefit of ${home.the}, that ${field.the} would be used only for ${homes}. The agreement states that it binds the owner's "heirs, successors, and assigns."`
  const parties =
    way === 0
      ? `${capital(home.a)} and ${field.a} next to it once had different owners. In a recorded agreement of 1995, the owner of ${field.the} ${promise}`
      : way === 1
        ? `In 1995, ${field.a} and ${home.a} next to it had different owners. In a recorded agreement, the owner of ${field.the} ${promise}`
        : `${capital(home.a)} and ${field.a} next to it had different owners in 1995. In a recorded agreement of that year, the owner of ${field.the} ${promise}`
  return `${parties} In 2010, ${third.a} bought both parcels. In 2019, ${third.the} sold ${home.the} to ${plaintiff.a} and ${field.the} to ${defendant.a} by deeds that did not mention the promise.`
}

/** Suits for an injunction, from the first deal to the plan of a forbidden use. */
export const EQUITY_TOLD = {
  adjoining: (s: CovenantStory, way: Way) =>
    `${agreed(s, way, limited(s))} In 2019, by a deed that did not mention the promise, ${s.third.the} sold ${s.field.the} to ${s.defendant.a}, who had not searched the records.`,
  lessee: (s: CovenantStory, way: Way) => `${deed(s, way, limited(s))} ${leased(s)}`,
  unrecorded: (s: CovenantStory, way: Way) =>
    `${later(s, way)} In 2019, ${s.third.the} sold ${s.field.the} for its full value to ${s.defendant.a}, who had not heard of the agreement.`,
  told: (s: CovenantStory, way: Way) =>
    `${later(s, way)} In 2019, ${s.third.the} sold ${s.field.the} for its full value to ${s.defendant.a}, who had been shown the agreement before the sale.`,
  donee: (s: CovenantStory, way: Way) =>
    `${later(s, way)} In 2019, ${s.third.the} gave ${s.field.the} as a wedding present to ${s.defendant.a}, who had not heard of the agreement.`,
  gross: (s: CovenantStory, way: Way) =>
    `${deed(s, way, limited(s))} In 2016, ${s.plaintiff.the} sold ${s.home.the} to a cousin and moved away. ${He(s.plaintiff)} owns no other land nearby. ${resold(s)}`,
  own: (s: CovenantStory, way: Way) =>
    `${deed(s, way, ` that "for as long as I own it," ${s.field.the} would be used only for ${s.homes}`)} In 2019, ${s.third.the} sold ${s.field.the} to ${s.defendant.a}, who had read ${whose(s.third)} deed.`,
  merged,
}
