import { whose } from '../../engine/party.ts'
import { lastDay } from './facts.ts'
import type { MailboxCells } from './reason-id.ts'

/** Reasons where an acceptance of an ordinary offer is late, lost or misaddressed. */
export const ACCEPTANCE_CELLS = {
  delayed: (s) => ({
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before the offer could lapse`,
      `under the mailbox rule, the acceptance was effective before the offer lapsed`,
      `The letter was mailed with a day to spare. Once it was in the mail, the storm was the offeror's risk.`,
    ],
    'yes-received': [
      `${s.offeror.the} received the acceptance within a reasonable time after ${lastDay(s)}`,
      `a delay of two days in receipt of the acceptance was not material`,
      `Arrival, prompt or not, doesn't make this contract. It existed from the mailing.`,
    ],
    'no-ended': [
      `the offer lapsed on ${lastDay(s)}, before receipt of the acceptance`,
      `the power of acceptance lapsed while the acceptance was still in the mail`,
      `An offer that names a last day lapses then, but it limits when an acceptance may be sent, not when it's received, unless the offer says so.`,
    ],
    'no-dispatch': [
      `mail was not a reasonable medium of acceptance so close to ${lastDay(s)}`,
      `an acceptance dispatched by ordinary mail on the next to last day was not timely`,
      `An offer that comes by mail invites a mailed answer until its last day ends.`,
    ],
  }),
  lost: (s) => ({
    'yes-dispatch': [
      `the acceptance was effective on dispatch although it was lost in the mail`,
      `${s.offeror.the} bore the risk of loss of an acceptance that was properly dispatched`,
      `An answer sent by an invited medium binds when it leaves the sender's hands, even if it never arrives.`,
    ],
    'yes-irrevocable': [
      `${whose(s.offeror)} promise to keep the offer open made the sale to someone else a breach`,
      `an offer that states a time for acceptance is irrevocable until that time has passed`,
      `No one paid for the promise to keep the offer open, so it wasn't irrevocable. The seller could have changed course before the mailing, but not after it.`,
    ],
    'no-revoked': [
      `the sale to someone else was a revocation that preceded receipt of an acceptance`,
      `${s.offeror.the} revoked the offer by selling ${s.it} before an acceptance was received`,
      `An offer can't be revoked once its acceptance has been mailed. The sale was a breach, not a revocation.`,
    ],
    'no-receipt': [
      `${s.offeror.the} never received the acceptance, which was not effective until receipt`,
      `an acceptance that is lost in the mail is not effective without receipt`,
      `An offeror who wants receipt has to ask for it in the offer. This one didn't, so a letter that's never received can bind.`,
    ],
    'no-relied': [
      `${s.offeror.the} sold ${s.it} in good-faith reliance on the absence of an acceptance`,
      `${s.offeree.the} is estopped by the failure to confirm receipt of the acceptance`,
      `Reliance protects an offeror who has been sent a rejection. Silence rejects nothing, and the offeree owed no second letter.`,
    ],
  }),
  astray: (s) => ({
    'no-dispatch': [
      `the misaddressed acceptance was not effective on dispatch and was received after the revocation`,
      `the error in the address deprived the acceptance of the benefit of the mailbox rule`,
      `A wrong address forfeits the dispatch rule unless the letter still arrives on time. It came three days late, after the revocation.`,
    ],
    'no-revoked': [
      `the revocation was effective on dispatch, before the acceptance was mailed`,
      `${s.offeror.the} dispatched the revocation before ${s.offeree.the} dispatched the acceptance`,
      `The order of mailing doesn't matter, since a revocation counts from receipt.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before receipt of the revocation`,
      `${s.offeree.the} dispatched the acceptance before receiving the revocation`,
      `The dispatch rule is for answers sent with reasonable care. This envelope bore the wrong number.`,
    ],
    'yes-prompt': [
      `a minor error in the address did not deprive the acceptance of the mailbox rule`,
      `the acceptance was dispatched with reasonable care despite the error in the address`,
      `How small the error was doesn't matter. It made the acceptance arrive three days later than a proper one would have.`,
    ],
    'yes-received': [
      `${s.offeror.the} received the acceptance within the time stated in the offer`,
      `receipt of the acceptance occurred before the date on which the offer was to lapse`,
      `Arrival within the stated time helps only if the offer still stands. The revocation had been read three days earlier.`,
    ],
  }),
  'set-right': (s) => ({
    'yes-prompt': [
      `the misaddressed acceptance arrived when a properly dispatched one would have been received`,
      `the error in the address did not delay receipt, and the acceptance was effective on dispatch`,
      `A misaddressed answer still counts from its mailing if it comes when a well-addressed one would have.`,
    ],
    'yes-received': [
      `${s.offeror.the} received the acceptance within the time stated in the offer`,
      `receipt of the acceptance occurred before the date on which the offer was to lapse`,
      `If arrival were what counted, the revocation, read the day before, would have come first.`,
    ],
    'yes-irrevocable': [
      `${whose(s.offeror)} promise to keep the offer open made the revocation ineffective`,
      `an offer that states a time for acceptance is irrevocable until that time has passed`,
      `The promise to keep the offer open wasn't paid for, so the offer wasn't irrevocable. The revocation was just too late.`,
    ],
    'no-dispatch': [
      `the misaddressed acceptance was not effective on dispatch and was received after the revocation`,
      `the error in the address deprived the acceptance of the benefit of the mailbox rule`,
      `An error in the address costs the mailbox rule only if it slows the letter down. The carrier saw to it that it didn't.`,
    ],
    'no-revoked': [
      `${s.offeree.the} received the revocation before ${s.offeror.the} received the acceptance`,
      `receipt of the revocation preceded receipt of the misaddressed acceptance`,
      `The order of receipt counts for an acceptance without the benefit of the mailbox rule. This misaddressed one kept it.`,
    ],
  }),
  assistant: (s) => ({
    'no-ended': [
      `the offer had lapsed before the acceptance was dispatched by mail`,
      `the power of acceptance lapsed before the assistant dispatched the acceptance`,
      `A letter in the hands of one's own assistant hasn't been dispatched. It left the offeree's control a day too late.`,
    ],
    'no-receipt': [
      `${s.offeror.the} did not receive the acceptance while the offer was open`,
      `an acceptance of an offer that is open through ${lastDay(s)} must be received by that day`,
      `The offer asked for no arrival by a certain day. A letter mailed that evening would have been in time.`,
    ],
    'yes-dispatch': [
      `the acceptance was dispatched when ${s.offeree.the} gave it to the assistant to mail`,
      `${whose(s.offeree)} delivery of the letter to the assistant was dispatch of the acceptance`,
      `An employee's hands are the employer's hands. Dispatch means giving the letter to the mail or another carrier outside one's control.`,
    ],
    'yes-received': [
      `${s.offeror.the} received the acceptance without objecting to the delay`,
      `${whose(s.offeror)} silence on receipt of the acceptance was a waiver of the delay`,
      `A late acceptance is only a new offer, and saying nothing doesn't accept it.`,
    ],
  }),
} satisfies MailboxCells
