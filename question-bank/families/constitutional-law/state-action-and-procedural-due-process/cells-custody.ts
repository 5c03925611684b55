import { The } from '../../engine/party.ts'
import type { ActionCells } from './reason-id.ts'

/** Reasons where a thing is lost in public custody. */
export const CUSTODY_CELLS = {
  random: ({ thing: { plaintiff, guard, place } }) => ({
    'no-random': [
      `the act was random and unauthorized, and a tort suit is an adequate remedy`,
      `a postdeprivation remedy is sufficient for a random and unauthorized act`,
      `Nobody can hold a hearing before an outburst of spite. The suit for full value is the process that's due.`,
    ],
    'no-negligent': [
      `the failure to control ${guard.the} was negligence, which is not a deprivation of property`,
      `one unauthorized act by an employee is at most negligence and not a deprivation`,
      `It was done out of spite, so it is a deprivation. ${The(guard)} is the one who's sued.`,
    ],
    'no-expectancy': [
      `an owner has no property interest in goods in the custody of a ${place}`,
      `${plaintiff.the} had no legitimate claim of entitlement to property stored by a ${place}`,
      `The owner of goods in the custody of a ${place} keeps the property interest, and with it a claim of entitlement.`,
    ],
    'yes-established': [
      `the storage of property is an established procedure, which requires a predeprivation hearing`,
      `acts of public employees are established procedure and require a predeprivation hearing`,
      `The established rules forbid what was done. No hearing can be planned for a breach of them.`,
    ],
    'yes-respond': [
      `${plaintiff.the} was entitled to notice and an opportunity to be heard beforehand`,
      `a deliberate act requires notice and an opportunity to be heard beforehand`,
      `Even a deliberate act can be one that nobody foresees. Then notice in advance is impossible.`,
    ],
    'yes-property': [
      `an intentional loss of a property interest denies due process despite a tort suit`,
      `a tort suit is not an adequate remedy for the intentional loss of a property interest`,
      `Intent makes it a deprivation, but not one without due process. A later suit is enough.`,
    ],
  }),
  established: ({ thing: { guard, place } }) => ({
    'yes-established': [
      `a loss under an established procedure requires notice and a predeprivation hearing`,
      `the established procedure gave owners neither notice nor a predeprivation hearing`,
      `The loss was planned, so notice was possible. A suit in tort doesn't excuse a procedure that leaves it out.`,
    ],
    'yes-evidentiary': [
      `a predeprivation hearing before a court is required before property is destroyed`,
      `a predeprivation hearing with counsel and cross-examination was required`,
      `A court or counsel isn't needed for a small thing. Notice and a simple chance to object would do.`,
    ],
    'yes-property': [
      `an intentional loss of a property interest denies due process despite a tort suit`,
      `a tort suit is not an adequate remedy for the intentional loss of a property interest`,
      `Intent is not enough: after an intentional act that nobody planned, a suit will do. This loss was planned.`,
    ],
    'no-random': [
      `the act was random and unauthorized, and a tort suit is an adequate remedy`,
      `the loss could not be foreseen, so a postdeprivation remedy is sufficient`,
      `A written procedure is the opposite of random: the ${place} knew on which day it would act.`,
    ],
    'no-negligent': [
      `${guard.the} acted in good faith, and negligence is not a deprivation`,
      `an employee who follows a rule is at most negligent, and negligence is not a deprivation`,
      `${The(guard)} destroyed the thing on purpose. To obey a rule doesn't make that carelessness.`,
    ],
    'no-later': [
      `under Mathews balancing, a suit for full value makes a prior hearing unnecessary`,
      `a tort suit for full value is an adequate postdeprivation remedy`,
      `That would be enough for an act that nobody planned. This one was fixed in writing beforehand.`,
    ],
  }),
  negligent: ({ thing: { plaintiff, guard, place } }) => ({
    'no-negligent': [
      `negligence by a public employee is not a deprivation of property`,
      `the loss resulted from negligence, which is not a deprivation under the Due Process Clause`,
      `Due process guards against abuse of power. ${The(guard)} was careless, and that's for tort law to answer, or not.`,
    ],
    'no-expectancy': [
      `an owner has no property interest in goods in the custody of a ${place}`,
      `${plaintiff.the} had no legitimate claim of entitlement to property stored by a ${place}`,
      `The owner of goods in the custody of a ${place} keeps a property interest and a claim of entitlement. What's missing is a deprivation.`,
    ],
    'no-later': [
      `an adequate postdeprivation remedy need not include a suit against an employee`,
      `under Mathews balancing, so small a loss requires no postdeprivation remedy`,
      `If there had been a deprivation, even a small loss would call for some adequate remedy. Carelessness isn't one, whoever is sued.`,
    ],
    'yes-established': [
      `immunity is an established procedure that left ${plaintiff.the} without a remedy`,
      `a state that grants immunity by statute denies a remedy by established procedure`,
      `The established rules called for good care. A slip against them is neither procedure nor abuse of power.`,
    ],
    'yes-property': [
      `the loss of a property interest without a postdeprivation remedy denies due process`,
      `the immunity statute took away the remedy that a property interest requires`,
      `A remedy is due for a deprivation. Immunity for carelessness takes away a tort suit and nothing federal.`,
    ],
    'yes-respond': [
      `${plaintiff.the} was entitled to notice and an opportunity to be heard beforehand`,
      `an owner is entitled to notice and an opportunity to be heard before any loss of property`,
      `Nobody can give notice of a slip, and the clause isn't about slips.`,
    ],
  }),
} satisfies ActionCells
