import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { HomicideStory, Twist } from './facts.ts'

/** Which of its three first sentences a plot begins with. */
export type Order = 0 | 1 | 2

/** The first sentences of a plot, each of which introduces the people, and what follows. */
type Openings = readonly [string, string, string]

/** One course of events, in order of time. */
export type Plot = (s: HomicideStory, order: Order) => string

function shove(s: HomicideStory, order: Order): string {
  const { killer: k, rival: v, place } = s
  const openings: Openings = [
    `${capital(k.a)} was waiting in line at ${place[0]} when ${v.a} cut ahead of ${him(k)} and laughed.`,
    `In line at ${place[0]}, ${v.a} cut ahead of ${k.a} and laughed.`,
    `${capital(v.a)} laughed as ${he(v)} cut ahead of ${k.a} in line at ${place[0]}.`,
  ]
  return `${openings[order]} Intending only to embarrass ${him(v)}, ${k.the} gave ${him(v)} a push with one hand. ${The(v)} slipped on the wet floor, struck ${his(v)} head on a step, and died of the injury within the hour.`
}

/** Plots in which the killer means harm without having been provoked. */
export const PLOTS = {
  mercy: (s, order) => {
    const { killer: k, rival: v } = s
    const openings: Openings = [
      `${capital(v.a)} was dying of cancer and in constant pain. Over several weeks, ${he(v)} begged ${k.a}, a close friend, to end ${his(v)} life.`,
      `${capital(k.a)} often visited ${v.a}, a close friend who was dying of cancer and in constant pain. Over several weeks, ${v.the} begged ${him(k)} to end ${his(v)} life.`,
      `For several weeks, ${v.a} who was dying of cancer and in constant pain begged ${k.a}, a close friend, to end ${his(v)} life.`,
    ]
    return `${openings[order]} ${The(k)} at first refused. At last, in tears and wanting only to end the pain, ${he(k)} pressed a pillow over ${whose(v)} face until ${he(v)} was dead.`
  },
  transferred: (s, order) => {
    const { killer: k, rival: v, quarrel, place } = s
    const openings: Openings = [
      `${capital(k.a)} and ${v.a} had quarreled for months ${quarrel}. One evening, they met outside ${place[0]}.`,
      `One evening outside ${place[0]}, ${k.a} saw ${v.a} with whom ${he(k)} had quarreled for months ${quarrel}.`,
      `After months of quarreling with ${v.a} ${quarrel}, ${k.a} came upon ${him(v)} one evening outside ${place[0]}.`,
    ]
    return `${openings[order]} ${The(k)} drew a pistol and, intending to kill ${v.the}, fired at ${his(v)} chest. The shot missed ${him(v)} and struck a bystander, whom ${k.the} had not seen in the dark. The bystander died at once.`
  },
  injury: (s, order) => {
    const { killer: k, rival: v, club } = s
    const openings: Openings = [
      `${capital(v.a)} ignored three demands by ${k.a} for repayment of a loan.`,
      `${capital(k.a)} lent money to ${v.a}, who ignored three demands for repayment.`,
      `Three times, ${k.a} demanded repayment of a loan from ${v.a}, who ignored ${him(k)}.`,
    ]
    return `${openings[order]} ${The(k)} planned to punish ${v.the} but, still hoping to be repaid, did not want to kill ${him(v)}. Taking care not to strike ${whose(v)} head, ${k.the} broke both of ${his(v)} legs with ${club[0]}. Two days later, a blood clot from the broken bones reached ${whose(v)} lungs and killed ${him(v)}.`
  },
  shove,
  'shove-lesser': shove,
  planned: (s, order) => {
    const { killer: k, rival: v, quarrel, place } = s
    const openings: Openings = [
      `After a quarrel ${quarrel}, ${k.a} decided to kill ${v.a}.`,
      `${capital(k.a)} quarreled with ${v.a} ${quarrel} and decided to kill ${him(v)}.`,
      `${capital(v.a)} quarreled ${quarrel} with ${k.a}, who decided to kill ${him(v)}.`,
    ]
    return `${openings[order]} ${The(k)} bought a pistol, spent a week recording the times at which ${v.the} left ${place[0]} at night, and told a friend where the body could be hidden. On the eighth night, ${k.the} waited behind a parked van outside ${place[1]}. ${The(v)} came out, and within two seconds ${k.the} shot and killed ${him(v)}.`
  },
  impulse: (s, order) => {
    const { killer: k, rival: v, place } = s
    const openings: Openings = [
      `${capital(k.a)} and ${v.a}, who had just met, were joking with each other over a game of cards at ${place[0]}.`,
      `At ${place[0]}, ${v.a} sat down to a friendly game of cards with ${k.a}, whom ${he(v)} had just met.`,
      `While playing cards at ${place[0]}, ${k.a} and ${v.a} who had just met were joking with each other.`,
    ]
    return `${openings[order]} ${The(k)} was lawfully carrying a pistol. When ${v.the} suddenly called ${him(k)} a cheat, ${k.the} drew the pistol in one motion and shot ${him(v)} through the heart. ${The(k)} admits that ${he(k)} intended to kill at the instant of the shot but had not thought of it before.`
  },
} as const satisfies { readonly [T in Twist]?: Plot }

