import { whose } from '../../engine/party.ts'
import type { FormsCells } from './reason-id.ts'
import { lastShot, materialInterest, mereProposal } from './shared-cells.ts'

/** Reasons where the seller's form accepts the order and the buyer objects to a clause of it. */
export const OBJECTION_CELLS = {
  objected: ({ buyer }) => ({
    'no-objection': [
      `${buyer.the} gave notice of objection to the interest clause within a reasonable time`,
      `${whose(buyer)} prompt notice of objection kept the additional term out of the contract`,
      `Even an immaterial addition stays out if the other side objects in time, and two days is in time.`,
    ],
    'no-material': materialInterest(buyer),
    'no-limited': [
      `${whose(buyer)} letter limited acceptance to the terms of the order and excluded the interest clause`,
      `the letter made the order an offer that limited acceptance to its own terms`,
      `That limit has to be in the offer. This letter came after the acceptance and works as an objection.`,
    ],
    'no-contract': [
      `${whose(buyer)} letter rejected the acknowledgment, and the forms of the parties made no contract`,
      `an objection to the terms of an acknowledgment prevents the formation of a contract`,
      `The order had been accepted before the letter was written. An objection removes the term, not the contract.`,
    ],
    'yes-additional': [
      `an additional term that does not materially alter the contract survives an objection to it`,
      `the additional term had become part of the contract before ${buyer.the} objected to it`,
      `Being immaterial isn't enough. A timely objection keeps the term out.`,
    ],
    'yes-assent': [
      `${buyer.the} assented to the interest clause by keeping the goods after objecting to it`,
      `keeping the goods after an objection is assent to the additional term`,
      `Taking the goods is what the contract called for. It doesn't withdraw an objection.`,
    ],
  }),
  'objected-before': ({ buyer }) => ({
    'no-objection': [
      `${buyer.the} had given notice of objection to interest before the acknowledgment came`,
      `notice of objection to an additional term may be given before the term is proposed`,
      `Notice may be given before the form arrives. The seller knew that this buyer wouldn't agree to interest.`,
    ],
    'no-material': materialInterest(buyer),
    'no-contract': [
      `the parties never agreed on interest, and their forms made no contract`,
      `an acknowledgment with a term to which the buyer had objected was not an acceptance`,
      `Disagreement over an added term keeps out the term, not the contract. The forms made one, since the rest of the order was accepted.`,
    ],
    'yes-additional': [
      `${buyer.the} gave no notice of objection to the interest clause after receiving the acknowledgment`,
      `notice of objection that is given before an additional term is proposed has no effect`,
      `No second objection was needed. The code counts one that has already been given.`,
    ],
    'yes-counter': lastShot(buyer),
  }),
  'objected-late': ({ buyer, seller }) => ({
    'yes-additional': [
      `${buyer.the} gave no notice of objection to the additional term within a reasonable time`,
      `the additional term had become part of the contract before ${buyer.the} objected to it`,
      `Seven months isn't a reasonable time. By then, the unopposed clause had long been part of the contract.`,
    ],
    'yes-counter': lastShot(buyer),
    'no-objection': [
      `${buyer.the} gave notice of objection to the interest clause before paying any interest`,
      `${buyer.the} gave notice of objection as soon as ${seller.the} billed for interest`,
      `The time runs from receiving notice of the term, not from the day on which it's used.`,
    ],
    'no-material': materialInterest(buyer),
    'no-proposal': mereProposal(buyer),
  }),
} satisfies FormsCells
