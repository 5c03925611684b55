import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { HomicideStory, Twist } from './facts.ts'
import type { Order, Plot } from './plots.ts'

type Openings = readonly [string, string, string]

function jest(s: HomicideStory, order: Order): string {
  const { killer: k, rival: v, place } = s
  const openings: Openings = [
    `${capital(v.a)} who had just bought an old pistol handed it to ${k.a}.`,
    `${capital(k.a)} asked to see an old pistol that ${v.a} had just bought, and ${v.the} handed over the pistol.`,
    `Outside ${place[0]}, ${v.a} took out an old pistol that ${he(v)} had bought that day and handed it to ${k.a}.`,
  ]
  return `${openings[order]} ${The(k)} was certain that the pistol was empty and did not check it. As a joke, ${he(k)} pointed it at ${whose(v)} chest, said, "Hands up," and pulled the trigger. The pistol was loaded, and ${v.the} was killed.`
}

function robbed({ killer: k, shop }: HomicideStory, order: Order): string {
  const openings: Openings = [
    `${capital(k.a)} and an accomplice robbed ${shop[0]} at gunpoint.`,
    `With an accomplice, ${k.a} robbed ${shop[0]} at gunpoint.`,
    `One evening, ${k.a} and an accomplice robbed ${shop[0]} at gunpoint.`,
  ]
  return openings[order]
}

/** Plots in which the killer takes a risk or does nothing. */
export const RISKY_PLOTS = {
  crowd: (s, order) => {
    const { killer: k, rival: v, quarrel } = s
    const openings: Openings = [
      `${capital(k.a)} and ${v.a} had quarreled ${quarrel}. One night, ${k.the} saw from the street that ${v.the} had a dozen guests at ${his(v)} dinner table.`,
      `One night, ${v.a} had a dozen guests at dinner. ${capital(k.a)} who had quarreled with ${him(v)} ${quarrel} saw them from the street.`,
      `From the street one night, ${k.a} saw a dozen guests at the dinner table of ${v.a}, with whom ${he(k)} had quarreled ${quarrel}.`,
    ]
    return `${openings[order]} To frighten ${v.the}, ${k.the} fired five rifle shots through the lighted windows of the dining room. ${He(k)} hoped that no one would be hit, but one shot killed a guest.`
  },
  jest,
  'jest-lesser': jest,
  glance: (s, order) => {
    const { killer: k } = s
    const openings: Openings = [
      `On a dry, clear afternoon, ${k.a} was driving at the speed limit with both hands on the wheel.`,
      `${capital(k.a)} was driving home on a dry, clear afternoon, at the speed limit and with both hands on the wheel.`,
      `On the way home from work on a dry, clear afternoon, ${k.a} was driving at the speed limit with both hands on the wheel.`,
    ]
    return `${openings[order]} ${He(k)} glanced down for about a second at a warning light on the dashboard. In that second, a cyclist came out of a driveway. ${The(k)} braked too late to avoid the cyclist, who was killed. A more careful driver would not have looked down just then, but ${k.the} violated no traffic law.`
  },
  license: (s, order) => {
    const { killer: k } = s
    const ran =
      'a pedestrian ran into the street from between two parked trucks, a few feet in front of the car'
    const unseen = `${his(k)} driver's license had expired the week before`
    const openings: Openings = [
      `${capital(k.a)} had not noticed that ${unseen}. ${He(k)} was driving attentively and below the speed limit when ${ran}.`,
      `${capital(k.a)} was driving attentively and below the speed limit. ${He(k)} did not know that ${unseen}. Suddenly, ${ran}.`,
      `Unaware that ${unseen}, ${k.a} was driving attentively and below the speed limit when ${ran}.`,
    ]
    return `${openings[order]} ${The(k)} braked at once, but no driver could have stopped in time. The pedestrian died of the impact.`
  },
  caretaker: (s, order) => {
    const { killer: k } = s
    const openings: Openings = [
      `By a signed contract, ${k.a} agreed to feed and care for an elderly widow, who could not leave her bed and had no family, in return for a monthly payment.`,
      `An elderly widow who could not leave her bed and had no family signed a contract with ${k.a}. In return for a monthly payment, ${k.the} promised to feed and care for her.`,
      `For a monthly payment, ${k.a} agreed in a signed contract to feed and care for an elderly widow, who could not leave her bed and had no family.`,
    ]
    return `${openings[order]} In June, ${k.the} went fishing for six days. Thinking that one of the neighbors would probably look in, ${he(k)} told no one and left the widow alone, without water within reach. No one looked in, and the widow died.`
  },
  passerby: (s, order) => {
    const { killer: k, rival: v, quarrel, place } = s
    const openings: Openings = [
      `Walking home from ${place[0]} in heavy rain, ${k.a} came upon ${v.a}, with whom ${he(k)} had quarreled ${quarrel}. ${The(v)} lay unconscious in a gutter, face down in rising water.`,
      `In heavy rain, ${v.a} lay unconscious in a gutter, face down in rising water. ${capital(k.a)} who had quarreled with ${him(v)} ${quarrel} came upon ${him(v)} while walking home from ${place[0]}.`,
      `${capital(k.a)} was walking home from ${place[0]} in heavy rain when ${he(k)} saw ${v.a}, with whom ${he(k)} had quarreled ${quarrel}, lying unconscious in a gutter, face down in rising water.`,
    ]
    return `${openings[order]} ${The(k)} could have turned ${him(v)} over without effort or danger and knew that ${he(v)} would otherwise drown. Thinking that it served ${him(v)} right, ${k.the} walked on, and ${v.the} drowned.`
  },
} as const satisfies { readonly [T in Twist]?: Plot }

