import { he, whose } from '../../engine/party.ts'
import type { MailboxCells } from './reason-id.ts'

/** Reasons where the offeror withdraws an ordinary offer, or dies. */
export const REVOCATION_CELLS = {
  crossing: (s) => ({
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before ${s.offeree.the} received the revocation`,
      `under the mailbox rule, the acceptance was effective before receipt of the revocation`,
      `The acceptance bound both sides when it was mailed. A revocation counts only when the offeree receives it, which was two days later.`,
    ],
    'yes-irrevocable': [
      `${s.offeror.the} had promised to keep the offer open, which made a revocation ineffective`,
      `the offer was irrevocable for the time stated in it`,
      `Without consideration, a promise to hold an offer open doesn't bind. The revocation would have worked if it had arrived in time.`,
    ],
    'no-revoked': [
      `the revocation was effective on dispatch, before the acceptance was mailed`,
      `${s.offeree.the} received the revocation before the acceptance was received`,
      `A revocation isn't effective on mailing. It had to be received before the acceptance was mailed, not before the acceptance arrived.`,
    ],
    'no-receipt': [
      `the acceptance could not be effective until ${s.offeror.the} received it`,
      `there was no contract before receipt of the acceptance by ${s.offeror.the}`,
      `Only an offer that demands receipt, or an option, makes arrival decisive. This was an ordinary offer made by mail.`,
    ],
  }),
  'read-first': (s) => ({
    'no-revoked': [
      `${s.offeree.the} received the revocation before dispatching the acceptance`,
      `the revocation was effective before the acceptance was dispatched`,
      `The power to accept ended when the revocation was read on the fourth day. A last day that no one paid for doesn't keep an offer alive.`,
    ],
    'no-receipt': [
      `the acceptance could not be effective until ${s.offeror.the} received it`,
      `there was no contract before receipt of the acceptance by ${s.offeror.the}`,
      `An offer sent by mail invites an acceptance that binds when mailed. The trouble is that the offer was already gone.`,
    ],
    'no-ended': [
      `the power of acceptance ended when ${s.offeror.the} mailed the revocation`,
      `the offer lapsed when ${s.offeree.the} did not accept it by return mail`,
      `Mailing a revocation ends nothing, and an offer that names a last day doesn't lapse before it. The reading of the letter is what ended it.`,
    ],
    'yes-irrevocable': [
      `the offer was irrevocable for the time stated in it`,
      `${s.offeror.the} had promised to keep the offer open, which made a revocation ineffective`,
      `Nothing was given for the promise to hold the offer open, so it wasn't an option contract or irrevocable.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, within the time stated in the offer`,
      `${s.offeree.the} dispatched the acceptance while the stated time was still running`,
      `The dispatch rule needs an offer that can still be accepted. This one had been withdrawn the day before.`,
    ],
  }),
  unopened: (s) => ({
    'no-revoked': [
      `the revocation was received when it was delivered to ${whose(s.offeree)} home`,
      `delivery to ${whose(s.offeree)} home was receipt of the revocation`,
      `A written revocation is received when it's left where the addressee gets mail, opened or not. That was hours before the mailing.`,
    ],
    'no-receipt': [
      `the acceptance could not be effective until ${s.offeror.the} received it`,
      `there was no contract before receipt of the acceptance by ${s.offeror.the}`,
      `Had the offer still been open that afternoon, mailing the answer would have been enough.`,
    ],
    'no-ended': [
      `the power of acceptance ended when ${s.offeror.the} mailed the revocation`,
      `the revocation was effective on dispatch by ${s.offeror.the}`,
      `A letter that withdraws an offer does nothing while it's in the mail. It worked on arrival at the house.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before the revocation was read`,
      `${s.offeree.the} dispatched the acceptance without knowing of the revocation`,
      `Knowledge of the letter's contents isn't required. By the afternoon, nothing was left to accept.`,
    ],
    'yes-irrevocable': [
      `the offer was irrevocable for the time stated in it`,
      `${s.offeror.the} had promised to keep the offer open, which made a revocation ineffective`,
      `A promise to keep an offer open makes it irrevocable only if something is given for the promise. Nothing was.`,
    ],
  }),
  sold: (s) => ({
    'no-revoked': [
      `learning of the sale from a reliable source revoked the offer`,
      `${s.offeree.the} learned of the sale from a reliable source before dispatching the acceptance`,
      `Reliable news that the offeror has done something inconsistent with the offer revokes it, although the offeror sends nothing.`,
    ],
    'no-ended': [
      `the offer lapsed when ${s.it} was sold to someone else`,
      `the sale to someone else terminated ${whose(s.offeree)} power of acceptance`,
      `A sale to someone else doesn't by itself end an offer. The offeree's learning of it from a reliable source does.`,
    ],
    'no-receipt': [
      `the acceptance could not be effective until ${s.offeror.the} received it`,
      `there was no contract before receipt of the acceptance by ${s.offeror.the}`,
      `If no news of the sale had come first, the acceptance would have been effective, and a contract made, before anyone received it.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, and no revocation had been sent`,
      `${s.offeree.the} dispatched the acceptance before ${s.offeror.the} sent any revocation`,
      `A revocation needn't be sent by the offeror. Reliable word of the sale, before dispatch of the acceptance, was enough.`,
    ],
    'yes-irrevocable': [
      `the offer was irrevocable for the time stated in it`,
      `${s.offeror.the} had promised to keep the offer open, which made a revocation ineffective`,
      `The promise of ten days was given for nothing, so it created no option contract.`,
    ],
  }),
  telephone: (s) => ({
    'yes-received': [
      `the acceptance was effective when ${s.offeror.the} heard it, before receipt of the revocation`,
      `${s.offeror.the} heard the acceptance before ${s.offeree.the} received the revocation`,
      `Words spoken in a live call take effect as they're heard. The revocation was still in the mail.`,
    ],
    'yes-irrevocable': [
      `the offer was irrevocable for the time stated in it`,
      `${s.offeror.the} had promised to keep the offer open, which made a revocation ineffective`,
      `No one paid for the promise to hold the offer open, so it wasn't irrevocable. The call simply came first.`,
    ],
    'no-revoked': [
      `the revocation was effective on dispatch, before the telephone call`,
      `${s.offeror.the} had dispatched the revocation before ${he(s.offeror)} heard the acceptance`,
      `Only an acceptance is effective when sent. A revocation has to be received.`,
    ],
    'no-dispatch': [
      `the telephone was not an invited medium for acceptance of an offer made by letter`,
      `acceptance of an offer sent by mail must be dispatched by mail`,
      `Unless the offer says otherwise, any reasonable medium is invited, and a call is faster and surer than a letter.`,
    ],
  }),
  death: (s) => ({
    'no-death': [
      `${whose(s.offeror)} death terminated ${whose(s.offeree)} power of acceptance`,
      `the power of acceptance ended on ${whose(s.offeror)} death`,
      `An offeror's death ends an ordinary offer at once, even if the offeree hasn't heard of it.`,
    ],
    'no-revoked': [
      `${s.offeree.the} received the executor's revocation before the acceptance was received`,
      `the executor's letter was a revocation that arrived before the acceptance`,
      `A letter that arrives after the mailing is too late to revoke. The offer had ended days earlier for another reason.`,
    ],
    'no-receipt': [
      `receipt of the acceptance by ${s.offeror.the} had become impossible`,
      `an acceptance is not effective without receipt by the offeror`,
      `Receipt isn't what fails. An ordinary acceptance binds when mailed, if there's still an offer to accept.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before ${s.offeree.the} knew of the death`,
      `${s.offeree.the} dispatched the acceptance before receipt of the executor's letter`,
      `Mailing can't accept an offer that ended two days before, and knowledge of the death isn't needed.`,
    ],
    'yes-irrevocable': [
      `the offer was irrevocable and bound the estate for the stated time`,
      `the promise to keep the offer open made it irrevocable, even by death`,
      `Only an option contract survives the offeror. Nothing was paid to keep this offer open.`,
    ],
  }),
} satisfies MailboxCells
