import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import type { Force } from './forces.ts'
import type { Plots } from './plot.ts'
import type { TheftStory } from './story.ts'

const robber = ({ force }: TheftStory) => force.robber
const dealer = ({ fence }: TheftStory) => fence.dealer

function approached({ robber: r, victim, bag, place }: Force): [string, string] {
  return [
    `Pretending to need directions, ${r.a} came up to ${victim.a} who was carrying ${bag[0]} ${place}.`,
    `${capital(victim.a)} was carrying ${bag[0]} ${place} when ${r.a} came up and pretended to need directions.`,
  ]
}

/** Plots about a taking from a person, and about a dealer in stolen goods. */
export const FORCE_PLOTS = {
  struggle: {
    defendant: robber,
    plot: ({ force: x }) => ({
      opens: approached(x),
      rest: `${The(x.robber)} seized ${x.bag[1]} by its strap, but ${x.victim.the} held on with both hands. The two pulled for several seconds, until ${x.robber.the} tore ${x.bag[1]} from ${his(x.victim)} grip and ran off with it.`,
    }),
  },
  snatched: {
    defendant: robber,
    plot: ({ force: x }) => ({
      opens: approached(x),
      rest: `As ${x.victim.the} pointed down the street, ${x.robber.the} plucked ${x.bag[1]} from the fingers of ${his(x.victim)} other hand and ran off. It was gone before ${he(x.victim)} could tighten ${his(x.victim)} grip. Only then did ${he(x.victim)} cry out in fright.`,
    }),
  },
  'force-after': {
    defendant: robber,
    courts: 'No statute extends robbery to force used in flight.',
    plot: ({ force: x }) => ({
      opens: approached(x),
      rest: `While they were talking, ${x.robber.the} drew a purse out of ${x.bag[1]} without being noticed. Fifteen minutes later, on another street, ${x.victim.the} saw the purse in ${whose(x.robber)} hand and caught ${him(x.robber)} by the sleeve. ${The(x.robber)} struck ${him(x.victim)} in the face and escaped with the purse.`,
    }),
  },
  'next-room': {
    defendant: robber,
    plot: ({ force: x }) => ({
      opens: [
        `Pretending to need directions, ${x.robber.a} entered the office of ${x.victim.a}.`,
        `${capital(x.victim.a)} was working in ${his(x.victim)} office when ${x.robber.a} came in and pretended to need directions.`,
      ],
      rest: `"Stay in that chair," ${he(x.robber)} said, "or I'll break your arm right now." Terrified, ${x.victim.the} did not move. ${The(x.robber)} walked through an open door into the next room, took ${x.cash} from a desk there, and left without ever touching ${x.victim.the}.`,
    }),
  },
  bought: {
    defendant: dealer,
    plot: ({ fence: g }) => ({
      opens: [
        `A thief broke into the storeroom of ${g.owner.a} and stole ${g.goods[0]} worth ${g.worth}. The next day, ${he(g.thief)} offered ${g.goods[1]} to ${g.dealer.a} for ${g.price} and told ${him(g.dealer)} where they came from.`,
        `${capital(g.dealer.a)} was offered ${g.goods[0]} worth ${g.worth} for ${g.price}. The person who offered them was a thief who had broken into the storeroom of ${g.owner.a} the day before, and ${he(g.thief)} said so.`,
      ],
      rest: `${The(g.dealer)}, who had not known of the break-in until then, paid the price, locked ${g.goods[1]} in ${his(g.dealer)} cellar, and began to look for customers.`,
    }),
  },
  careless: {
    defendant: dealer,
    plot: ({ fence: g }) => ({
      opens: [
        `A thief stole ${g.goods[0]} worth ${g.worth} from ${g.owner.a} and offered them to ${g.dealer.a} for ${g.price}.`,
        `${capital(g.dealer.a)} was offered ${g.goods[0]} worth ${g.worth} for ${g.price} by a thief who had stolen them from ${g.owner.a}.`,
      ],
      rest: `${capital(g.thief.the)} explained that an uncle was closing his business. A careful person would have been suspicious of the price, but ${g.dealer.the} believed the story, bought ${g.goods[1]}, and put them up for sale.`,
    }),
  },
  recovered: {
    defendant: dealer,
    courts:
      'The courts hold that impossibility is no defense to an attempt if the facts that the defendant believed to exist would constitute a crime.',
    plot: ({ fence: g }) => ({
      opens: [
        `A thief stole ${g.goods[0]} from ${g.owner.a}, but the police caught ${him(g.thief)} the same night and took ${g.goods[1]} into custody for ${g.owner.the}.`,
        `The police caught a thief on the night when ${he(g.thief)} stole ${g.goods[0]} from ${g.owner.a}, and they took ${g.goods[1]} into custody for ${g.owner.the}.`,
      ],
      rest: `At their request, ${g.thief.the} then sold ${g.goods[1]} for ${g.price} to ${g.dealer.a}, who believed that they were stolen and meant to resell them.`,
    }),
  },
} as const satisfies Plots
