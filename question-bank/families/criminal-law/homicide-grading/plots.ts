import { capital } from '../../../text/capital.ts'
import type { Party } from '../../engine/party.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { HomicideStory, Twist } from './facts.ts'

/** How the killer and the dead are named where they come up first. */
export interface Named {
  readonly k: string
  readonly dead: string
}

/** One course of events. */
export interface Plot {
  readonly victim: (s: HomicideStory) => Party
  readonly plot: (s: HomicideStory, named: Named) => string
}

const rival = (s: HomicideStory) => s.rival
const stranger = (s: HomicideStory) => s.stranger

function shove(s: HomicideStory, { k, dead }: Named): string {
  const v = s.rival
  return `In line at ${s.place[0]}, ${dead} cut ahead of ${k} and laughed. Meaning only to embarrass ${him(v)}, ${s.killer.the} gave ${him(v)} a push with one hand. ${The(v)} slipped on the wet floor, struck ${his(v)} head on a step, and died of the injury within the hour.`
}

/** Plots in which the killer means harm, provoked or not. */
export const PLOTS = {
  mercy: {
    victim: rival,
    plot: (s, { k, dead }) =>
      `${capital(dead)} was dying of cancer and in constant pain. Over several weeks, ${he(s.rival)} begged ${k}, a close friend, to end ${his(s.rival)} life. ${The(s.killer)} at first refused. At last, in tears and wanting only to end the pain, ${he(s.killer)} pressed a pillow over the face of ${s.rival.the} until ${he(s.rival)} was dead.`,
  },
  transferred: {
    victim: stranger,
    plot: (s, { k, dead }) =>
      `For months, ${k} and ${s.rival.a} had quarreled ${s.quarrel}. One evening outside ${s.place[0]}, ${s.killer.the} drew a pistol, aimed at the heart of ${s.rival.the}, and fired, meaning to kill ${him(s.rival)}. The shot missed. It struck ${dead}, whom ${s.killer.the} had not seen in the dark, and ${he(s.stranger)} died at once.`,
  },
  injury: {
    victim: rival,
    plot: (s, { k, dead }) =>
      `${capital(dead)} had ignored three demands by ${k} for repayment of a loan. ${The(s.killer)} did not want ${him(s.rival)} dead, since that would end all hope of the money. Instead, ${he(s.killer)} took ${s.club[0]} and, as ${he(s.killer)} had planned, broke both of ${whose(s.rival)} legs, taking care not to strike ${his(s.rival)} head. Two days later, a blood clot from the broken bones reached ${whose(s.rival)} lungs and killed ${him(s.rival)}.`,
  },
  shove: { victim: rival, plot: shove },
  'shove-lesser': { victim: rival, plot: shove },
  planned: {
    victim: rival,
    plot: (s, { k, dead }) =>
      `After a quarrel ${s.quarrel}, ${k} decided that ${dead} had to die. ${He(s.killer)} bought a pistol, noted for a week when ${s.rival.the} left ${s.place[0]} at night, and told a friend where the body could be hidden. On the eighth night, ${he(s.killer)} waited behind a parked van. When ${s.rival.the} came out, ${s.killer.the} shot ${him(s.rival)} dead within two seconds.`,
  },
  impulse: {
    victim: rival,
    plot: (s, { k, dead }) =>
      `At ${s.place[0]}, ${k} and ${dead}, who had just met, were joking over a game of cards. ${capital(whose(s.killer))} job required ${him(s.killer)} to carry a pistol. When ${s.rival.the} suddenly called ${him(s.killer)} a cheat, ${s.killer.the} drew the pistol in one motion and shot ${him(s.rival)} through the heart. ${The(s.killer)} admits that ${he(s.killer)} meant to kill at the instant of the shot and had not thought of it before.`,
  },
  bottle: {
    victim: rival,
    plot: (s, { k, dead }) =>
      `As ${k} sat quietly at ${s.place[0]}, ${dead} came in and, without a word, smashed a bottle across ${whose(s.killer)} face, breaking ${his(s.killer)} jaw. ${The(s.rival)} dropped the bottle and turned to leave. Bleeding and beside ${he(s.killer) === 'she' ? 'herself' : 'himself'} with rage, ${s.killer.the} at once seized a knife from the counter and stabbed ${s.rival.the} in the back, intending to kill ${him(s.rival)}.`,
  },
  adultery: {
    victim: rival,
    plot: (s, { k, dead }) =>
      `Coming home early from work, ${k} opened the bedroom door and found ${his(s.killer)} spouse in bed with ${dead}. Until that moment, ${s.killer.the} had suspected nothing. In a fury, ${he(s.killer)} snatched a pistol from the nightstand and at once shot ${s.rival.the} dead, intending to kill ${him(s.rival)}. ${capital(whose(s.killer))} spouse was not hurt.`,
  },
  words: {
    victim: rival,
    plot: (s, { k, dead }) =>
      `In front of a dozen people at ${s.place[0]}, ${dead} called ${k} a thief and a coward and said that ${his(s.killer)} own children laughed at ${him(s.killer)}. ${The(s.rival)} stood across the room with empty hands and made no threat. Shaking with rage, ${s.killer.the} at once drew a pistol and shot ${s.rival.the} dead, intending to kill ${him(s.rival)}.`,
  },
  overnight: {
    victim: rival,
    plot: (s, { k, dead }) =>
      `On Saturday evening, ${dead} attacked ${k} with ${s.club[0]} and broke three of ${his(s.killer)} ribs. ${The(s.killer)} was treated at a hospital, went home, and spent Sunday in bed. On Monday morning, ${he(s.killer)} drove to ${whose(s.rival)} house and shot ${him(s.rival)} dead, intending to kill ${him(s.rival)}. An ordinary person would have calmed down by Sunday night, but ${s.killer.the} was still enraged.`,
  },
  calm: {
    victim: rival,
    plot: (s, { k, dead }) =>
      `At ${s.place[0]}, ${dead} struck ${k} in the face with ${s.club[0]}, breaking ${his(s.killer)} nose. ${The(s.killer)} laughed, finished ${his(s.killer)} coffee, and told a friend, "I've waited years for an excuse." Five minutes after the blow, when an ordinary person would still have been enraged, ${s.killer.the} walked over and calmly shot ${s.rival.the} dead.`,
  },
  'mistaken-defense': {
    victim: rival,
    plot: (s, { k, dead }) =>
      `During an argument outside ${s.place[0]}, ${dead} told ${k} to go home and reached into ${his(s.rival)} coat for a telephone. ${The(s.killer)} honestly believed that ${s.rival.the} was drawing a gun and would kill ${him(s.killer)}, and shot ${him(s.rival)} dead. No reasonable person would have seen a threat in the movement.`,
  },
} as const satisfies { readonly [T in Twist]?: Plot }
