import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The } from '../../engine/party.ts'
import type { Plots } from './plot.ts'
import type { TheftStory } from './story.ts'

const agent = ({ trust }: TheftStory) => trust.agent
const principal = ({ trust }: TheftStory) => trust.principal

/** Plots in which money is handed to an agent. */
export const TRUST_PLOTS = {
  spent: {
    defendant: agent,
    victim: principal,
    plot: ({ trust: t }, { d, v }) =>
      `Before leaving on a trip, ${v} gave ${d} ${t.sum} in cash and asked ${him(t.agent)} to pay ${t.payee.a} with it at the end of the month. ${The(t.agent)} agreed and meant to do so. Two weeks later, with a creditor at the door, ${he(t.agent)} used the money to pay ${t.debt}. When ${t.principal.the} came back, ${t.agent.the} said that ${t.payee.the} had been paid.`,
  },
  replaced: {
    defendant: agent,
    victim: principal,
    plot: ({ trust: t }, { d, v }) =>
      `On May 1, ${v} gave ${d} ${t.sum} in cash with which to pay ${t.payee.a} on May 31. ${The(t.agent)} meant to do so and knew that ${he(t.agent)} was to use the money for nothing else. On May 10, ${he(t.agent)} paid ${t.debt} with it, planning to replace the money out of ${his(t.agent)} next wages. ${He(t.agent)} did replace it, and ${t.payee.the} was paid in full on May 31.`,
  },
  'special-purpose': {
    defendant: agent,
    victim: principal,
    plot: ({ trust: t }, { d, v }) =>
      `${capital(v)} owed ${t.sum} to ${t.payee.a}. Having decided to steal the money, ${d} offered to carry it to ${t.payee.the} that afternoon. ${The(t.principal)} counted out ${t.sum} in cash and told ${t.agent.the} to hand those bills to ${t.payee.the}. ${The(t.agent)} left town with them the same day.`,
  },
} as const satisfies Plots