/** Plots in which a felony is committed, or what looks like one. */
export const FELONY_PLOTS = {
  accident: (s, order) => {
    const { killer: k, shop } = s
    const openings: Openings = [
      `${capital(k.a)} walked into ${shop[0]}, aimed a pistol at the clerk, and demanded the money in the register.`,
      `In ${shop[0]}, ${k.a} aimed a pistol at the clerk and demanded the money in the register.`,
      `The clerk in ${shop[0]} was alone when ${k.a} came in, aimed a pistol at her, and demanded the money in the register.`,
    ]
    return `${openings[order]} ${The(k)} wanted no one hurt and kept ${his(k)} finger off the trigger. While the clerk was filling a bag, ${k.the} stumbled over a crate. ${capital(his(k))} hand closed on the pistol, which went off and killed the clerk. ${The(k)} fled without the money.`
  },
  flight: (s, order) => {
    const { killer: k } = s
    return `${robbed(s, order)} No one in ${s.shop[1]} was hurt. The two sped off with ${k.the} at the wheel and two police cars close behind. Six blocks away, with the police cars still in sight, the robbers' car skidded on a curve and struck and killed a pedestrian who was standing on the sidewalk.`
  },
  agency: (s, order) => {
    const { killer: k } = s
    return `${robbed(s, order)} As the two backed toward the door with the money, the owner took a pistol from under the counter and fired at ${k.the}. The shot missed ${him(k)} and killed a customer. Neither robber fired.`
  },
  cause: (s, order) => {
    const { killer: k } = s
    return `${robbed(s, order)} A police officer who had been called by a silent alarm met them at the door. When ${k.the} pointed a pistol at the officer, the officer fired. The shot missed ${k.the} and killed a customer. Neither robber fired.`
  },
  merger: (s, order) => {
    const { killer: k, rival: v, place } = s
    const openings: Openings = [
      `Outside ${place[0]}, ${k.a} pointed a loaded pistol at ${v.a} to frighten ${him(v)}.`,
      `To frighten ${v.a}, ${k.a} pointed a loaded pistol at ${him(v)} outside ${place[0]}.`,
      `${capital(k.a)} met ${v.a} outside ${place[0]} and, to frighten ${him(v)}, pointed a loaded pistol at ${him(v)}.`,
    ]
    return `${openings[order]} ${The(v)} struck at the pistol, which discharged and killed ${him(v)}.`
  },
  safety: (s, order) => {
    const { killer: k, shop } = s
    const home = 'drove sixty miles home without being followed, hid the money in the cellar, and went to bed'
    const openings: Openings = [
      `${capital(k.a)} robbed ${shop[0]} at gunpoint, ${home}.`,
      `After robbing ${shop[0]} at gunpoint, ${k.a} ${home}.`,
      `One evening, ${k.a} robbed ${shop[0]} at gunpoint. ${He(k)} ${home}.`,
    ]
    return `${openings[order]} The next afternoon, ${he(k)} drove to town to buy groceries. On the way, at a normal speed, ${his(k)} car skidded on ice and struck a pedestrian, who died.`
  },
  claim: (s, order) => {
    const { killer: k, rival: v, loan } = s
    const openings: Openings = [
      `${capital(k.a)} had lent ${his(k)} ${loan} to ${v.a}, who refused to return it.`,
      `${capital(v.a)} had borrowed a ${loan} from ${k.a} and refused to return it.`,
      `${capital(v.a)} refused to return a ${loan} that ${k.a} had lent ${him(v)}.`,
    ]
    return `${openings[order]} Honestly believing that ${he(k)} was entitled to take the ${loan} back, ${k.the} went to ${whose(v)} house and demanded it at gunpoint. As ${v.the} handed it over, the pistol went off by accident and killed ${him(v)}.`
  },
} as const satisfies { readonly [T in Twist]?: Plot }
