import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { Plots } from './plot.ts'
import type { TheftStory } from './story.ts'

const taker = ({ ride }: TheftStory) => ride.taker

/** Plots about a vehicle that belongs to someone else, or that a lien holds. */
export const RIDE_PLOTS = {
  'planned-loan': {
    defendant: taker,
    plot: ({ ride: r }) => ({
      opens: [
        `${capital(r.taker.a)} asked ${r.owner.a} to lend ${him(r.taker)} ${r.car[0]}, planning to keep it for good.`,
        `${capital(r.owner.a)} owned ${r.car[0]}, and ${r.taker.a} asked to borrow it, planning to keep it for good.`,
      ],
      rest: `${The(r.taker)} said that ${he(r.taker)} wanted to ${r.wish} and promised to bring ${r.car[1]} back on Sunday. ${The(r.owner)} agreed and gave ${him(r.taker)} the key. ${The(r.taker)} drove straight to another state, had ${r.car[1]} repainted, and kept it.`,
    }),
  },
  'honest-loan': {
    defendant: taker,
    courts: 'The embezzlement statute covers bailees.',
    plot: ({ ride: r }) => ({
      opens: [
        `${capital(r.taker.a)} who wanted to ${r.wish} asked ${r.owner.a} to lend ${him(r.taker)} ${r.car[0]} until Sunday.`,
        `${capital(r.owner.a)} owned ${r.car[0]}, and ${r.taker.a} who wanted to ${r.wish} asked to borrow it until Sunday.`,
      ],
      rest: `${The(r.taker)} honestly meant to bring ${r.car[1]} back, and ${r.owner.the} gave ${him(r.taker)} the key. By Saturday, ${r.taker.the} had grown so fond of ${r.car[1]} that ${he(r.taker)} decided to keep it. ${He(r.taker)} drove it to another state and had it repainted.`,
    }),
  },
  joyride: {
    defendant: taker,
    plot: ({ ride: r }) => ({
      opens: [
        `To ${r.wish}, ${r.taker.a} took ${r.car[0]} that ${r.owner.a} had left on the street with the key in the ignition.`,
        `${capital(r.owner.a)} left ${r.car[0]} on the street with the key in the ignition, and ${r.taker.a} took it to ${r.wish}.`,
      ],
      rest: `${The(r.taker)} did not ask for permission because ${he(r.taker)} knew that ${r.owner.the} would refuse. ${He(r.taker)} planned to put ${r.car[1]} back within three hours, before anyone could miss it. The police stopped ${him(r.taker)} on the way back, two blocks from where ${he(r.taker)} had taken it.`,
    }),
  },
  abandoned: {
    defendant: taker,
    plot: ({ ride: r }) => ({
      opens: [
        `To ${r.wish} 400 miles away, ${r.taker.a} drove off without permission in ${r.car[0]} that belonged to ${r.owner.a}.`,
        `${capital(r.owner.a)} owned ${r.car[0]}. ${capital(r.taker.a)} drove off in it without permission to ${r.wish} 400 miles away.`,
      ],
      rest: `${The(r.taker)} planned from the start to leave ${r.car[1]} wherever the trip ended and did not care whether ${r.owner.the} ever saw it again. ${He(r.taker)} left it behind an empty factory with the key in the ignition. It has not been found.`,
    }),
  },
  kept: {
    defendant: taker,
    plot: ({ ride: r }) => ({
      opens: [
        `To ${r.wish}, ${r.taker.a} drove off without permission in ${r.car[0]} that belonged to ${r.owner.a}.`,
        `${capital(r.owner.a)} owned ${r.car[0]}. ${capital(r.taker.a)} drove off in it without permission to ${r.wish}.`,
      ],
      rest: `When ${he(r.taker)} left, ${r.taker.the} meant to bring ${r.car[1]} back that evening. In the afternoon, enjoying the drive, ${he(r.taker)} decided to keep it. ${He(r.taker)} drove it to another state and had it repainted.`,
    }),
  },
  claimed: {
    defendant: taker,
    plot: ({ ride: r }) => ({
      opens: [
        `${capital(r.taker.a)} contracted to buy ${r.car[0]} from ${r.owner.a}, who was to keep ${r.car[1]}, and title to it, until it had been paid for in full.`,
        `${capital(r.owner.a)} contracted to sell ${r.car[0]} to ${r.taker.a} but was to keep ${r.car[1]}, and title to it, until it had been paid for in full.`,
      ],
      rest: `After paying half, ${r.taker.the} misread the contract and honestly, though unreasonably, believed that ${he(r.taker)} now owned ${r.car[1]}. ${The(r.owner)} refused to hand it over. That night, ${r.taker.the} used a spare key to drive it away from ${whose(r.owner)} yard, intending to keep it.`,
    }),
  },
  lien: {
    defendant: taker,
    plot: ({ ride: r }) => ({
      opens: [
        `${capital(r.taker.a)} left ${his(r.taker)} ${r.car[2]} at a mechanic's yard to be repaired, and the mechanic made the repairs.`,
        `A mechanic repaired a ${r.car[2]} that ${r.taker.a}, its owner, had brought to his yard.`,
      ],
      rest: `Under the law of the jurisdiction, as both knew, the repairs gave the mechanic a lien and the right to hold ${r.car[1]} until the bill was paid. ${The(r.taker)} did not pay. To escape the bill, ${he(r.taker)} climbed over the fence of the yard one night and drove ${r.car[1]} away with a spare key.`,
    }),
  },
} as const satisfies Plots
