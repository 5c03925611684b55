import { he, whose } from '../../engine/party.ts'
import { lastDay } from './facts.ts'
import type { MailboxCells } from './reason-id.ts'

/** Reasons where the offeree rejects an ordinary offer too. */
export const REJECTION_CELLS = {
  overtaking: (s) => ({
    'yes-received': [
      `${s.offeror.the} received the acceptance before receiving the rejection`,
      `receipt of the acceptance preceded receipt of the rejection`,
      `After a rejection has been mailed, the first message to arrive controls, and the courier was faster.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before receipt of the rejection`,
      `the mailbox rule made the acceptance effective before receipt of the rejection`,
      `An acceptance sent after a rejection loses the benefit of dispatch. It binds because it arrived first.`,
    ],
    'yes-irrevocable': [
      `the offer was irrevocable, and a rejection could not end it before the stated date`,
      `${whose(s.offeror)} promise to keep the offer open preserved the power of acceptance`,
      `Only an option contract survives a rejection that arrives. No one paid for the promise to hold this offer open.`,
    ],
    'no-rejected': [
      `the rejection was effective on dispatch, before the acceptance was sent`,
      `an acceptance that is dispatched after a rejection is no more than a counteroffer`,
      `A rejection ends an offer on receipt. Until then, an acceptance that gets there first still works.`,
    ],
    'no-dispatch': [
      `an overnight courier was not an invited medium of acceptance for an offer made by mail`,
      `acceptance of an offer that is sent by mail must be dispatched by mail`,
      `A faster medium than the offeror's own is reasonable unless the offer rules it out.`,
    ],
  }),
  'rejected-first': (s) => ({
    'no-rejected': [
      `${s.offeror.the} received the rejection before receiving the acceptance`,
      `the rejection was received first, and the acceptance was no more than a counteroffer`,
      `With a rejection in the mail, the first to arrive controls. The rejection did, and it ended the offer.`,
    ],
    'no-ended': [
      `the power of acceptance ended when ${s.offeree.the} mailed the rejection`,
      `the rejection was effective on dispatch and terminated the power of acceptance`,
      `A mailed rejection ends nothing until it arrives. A faster acceptance could still have saved the bargain.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before receipt of the rejection`,
      `the mailbox rule made the acceptance effective before receipt of the rejection`,
      `The mailbox rule doesn't protect an offeree who has already mailed a rejection.`,
    ],
    'yes-received': [
      `${s.offeror.the} received the acceptance within the time stated in the offer`,
      `receipt of the acceptance occurred before the date on which the offer was to lapse`,
      `Two days earlier, the arrival of the rejection had ended the offer, whatever time was left.`,
    ],
    'yes-irrevocable': [
      `the offer was irrevocable, and a rejection could not end it before the stated date`,
      `${whose(s.offeror)} promise to keep the offer open preserved the power of acceptance`,
      `That is true of an option contract. Here no consideration was given for the time.`,
    ],
  }),
  'second-thoughts': (s) => ({
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before the rejection was sent`,
      `under the mailbox rule, the acceptance was effective before the rejection was sent`,
      `The contract was made when the first letter was mailed. A later rejection is only an attempt to get out of it.`,
    ],
    'yes-received': [
      `the acceptance was effective on receipt, within the time stated in the offer`,
      `receipt of the acceptance occurred before the date on which the offer was to lapse`,
      `If arrival were decisive, the rejection would have won. Mailing is what counts for an acceptance sent first.`,
    ],
    'yes-irrevocable': [
      `the offer was irrevocable, and a rejection could not end it before the stated date`,
      `${whose(s.offeror)} promise to keep the offer open preserved the power of acceptance`,
      `A free promise to hold an offer open is no option contract. The rejection failed because it came after the mailing.`,
    ],
    'no-rejected': [
      `${s.offeror.the} received the rejection before receiving the acceptance`,
      `the rejection was received first, and the acceptance was no more than a counteroffer`,
      `First to arrive controls only when the rejection was sent first. These were sent the other way around.`,
    ],
    'no-receipt': [
      `${s.offeree.the} could withdraw the acceptance before ${s.offeror.the} received it`,
      `the acceptance was not yet effective when ${s.offeror.the} received the rejection`,
      `An acceptance can't be called back once it's in the mail, even by a faster message.`,
    ],
    'no-relied': [
      `${s.offeror.the} was entitled to rely on the rejection and is bound by it`,
      `${s.offeror.the} is estopped to deny the rejection that ${he(s.offeror)} received`,
      `A rejection protects an offeror who relied on it. One who is entitled to rely but didn't isn't bound or estopped to deny it, and this one wants the contract.`,
    ],
  }),
  reliance: (s) => ({
    'no-relied': [
      `${s.offeror.the} sold ${s.it} in reliance on the rejection that ${he(s.offeror)} had received`,
      `${s.offeree.the} is estopped by ${whose(s.offeror)} reliance on the rejection from enforcing the contract`,
      `A contract arose on mailing, but an offeree whose rejection arrives first can't enforce it against an offeror who relied on that rejection.`,
    ],
    'no-rejected': [
      `the acceptance was received after the rejection and was no more than a counteroffer`,
      `the rejection terminated the power of acceptance before the acceptance was effective`,
      `The acceptance was mailed before the rejection and was effective then. Without the sale, it could be enforced.`,
    ],
    'no-receipt': [
      `${s.offeror.the} sold ${s.it} before the acceptance was effective on receipt`,
      `the acceptance was not effective until receipt, which came after the sale`,
      `An ordinary acceptance doesn't wait for receipt. What helps the seller is the rejection that led to the sale.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before the rejection was sent`,
      `the acceptance was dispatched first, and the rejection could not undo the contract`,
      `That would decide the case if the seller had done nothing. The seller sold in reliance on the rejection.`,
    ],
    'yes-irrevocable': [
      `the offer was irrevocable, and a rejection could not end it before the stated date`,
      `the sale broke ${whose(s.offeror)} promise to keep the power of acceptance open through ${lastDay(s)}`,
      `The promise to keep the offer open wasn't supported by consideration, so it can't be the basis of the claim.`,
    ],
  }),
} satisfies MailboxCells