/** Plots in which something moves the killer to mean harm. */
export const PROVOKED_PLOTS = {
  bottle: (s, order) => {
    const { killer: k, rival: v, place } = s
    const openings: Openings = [
      `${capital(k.a)} was sitting quietly at ${place[0]} when ${v.a} came up and, without a word, smashed a bottle across ${his(k)} face, breaking ${his(k)} jaw.`,
      `${capital(v.a)} walked up to ${k.a} at ${place[0]} and, without a word, smashed a bottle across ${his(k)} face, breaking ${his(k)} jaw.`,
      `At ${place[0]}, without a word, ${v.a} smashed a bottle across the face of ${k.a}, breaking ${his(k)} jaw.`,
    ]
    const self = he(k) === 'she' ? 'herself' : 'himself'
    return `${openings[order]} ${The(v)} dropped the bottle and turned to leave. Bleeding and beside ${self} with rage, ${k.the} at once seized a knife from a nearby counter and, intending to kill ${him(v)}, fatally stabbed ${v.the} in the back.`
  },
  adultery: (s, order) => {
    const { killer: k, rival: v } = s
    const openings: Openings = [
      `Coming home early from work, ${k.a} opened the bedroom door and found ${his(k)} spouse in bed with ${v.a}.`,
      `${capital(k.a)} came home early from work, opened the bedroom door, and found ${his(k)} spouse in bed with ${v.a}.`,
      `${capital(v.a)} was in bed with the spouse of ${k.a} when ${k.the} came home early from work and opened the bedroom door.`,
    ]
    return `${openings[order]} Until that moment, ${k.the} had suspected nothing. In a fury, ${he(k)} snatched a pistol from the nightstand and at once shot ${v.the} dead, intending to kill ${him(v)}. ${capital(whose(k))} spouse was not hurt.`
  },
  words: (s, order) => {
    const { killer: k, rival: v, place } = s
    const insult = `a thief and a coward and said that ${whose(k)} own children laughed at ${him(k)}`
    const openings: Openings = [
      `In front of a dozen people at ${place[0]}, ${v.a} called ${k.a} ${insult}.`,
      `${capital(v.a)} stood up at ${place[0]} and, in front of a dozen people, called ${k.a} ${insult}.`,
      `${capital(k.a)} was at ${place[0]} with a dozen other people when ${v.a} called ${him(k)} ${insult}.`,
    ]
    return `${openings[order]} ${The(v)} stood twenty feet away with empty hands and made no threat. Shaking with rage, ${k.the} at once drew a pistol and shot ${v.the} dead, intending to kill ${him(v)}.`
  },
  overnight: (s, order) => {
    const { killer: k, rival: v, club } = s
    const openings: Openings = [
      `On a Saturday evening, ${v.a} attacked ${k.a} with ${club[0]} and broke three of ${his(k)} ribs.`,
      `${capital(k.a)} was attacked on a Saturday evening by ${v.a}, who broke three of ${his(k)} ribs with ${club[0]}.`,
      `${capital(v.a)} attacked ${k.a} with ${club[0]} on a Saturday evening and broke three of ${his(k)} ribs.`,
    ]
    return `${openings[order]} ${The(k)} was treated at a hospital, went home, and spent Sunday in bed. An ordinary person would have calmed down by Sunday night, but ${k.the} was still enraged on Monday morning. ${He(k)} drove to ${whose(v)} house and shot ${him(v)} dead, intending to kill ${him(v)}.`
  },
  calm: (s, order) => {
    const { killer: k, rival: v, quarrel, place, club } = s
    const openings: Openings = [
      `During a quarrel ${quarrel} at ${place[0]}, ${v.a} struck ${k.a} in the face with ${club[0]}, breaking ${his(k)} nose.`,
      `${capital(k.a)} and ${v.a} were quarreling ${quarrel} at ${place[0]} when ${v.the} struck ${k.the} in the face with ${club[0]}, breaking ${his(k)} nose.`,
      `${capital(v.a)} and ${k.a} quarreled ${quarrel} at ${place[0]}. ${The(v)} struck ${k.the} in the face with ${club[0]}, breaking ${his(k)} nose.`,
    ]
    return `${openings[order]} ${The(k)} sat down, smiled, and told a friend, "I've waited years for an excuse." Five minutes after the blow, when an ordinary person would still have been enraged, ${k.the} walked over and calmly shot ${v.the} dead.`
  },
  'mistaken-defense': (s, order) => {
    const { killer: k, rival: v, place } = s
    const openings: Openings = [
      `During an argument outside ${place[0]}, ${v.a} told ${k.a} to go home and then reached into ${his(v)} own coat for a phone.`,
      `${capital(k.a)} and ${v.a} were arguing outside ${place[0]}. "Go home," ${v.the} said, reaching into ${his(v)} own coat for a phone.`,
      `Outside ${place[0]}, ${v.a} who was arguing with ${k.a} told ${him(k)} to go home and then reached into ${his(v)} own coat for a phone.`,
    ]
    return `${openings[order]} Honestly believing that ${v.the} was drawing a gun and would kill ${him(k)}, ${k.the} shot ${v.the} dead. No reasonable person would have seen a threat in the movement.`
  },
} as const satisfies { readonly [T in Twist]?: Plot }
