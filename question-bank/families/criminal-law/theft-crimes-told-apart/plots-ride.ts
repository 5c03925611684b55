import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { Plots } from './plot.ts'
import { aboard } from './rides.ts'
import type { TheftStory } from './story.ts'

const taker = ({ ride }: TheftStory) => ride.taker
const owner = ({ ride }: TheftStory) => ride.owner
const mechanic = { a: 'a mechanic', the: 'the mechanic', pronoun: 'he' } as const

/** Plots about a vehicle that belongs to someone else, or that a lien holds. */
export const RIDE_PLOTS = {
  'planned-loan': {
    defendant: taker,
    victim: owner,
    plot: ({ ride: r }, { d, v }) =>
      `${capital(d)} asked ${v} for the loan of ${r.car[0]}, planning to keep it for good. ${He(r.taker)} said that ${he(r.taker)} wanted to ${r.wish} and promised to bring ${r.car[1]} back on Sunday. ${The(r.owner)} agreed and gave ${him(r.taker)} the key. ${The(r.taker)} drove straight to another state, had ${r.car[1]} painted in a new color, and kept it.`,
  },
  'honest-loan': {
    defendant: taker,
    victim: owner,
    courts: 'The embezzlement statute covers bailees.',
    plot: ({ ride: r }, { d, v }) =>
      `Wishing to ${r.wish}, ${d} asked ${v} for the loan of ${r.car[0]} until Sunday and honestly meant to bring it back. ${The(r.owner)} agreed and gave ${him(r.taker)} the key. On Saturday, ${r.taker.the} grew so fond of ${r.car[1]} that ${he(r.taker)} decided to keep it. ${He(r.taker)} drove it to another state and had it painted in a new color.`,
  },
  joyride: {
    defendant: taker,
    victim: owner,
    plot: ({ ride: r }, { d, v }) =>
      `In order to ${r.wish}, ${d} drove off ${aboard(r)} ${r.car[0]} that ${v} had left in the street with the key in the ignition. ${He(r.taker)} did not ask, since ${he(r.taker)} knew that ${r.owner.the} would refuse. ${He(r.taker)} meant to put ${r.car[1]} back within three hours, before anyone could miss it. The police stopped ${him(r.taker)} on the way back, two blocks from where ${he(r.taker)} had taken it.`,
  },
  abandoned: {
    defendant: taker,
    victim: owner,
    plot: ({ ride: r }, { d, v }) =>
      `In order to ${r.wish} 400 miles away, ${d} drove off without permission ${aboard(r)} ${r.car[0]} that belonged to ${v}. ${He(r.taker)} planned from the start to leave ${r.car[1]} wherever the trip ended and did not care whether ${r.owner.the} ever saw it again. ${He(r.taker)} left it behind an empty factory with the key in the ignition. It has not been found.`,
  },
  kept: {
    defendant: taker,
    victim: owner,
    plot: ({ ride: r }, { d, v }) =>
      `In order to ${r.wish}, ${d} drove off without permission ${aboard(r)} ${r.car[0]} that belonged to ${v}. When ${he(r.taker)} started, ${he(r.taker)} meant to bring ${r.car[1]} back that evening. In the afternoon, enjoying the drive, ${he(r.taker)} decided to keep it. ${He(r.taker)} drove it to another state and had it painted in a new color.`,
  },
  claimed: {
    defendant: taker,
    victim: owner,
    plot: ({ ride: r }, { d, v }) =>
      `By a contract of sale, ${v} was to keep ${r.car[0]}, and the title to it, until ${d} had paid for it in full. When half was paid, ${r.taker.the} misread the contract and honestly, though unreasonably, believed that ${r.car[1]} was now ${his(r.taker)} own. ${The(r.owner)} refused to hand it over. That night, ${r.taker.the} drove it away from ${whose(r.owner)} yard with a spare key, intending to keep it.`,
  },
  lien: {
    defendant: taker,
    victim: () => mechanic,
    plot: ({ ride: r }, { d, v }) =>
      `${capital(v)} repaired ${r.car[0]} for its owner, ${d}. Under the law of the jurisdiction, as both knew, the repairs gave ${mechanic.the} a lien and the right to hold ${r.car[1]} until the bill was paid. At night, ${r.taker.the}, who had not paid, climbed over the fence of the repair yard and drove ${r.car[1]} away with a spare key, in order to escape the bill.`,
  },
} as const satisfies Plots
