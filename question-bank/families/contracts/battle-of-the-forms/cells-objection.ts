import { whose } from '../../engine/party.ts'
import type { FormsCells } from './reason-id.ts'
import { lastShot, materialInterest, mereProposal } from './shared-cells.ts'

/** Reasons where the seller's form accepts the order and the buyer objects to a clause of it. */
export const OBJECTION_CELLS = {
  objected: ({ buyer }) => ({
    'no-objection': [
      `${buyer.the} gave notice of objection within a reasonable time`,
      `${whose(buyer)} prompt notice of objection kept the additional term out`,
      `Even an immaterial addition stays out if the other side objects in time, and two days is in time.`,
    ],
    'no-material': materialInterest(buyer),
    'no-limited': [
      `${whose(buyer)} letter limited acceptance to the terms of the order`,
      `the letter made the order an offer that limited acceptance to its own terms`,
      `That limit has to be in the offer. This letter came after the acceptance and works as an objection.`,
    ],
    'no-contract': [
      `${whose(buyer)} letter rejected the acknowledgment, so the forms made no contract`,
      `the exchange of forms ended in an objection instead of an acceptance`,
      `The order had been accepted before the letter was written. An objection removes the term, not the contract.`,
    ],
    'yes-additional': [
      `an additional term that does not materially alter a contract survives an objection`,
      `the additional term took effect between merchants before ${buyer.the} objected`,
      `Being immaterial isn't enough. A timely objection keeps the term out.`,
    ],
    'yes-assent': [
      `${buyer.the} gave assent to the clause by keeping the goods after objecting`,
      `taking the goods after the letter was assent to the additional term`,
      `Taking the goods is what the contract called for. It doesn't withdraw an objection.`,
    ],
  }),
  'objected-before': ({ buyer }) => ({
    'no-objection': [
      `${buyer.the} had given notice of objection before the acknowledgment came`,
      `${whose(buyer)} letter in January was notice of objection to the additional term`,
      `Notice may be given before the form arrives. The seller knew that this buyer wouldn't agree to interest.`,
    ],
    'no-material': materialInterest(buyer),
    'no-contract': [
      `the parties never agreed on interest, so the forms made no contract`,
      `an acknowledgment with an unwelcome additional term was not an acceptance`,
      `Disagreement over an added term keeps out the term. The rest of the order was accepted.`,
    ],
    'yes-additional': [
      `${buyer.the} gave no notice of objection after the acknowledgment came`,
      `an objection made before an additional term is proposed has no effect`,
      `No second objection was needed. The code counts one that has already been given.`,
    ],
    'yes-counter': lastShot(buyer),
  }),
  'objected-late': ({ buyer }) => ({
    'yes-additional': [
      `no notice of objection was given within a reasonable time`,
      `the additional term had become part of the contract before ${buyer.the} objected`,
      `Seven months isn't a reasonable time. By then, the unopposed clause had long been part of the contract.`,
    ],
    'yes-counter': lastShot(buyer),
    'no-objection': [
      `${buyer.the} gave notice of objection before paying any interest`,
      `${buyer.the} gave notice of objection as soon as the clause was invoked`,
      `The time runs from receiving notice of the term, not from the day on which it's used.`,
    ],
    'no-material': materialInterest(buyer),
    'no-proposal': mereProposal(buyer),
  }),
} satisfies FormsCells
