import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { day, lastDay, type MailboxFacts, type MailboxStory } from './facts.ts'

const R2D = 'Restatement (Second) of Contracts §'
const DISPATCH =
  "An acceptance made in an invited way is effective as soon as it leaves the offeree's possession, whether or not it ever reaches the offeror."
const OPTION =
  "Under an option contract, the power of acceptance is not ended by rejection, by revocation, or by the offeror's death."

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  dispatch: {
    authority: `${R2D} 63`,
    rule: DISPATCH,
    applied: (_, s) => `${The(s.offeree)} answered a mailed offer by mail, so that was ${day(s, 3)}.`,
  },
  crossing: {
    authority: `${R2D} 42`,
    rule: 'A revocation ends the power of acceptance only when the offeree receives it.',
    applied: (_, s) =>
      `The revocation came on ${day(s, 5)}, two days after the contract had been made, and was too late.`,
  },
  'read-first': {
    authority: `${R2D} 42`,
    rule: 'A revocation ends the power of acceptance when the offeree receives it, and an offer may be revoked before the day that it names unless consideration was given to keep it open.',
    applied: (_, s) =>
      `${The(s.offeree)} had the revocation on ${day(s, 4)} and mailed the acceptance on ${day(s, 5)}, so no contract was formed.`,
  },
  revocation: {
    authority: `${R2D} 42`,
    rule: 'A revocation takes effect when the offeree receives it.',
    applied: (_, s) => `${The(s.offeror)} mailed this one on ${day(s, 2)}, which by itself changed nothing.`,
  },
  unopened: {
    authority: `${R2D} 68`,
    rule: "A written revocation is received when it comes into the addressee's possession or is left in the place where the addressee's mail is to be left.",
    applied: (_, s) =>
      `It was in the mailbox on the morning of ${day(s, 4)} and the acceptance was mailed that afternoon, so no contract was formed.`,
  },
  sold: {
    authority: `${R2D} 43`,
    rule: 'The power of acceptance ends when the offeror takes definite action inconsistent with an intention to make the contract and the offeree learns of it from a reliable source.',
    applied: (_, s) =>
      `A friend who had seen the sale was a reliable source, and ${s.offeree.the} heard of it before answering, so no contract was formed.`,
  },
  delayed: {
    authority: `${R2D} 63`,
    rule: DISPATCH,
    applied: (_, s) =>
      `${The(s.offeree)} mailed the letter on ${day(s, 9)}, while the offer was open, so there was a contract from that day although the letter came on ${day(s, 12)}.`,
  },
  lost: {
    authority: `${R2D} 63`,
    rule: DISPATCH,
    applied: (_, s) =>
      `${The(s.offeree)} mailed the letter on ${day(s, 3)}, so ${s.offeror.the} was bound from then on and broke the contract by selling ${s.it} to someone else.`,
  },
  care: {
    authority: `${R2D} 66`,
    rule: 'An acceptance sent by mail is effective on dispatch only if it is properly addressed and sent with reasonable care.',
    applied: (_, s) => `${The(s.offeree)} put the wrong street number on the envelope.`,
  },
  astray: {
    authority: `${R2D} 67`,
    rule: 'A misaddressed acceptance still counts from dispatch if it arrives within the time in which a proper one would have.',
    applied: (_, s) =>
      `This one came on ${day(s, 9)}, three days late, after ${s.offeree.the} had received the revocation on ${day(s, 5)}, so no contract was formed.`,
  },
  'set-right': {
    authority: `${R2D} 67`,
    rule: 'A misaddressed acceptance still counts from dispatch if it arrives within the time in which a proper one would have.',
    applied: (_, s) =>
      `This one did, so it was effective on ${day(s, 3)}, and the revocation that came on ${day(s, 5)} was too late.`,
  },
  rejection: {
    authority: `${R2D} 40`,
    rule: 'A rejection sent by mail does not end the power of acceptance until the offeror receives it, but an acceptance sent after it is only a counteroffer unless the offeror receives the acceptance first.',
    applied: (_, s) => `${The(s.offeree)} had mailed a rejection before the acceptance.`,
  },
  overtaking: {
    authority: `${R2D} 63`,
    rule: 'That displaces the usual effect of dispatch, and the first to arrive decides.',
    applied: (_, s) =>
      `The acceptance came on ${day(s, 4)} and the rejection on ${day(s, 5)}, so a contract was formed on ${day(s, 4)}.`,
  },
  'rejected-first': {
    authority: `${R2D} 63`,
    rule: 'That displaces the usual effect of dispatch, and the first to arrive decides.',
    applied: (_, s) =>
      `The rejection came on ${day(s, 5)} and the acceptance on ${day(s, 7)}, so ${s.offeror.the} was free to turn down the new offer.`,
  },
  'second-thoughts': {
    authority: `${R2D} 63`,
    rule: 'An acceptance that is effective on dispatch makes a contract that a rejection sent later cannot undo, even if the rejection arrives first.',
    applied: (_, s) =>
      `${The(s.offeree)} mailed the acceptance on ${day(s, 2)}, a day before sending the rejection, so a contract was formed.`,
  },
  reliance: {
    authority: `${R2D} 63`,
    rule: 'An offeree who sends both may nevertheless be estopped to enforce the contract if the offeror has relied on the rejection.',
    applied: (_, s) =>
      `On the strength of the rejection, ${s.offeror.the} sold ${s.it} before the acceptance came, so ${s.offeree.the} cannot recover.`,
  },
  telephone: {
    authority: `${R2D} 64`,
    rule: "An acceptance by telephone is governed by the principles that apply when the parties are in each other's presence.",
    applied: (_, s) =>
      `${The(s.offeror)} heard the acceptance on ${day(s, 3)}, and the revocation did not come until ${day(s, 5)}, so a contract was formed.`,
  },
  death: {
    authority: `${R2D} 48`,
    rule: 'The power of acceptance under an ordinary offer ends when the offeror dies, whether or not the offeree knows of the death.',
    applied: (_, s) =>
      `${The(s.offeror)} died on ${day(s, 2)} and ${s.offeree.the} mailed the acceptance on ${day(s, 4)}, so no contract was formed.`,
  },
  possession: {
    authority: `${R2D} 63`,
    rule: "An acceptance is dispatched when it is put out of the offeree's possession, and a letter that the offeree's own employee still holds has not been.",
    applied: (_, s) =>
      `${The(s.offeree)} gave up control of the letter when the assistant mailed it on ${day(s, 11)}.`,
  },
  assistant: {
    authority: `${R2D} 41`,
    rule: 'The power of acceptance ends at the time stated in the offer.',
    applied: (_, s) =>
      `This offer was open through ${lastDay(s)}, so the acceptance came a day too late and no contract was formed.`,
  },
  option: {
    authority: `${R2D} 37`,
    rule: OPTION,
    applied: (_, s) => `${The(s.offeree)} had paid to have the offer kept open through ${lastDay(s)}.`,
  },
  'option-revoked': {
    authority: `${R2D} 37`,
    rule: OPTION,
    applied: (_, s) =>
      `${The(s.offeree)} had paid for the time, and ${s.offeror.the} received the acceptance within it, so a contract was formed.`,
  },
  'option-rejected': {
    authority: `${R2D} 63(b)`,
    rule: 'An acceptance under an option contract is effective when the offeror receives it.',
    applied: (_, s) =>
      `${The(s.offeror)} received it on ${day(s, 7)} and had not relied on the rejection, so a contract was formed.`,
  },
  'option-delayed': {
    authority: `${R2D} 63(b)`,
    rule: 'An acceptance under an option contract is not effective until the offeror receives it, and an option ends with its time.',
    applied: (_, s) =>
      `The option ran through ${lastDay(s)} and the acceptance came on ${day(s, 12)}, so no contract was formed.`,
  },
  'option-death': {
    authority: `${R2D} 63(b)`,
    rule: 'An acceptance under an option contract is effective when it is received.',
    applied: (_, s) =>
      `The executor, who stands in the place of ${s.offeror.the}, received it on ${day(s, 7)}, so the estate is bound.`,
  },
  terms: {
    authority: `${R2D} 60`,
    rule: 'If an offer prescribes how it may be accepted, an acceptance has to comply.',
    applied: () => 'This offer prescribed receipt, which displaces the rule of dispatch.',
  },
  'receipt-revoked': {
    authority: `${R2D} 42`,
    rule: 'Until an acceptance is effective, a revocation that the offeree receives ends the power of acceptance.',
    applied: (_, s) =>
      `${The(s.offeree)} received the revocation on ${day(s, 5)} and ${s.offeror.the} received the acceptance on ${day(s, 6)}, so no contract was formed.`,
  },
  'receipt-mailbox': {
    authority: `${R2D} 68`,
    rule: "A writing is received when it comes into the addressee's possession or is left in the place where the addressee's mail is to be left.",
    applied: (_, s) =>
      `The acceptance was in the mailbox on ${day(s, 7)}, and the call came on ${day(s, 8)}, so a contract had been formed.`,
  },
  'receipt-delayed': {
    authority: `${R2D} 60`,
    rule: 'If an offer prescribes the time or manner of acceptance, only an acceptance that complies makes a contract.',
    applied: (_, s) =>
      `This offer called for receipt by ${lastDay(s)}, and the letter came on ${day(s, 12)}, so no contract was formed.`,
  },
} as const satisfies RuleTable<MailboxFacts, MailboxStory>
