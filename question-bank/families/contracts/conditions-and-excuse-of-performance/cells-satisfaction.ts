import { The } from '../../engine/party.ts'
import type { ExcuseCells } from './reason-id.ts'

/** Reasons where payment depends on satisfaction. */
export const SATISFACTION_CELLS = {
  taste: ({ owner }) => ({
    'no-satisfaction': [
      `${owner.the} was honestly dissatisfied, and the condition concerned a matter of taste`,
      `a condition of personal satisfaction is judged by honest dissatisfaction`,
      `A likeness is a matter of taste, and the contract said "personally." An honest no is enough, however good the critics find it.`,
    ],
    'no-material': [
      `the artist committed a material breach by failing to capture a likeness`,
      `the failure of the portrait to please ${owner.the} was a material breach`,
      `The artist didn't promise to please. Satisfaction was a condition of payment, so its absence is no breach.`,
    ],
    'no-frustration': [
      `the failure to capture a likeness frustrated the principal purpose of the contract`,
      `${owner.the}'s dissatisfaction frustrated the principal purpose of the portrait`,
      `A purpose is frustrated by an event from outside that no one reckoned with. This contract dealt with a portrait that does not please.`,
    ],
    'yes-reasonable': [
      `a reasonable person would have been satisfied with the likeness`,
      `a condition of satisfaction is judged by the standard of a reasonable person`,
      `A reasonable person is the measure where quality can be tested. The parties agreed on personal satisfaction with a likeness.`,
    ],
    'yes-substantial': [
      `the artist substantially performed by finishing a portrait that critics praised`,
      `the artist had substantially performed when the portrait was finished`,
      `A finished portrait that critics praised may be substantial performance, but that doesn't meet an express condition, and "only if" makes one.`,
    ],
    'yes-prevention': [
      `${owner.the} prevented the condition from occurring by refusing the portrait`,
      `${owner.the}'s refusal of the portrait was a wrongful prevention of the condition`,
      `A dishonest refusal, or refusing to look, would have prevented the condition. ${The(owner)} looked and was honest.`,
    ],
  }),
  utility: ({ owner, builder }) => ({
    'yes-reasonable': [
      `a reasonable person would have been satisfied with the operation of the system`,
      `satisfaction with the operation of a machine is judged by a reasonable person`,
      `Heating can be tested, and no other standard was agreed on. A reasonable person would be satisfied.`,
    ],
    'yes-substantial': [
      `${builder.the} substantially performed, which meets a condition of satisfaction`,
      `a system that heats each room is substantial performance of the condition`,
      `Substantial performance doesn't meet an express condition. Here, the condition itself was met, by an objective standard.`,
    ],
    'yes-waiver': [
      `${owner.the} waived the condition by allowing the system to be installed`,
      `${owner.the} waived the condition of satisfaction by accepting the installation`,
      `Letting ${builder.the} install the system gave nothing up. Satisfaction could be judged only afterward.`,
    ],
    'no-satisfaction': [
      `${owner.the} was honestly dissatisfied with the operation of the system`,
      `a condition of satisfaction is judged by the honest dissatisfaction of the party it protects`,
      `Honest dissatisfaction counts in matters of taste or where the contract says so. This one is about heat, and it named no standard.`,
    ],
    'no-condition': [
      `an express condition must be strictly met, and ${owner.the} was not satisfied`,
      `${owner.the}'s satisfaction was an express condition that did not occur`,
      `The condition is express, but it did occur. Its standard is a reasonable person, not ${owner.the}.`,
    ],
    'no-material': [
      `${builder.the} committed a material breach by installing a slow system`,
      `the failure of the system to please ${owner.the} was a material breach`,
      `The system did all that had been promised, so there was no breach, material or minor.`,
    ],
  }),
} satisfies ExcuseCells
