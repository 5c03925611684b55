import { The } from '../../engine/party.ts'
import type { ExcuseCells } from './reason-id.ts'

/** Reasons where payment depends on satisfaction. */
export const SATISFACTION_CELLS = {
  taste: ({ owner }) => ({
    'no-satisfaction': [
      `${owner.the} was honestly dissatisfied, and the condition is one of taste`,
      `a condition of personal satisfaction turns on honest dissatisfaction`,
      `A likeness is a matter of taste, and the contract said "personally." An honest no is enough, however good the critics find it.`,
    ],
    'no-material': [
      `a portrait without a likeness is a material breach by the painter`,
      `failure to please ${owner.the} was a material breach`,
      `The painter didn't promise to please. Satisfaction was a condition of payment, so its absence is no breach.`,
    ],
    'no-frustration': [
      `dissatisfaction with the likeness frustrated the principal purpose of the contract`,
      `the principal purpose of a portrait is frustrated if it does not please`,
      `A purpose is frustrated by an event from outside that no one reckoned with. This contract dealt with a portrait that does not please.`,
    ],
    'yes-reasonable': [
      `a reasonable person would have been satisfied with the likeness`,
      `a condition of satisfaction is measured by a reasonable person`,
      `A reasonable person is the measure where quality can be tested. The parties agreed on personal satisfaction with a likeness.`,
    ],
    'yes-substantial': [
      `a portrait that critics praise is substantial performance`,
      `the painter had substantially performed when the portrait was finished`,
      `A finished portrait may be substantial performance, but that doesn't meet an express condition, and "only if" makes one.`,
    ],
    'yes-prevention': [
      `${owner.the} prevented the condition by refusing the portrait`,
      `refusal of the portrait was wrongful prevention of the condition`,
      `A dishonest refusal, or refusing to look, would have prevented the condition. ${The(owner)} looked and was honest.`,
    ],
  }),
  utility: ({ owner, builder }) => ({
    'yes-reasonable': [
      `a reasonable person would have been satisfied with the system`,
      `satisfaction with a machine is measured by a reasonable person`,
      `Heating can be tested, and no other standard was agreed on. A reasonable person would be satisfied.`,
    ],
    'yes-substantial': [
      `a system that heats each room is substantial performance of the condition`,
      `substantial performance meets a condition of satisfaction`,
      `Substantial performance doesn't meet an express condition. Here, the condition itself was met, by an objective standard.`,
    ],
    'yes-waiver': [
      `${owner.the} waived the condition by letting the system be installed`,
      `choosing the system was a waiver of the condition of satisfaction`,
      `Letting ${builder.the} install the system gave nothing up. Satisfaction could be judged only afterward.`,
    ],
    'no-satisfaction': [
      `${owner.the} was honestly dissatisfied, as the condition allows`,
      `a condition of satisfaction turns on honest dissatisfaction`,
      `Honest dissatisfaction counts in matters of taste or where the contract says so. This one is about heat, and it named no standard.`,
    ],
    'no-condition': [
      `an express condition must be met strictly, and it was not met`,
      `satisfaction was an express condition that did not occur`,
      `The condition is express, but it did occur. Its standard is a reasonable person, not ${owner.the}.`,
    ],
    'no-material': [
      `a slow system is a material breach by ${builder.the}`,
      `failure to please ${owner.the} was a material breach`,
      `The system did all that had been promised, so there was no breach, material or minor.`,
    ],
  }),
} satisfies ExcuseCells
