import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The } from '../../engine/party.ts'
import type { Plots } from './plot.ts'
import type { TheftStory } from './story.ts'

const agent = ({ trust }: TheftStory) => trust.agent

/** Plots in which money is handed to an agent. */
export const TRUST_PLOTS = {
  spent: {
    defendant: agent,
    plot: ({ trust: t }) => ({
      opens: [
        `Before leaving on a trip, ${t.principal.a} gave ${t.agent.a} ${t.sum} in cash and asked ${him(t.agent)} to use it to pay ${t.payee.a} at the end of the month.`,
        `${capital(t.agent.a)} was given ${t.sum} in cash by ${t.principal.a}, who was leaving on a trip and asked ${him(t.agent)} to use the money to pay ${t.payee.a} at the end of the month.`,
      ],
      rest: `${The(t.agent)} agreed and meant to do so. Two weeks later, pressed by a creditor, ${he(t.agent)} used the money to pay ${t.debt}. When ${t.principal.the} came back, ${t.agent.the} said that ${t.payee.the} had been paid.`,
    }),
  },
  replaced: {
    defendant: agent,
    plot: ({ trust: t }) => ({
      opens: [
        `On May 1, ${t.principal.a} gave ${t.agent.a} ${t.sum} in cash with which to pay ${t.payee.a} on May 31.`,
        `${capital(t.agent.a)} received ${t.sum} in cash from ${t.principal.a} on May 1, with which to pay ${t.payee.a} on May 31.`,
      ],
      rest: `${The(t.agent)} meant to do so and knew that ${he(t.agent)} was to use the money for nothing else. On May 10, ${he(t.agent)} paid ${t.debt} with it, planning to replace it from ${his(t.agent)} next paycheck. ${He(t.agent)} did replace it, and ${t.payee.the} was paid in full on May 31.`,
    }),
  },
  'special-purpose': {
    defendant: agent,
    plot: ({ trust: t }) => ({
      opens: [
        `${capital(t.principal.a)} owed ${t.sum} to ${t.payee.a}. Having decided to steal the money, ${t.agent.a} offered to deliver it that afternoon.`,
        `Having decided to steal the money, ${t.agent.a} offered to deliver ${t.sum} that ${t.principal.a} owed to ${t.payee.a}.`,
      ],
      rest: `${The(t.principal)} counted out ${t.sum} in cash and told ${t.agent.the} to hand those bills to ${t.payee.the}. ${The(t.agent)} left town with them the same day.`,
    }),
  },
} as const satisfies Plots
