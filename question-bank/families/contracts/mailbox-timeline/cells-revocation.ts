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
      `${whose(s.offeror)} promise to keep the offer open made the revocation ineffective`,
      `an offer that states a time for acceptance is irrevocable until that time has passed`,
      `Without consideration, a promise to hold an offer open doesn't bind. The revocation would have worked if it had arrived in time.`,
    ],
    'no-revoked': [
      `the revocation was effective on dispatch, before the acceptance was mailed`,
      `${s.offeree.the} received the revocation before ${s.offeror.the} received the acceptance`,
      `A revocation isn't effective on mailing. It had to be received before the acceptance was mailed, not before the acceptance arrived.`,
    ],
    'no-receipt': [
      `the acceptance could not be effective until ${s.offeror.the} received it`,
      `no contract could arise before ${s.offeror.the} received the acceptance`,
      `Only an offer that demands receipt, or an option, makes arrival decisive. This was an ordinary offer made by mail.`,
    ],
  }),
  'read-first': (s) => ({
    'no-revoked': [
      `${s.offeree.the} received the revocation before dispatching the acceptance`,
      `receipt of the revocation terminated the power of acceptance before the acceptance was mailed`,
      `The power to accept ended when the revocation was read on the fourth day. A last day that no one paid for doesn't keep an offer alive.`,
    ],
    'no-receipt': [
      `the acceptance could not be effective until ${s.offeror.the} received it`,
      `no contract could arise before ${s.offeror.the} received the acceptance`,
      `An offer sent by mail invites an acceptance that binds when mailed. The trouble is that the offer was already gone.`,
    ],
    'no-ended': [
      `the power of acceptance ended when ${s.offeror.the} mailed the revocation`,
      `the revocation was effective on dispatch and terminated the power of acceptance`,
      `Mailing a revocation ends nothing. The reading of the letter is what ended the power to accept.`,
    ],
    'yes-irrevocable': [
      `${whose(s.offeror)} promise to keep the offer open made the revocation ineffective`,
      `an offer that states a time for acceptance is irrevocable until that time has passed`,
      `Nothing was given for the promise to hold the offer open, so it wasn't an option contract or irrevocable.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, within the time stated in the offer`,
      `the mailbox rule made the acceptance effective within the time stated in the offer`,
      `The dispatch rule needs an offer that can still be accepted. This one had been withdrawn the day before.`,
    ],
  }),
  unopened: (s) => ({
    'no-revoked': [
      `the revocation was received when it was delivered to ${whose(s.offeree)} home`,
      `delivery of the revocation to ${whose(s.offeree)} home terminated the power of acceptance`,
      `A written revocation is received when it's left where the addressee gets mail, opened or not. That was hours before the mailing.`,
    ],
    'no-receipt': [
      `the acceptance could not be effective until ${s.offeror.the} received it`,
      `no contract could arise before ${s.offeror.the} received the acceptance`,
      `If the offer had still been open that afternoon, mailing the answer would have been enough.`,
    ],
    'no-ended': [
      `the power of acceptance ended when ${s.offeror.the} mailed the revocation`,
      `the revocation was effective on dispatch and terminated the power of acceptance`,
      `A letter that withdraws an offer does nothing while it's in the mail. It worked on arrival at the house.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before ${s.offeree.the} read the revocation`,
      `${s.offeree.the} dispatched the acceptance without knowledge of the revocation`,
      `Knowledge of the letter's contents isn't required. By the afternoon, nothing was left to accept.`,
    ],
    'yes-irrevocable': [
      `${whose(s.offeror)} promise to keep the offer open made the revocation ineffective`,
      `an offer that states a time for acceptance is irrevocable until that time has passed`,
      `A promise to keep an offer open makes it irrevocable only if something is given for the promise. Nothing was.`,
    ],
  }),
  sold: (s) => ({
    'no-revoked': [
      `a friend's reliable report of the sale revoked the offer before dispatch of the acceptance`,
      `${s.offeree.the} learned of the sale from a reliable source before dispatching the acceptance`,
      `Reliable news that the offeror has done something inconsistent with the offer revokes it, although the offeror sends nothing.`,
    ],
    'no-ended': [
      `the offer lapsed on the day on which ${s.it} was sold to someone else`,
      `the sale to someone else by itself terminated ${whose(s.offeree)} power of acceptance`,
      `A sale to someone else doesn't by itself end an offer. The offeree's learning of it from a reliable source does.`,
    ],
    'no-receipt': [
      `the acceptance could not be effective until ${s.offeror.the} received it`,
      `no contract could arise before ${s.offeror.the} received the acceptance`,
      `If no news of the sale had come first, the acceptance would have been effective, and a contract made, before anyone received it.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, and ${s.offeror.the} had sent no revocation`,
      `a revocation must come from the offeror, and the acceptance was dispatched before one came`,
      `A revocation needn't be sent by the offeror. Reliable word of the sale, before dispatch of the acceptance, was enough.`,
    ],
    'yes-irrevocable': [
      `${whose(s.offeror)} promise to keep the offer open preserved the power of acceptance`,
      `an offer that states a time for acceptance is irrevocable until that time has passed`,
      `Stating a time for acceptance doesn't make an offer irrevocable. No one paid for the promise of ten days, so it created no option contract.`,
    ],
  }),
  telephone: (s) => ({
    'yes-received': [
      `the acceptance was effective when ${s.offeror.the} heard it, before receipt of the revocation`,
      `${s.offeror.the} heard the acceptance before ${s.offeree.the} received the revocation`,
      `Words spoken in a live call take effect as they're heard. The revocation was still in the mail.`,
    ],
    'yes-irrevocable': [
      `${whose(s.offeror)} promise to keep the offer open made the revocation ineffective`,
      `an offer that states a time for acceptance is irrevocable until that time has passed`,
      `No one paid for the promise to hold the offer open, so it wasn't irrevocable. The call simply came first.`,
    ],
    'no-revoked': [
      `the revocation was effective on dispatch, before the acceptance by telephone`,
      `${s.offeror.the} dispatched the revocation before ${he(s.offeror)} heard the acceptance`,
      `Only an acceptance is effective when sent. A revocation has to be received.`,
    ],
    'no-dispatch': [
      `the telephone was not an invited medium of acceptance for an offer made by letter`,
      `acceptance of an offer that is sent by mail must be dispatched by mail`,
      `Unless the offer says otherwise, any reasonable medium is invited, and a call is faster and surer than a letter.`,
    ],
  }),
  death: (s) => ({
    'no-death': [
      `${whose(s.offeror)} death terminated ${whose(s.offeree)} power of acceptance`,
      `the power of acceptance ended on ${whose(s.offeror)} death, before the acceptance was dispatched`,
      `An offeror's death ends an ordinary offer at once, even if the offeree hasn't heard of it.`,
    ],
    'no-revoked': [
      `${s.offeree.the} received the executor's revocation before the executor received the acceptance`,
      `the executor's letter was a revocation that was received before the acceptance`,
      `A letter that arrives after the mailing is too late to revoke. The offer had ended days earlier for another reason.`,
    ],
    'no-receipt': [
      `receipt of the acceptance by ${s.offeror.the} in person had become impossible`,
      `an acceptance is not effective until receipt, and ${s.offeror.the} never received it`,
      `Receipt isn't what fails. An ordinary acceptance binds when mailed, if there's still an offer to accept.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before ${s.offeree.the} knew of the death`,
      `${s.offeree.the} dispatched the acceptance before receipt of the executor's letter`,
      `Mailing can't accept an offer that ended two days before, and knowledge of the death isn't needed.`,
    ],
    'yes-irrevocable': [
      `the offer was irrevocable and bound ${whose(s.offeror)} estate for the stated time`,
      `${whose(s.offeror)} promise to keep the offer open survived the death and bound the estate`,
      `Only an option contract survives the offeror. Nothing was paid to keep this offer open.`,
    ],
  }),
} satisfies MailboxCells
