import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { Plots } from './plot.ts'
import type { TheftStory } from './story.ts'

const robber = ({ force }: TheftStory) => force.robber
const victim = ({ force }: TheftStory) => force.victim
const dealer = ({ fence }: TheftStory) => fence.dealer
const owner = ({ fence }: TheftStory) => fence.owner

/** Plots about a taking from a person, and about a dealer in stolen goods. */
export const FORCE_PLOTS = {
  struggle: {
    defendant: robber,
    victim,
    plot: ({ force: x }, { d, v }) =>
      `Pretending to need directions, ${d} came up to ${v}, who was carrying ${x.bag[0]} ${x.place}, and seized ${x.bag[1]} by its strap. ${The(x.victim)} held on with both hands. The two pulled for several seconds, until ${x.robber.the} tore ${x.bag[1]} from ${his(x.victim)} grip and ran off with it.`,
  },
  snatched: {
    defendant: robber,
    victim,
    plot: ({ force: x }, { d, v }) =>
      `Pretending to need directions, ${d} came up to ${v} ${x.place}. As ${x.victim.the} pointed down the street, ${x.robber.the} plucked ${x.bag[0]} from the fingers of ${his(x.victim)} other hand and ran off with it. It was gone before ${he(x.victim)} could tighten ${his(x.victim)} grip. Only then did ${he(x.victim)} cry out in fright.`,
  },
  'force-after': {
    defendant: robber,
    victim,
    courts: 'No statute extends robbery to force used in flight.',
    plot: ({ force: x }, { d, v }) =>
      `Pretending to need directions, ${d} came up to ${v}, who was carrying ${x.bag[0]} ${x.place}, and, unnoticed, drew a purse out of it. A quarter of an hour later, on another street, ${x.victim.the} saw the purse in ${whose(x.robber)} hand and caught ${him(x.robber)} by the sleeve. ${The(x.robber)} struck ${him(x.victim)} in the face and escaped with the purse.`,
  },
  'next-room': {
    defendant: robber,
    victim,
    plot: ({ force: x }, { d, v }) =>
      `Pretending to need directions, ${d} entered ${v === x.victim.a ? `the office of ${v}` : `${whose(x.victim)} office`}. "Stay in that chair," ${he(x.robber)} said, "or I'll break your arm right now." Terrified, ${x.victim.the} did not move. ${The(x.robber)} walked through an open door into the next room, took ${x.cash} from a desk there, and left. ${He(x.robber)} never touched ${x.victim.the}.`,
  },
  bought: {
    defendant: dealer,
    victim: owner,
    plot: ({ fence: g }, { d, v }) =>
      `A thief broke into the storeroom of ${v} and stole ${g.goods[0]} worth ${g.worth}. The next day, the thief told ${d} how ${he(g.thief)} had come by them and offered them for ${g.price}. ${The(g.dealer)}, who had not known of the break-in before, paid, locked ${g.goods[1]} in ${his(g.dealer)} cellar, and began to look for customers.`,
  },
  careless: {
    defendant: dealer,
    victim: owner,
    plot: ({ fence: g }, { d, v }) =>
      `A thief stole ${g.goods[0]} worth ${g.worth} from ${v}. ${He(g.thief)} offered them to ${d} for ${g.price} and explained that an uncle was closing his business. A careful person would have been suspicious of the price. ${The(g.dealer)} believed the story, bought ${g.goods[1]}, and put them up for sale.`,
  },
  recovered: {
    defendant: dealer,
    victim: owner,
    courts:
      'The courts hold that impossibility is no defense to an attempt if the facts that the defendant believed to exist would constitute a crime.',
    plot: ({ fence: g }, { d, v }) =>
      `A thief stole ${g.goods[0]} from ${v}. The police caught ${him(g.thief)} the same night and took ${g.goods[1]} into custody for ${g.owner.the}. At their request, ${g.thief.the} sold ${g.goods[1]} for ${g.price} to ${d}, who believed that they were stolen and meant to resell them.`,
  },
} as const satisfies Plots
