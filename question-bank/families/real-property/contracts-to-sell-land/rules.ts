import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { SaleFacts, SaleStory } from './facts.ts'

const CONVERSION =
  'From the making of a contract to sell land that can be specifically enforced, equity regards the buyer as owner of the land and the seller as owner of the price.'
const TIME =
  'Time is not of the essence of a contract to sell land unless its terms or the circumstances make it so, and a party who is late may perform within a reasonable time.'
const NOTICE =
  'Where time was not of the essence, a party may make it so by a clear notice that sets a date and leaves a reasonable time until then.'
const RECORD =
  'Where the contract calls for marketable title of record, a buyer need not accept title whose validity depends on evidence of adverse possession outside the records.'
const COMMON = 'At common law, the buyer, as owner in equity, bears a loss by accident before the closing.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  mortgage: {
    authority: 'Bond v. Lowenstein',
    rule: 'An unpaid mortgage does not defeat a promise of title free of encumbrances if it will be paid at the closing, even out of the price.',
    applied: (_, { seller, buyer }) =>
      `The release was at hand and the debt smaller than the price, so ${seller.the} can hold ${buyer.the} to the contract.`,
  },
  covenant: {
    authority: 'Lohmeyer v. Bower',
    rule: 'A private covenant that restricts the use of land or the type of building on it is an encumbrance that makes title unmarketable.',
    applied: (_, { buyer }) =>
      `The contract did not mention the covenant, so ${buyer.the} may refuse to close.`,
  },
  excepted: {
    authority: 'Laba v. Carey',
    rule: 'A buyer who agrees to take title subject to covenants of record has to accept one that is recorded and not violated.',
    applied: (_, { it, buyer }) =>
      `The records show the covenant, and ${it} meets it, so ${buyer.the} has to close.`,
  },
  breached: {
    authority: 'Lohmeyer v. Bower',
    rule: 'An agreement to take title subject to restrictions does not extend to a present violation of them, since title that exposes its holder to the hazard of litigation is unmarketable.',
    applied: (_, { it, buyer }) =>
      `As it stands, ${it} violates the covenant, so ${buyer.the} may refuse to close.`,
  },
  zoning: {
    authority: 'Lohmeyer v. Bower',
    rule: 'A zoning ordinance in force when the contract is made is not an encumbrance that makes title unmarketable.',
    applied: (_, { it, buyer }) => `No use of ${it} violates the ordinance, so ${buyer.the} has to close.`,
  },
  unzoned: {
    authority: 'Moyer v. DeVincentis Construction Co.',
    rule: 'Title is not marketable where a building violates the zoning ordinance, since the buyer would be exposed to litigation.',
    applied: (_, { structure, buyer }) =>
      `${capital(structure)} stands too near the line without a variance, so ${buyer.the} may refuse to close.`,
  },
  record: {
    authority: 'Beeler v. Sims',
    rule: RECORD,
    applied: (_, { strip, buyer }) =>
      `Only witnesses support the title to ${strip}, so ${buyer.the} may refuse to close.`,
  },
  unrecorded: {
    authority: 'Beeler v. Sims',
    rule: RECORD,
    applied: (_, { strip }) =>
      `Enclosure and use alone would not have made the title to ${strip} good enough.`,
  },
  quieted: {
    authority: 'Conklin v. Davi',
    rule: 'Title by adverse possession is marketable once it is established so clearly that no outstanding claimant could succeed.',
    applied: (_, { buyer }) =>
      `The decree binds the heirs of the record owner and is itself of record, so ${buyer.the} has to close.`,
  },
  quitclaim: {
    authority: 'Wallach v. Riverside Bank',
    rule: 'A contract to sell described land implies a promise of marketable title to all of it, even where the parties agree on a quitclaim deed.',
    applied: (_, { seller, buyer }) =>
      `${The(seller)} can convey only a half interest, so ${buyer.the} may refuse to close.`,
  },
  early: {
    authority: 'Luette v. Bank of Italy',
    rule: "A buyer may not rescind for a defect in the seller's title before the day on which the seller is to convey.",
    applied: (_, { seller, buyer }) =>
      `${The(seller)} had cleared the title by June 1, so ${buyer.the} has to close.`,
  },
  late: {
    authority: 'Kasten Construction Co. v. Maple Ridge Construction Co.',
    rule: TIME,
    applied: (_, { seller }) =>
      `The contract fixed a date and no more, and the buyer was eight days late, so ${seller.the} has to convey.`,
  },
  essence: {
    authority: 'Doctorman v. Schroeder',
    rule: 'Where the parties have made time of the essence, a court enforces the date strictly unless the seller has waived it.',
    applied: (_, { seller }) =>
      `The clause made June 1 essential, and nothing was waived, so ${seller.the} need not convey.`,
  },
  inessential: {
    authority: 'Restatement (Second) of Contracts § 242',
    rule: TIME,
    applied: () =>
      'The contract fixed June 1 without more, so the buyer was not out of time when that day passed.',
  },
  notice: {
    authority: 'Zev v. Merman',
    rule: NOTICE,
    applied: (_, { seller }) =>
      `The notice left three weeks, in which the loan was ready, so ${seller.the} need not convey after June 24.`,
  },
  hasty: {
    authority: 'Zev v. Merman',
    rule: NOTICE,
    applied: (_, { seller }) =>
      `Two days were not enough, as ${seller.the} knew, and the tender came within a reasonable time, so ${seller.the} has to convey.`,
  },
  waived: {
    authority: 'Restatement (Second) of Contracts § 84',
    rule: 'A party who promises to perform in spite of the delay of a condition for its own benefit is bound if the other relies on the promise.',
    applied: (_, { seller, buyer }) =>
      `${The(buyer)} gave up another loan because of the letter and kept the new date, so ${seller.the} has to convey.`,
  },
  common: {
    authority: 'Paine v. Meller',
    rule: COMMON,
    applied: (_, { buyer }) =>
      `The contract was unconditional and the title marketable, so ${buyer.the} has to pay the price.`,
  },
  default: {
    authority: 'Paine v. Meller',
    rule: COMMON,
    applied: () => 'That is the starting point, from which a statute may depart.',
  },
  act: {
    authority: 'UVPRA § 1(a)',
    rule: 'Under the Uniform Act, a seller cannot enforce the contract if a material part of the property is destroyed without fault of the buyer before legal title or possession is transferred.',
    applied: (_, { buyer }) =>
      `${The(buyer)} had neither the deed nor possession on May 10, and so need not pay.`,
  },
  moved: {
    authority: 'UVPRA § 1(b)',
    rule: 'Under the Uniform Act, destruction without fault of the seller does not relieve a buyer to whom legal title or possession has been transferred.',
    applied: (_, { buyer }) => `${The(buyer)} had possession from May 3 on, and so has to pay.`,
  },
  careless: {
    authority: 'Bryant v. Willison Real Estate Co.',
    rule: 'The buyer under a contract that is silent on risk bears a casualty that is not due to the fault or neglect of the seller.',
    applied: (_, { seller, buyer }) =>
      `${The(seller)} caused the fire by carelessness, so ${buyer.the} need not pay.`,
  },
  condition: {
    authority: 'Sanford v. Breidenbach',
    rule: 'Equitable conversion takes place only where the seller has met all conditions and is entitled to specific performance.',
    applied: (_, { seller, buyer }) =>
      `The easement had not been obtained when the fire came, so the loss is that of ${seller.the}, and ${buyer.the} need not pay.`,
  },
  clause: {
    authority: 'Bryant v. Willison Real Estate Co.',
    rule: 'The common-law rule yields to a term of the contract that leaves the risk of loss on the seller until the deed is delivered.',
    applied: (_, { seller }) => `No deed had been delivered on May 10, so the loss falls on ${seller.the}.`,
  },
  'seller-dies': {
    authority: 'In re Estate of Hills',
    rule: CONVERSION,
    applied: (_, { seller, legatee }) =>
      `The right of ${seller.the} to the price passed as personal property and belongs to ${legatee.the}.`,
  },
  pending: {
    authority: 'In re Estate of Jesseman',
    rule: 'No equitable conversion takes place if the contract was not specifically enforceable when the seller died, as where a condition was unmet.',
    applied: (_, { heir }) =>
      `The permit came after the death, so the land passed as real property, and the price belongs to ${heir.the}.`,
  },
  'buyer-dies': {
    authority: 'Cooper v. Polayes',
    rule: CONVERSION,
    applied: (_, { buyer, heir, it }) =>
      `The interest of ${buyer.the} passed as real property, so ${it} belongs to ${heir.the}.`,
  },
  devisee: {
    authority: 'Newport Water Works v. Sisson',
    rule: 'Those who take land under the will of a seller hold legal title as trustees for the buyer and can be ordered to convey.',
    applied: (_, { heir, buyer }) =>
      `${The(heir)} took subject to the contract and must therefore convey to ${buyer.the}.`,
  },
  merged: {
    authority: 'Pybus v. Grasso',
    rule: 'Acceptance of a deed discharges the duties of the seller under the contract except those that the deed embodies.',
    applied: (_, { buyer }) =>
      `The promise concerned title, and a quitclaim deed promises nothing about title, so ${buyer.the} recovers nothing on the contract.`,
  },
  collateral: {
    authority: 'Lipson v. Southgate Park Corp.',
    rule: 'Promises that are additional or collateral to the conveyance, and not inconsistent with the deed, survive its delivery.',
    applied: (_, { seller, object }) =>
      `${capital(whose(seller))} duty to work on ${object} survived and was broken, so damages are due.`,
  },
} as const satisfies RuleTable<SaleFacts, SaleStory>
