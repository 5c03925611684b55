import { whose } from '../../engine/party.ts'
import type { FormsCells } from './reason-id.ts'
import { materialInterest } from './shared-cells.ts'

const lastShot = (buyer: { readonly the: string }) =>
  [
    `the confirmation was a counteroffer that ${buyer.the} accepted by taking the goods`,
    `${buyer.the} accepted the counteroffer in the confirmation by performance`,
    `The contract had been made on the telephone. A letter that confirms it isn't a counteroffer.`,
  ] as const

/** Reasons where the sale was agreed by telephone and the seller's letter confirms it. */
export const CONFIRMATION_CELLS = {
  confirmed: ({ buyer }) => ({
    'yes-additional': [
      `the interest clause was an additional term that did not materially alter the contract`,
      `an additional term in a confirmation needed no assent between merchants`,
      `A confirmation is treated like an acceptance. Both sides are in the trade, the clause is customary, and no one objected.`,
    ],
    'yes-counter': lastShot(buyer),
    'no-material': materialInterest(buyer),
    'no-proposal': [
      `the oral contract was complete, so the clause was a proposal that required assent`,
      `the interest clause was a proposal to which ${buyer.the} never assented`,
      `That would be so if the buyer weren't a merchant. Between merchants, the clause comes in unless it's opposed.`,
    ],
    'no-conduct': [
      `the interest clause was not a term on which both parties had agreed`,
      `the contract was formed by conduct, on terms that both parties had shown`,
      `This contract was made by agreement on the telephone, not by conduct, so an added term can enter by silence.`,
    ],
  }),
  'confirmed-material': ({ buyer }) => ({
    'no-material': [
      `the disclaimer was an additional term that materially altered the contract`,
      `a disclaimer of implied warranties is a material alteration`,
      `Losing the implied warranties is a hardship that no buyer expects in a confirming letter, so silence isn't enough.`,
    ],
    'no-conduct': [
      `the contract was formed by conduct, on terms that both parties had shown`,
      `only terms on which both writings agreed became part of the contract`,
      `The contract was made on the telephone. Terms in common matter where conduct is all there is.`,
    ],
    'no-contract': [
      `the confirmation did not match the oral agreement, so there was no contract`,
      `a confirmation with an additional term was a rejection of the oral agreement`,
      `A letter can't undo a contract that was already made. It can only propose to add to it.`,
    ],
    'yes-additional': [
      `an additional term in a confirmation needed no assent between merchants`,
      `${buyer.the} gave no notice of objection to the additional term`,
      `Silence lets in minor terms. This one took away warranties that the law supplies.`,
    ],
    'yes-counter': lastShot(buyer),
  }),
  'confirmed-consumer': ({ layman }) => ({
    'no-proposal': [
      `the sale was not between merchants, so the interest clause was only a proposal`,
      `the additional term was a proposal to ${layman.the}, who was not a merchant`,
      `This buyer bought for personal use and isn't a merchant, so an added term needed assent, and none was given.`,
    ],
    'no-material': materialInterest(layman),
    'no-contract': [
      `a confirmation with an additional term is effective only between merchants`,
      `the confirmation did not match the oral agreement, so there was no contract`,
      `There was a contract from the telephone call on. Only the added term depends on who the parties are.`,
    ],
    'yes-additional': [
      `${layman.the} gave no notice of objection to the additional term`,
      `the interest clause was an additional term that did not materially alter the contract`,
      `An immaterial term enters by silence only if both sides are merchants.`,
    ],
    'yes-counter': lastShot(layman),
  }),
  'confirmed-objected': ({ buyer }) => ({
    'no-objection': [
      `${buyer.the} gave notice of objection within a reasonable time`,
      `${whose(buyer)} prompt notice of objection kept the additional term out`,
      `The objection came two days after the letter. That keeps out even a minor addition to an oral contract.`,
    ],
    'no-material': materialInterest(buyer),
    'no-contract': [
      `${whose(buyer)} objection showed that the parties had not reached a contract`,
      `an objection to the confirmation meant that there was no contract`,
      `The contract was made on the telephone, and interest hadn't been spoken of. The objection touches the new clause alone.`,
    ],
    'yes-additional': [
      `an additional term that does not materially alter a contract survives an objection`,
      `the additional term took effect between merchants before ${buyer.the} objected`,
      `No addition, however small, survives an objection that is made in time.`,
    ],
    'yes-assent': [
      `${buyer.the} gave assent to the clause by keeping the goods after objecting`,
      `taking the goods after the letter was assent to the additional term`,
      `The oral contract entitled the buyer to the goods. Taking them agrees to nothing new.`,
    ],
  }),
} satisfies FormsCells
