import type { Rule } from '../../engine/contract.ts'
import type { ImmunityFacts, ImmunitySkin } from './facts.ts'

type Applied = Rule<ImmunityFacts, ImmunitySkin>['applied']

const AS_OF = '2026-11-01'

function step(
  id: string,
  authority: string,
  rule: string,
  applied: Applied,
): Rule<ImmunityFacts, ImmunitySkin> {
  return { id, authority, asOf: AS_OF, rule, applied }
}

const PLAN =
  'In the plan of the Union the states gave up their immunity as to the federal power to raise and support armies, so Congress may allow private suits against them under it, in federal and in state courts.'
const CONSENT =
  'A state may be sued by a private person where it has consented, and its consent is read narrowly and reaches the courts that it names.'

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<ImmunityFacts, ImmunitySkin>[] = [
  step(
    'county',
    'Lincoln County v. Luning',
    'Counties and cities are not arms of the state and have no sovereign immunity, whatever the relief.',
    (_, skin) => `${skin.county} answers for itself, and the state is not a party.`,
  ),
  step(
    'united-states',
    'United States v. Mississippi',
    'A state has no immunity from a suit that the United States itself brings against it in federal court.',
    (_, skin) => `The plaintiff here is the United States, though ${skin.name} would gain from the judgment.`,
  ),
  step(
    'pocket',
    'Hafer v. Melo',
    'Immunity does not stop a suit under federal law for damages that a state officer would owe personally, even if the wrong was done in office.',
    (_, skin) =>
      `The ${skin.officer} alone would owe the judgment, and a promise to repay does not alter that.`,
  ),
  step(
    'federal-law-order',
    'Ex parte Young',
    'A private person may sue a state officer in federal court for an order that stops a continuing violation of federal law, although obedience will cost the state money.',
    (_, skin) =>
      `${skin.name} named the ${skin.officer}, relies on a federal act, and asks for the future only.`,
  ),
  step(
    'state-law-order',
    'Pennhurst State School & Hospital v. Halderman',
    'A federal court may not order state officers to obey state law, even on a claim joined to a sound federal one.',
    (_, skin) => `The claim against the ${skin.officer} rests on a statute of the state.`,
  ),
  step(
    'arrears',
    'Edelman v. Jordan',
    'A suit against a state officer for money that the state failed to pay in the past is a suit against the state when public funds would pay it.',
    (_, skin) => `${skin.name} wants ${skin.sum} for months gone by, out of public money.`,
  ),
  step(
    'consent-federal',
    'College Savings Bank v. Florida Prepaid Postsecondary Education Expense Board',
    CONSENT,
    () => 'The statute of the state names the federal courts, and the suit is in one.',
  ),
  step(
    'consent-own',
    'Alden v. Maine',
    CONSENT,
    () => 'The statute names the courts of the state, and the suit is in one.',
  ),
  step(
    'consent-sister',
    'Franchise Tax Board of California v. Hyatt',
    CONSENT,
    () => 'The statute names the courts of any state, and the suit is in one.',
  ),
  step(
    'abrogated',
    'Fitzpatrick v. Bitzer',
    'Congress may set state immunity aside by unmistakable words in a valid measure that enforces the Fourteenth Amendment.',
    () => 'The act has been upheld as such a measure and says outright that states may be sued.',
  ),
  step(
    'plan-federal',
    'Torres v. Texas Department of Public Safety',
    PLAN,
    () => 'The act rests on that power and opens the federal courts.',
  ),
  step(
    'plan-own',
    'Torres v. Texas Department of Public Safety',
    PLAN,
    () => 'The act rests on that power, so the state cannot plead immunity even in its own courts.',
  ),
  step(
    'consent-elsewhere',
    'Atascadero State Hospital v. Scanlon',
    'Consent to be sued in the courts of the state is not consent to be sued anywhere else.',
    () => 'The statute of the state names its own courts alone, and the suit was brought outside them.',
  ),
  step(
    'commerce-power',
    'Seminole Tribe of Florida v. Florida',
    'The commerce power does not let Congress expose an unwilling state to private suit, however plain its words.',
    () => 'The act rests on the commerce power, and no other power supports it.',
  ),
  step(
    'no-clear-words',
    'Atascadero State Hospital v. Scanlon',
    'Even under the Fourteenth Amendment Congress lifts state immunity only by unmistakable words, and a general grant of suits against employers is not enough.',
    () => 'The act speaks of employers and does not mention states as defendants.',
  ),
  step(
    'agency-named',
    'Puerto Rico Aqueduct & Sewer Authority v. Metcalf & Eddy, Inc.',
    'A state agency that has immunity cannot be sued by name even for an order about the future; the way round is to sue an officer.',
    (_, skin) => `${skin.name} sued the ${skin.agency} itself, and nothing in the act lifts its immunity.`,
  ),
  step(
    'own-courts',
    'Alden v. Maine',
    'Congress cannot use its commerce power to subject an unwilling state to private suit in its own courts.',
    () => 'The state has not consented, and the act rests on the commerce power.',
  ),
  step(
    'sister-courts',
    'Franchise Tax Board of California v. Hyatt',
    'A state may not be sued by a private person in the courts of another state without its consent.',
    () => 'The suit is in a neighboring state, for whose courts the state has given no leave.',
  ),
]
