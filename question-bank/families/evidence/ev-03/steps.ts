import type { Rule } from '../../engine/contract.ts'
import type { PartyFacts, PartySkin } from './facts.ts'

type OwnRule = Rule<PartyFacts, PartySkin>

function step(id: string, authority: string, rule: string, applied: OwnRule['applied']): OwnRule {
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

const OWN =
  "A party's own statement is not hearsay when offered against that party, whether or not it was against interest or rests on personal knowledge."
const WORK =
  "A statement by a party's agent or employee on a matter within the scope of that relationship, while it existed, is not hearsay when offered against the party"
const PLOT =
  "A statement by a party's coconspirator, during and in furtherance of the conspiracy, is not hearsay when offered against the party"
const LINK =
  'The statement must be considered but does not by itself establish the authority, the relationship and its scope, or the conspiracy and participation in it.'
const HEIR =
  'Where the liability of a party is directly derived from a declarant, a statement that would be admissible against the declarant is admissible against the party'

/** Every rule that a path of this family can run through. */
export const steps: readonly OwnRule[] = [
  step(
    'own',
    'FRE 801(d)(2)(A)',
    OWN,
    (_, s) => `${s.defendant} said it, and second-hand knowledge is no bar.`,
  ),
  step(
    'own-serving',
    'FRE 801(d)(2)(A)',
    OWN,
    (_, s) => `${s.defendant} said it, and that it was once an advantage does not matter.`,
  ),
  step(
    'own-by-self',
    'FRE 801(d)(2)',
    'A statement of a party is taken out of the hearsay rule only when it is offered against that party.',
    (_, s) => `Here ${s.defendant} offers the words of ${s.defendant}.`,
  ),
  step(
    'silence',
    'FRE 801(d)(2)(B)',
    'A party adopts a statement by silence where the party heard and understood it and a person in that setting would have denied it if it were untrue.',
    (_, s) => `${s.defendant} heard the accusation before witnesses and let it stand.`,
  ),
  step(
    'silence-unheard',
    'FRE 801(d)(2)(B)',
    'Silence adopts a statement only where the party heard and understood it and would naturally have answered.',
    (_, s) => `${s.defendant} was far away with a telephone and did not hear it.`,
  ),
  step(
    'adopted',
    'FRE 801(d)(2)(B)',
    'A statement that a party manifested that it adopted or believed to be true is not hearsay when offered against that party.',
    (_, s) => `${s.defendant} wrote beneath the sentence that it was correct.`,
  ),
  step(
    'spokesman',
    'FRE 801(d)(2)(C)',
    'A statement by a person whom the party authorized to make a statement on the subject is not hearsay when offered against the party.',
    (_, s) => `${s.defendant} had engaged the publicist to answer questions about the matter.`,
  ),
  step(
    'employee',
    'FRE 801(d)(2)(D)',
    `${WORK}, and authority to speak is not needed.`,
    (_, s) => `${s.employee} spoke of a matter that belonged to the job, while it lasted.`,
  ),
  step(
    'employee-internal',
    'FRE 801(d)(2)(D)',
    `${WORK}, even if it was made to nobody outside the firm.`,
    (_, s) => `${s.employee} reported on a matter that belonged to the job, while it lasted.`,
  ),
  step(
    'employee-outside',
    'FRE 801(d)(2)(D)',
    `${WORK}.`,
    (_, s) => `${s.employee} kept the wage accounts, and the subject was none of that work.`,
  ),
  step(
    'employee-later',
    'FRE 801(d)(2)(D)',
    `${WORK}.`,
    (_, s) => `${s.employee} spoke after the employment had ended.`,
  ),
  step(
    'employee-unproved',
    'FRE 801(d)(2)',
    LINK,
    (_, s) => `Nothing but the caller's own words links the caller to ${s.defendant}.`,
  ),
  step(
    'plot',
    'FRE 801(d)(2)(E)',
    `${PLOT}.`,
    (_, s) => `Other evidence supports the plan, and ${s.partner} spoke in order to keep a helper at work.`,
  ),
  step(
    'plot-ended',
    'FRE 801(d)(2)(E)',
    `${PLOT}.`,
    (_, s) => `The plan had been abandoned when ${s.partner} spoke to the investigator.`,
  ),
  step(
    'plot-boasting',
    'FRE 801(d)(2)(E)',
    `${PLOT}.`,
    (_, s) => `${s.partner} was boasting to strangers, which helped nothing along.`,
  ),
  step(
    'plot-unproved',
    'Bourjaily v. United States',
    LINK,
    (_, s) => `Nothing but the words of ${s.partner} points to an agreement with ${s.defendant}.`,
  ),
  step(
    'predecessor',
    'FRE 801(d)(2)',
    `${HEIR}.`,
    (_, s) =>
      `${s.former} spoke while still the owner, and the liability of ${s.defendant} comes from ${s.former}.`,
  ),
  step(
    'predecessor-later',
    'FRE 801(d)(2)',
    `${HEIR}, but only if it was made before the liability passed.`,
    (_, s) => `${s.former} spoke after ${s.defendant} had bought the firm.`,
  ),
  step(
    'executor',
    'FRE 801(d)(2)(A)',
    "A party's statement, made in an individual or a representative capacity, is not hearsay when offered against that party.",
    (_, s) => `${s.defendant} said it, and the capacity in which ${s.defendant} is now sued does not matter.`,
  ),
  step(
    'codefendant',
    'FRE 801(d)(2)',
    'A statement of one party is not hearsay when offered against that party, but it does not count against another who is merely on the same side.',
    (_, s) => `No agency, agreement or adoption links ${s.codefendant} to ${s.defendant}.`,
  ),
  step(
    'stranger',
    'FRE 804(b)(3)',
    'A statement so contrary to the penal interest of a speaker who is now unavailable that a reasonable person would have made it only if believing it true is not excluded as hearsay.',
    (_, s) => `${s.stranger} is dead and confessed to a crime, and the suit is civil.`,
  ),
  step(
    'stranger-second-hand',
    'FRE 602',
    'A speaker whose words come in under a hearsay exception must have had personal knowledge of the matter, as a witness must.',
    (_, s) => `${s.stranger} knew of it only from what others had told.`,
  ),
]
