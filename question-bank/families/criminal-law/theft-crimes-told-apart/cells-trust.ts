import { his, whose } from '../../engine/party.ts'
import type { TheftCells } from './reason-id.ts'

/** Reasons where money is handed to an agent. */
export const TRUST_CELLS = {
  spent: ({ trust: { agent, principal, payee } }) => ({
    entrusted: [
      `${agent.the} converted money that was in ${his(agent)} lawful possession`,
      `the money had been entrusted to ${agent.the}, who fraudulently converted it`,
      `The money was handed over for a purpose while the agent was still honest. Spending it on a private debt is fraudulent conversion.`,
    ],
    'larceny-custody': [
      `${agent.the} had mere custody of cash that belonged to ${principal.the}`,
      `${principal.the} kept possession of the cash through ${agent.the}`,
      `Custody is for things handled under the owner's eye. An agent who is left alone with the money for weeks has possession.`,
    ],
    trick: [
      `${agent.the} obtained possession by a promise that ${agent.pronoun} did not keep`,
      `possession of the cash was obtained by a broken promise`,
      `The promise was honestly made. Larceny by trick requires an intent to steal when possession is obtained.`,
    ],
    title: [
      `the statement that ${payee.the} had been paid was a false pretense`,
      `${agent.the} obtained title to the cash by a false statement`,
      `The statement came after the money had been spent, so it obtained nothing. False pretenses requires a lie that makes the owner pass title.`,
    ],
    'none-later': [
      `the intent to steal came after ${agent.the} had received the cash by consent`,
      `${principal.the} consented to the taking, and a later intent to steal is too late`,
      `A later intent is a good answer to larceny. It's no answer to embezzlement, which begins with lawful possession.`,
    ],
    'none-promise': [
      `a broken promise to pay ${payee.the} is not a false pretense`,
      `failing to pay ${payee.the} is a breach of promise and not a pretense`,
      `Failing to keep a promise to pay is indeed no false pretense. The crime lies in spending entrusted money that belonged to someone else.`,
    ],
  }),
  replaced: ({ trust: { agent, principal, payee } }) => ({
    replaced: [
      `spending the money was fraudulent conversion despite an intent to replace it`,
      `using entrusted money for a private debt is conversion despite repayment`,
      `The agent knew what the money was for and used it for something else. Putting other bills in its place later is no defense.`,
    ],
    'none-return': [
      `${agent.the} intended to return the money and did so in time`,
      `${principal.the} lost nothing, and there was no intent to permanently deprive`,
      `An intent to return the very thing taken negates an intent to deprive permanently. These bills were spent, and paying with others isn't returning them.`,
    ],
    'larceny-custody': [
      `${agent.the} had mere custody of cash that belonged to ${principal.the}`,
      `${principal.the} kept possession of the cash through ${agent.the}`,
      `An agent to whom money is delivered for payment weeks later has possession and not mere custody, so the spending was no trespassory taking.`,
    ],
    trick: [
      `${agent.the} obtained possession by a promise to pay ${payee.the}`,
      `possession of the cash was obtained by a promise that was not kept`,
      `The agent meant to keep the promise when it was made. A trick needs an intent to steal at that moment.`,
    ],
    title: [
      `${agent.the} obtained title to the cash by a false promise`,
      `spending the cash in secret was a false pretense toward ${principal.the}`,
      `False pretenses requires a lie that obtains title. Secret spending says nothing to anyone, and title to the bills stayed with the owner.`,
    ],
    'none-later': [
      `the intent to use the cash came after it had been received by consent`,
      `${principal.the} had consented to ${whose(agent)} possession of the cash`,
      `Consent to possession isn't consent to spend. It takes the case out of larceny and into embezzlement.`,
    ],
  }),
  'special-purpose': ({ trust: { agent, principal, payee } }) => ({
    trick: [
      `${principal.the} gave up possession for a special purpose and kept title`,
      `${agent.the} obtained possession of the bills, but not title, by a lie`,
      `Bills handed over to be passed on stay the owner's until then. Getting them by a lie with the intent to steal is larceny.`,
    ],
    title: [
      `${principal.the} passed title to the bills in reliance on a lie`,
      `${agent.the} obtained title to the bills by a false pretense`,
      `The owner meant title to go to the creditor. The messenger was given possession and nothing else.`,
    ],
    entrusted: [
      `the bills were entrusted to ${agent.the}, who converted them`,
      `${agent.the} was in lawful possession of the bills as an agent`,
      `An agent who means to steal from the start gets possession by fraud. Embezzlement requires an honest beginning.`,
    ],
    received: [
      `${agent.the} received the bills on behalf of ${payee.the} and kept them`,
      `the bills were in ${whose(agent)} possession until they reached ${payee.the}`,
      `The creditor had sent no one to collect. And a messenger who is already a thief has no lawful possession to betray.`,
    ],
    'none-promise': [
      `a promise to carry the bills is not a false pretense, even if insincere`,
      `${agent.the} lied about the future, which is not a false pretense`,
      `The rule on promises limits false pretenses. For larceny by trick, an insincere promise is trick enough.`,
    ],
  }),
} satisfies TheftCells
