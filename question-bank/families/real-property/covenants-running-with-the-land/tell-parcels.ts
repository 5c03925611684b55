import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { CovenantStory } from './facts.ts'

const HEIRS = '"for myself, my heirs, successors, and assigns,"'

const limit = ({ field, homes }: CovenantStory) => `that ${field.the} would be used only for ${homes}`
const owned = ({ plaintiff, home, beside }: CovenantStory) =>
  `In 2010, ${plaintiff.a}, the owner of ${home.a} and ${beside},`
const deed = (s: CovenantStory, promise: string) =>
  `${owned(s)} sold ${s.field.the} to ${s.third.a}. In the deed, which was recorded, ${s.third.the} promised${promise}.`
const dutiful = (s: CovenantStory) => `, ${HEIRS} to ${s.duty} for the benefit of ${s.home.the}`
const limited = (s: CovenantStory) => `, ${HEIRS} ${limit(s)}, for the benefit of ${s.home.the}`
const resold = ({ third, defendant, field }: CovenantStory) =>
  `In 2019, ${third.the} sold ${field.the} to ${defendant.a} by a deed that did not mention the promise.`
const leased = ({ third, defendant, field }: CovenantStory) =>
  `In 2023, ${third.the} leased ${field.the} to ${defendant.a} for ten years.`
const apart = ({ field, home }: CovenantStory) =>
  `${capital(field.the)} and ${home.the} had never had a common owner.`
const harmed = ({ defendant, breach, harm }: CovenantStory) =>
  `${The(defendant)} has since ${breach}. Last year, ${harm}.`
const hiring = ({ plaintiff, work }: CovenantStory) =>
  `, ${HEIRS} to hire ${plaintiff.the} for all ${work} work on any building there`
const hired = ({ defendant, field, work }: CovenantStory) =>
  `Last year, ${defendant.the} built a house on ${field.the} and hired someone else for the ${work} work, at a cost of $24,000.`
const passed = ({ plaintiff, defendant, third, home, breach, harm }: CovenantStory) =>
  `No land changed hands. In 2019, ${third.the} sold ${home.the} to ${plaintiff.a} by a deed that did not mention the promise. ${The(defendant)} has since ${breach}, and last year, ${harm}.`
const later = (s: CovenantStory) =>
  `${owned(s)} sold ${s.field.the}, which had never been built on, to ${s.third.a}. A month later, in return for $5,000, ${s.third.the} promised ${s.plaintiff.the} in a signed agreement${limited(s)}. The agreement was not recorded, and ${s.field.the} stayed vacant.`

/** Suits for damages, from the first deal to the harm. */
export const LAW_TOLD = {
  runs: (s: CovenantStory) => `${deed(s, dutiful(s))} ${resold(s)} ${harmed(s)}`,
  neighbors: (s: CovenantStory) =>
    `In 2010, ${s.plaintiff.a} owned ${s.home.a}, and ${s.third.a} owned ${s.beside}. ${apart(s)} In a signed and recorded agreement, ${s.third.the} promised${dutiful(s)}. ${resold(s)} ${harmed(s)}`,
  tenant: (s: CovenantStory) =>
    `${deed(s, dutiful(s))} ${leased(s)} The lease did not mention the promise. ${harmed(s)}`,
  personal: (s: CovenantStory) => `${deed(s, hiring(s))} ${resold(s)} ${hired(s)}`,
  promisor: (s: CovenantStory) =>
    `${capital(s.third.a)} owned ${s.home.a}, and ${s.defendant.a} owned ${s.beside}. In a recorded agreement of 2010, ${s.defendant.the} promised, "for myself, my heirs, and assigns," to ${s.duty} for the benefit of ${s.home.the}. ${passed(s)}`,
}

const bought = ({ plaintiff, third, home, field }: CovenantStory, promise: string) =>
  `${capital(third.a)} bought ${field.a} in 2010 from ${plaintiff.a}, who kept ${home.a} near it. In the deed, which was recorded, ${third.the} promised${promise}.`

/** Suits for damages, told from the side of the third party. */
export const THIRD_FIRST = {
  runs: (s: CovenantStory) => `${bought(s, dutiful(s))} ${resold(s)} ${harmed(s)}`,
  neighbors: (s: CovenantStory) =>
    `${capital(s.third.a)}, who owned ${s.field.a}, signed an agreement in 2010 with ${s.plaintiff.a}, who owned ${s.home.a} near it. ${apart(s)} In the agreement, which was recorded, ${s.third.the} promised${dutiful(s)}. ${resold(s)} ${harmed(s)}`,
  tenant: (s: CovenantStory) =>
    `${bought(s, dutiful(s))} ${leased(s)} The lease did not mention the promise. ${harmed(s)}`,
  personal: (s: CovenantStory) => `${bought(s, hiring(s))} ${resold(s)} ${hired(s)}`,
  promisor: (s: CovenantStory) =>
    `In a recorded agreement of 2010, ${s.defendant.a}, who owned ${s.field.a}, promised ${s.third.a}, who owned ${s.home.a} near it, "for myself, my heirs, and assigns," to ${s.duty} for the benefit of ${s.home.the}. ${passed(s)}`,
}

/** Suits for an injunction, from the first deal to the plan of a forbidden use. */
export const EQUITY_TOLD = {
  adjoining: (s: CovenantStory) =>
    `In 2010, ${s.plaintiff.a} owned ${s.home.a}, and ${s.third.a} owned ${s.beside}. ${apart(s)} In a signed and recorded agreement, ${s.third.the} promised${limited(s)}. ${resold(s)} ${The(s.defendant)} had not searched the records.`,
  lessee: (s: CovenantStory) => `${deed(s, limited(s))} ${leased(s)}`,
  unrecorded: (s: CovenantStory) =>
    `${later(s)} In 2019, ${s.third.the} sold ${s.field.the} for its full value to ${s.defendant.a}, who had not heard of the agreement.`,
  told: (s: CovenantStory) =>
    `${later(s)} In 2019, ${s.third.the} sold ${s.field.the} for its full value to ${s.defendant.a}, who had been shown the agreement before the sale.`,
  donee: (s: CovenantStory) =>
    `${later(s)} In 2019, ${s.third.the} gave ${s.field.the} as a wedding present to ${s.defendant.a}, who had not heard of the agreement.`,
  gross: (s: CovenantStory) =>
    `${deed(s, limited(s))} In 2016, ${s.plaintiff.the} sold ${s.home.the} to a cousin and moved away. ${The(s.plaintiff)} owns no other land nearby. ${resold(s)}`,
  own: (s: CovenantStory) =>
    `${deed(s, ` that "for as long as I own it," ${s.field.the} would be used only for ${s.homes}`)} In 2019, ${s.third.the} sold ${s.field.the} to ${s.defendant.a}, who had read ${whose(s.third)} deed.`,
  merged: (s: CovenantStory) =>
    `By a recorded agreement of 1995, a former owner of ${s.field.a} promised a former owner of ${s.home.a} next to it, ${HEIRS} ${limit(s)}, for the benefit of ${s.home.the}. In 2010, ${s.third.a} bought both parcels. In 2019, ${s.third.the} sold ${s.home.the} to ${s.plaintiff.a} and ${s.field.the} to ${s.defendant.a} by deeds that did not mention the promise.`,
}
