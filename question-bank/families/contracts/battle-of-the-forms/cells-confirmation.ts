import { whose } from '../../engine/party.ts'
import type { FormsCells } from './reason-id.ts'
import { materialInterest } from './shared-cells.ts'

const lastShot = (buyer: { readonly the: string }) =>
  [
    `the confirmation was a counteroffer that ${buyer.the} accepted by performing the contract`,
    `by keeping the goods, ${buyer.the} accepted the counteroffer in the confirmation`,
    `The contract had been made on the telephone. A letter that confirms it isn't a counteroffer.`,
  ] as const

/** Reasons where the sale was agreed by telephone and the seller's letter confirms it. */
export const CONFIRMATION_CELLS = {
  confirmed: ({ buyer }) => ({
    'yes-additional': [
      `the interest clause was an additional term that did not materially alter the contract`,
      `an immaterial additional term in a confirmation between merchants requires no express assent`,
      `A confirmation is treated like an acceptance. Both sides are in the trade, the clause is customary, and no one objected.`,
    ],
    'yes-counter': lastShot(buyer),
    'no-material': materialInterest(buyer),
    'no-proposal': [
      `the oral contract was complete, and the interest clause was a proposal that required assent`,
      `the interest clause was a proposal for addition to the contract to which ${buyer.the} never assented`,
      `That would be so if the buyer weren't a merchant. Between merchants, the clause comes in unless it's opposed.`,
    ],
    'no-conduct': [
      `the parties' conduct formed the contract, on the terms on which both had agreed`,
      `the contract was formed by conduct and consists of the terms on which both parties agreed`,
      `This contract was made by agreement on the telephone, not by conduct, so an added term can enter by silence.`,
    ],
  }),
  'confirmed-material': ({ buyer }) => ({
    'no-material': [
      `the disclaimer was an additional term that materially altered the contract`,
      `a disclaimer of implied warranties materially alters a contract and requires express assent`,
      `Losing the implied warranties is a hardship that no buyer expects in a confirming letter, so silence isn't enough.`,
    ],
    'no-conduct': [
      `the parties' conduct formed the contract, on the terms on which both had agreed`,
      `the contract was formed by conduct and consists of the terms on which both parties agreed`,
      `The contract was made on the telephone. Terms in common matter where conduct is all there is.`,
    ],
    'no-contract': [
      `the confirmation did not match the oral agreement, and there was no contract`,
      `the parties had no contract until both agreed to the terms of the confirmation`,
      `A letter can't undo a contract that was already made. It can only propose to add to it.`,
    ],
    'yes-additional': [
      `an additional term in a confirmation between merchants requires no express assent`,
      `${buyer.the} gave no notice of objection to the additional term within a reasonable time`,
      `Silence lets in minor terms. This one took away warranties that the law supplies.`,
    ],
    'yes-counter': lastShot(buyer),
  }),
  'confirmed-consumer': ({ layman }) => ({
    'no-proposal': [
      `the sale was not between merchants, and the interest clause was a mere proposal`,
      `the additional term was a proposal to ${layman.the}, a buyer who was not a merchant`,
      `This buyer bought for personal use and isn't a merchant, so an added term needed assent, and none was given.`,
    ],
    'no-material': materialInterest(layman),
    'no-contract': [
      `the parties had no contract until both agreed to the terms of the confirmation`,
      `the confirmation did not match the oral agreement, and there was no contract`,
      `There was a contract from the telephone call on. Only the added term depends on who the parties are.`,
    ],
    'yes-additional': [
      `${layman.the} gave no notice of objection to the additional term within a reasonable time`,
      `the interest clause was an additional term that did not materially alter the contract`,
      `An immaterial term enters by silence only if both sides are merchants.`,
    ],
    'yes-counter': lastShot(layman),
  }),
  'confirmed-objected': ({ buyer }) => ({
    'no-objection': [
      `${buyer.the} gave notice of objection to the interest clause within a reasonable time`,
      `${whose(buyer)} prompt notice of objection kept the additional term out of the contract`,
      `The objection came two days after the letter. That keeps out even a minor addition to an oral contract.`,
    ],
    'no-material': materialInterest(buyer),
    'no-contract': [
      `${whose(buyer)} objection to the confirmation showed that the parties had not agreed on the terms`,
      `an objection to the terms of a confirmation prevents the formation of a contract`,
      `The contract was made on the telephone, and interest hadn't been spoken of. The objection touches the new clause alone.`,
    ],
    'yes-additional': [
      `an additional term that does not materially alter the contract survives an objection to it`,
      `the additional term had become part of the contract before ${buyer.the} objected to it`,
      `No addition, however small, survives an objection that is made in time.`,
    ],
    'yes-assent': [
      `${buyer.the} assented to the interest clause by keeping the goods after objecting to it`,
      `keeping the goods after an objection is assent to the additional term`,
      `The oral contract entitled the buyer to the goods. Taking them agrees to nothing new.`,
    ],
  }),
} satisfies FormsCells
