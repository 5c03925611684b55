import { The } from '../../engine/party.ts'
import type { ActionCells } from './reason-id.ts'

/** Reasons where a thing is lost in public custody. */
export const CUSTODY_CELLS = {
  random: ({ thing: { plaintiff, guard, place } }) => ({
    'no-random': [
      `the act was random and unauthorized, and a tort suit is an adequate remedy`,
      `a postdeprivation remedy is enough for a random and unauthorized act`,
      `Nobody can hold a hearing before an outburst of spite. The suit for full value is the process that's due.`,
    ],
    'no-negligent': [
      `the loss amounts to negligence by the ${place}, which is not a deprivation`,
      `failing to control ${guard.the} is negligence and not a deprivation of property`,
      `It was done out of spite, so it is a deprivation. ${The(guard)} is the one who's sued.`,
    ],
    'no-expectancy': [
      `property in the keeping of a ${place} is not a protected property interest`,
      `leaving property in the keeping of a ${place} creates no legitimate claim of entitlement`,
      `To leave a thing in the keeping of a ${place} doesn't give it up. The property interest remains.`,
    ],
    'yes-established': [
      `keeping property is an established procedure that calls for a predeprivation hearing`,
      `acts of public staff are established procedure and call for a predeprivation hearing`,
      `The established rules forbid what was done. No hearing can be planned for a breach of them.`,
    ],
    'yes-respond': [
      `${plaintiff.the} was entitled to notice and an opportunity to be heard beforehand`,
      `a deliberate act calls for notice and an opportunity to be heard beforehand`,
      `Even a deliberate act can be one that nobody foresees. Then notice in advance is impossible.`,
    ],
    'yes-property': [
      `an intentional loss of a property interest denies due process despite a tort suit`,
      `a tort suit is not adequate where a property interest is ended intentionally`,
      `Intent makes it a deprivation, but not one without due process. A later suit is enough.`,
    ],
  }),
  established: ({ thing: { guard, place } }) => ({
    'yes-established': [
      `a loss under an established procedure calls for notice and a predeprivation hearing`,
      `the established procedure gave owners neither notice nor a predeprivation hearing`,
      `The loss was planned, so notice was possible. A suit in tort doesn't excuse a procedure that leaves it out.`,
    ],
    'yes-evidentiary': [
      `a predeprivation hearing before a court is due before property is destroyed`,
      `a predeprivation hearing with counsel and cross-examination is due`,
      `A court or counsel isn't needed for a small thing. Notice and a simple chance to object would do.`,
    ],
    'yes-property': [
      `an intentional loss of a property interest denies due process despite a tort suit`,
      `a tort suit is not adequate where a property interest is ended intentionally`,
      `Intent is not enough: after an intentional act that nobody planned, a suit will do. This loss was planned.`,
    ],
    'no-random': [
      `the act was random and unauthorized, and a tort suit is an adequate remedy`,
      `the loss could not be foreseen, so that a postdeprivation remedy is enough`,
      `A written procedure is the opposite of random: the ${place} knew on which day it would act.`,
    ],
    'no-negligent': [
      `${guard.the} acted in good faith, and negligence is not a deprivation`,
      `obeying a rule is negligence at most, which is not a deprivation of property`,
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
      `the loss came from negligence, which is not a deprivation under the Due Process Clause`,
      `Due process guards against abuse of power. ${The(guard)} was careless, and that's for tort law to answer, or not.`,
    ],
    'no-expectancy': [
      `property in the keeping of a ${place} is not a protected property interest`,
      `leaving property in the keeping of a ${place} creates no legitimate claim of entitlement`,
      `Nobody gives up a property interest by leaving a thing in safe keeping. What's missing is a deprivation.`,
    ],
    'no-later': [
      `an adequate postdeprivation remedy need not include a suit against staff`,
      `under Mathews balancing, a loss in the keeping of a ${place} calls for no remedy`,
      `If there had been a deprivation, some adequate remedy would be called for. Carelessness isn't one, whoever is sued.`,
    ],
    'yes-established': [
      `immunity is an established procedure that left ${plaintiff.the} without a remedy`,
      `a state that grants immunity by statute denies a remedy by established procedure`,
      `The established rules called for good care. A slip against them is neither procedure nor abuse of power.`,
    ],
    'yes-property': [
      `the loss of a property interest without a postdeprivation remedy denies due process`,
      `state immunity took away the remedy that a property interest calls for`,
      `A remedy is due for a deprivation. Immunity for carelessness takes away a tort suit and nothing federal.`,
    ],
    'yes-respond': [
      `${plaintiff.the} was entitled to notice and an opportunity to be heard beforehand`,
      `a loss in the keeping of a ${place} calls for notice and an opportunity to be heard`,
      `Nobody can give notice of a slip, and the clause isn't about slips.`,
    ],
  }),
} satisfies ActionCells
