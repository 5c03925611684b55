import type { RuleTable } from '../../engine/tables.ts'
import type { MeansFacts, MeansStory } from './facts.ts'

const DOLE = 'South Dakota v. Dole'
const NFIB = 'National Federation of Independent Business v. Sebelius'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  command: {
    authority: 'New York v. United States',
    rule: 'Congress may not order a state to enact a law, even on a subject that Congress could regulate itself.',
    applied: () =>
      'The act commands every state to enact a statute and gives it no way out, so it is invalid.',
  },
  officers: {
    authority: 'Printz v. United States',
    rule: 'Congress may not order executive officers of a state to carry out a federal program, and no balance of burdens is struck.',
    applied: (_, { officers }) =>
      `That ${officers} would need only an hour a month changes nothing, so the statute is invalid.`,
  },
  freeze: {
    authority: 'Murphy v. National Collegiate Athletic Association',
    rule: 'A federal law that forbids a state to change its own statutes is commandeering as much as a command to enact one.',
    applied: () =>
      'The act forbids legislatures to repeal and sets no rules for private people, so it is invalid.',
  },
  alike: {
    authority: 'Reno v. Condon',
    rule: 'Congress may regulate the activities of states by a general law that applies to public and private actors alike.',
    applied: (_, { business }) =>
      `The duty falls on all who operate ${business}, and no state has to regulate anyone, so the statute is valid.`,
  },
  choice: {
    authority: 'Hodel v. Virginia Surface Mining & Reclamation Association, Inc.',
    rule: 'Congress may offer a state the choice of regulating private conduct by federal standards or having its own rules displaced by federal regulation.',
    applied: () =>
      'A state that enacts nothing only finds federal regulators in the field, so the statute is valid.',
  },
  inspect: {
    authority: 'Printz v. United States',
    rule: 'Congress may not order executive officers of a state to carry out a federal program, but a state may take part in one by its own choice.',
    applied: () => 'A state that declines only finds federal inspectors at work, so the statute is valid.',
  },
  courts: {
    authority: 'Testa v. Katt',
    rule: 'State courts of general jurisdiction must hear federal claims as they hear similar claims of their own.',
    applied: () => 'These courts hear such claims under state law already, so the statute is valid.',
  },
  grant: {
    authority: DOLE,
    rule: 'Congress may attach a condition to a grant if the condition is unambiguous, is related to the federal interest in the program, asks for nothing that the Constitution forbids, and is not coercive.',
    applied: () =>
      'The condition stood in the act, serves the purpose of the fund, and puts a small part of it at stake. It is valid.',
  },
  hired: {
    authority: DOLE,
    rule: 'Congress may attach a condition to a grant if the condition is unambiguous, is related to the federal interest in the program, asks for nothing that the Constitution forbids, and is not coercive.',
    applied: (_, { officers }) =>
      `Each state chooses whether ${officers} take on the work, and it risks a small part of the fund. The condition is valid.`,
  },
  vague: {
    authority: 'Pennhurst State School & Hospital v. Halderman',
    rule: 'A condition on a grant binds a state only if Congress stated it so clearly that the state could accept it knowingly.',
    applied: () =>
      'The act said nothing definite, and the agency announced the condition after the money was taken. The condition is invalid.',
  },
  unrelated: {
    authority: DOLE,
    rule: 'A condition on a grant must bear some relation to the federal interest in the program that the money pays for.',
    applied: (_, { business, farFund }) =>
      `Money for ${farFund} has no relation to rules for ${business}, so the condition is invalid.`,
  },
  forbidden: {
    authority: DOLE,
    rule: 'A condition on a grant may not induce a state to do what the Constitution forbids it to do.',
    applied: () =>
      'To close a business for its criticism would violate the First Amendment, so the condition is invalid.',
  },
  heavy: {
    authority: NFIB,
    rule: 'A condition is invalid if the threatened loss, above all of money from an existing program, is so large that a state has no real choice.',
    applied: () =>
      'A state that refuses would lose a fifth of its whole budget, so the condition is invalid.',
  },
  tax: {
    authority: NFIB,
    rule: 'A payment that is collected with other taxes, modest, and owed without regard to fault is a tax, which may influence conduct that Congress could not regulate.',
    applied: (_, { home }) =>
      `Owners of ${home} keep a lawful choice to pay instead of taking the course, so the tax is valid.`,
  },
  penalty: {
    authority: 'Bailey v. Drexel Furniture Co.',
    rule: 'An exaction that is heavy, falls on knowing breaches of a detailed code, and is enforced by regulators is a penalty, which the power to tax does not support.',
    applied: () =>
      'A tenth of all income for any knowing breach punishes, and no other power reaches what is punished. The exaction is invalid.',
  },
  land: {
    authority: 'Hylton v. United States',
    rule: 'A tax on land is a direct tax, which must be apportioned among the states by population, while taxes on activities need only be uniform.',
    applied: () =>
      'The rate for each acre is the same in every state, so the yield does not follow population. The tax is invalid.',
  },
  private: {
    authority: 'Murphy v. National Collegiate Athletic Association',
    rule: 'Congress may use the commerce power to impose duties on private actors, and state law to the contrary is then displaced.',
    applied: (_, { business }) =>
      `The duty falls on private firms that operate ${business}, and no state has to do anything, so the statute is valid.`,
  },
  welfare: {
    authority: 'United States v. Butler',
    rule: 'Congress may tax and spend for the general welfare but has no general power to regulate for it.',
    applied: () =>
      'The act neither taxes nor spends, and the commerce power does not reach what it regulates, so it is invalid.',
  },
} as const satisfies RuleTable<MeansFacts, MeansStory>
