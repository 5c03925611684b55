import { he, whose } from '../../engine/party.ts'
import { lastDay } from './facts.ts'
import type { MailboxCells } from './reason-id.ts'

/** Reasons where the time was paid for, or the offer asks for receipt. */
export const TERMS_CELLS = {
  'option-revoked': (s) => ({
    'yes-irrevocable': [
      `the option contract made the offer irrevocable through ${lastDay(s)}`,
      `the payment of ${s.fee} created an option contract, and the revocation had no effect`,
      `The fee was consideration for the promise not to withdraw, so neither the letter nor the check could end the offer.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before the option lapsed`,
      `the mailbox rule made the acceptance effective before ${lastDay(s)}`,
      `An acceptance under an option isn't effective until received. This one arrived within the time, which is what matters.`,
    ],
    'no-revoked': [
      `${s.offeree.the} received the revocation before dispatching the acceptance`,
      `receipt of the revocation terminated the power of acceptance before the acceptance was mailed`,
      `That order of events defeats the acceptance of an ordinary offer. The buyer had paid for the right to accept until the last day.`,
    ],
    'no-ended': [
      `the option contract was terminated by ${whose(s.offeror)} return of the ${s.fee}`,
      `${whose(s.offeror)} tender of the ${s.fee} terminated the power of acceptance`,
      `Return of the price doesn't terminate an option contract unless the holder agrees. This one left the check uncashed.`,
    ],
  }),
  'option-rejected': (s) => ({
    'yes-irrevocable': [
      `the option contract preserved the power of acceptance despite the rejection`,
      `the rejection did not terminate the power of acceptance under the option contract`,
      `A rejection doesn't end an option that has been paid for, unless the offeror relies on it. This one only filed the letter.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before the option lapsed`,
      `the mailbox rule made the acceptance effective before ${lastDay(s)}`,
      `Dispatch isn't enough under an option. The acceptance works because it was received within the time.`,
    ],
    'no-rejected': [
      `${s.offeror.the} received the rejection before receiving the acceptance`,
      `the rejection was received first, and the acceptance was no more than a counteroffer`,
      `Under an ordinary offer a rejection that arrives first would be the end. A paid right to accept isn't lost that way.`,
    ],
    'no-relied': [
      `${s.offeror.the} was entitled to rely on the rejection that ${he(s.offeror)} received`,
      `${s.offeree.the} is estopped by the rejection from exercising the option contract`,
      `Estoppel needs a change of position. The owner read the letter, filed it, and did nothing else.`,
    ],
  }),
  'option-delayed': (s) => ({
    'no-receipt': [
      `an acceptance under an option contract is not effective until receipt`,
      `the acceptance under the option contract was not received by ${lastDay(s)}`,
      `The mailbox rule doesn't cover options. The letter arrived two days after the time that had been paid for.`,
    ],
    'no-dispatch': [
      `mail was not a reasonable medium of acceptance so close to ${lastDay(s)}`,
      `ordinary mail was not an invited medium of acceptance so close to the last day`,
      `A letter was a proper medium. If this had been an ordinary offer, mailing it that day would have been enough.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before the option lapsed`,
      `the mailbox rule made the acceptance effective before ${lastDay(s)}`,
      `Dispatch binds under an ordinary offer. The holder of an option bears the risk of delay in the mail.`,
    ],
    'yes-irrevocable': [
      `the option contract extended the power of acceptance during a delay in the mail`,
      `the option contract placed the risk of delay in the mail on ${s.offeror.the}`,
      `An option keeps the offer open for the time agreed and no longer, whatever delays the mail.`,
    ],
    'yes-received': [
      `${s.offeror.the} received the acceptance within a reasonable time after ${lastDay(s)}`,
      `a delay of two days in receipt of the acceptance was not material`,
      `Time is of the essence in an option. Two days late is late.`,
    ],
  }),
  'option-death': (s) => ({
    'yes-irrevocable': [
      `the option contract was not terminated by ${whose(s.offeror)} death`,
      `the option contract bound ${whose(s.offeror)} estate through ${lastDay(s)}`,
      `Death ends an ordinary offer but not an option that has been paid for. The executor received the letter in time.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before ${s.offeree.the} knew of the death`,
      `the mailbox rule made the acceptance effective before the option lapsed`,
      `An option is exercised by receipt, and what the buyer knew of the death doesn't matter.`,
    ],
    'no-death': [
      `${whose(s.offeror)} death terminated ${whose(s.offeree)} power of acceptance`,
      `the power of acceptance ended on ${whose(s.offeror)} death, before the acceptance was dispatched`,
      `That is the rule for an offer that may be revoked. Here the owner was bound by contract, and the estate takes the owner's place.`,
    ],
    'no-receipt': [
      `an acceptance under an option contract requires receipt by the offeror in person`,
      `${s.offeror.the} could no longer receive an acceptance under the option contract`,
      `Receipt is needed, but by the person who stands in the owner's place. The executor had the letter before the last day.`,
    ],
  }),
  'receipt-revoked': (s) => ({
    'no-revoked': [
      `${s.offeree.the} received the revocation before ${s.offeror.the} received the acceptance`,
      `receipt of the revocation preceded receipt of the acceptance`,
      `The offer made arrival the moment that counts. The revocation arrived a day before the acceptance did.`,
    ],
    'no-ended': [
      `the power of acceptance ended when ${s.offeror.the} mailed the revocation`,
      `the revocation was effective on dispatch and terminated the power of acceptance`,
      `A revocation is effective when the offeree receives it, not when it's mailed.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before receipt of the revocation`,
      `${s.offeree.the} dispatched the acceptance before receiving the revocation`,
      `The offeror is master of the offer and may displace the mailbox rule. The demand for receipt did that.`,
    ],
    'yes-received': [
      `${s.offeror.the} received the acceptance by ${lastDay(s)}, as the offer required`,
      `receipt of the acceptance occurred within the time stated in the offer`,
      `Timely arrival was needed, but it also had to come before a revocation was received.`,
    ],
    'yes-irrevocable': [
      `the date stated in the offer made an earlier revocation ineffective`,
      `an offer that states a time for acceptance is irrevocable until that time has passed`,
      `A stated date limits how long an offer stays open. Without consideration for the time, it can be revoked before that date.`,
    ],
  }),
  'receipt-mailbox': (s) => ({
    'yes-received': [
      `the acceptance was received when it was delivered to ${whose(s.offeror)} home`,
      `delivery of the acceptance to ${whose(s.offeror)} home was receipt of it under the offer`,
      `A letter is received when it's left where the addressee gets mail, opened or not. The call came a day later.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before the revocation by telephone`,
      `${s.offeree.the} dispatched the acceptance before receiving the revocation`,
      `This offer displaced the mailbox rule by asking for receipt. The acceptance is good because it had been delivered.`,
    ],
    'no-receipt': [
      `${s.offeror.the} had not received the acceptance at the time of the call`,
      `receipt of the acceptance did not occur until ${s.offeror.the} opened it`,
      `Receipt doesn't mean reading. The letter lay in the mailbox before the call was made.`,
    ],
    'no-revoked': [
      `the revocation by telephone was effective before ${s.offeror.the} read the acceptance`,
      `${s.offeree.the} received the revocation before ${s.offeror.the} knew of the acceptance`,
      `By the time of the call the acceptance had been delivered and a contract made. Knowledge of it wasn't required.`,
    ],
  }),
  'receipt-delayed': (s) => ({
    'no-receipt': [
      `the acceptance was not received by ${lastDay(s)}, as the offer required`,
      `the terms of the offer required receipt of the acceptance by ${lastDay(s)}`,
      `The offer said that mailing alone would not do. The letter came two days after the day it named.`,
    ],
    'no-dispatch': [
      `mail was not a reasonable medium of acceptance so close to ${lastDay(s)}`,
      `ordinary mail was not an invited medium of acceptance so close to the last day`,
      `Mail was a proper medium. The offer allowed any, so long as the letter arrived by the day named.`,
    ],
    'yes-dispatch': [
      `the acceptance was effective on dispatch, before the offer could lapse`,
      `${s.offeree.the} dispatched the acceptance before the offer lapsed`,
      `Dispatch is enough only if the offer doesn't say otherwise, and this one did.`,
    ],
    'yes-received': [
      `${s.offeror.the} received the acceptance within a reasonable time after ${lastDay(s)}`,
      `a delay of two days in receipt of the acceptance was not material`,
      `An offeror who names a day for arrival needn't put up with a later one, whatever held the mail up.`,
    ],
  }),
} satisfies MailboxCells
