import type { Rule } from '../../engine/contract.ts'
import type { MeasureFacts, MeasureSkin } from './facts.ts'

type Applied = Rule<MeasureFacts, MeasureSkin>['applied']

const AS_OF = '2026-11-01'

function step(
  id: string,
  authority: string,
  rule: string,
  applied: Applied,
): Rule<MeasureFacts, MeasureSkin> {
  return { id, authority, asOf: AS_OF, rule, applied }
}

const CHOICE =
  'Congress may offer a state the choice of regulating private conduct by federal standards or having its own rules displaced by federal regulation.'
const GRANT =
  'Congress may attach to a grant a condition that it could not command, if the condition is plain, related to the grant, lawful, and not so heavy as to compel.'
const OFFICERS =
  'Congress may not order executive officers of a state to carry out a federal program, however light the work, and no balance of burdens is struck.'

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<MeasureFacts, MeasureSkin>[] = [
  step(
    'command-legislature',
    'New York v. United States',
    'Congress may not order a state to enact a law, even on a subject that Congress could regulate itself.',
    () => 'The act commands every state to enact a statute and gives it no way out.',
  ),
  step(
    'command-officers-heavy',
    'Printz v. United States',
    OFFICERS,
    (_, skin) => `The act orders ${skin.officers} to carry out its checks, year in and year out.`,
  ),
  step(
    'command-officers-mild',
    'Printz v. United States',
    OFFICERS,
    (_, skin) => `That ${skin.officers} would need only an hour a month changes nothing.`,
  ),
  step(
    'freeze',
    'Murphy v. National Collegiate Athletic Association',
    'A federal law that forbids a state to change its own statutes is commandeering as much as a command to pass one, since it regulates no private conduct.',
    () => 'The act speaks to legislatures alone and forbids them to repeal.',
  ),
  step(
    'alike',
    'Reno v. Condon',
    'Congress may regulate the activities of states by a general law that applies to public and private actors alike.',
    (_, skin) => `The duty falls on all who run ${skin.business}, and a state need not regulate anyone.`,
  ),
  step(
    'choice-legislature',
    'Hodel v. Virginia Surface Mining & Reclamation Association, Inc.',
    CHOICE,
    () => 'A state that passes no statute only finds federal regulators in the field.',
  ),
  step(
    'choice-officers',
    'Hodel v. Virginia Surface Mining & Reclamation Association, Inc.',
    CHOICE,
    (_, skin) => `If ${skin.officers} do nothing, federal inspectors do the work.`,
  ),
  step(
    'courts',
    'Testa v. Katt',
    'State courts of general jurisdiction must hear federal claims as they hear similar claims of their own, since the Supremacy Clause binds state judges.',
    () => 'The duty falls on courts that hear such claims already.',
  ),
  step(
    'grant-legislature',
    'South Dakota v. Dole',
    GRANT,
    () =>
      'The condition stood in the act, serves the purpose of the fund, and puts a small part of it at stake.',
  ),
  step(
    'grant-officers',
    'South Dakota v. Dole',
    GRANT,
    (_, skin) =>
      `A state chooses whether ${skin.officers} take on the work, and it risks a small part of the fund.`,
  ),
  step(
    'grant-vague',
    'Pennhurst State School & Hospital v. Halderman',
    'A condition on a grant binds a state only if Congress stated it so plainly that the state could accept it knowingly.',
    () => 'The act said nothing definite, and the agency announced the condition after the money was taken.',
  ),
  step(
    'grant-unrelated',
    'South Dakota v. Dole',
    'A condition on a grant must bear some relation to the federal interest in the program that the money pays for.',
    (_, skin) => `Money for ${skin.farFund} has no relation to rules for ${skin.business}.`,
  ),
  step(
    'grant-forbidden',
    'South Dakota v. Dole',
    'A condition on a grant may not induce a state to do what the Constitution forbids it to do.',
    () => 'Fining people for criticism would violate the freedom of speech.',
  ),
  step(
    'grant-heavy',
    'National Federation of Independent Business v. Sebelius',
    'A condition is invalid where the threatened loss, above all of money from an existing program, is so large that a state has no real choice.',
    () =>
      'A state that refuses would lose a fifth of its whole budget, from a program it has long relied on.',
  ),
  step(
    'tax',
    'National Federation of Independent Business v. Sebelius',
    'A payment collected with other taxes, modest in amount and owed without regard to fault is a tax, which may influence conduct that Congress could not regulate.',
    (_, skin) => `Those who ${skin.hobby} may lawfully choose to pay instead of taking the course.`,
  ),
  step(
    'penalty',
    'Bailey v. Drexel Furniture Co.',
    'An exaction that is heavy, falls on knowing breaches of a detailed code, and is enforced by regulators is a penalty, and the power to tax does not support it.',
    () => 'A tenth of all income for any knowing breach punishes, and no other power reaches the matter.',
  ),
  step(
    'land-tax',
    'Hylton v. United States',
    'A tax on land as such is a direct tax, which must be apportioned among the states by population, while taxes on activities need only be uniform.',
    () => 'The rate for each acre is the same in every state, so the yield does not follow population.',
  ),
  step(
    'private-rule',
    'Murphy v. National Collegiate Athletic Association',
    'Congress may use the commerce power to impose duties on private actors, and state law to the contrary is then displaced.',
    (_, skin) =>
      `The duty falls on private firms that run ${skin.business}, and no state has to do anything.`,
  ),
  step(
    'welfare-rule',
    'United States v. Butler',
    'Congress may tax and spend for the general welfare but has no general power to regulate for it.',
    () => 'The act neither taxes nor spends, and no enumerated power reaches the matter.',
  ),
]
