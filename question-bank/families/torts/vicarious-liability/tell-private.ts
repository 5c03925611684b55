import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The } from '../../engine/party.ts'
import { doer, hurt, sued, type VicariousFacts, type VicariousStory } from './facts.ts'
import type { Opening } from './opening.ts'

type Pick = readonly [string, string, string]

/** A child on a bicycle, or a friend in a borrowed car. */
export function onErrand(facts: VicariousFacts, story: VicariousStory, opening: Opening): string {
  const owner = sued(facts, story)
  const other = doer(facts, story)
  const v = hurt(facts, story).a
  return (facts.relation === 'child' ? CHILD : BORROWER)[kindOf(facts)](owner, other, v, story)[opening]
}

type Kind = 'harmless' | 'known' | 'favor'
type Tellings = (owner: Party, other: Party, v: string, story: VicariousStory) => Pick

const kindOf = ({ event }: VicariousFacts): Kind =>
  event === 'favor' ? 'favor' : event === 'known danger' ? 'known' : 'harmless'

/** 'his father, a baker'. */
const parent = (child: Party, owner: Party): string =>
  `${his(child)} ${owner.pronoun === 'he' ? 'father' : 'mother'}, ${owner.a}`

const youth = ({ pronoun }: Party): string => (pronoun === 'he' ? 'boy' : 'girl')

const CHILD: Readonly<Record<Kind, Tellings>> = {
  harmless: (owner, child, v) => {
    const ride = `${child.the} looked at a dog instead of the road, rode through a stop sign, and ran into ${v}.`
    return [
      `${capital(owner.a)} patiently taught ${his(owner)} ${child.a.slice(2)} to ride a bicycle with care, and no one ever had cause to complain of ${his(child)} riding. One afternoon, while ${owner.the} was at work across town, ${ride}`,
      `A thirteen-year-old ${youth(child)} had learned to ride a bicycle from ${parent(child, owner)}, who had patiently taught ${him(child)} to ride with care. No one had ever had cause to complain of ${his(child)} riding. One afternoon, while ${owner.the} was at work across town, ${ride}`,
      `For years, ${owner.a} let ${his(owner)} ${child.a.slice(2)} ride a bicycle, which ${he(owner)} had patiently taught ${him(child)} to do with care. No one ever had cause to complain. While ${owner.the} was at work across town one afternoon, ${ride}`,
    ]
  },
  known: (owner, child, v, { victim }) => {
    const game = 'riding a bicycle at people on the sidewalk to make them jump'
    const end = `The next day, ${child.the} rode at ${v}, could not stop in time, and knocked ${victim === 'he' ? 'him' : 'her'} down.`
    const idle = 'could have locked the bicycle away but did nothing.'
    return [
      `Three neighbors told ${owner.a} in one week that ${his(owner)} ${child.a.slice(2)} made a game of ${game} and had knocked one of them over. ${The(owner)} ${idle} ${end}`,
      `A thirteen-year-old ${youth(child)} made a game of ${game}, and ${he(child)} knocked one of them over. In one week, three neighbors complained of it to ${parent(child, owner)}. ${The(owner)} ${idle} ${end}`,
      `${capital(owner.a)}'s ${child.a.slice(2)} made a game of ${game} and knocked one of them over. In one week, three neighbors told ${owner.the} about the game. ${The(owner)} ${idle} ${end}`,
    ]
  },
  favor: (owner, child, v, { firm }) => {
    const orders = `told ${him(child)} which streets to use and when to arrive`
    const ride = `On the way, with the package on the rack, ${child.the} rode through a stop sign and ran into ${v}.`
    return [
      `${capital(owner.a)} asked ${his(owner)} ${child.a.slice(2)} to take a package from ${his(owner)} business to a customer by bicycle. ${The(owner)} ${orders}, and promised nothing for it. ${ride}`,
      `As a favor to ${parent(child, owner)}, a thirteen-year-old ${youth(child)} agreed to take a package by bicycle to a customer of ${his(owner)} business. ${The(owner)} ${orders}, and promised nothing for it. ${ride}`,
      `${capital(firm.a)} had a package for a customer. The owner, ${owner.a}, asked ${his(owner)} ${child.a.slice(2)} to take the package there by bicycle and ${orders}. ${The(owner)} promised nothing for it. ${ride}`,
    ]
  },
}

const BORROWER: Readonly<Record<Kind, Tellings>> = {
  harmless: (owner, friend, v) => {
    const crash = `Two miles later, while glancing at a map, the friend drove through a red light and struck ${v}.`
    return [
      `${capital(owner.a)} lent ${his(owner)} car to a friend for the friend's own trip to the beach. The friend had driven for twenty years without a ticket and, as ${owner.the} saw, was sober and rested. ${crash}`,
      `A friend asked ${owner.a} to lend ${him(friend)} a car for a trip to the beach. The friend had driven for twenty years without a ticket. Seeing that ${he(friend)} was sober and rested, ${owner.the} handed over the keys of ${his(owner)} car. ${crash}`,
      `${capital(owner.a)} agreed to lend ${his(owner)} car to a friend for a trip to the beach. The friend, who had driven for twenty years without a ticket, was sober and rested when ${owner.the} handed over the keys. ${crash}`,
    ]
  },
  known: (owner, friend, v) => {
    const drunk = `saw the friend finish a sixth glass of whiskey and walk unsteadily to the door.`
    const crash = `Two miles later, the friend drove through a red light and struck ${v}.`
    return [
      `${capital(owner.a)} lent ${his(owner)} car to a friend for the friend's own trip to the beach. While handing over the keys, ${he(owner)} ${drunk} ${crash}`,
      `A friend asked ${owner.a} to lend ${him(friend)} a car for a trip to the beach. ${The(owner)} handed over the keys of ${his(owner)} car, although ${he(owner)} ${drunk} ${crash}`,
      `${capital(owner.a)} agreed to lend ${his(owner)} car to a friend for a trip to the beach. When the friend came for the keys, ${owner.the} saw ${him(friend)} finish a sixth glass of whiskey and walk unsteadily to the door, but handed them over. ${crash}`,
    ]
  },
  favor: (owner, _, v) => {
    const orders = `handed over the keys of ${his(owner)} own car, wrote down the route and the hour, and told the friend to wait for a receipt.`
    const crash = `Two miles later, the friend drove through a red light and struck ${v}.`
    return [
      `Short of drivers, ${owner.a} asked a friend to deliver a package from ${his(owner)} business to a customer. ${The(owner)} ${orders} The friend, who had driven for twenty years without a ticket, wanted nothing for it. ${crash}`,
      `A friend who had driven for twenty years without a ticket agreed to deliver a package to a customer for ${owner.a}, who was short of drivers at ${his(owner)} business. The friend wanted nothing for it. ${The(owner)} ${orders} ${crash}`,
      `${capital(owner.a)} whose business was short of drivers had a package for a customer. ${He(owner)} asked a friend to deliver it, ${orders} The friend, who had driven for twenty years without a ticket, wanted nothing for it. ${crash}`,
    ]
  },
}
