import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { HomicideStory, Twist } from './facts.ts'
import type { Named, Plot } from './plots.ts'

const rival = (s: HomicideStory) => s.rival
const stranger = (s: HomicideStory) => s.stranger
const widow = () => ({ a: 'an elderly widow', the: 'the widow', pronoun: 'she' }) as const
const clerk = (s: HomicideStory) =>
  ({ a: `a clerk in ${s.shop[0]}`, the: 'the clerk', pronoun: 'she' }) as const

function jest(s: HomicideStory, { k, dead }: Named): string {
  return `${capital(dead)} handed ${k} an old pistol that ${he(s.rival)} had bought that day. Certain that it was empty, ${s.killer.the} did not look. For a joke, ${he(s.killer)} pointed it at ${whose(s.rival)} chest, said "Hands up," and pulled the trigger. The pistol was loaded, and ${s.rival.the} was killed.`
}

const robbed = (s: HomicideStory, k: string) =>
  `${capital(k)} and an accomplice robbed ${s.shop[0]} at gunpoint.`

/** Plots in which the killer takes a risk, does nothing, or commits a felony. */
export const RISKY_PLOTS = {
  crowd: {
    victim: stranger,
    plot: (s, { k, dead }) =>
      `${capital(k)} and ${s.rival.a} had quarreled ${s.quarrel}. One night, ${s.rival.the} had a dozen guests at dinner, and ${s.killer.the} saw them at the table from the street. To frighten ${s.rival.the}, ${s.killer.the} fired five rifle shots through the lighted windows of the dining room. ${He(s.killer)} hoped that no one would be hit, but one shot killed ${dead}, who was among the guests.`,
  },
  jest: { victim: rival, plot: jest },
  'jest-lesser': { victim: rival, plot: jest },
  glance: {
    victim: stranger,
    plot: (s, { k, dead }) =>
      `On a dry, clear afternoon, ${k} was driving at the speed limit with both hands on the wheel. ${He(s.killer)} glanced down for about a second at a warning light on the dashboard. In that second, ${dead} came out of a driveway on a bicycle, and ${s.killer.the} braked too late to avoid ${him(s.stranger)}. A more careful driver would not have looked down just then, but no traffic law was violated. ${The(s.stranger)} died.`,
  },
  license: {
    victim: stranger,
    plot: (s, { k, dead }) =>
      `${capital(k)} had not noticed that ${his(s.killer)} driver's license had expired the week before. ${He(s.killer)} was driving with full attention and below the speed limit when ${dead} ran into the street from between two parked trucks, a few feet ahead. ${The(s.killer)} braked at once, but no driver could have stopped in time. ${The(s.stranger)} died of the impact.`,
  },
  caretaker: {
    victim: widow,
    plot: (s, { k, dead }) =>
      `By a signed contract, ${k} agreed, in return for a monthly payment, to feed and care for ${dead}, who could not leave her bed and had no family. In June, ${s.killer.the} went fishing for six days. ${He(s.killer)} left the widow alone, without water within reach, and told no one, thinking that one of her neighbors would probably look in. No one did, and she died.`,
  },
  passerby: {
    victim: rival,
    plot: (s, { k, dead }) =>
      `Walking home from ${s.place[0]} in heavy rain, ${k} came upon ${dead}, with whom ${he(s.killer)} had quarreled ${s.quarrel}. ${The(s.rival)} lay unconscious in a gutter, face down in rising water. ${The(s.killer)} could have turned ${him(s.rival)} over without effort or danger and knew that ${he(s.rival)} would drown otherwise. Thinking that it served ${him(s.rival)} right, ${s.killer.the} walked on, and ${s.rival.the} drowned.`,
  },
  accident: {
    victim: clerk,
    plot: (s, { k, dead }) =>
      `${capital(k)} aimed a pistol at ${dead} and demanded the money in the register. ${He(s.killer)} wanted no one hurt and kept ${his(s.killer)} finger off the trigger. While the clerk was filling a bag, ${s.killer.the} stumbled over a crate. ${capital(his(s.killer))} hand closed on the pistol, which went off and killed the clerk. ${The(s.killer)} fled without the money.`,
  },
  flight: {
    victim: stranger,
    plot: (s, { k, dead }) =>
      `${robbed(s, k)} No one in ${s.shop[1]} was hurt. The two drove off with ${s.killer.the} at the wheel and two police cars close behind. Six blocks from ${s.shop[1]}, with the police cars still in sight, the car skidded on a curve and struck ${dead}, who was standing on the sidewalk and died.`,
  },
  agency: {
    victim: stranger,
    plot: (s, { k, dead }) =>
      `${robbed(s, k)} As they backed toward the door with the money, the owner took a pistol from under the counter and fired at ${s.killer.the}. The shot missed ${him(s.killer)} and killed ${dead}, a customer. Neither robber fired.`,
  },
  cause: {
    victim: stranger,
    plot: (s, { k, dead }) =>
      `${robbed(s, k)} A police officer, called by a silent alarm, met them at the door. When ${s.killer.the} pointed a pistol at the officer, the officer fired. The shot missed ${s.killer.the} and killed ${dead}, a customer. Neither robber fired.`,
  },
  merger: {
    victim: rival,
    plot: (s, { k, dead }) =>
      `Outside ${s.place[0]}, ${k} pointed a loaded pistol at ${dead} to frighten ${him(s.rival)}. ${The(s.rival)} struck at it, and it went off and killed ${him(s.rival)}. The prosecution relies on one felony, the assault with the pistol.`,
  },
  safety: {
    victim: stranger,
    plot: (s, { k, dead }) =>
      `${capital(k)} robbed ${s.shop[0]} at gunpoint, drove sixty miles home without being followed, hid the money in the cellar, and went to bed. The next afternoon, ${he(s.killer)} drove to town to buy groceries. On the way, at a normal speed, the car skidded on ice and struck ${dead}, who died.`,
  },
  claim: {
    victim: rival,
    plot: (s, { k, dead }) =>
      `${capital(k)} had lent ${his(s.killer)} ${s.loan} to ${dead}, who refused to return it. Honestly believing that ${he(s.killer)} was entitled to take it back, ${s.killer.the} went to ${whose(s.rival)} house and demanded it at gunpoint. As ${s.rival.the} handed it over, the pistol went off by accident and killed ${him(s.rival)}. The prosecution relies on one felony, robbery.`,
  },
} as const satisfies { readonly [T in Twist]?: Plot }
