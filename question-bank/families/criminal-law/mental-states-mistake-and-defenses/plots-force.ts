import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import { begun, type Order, type Plots } from './plot.ts'
import type { MentalStory } from './story.ts'

const FIGHT = {
  charge: 'battery with a deadly weapon',
  law: 'follows the majority rules of self-defense and imposes no duty to retreat',
} as const

const arrest = ({ defendant, other }: MentalStory, order: Order): string =>
  `${begun(order, [
    `On a street corner, ${defendant.a} saw two men in plain clothes dragging ${other.a}, who was screaming for help, into an unmarked car. The men were police officers making a lawful arrest with reasonable force, but nothing identified them as officers.`,
    `Two police officers in plain clothes lawfully arrested ${other.a}. Nothing identified them as officers. They were using reasonable force to drag ${other.the}, who was screaming for help, into an unmarked car when ${defendant.a} saw them.`,
    `${capital(defendant.a)} was walking by as two men in plain clothes dragged ${other.a}, who was screaming for help, into an unmarked car. The men were police officers making a lawful arrest with reasonable force, but nothing identified them as officers.`,
  ])} ${The(defendant)} believed, as any reasonable passerby would have, that ${other.the} was being kidnapped. To free ${other.the}, ${defendant.the} punched one of the officers.`

const demand = ({ defendant, seller, shop, third }: MentalStory, order: Order): string =>
  `${begun(order, [
    `${capital(third.a)} pressed a pistol to ${defendant.a}'s head and threatened to shoot at once unless ${defendant.the} robbed ${seller.a} at ${shop} nearby.`,
    `${capital(defendant.a)} was walking past ${shop} when ${third.a} pressed a pistol to ${whose(defendant)} head and threatened to shoot at once unless ${defendant.the} robbed ${seller.the} there.`,
    `Outside ${shop} one evening, ${third.a} pressed a pistol to ${defendant.a}'s head and said, "Rob ${seller.the} in there, or I'll shoot you right now."`,
  ])} Reasonably afraid and unable to flee or call for help, ${defendant.the} took a knife that ${third.the} handed ${him(defendant)}, threatened ${seller.the} with it, and took the money. ${The(third)} stood a few steps behind with the pistol drawn.`

const BREAK_IN = {
  charge: 'violating the statute',
  law: 'recognizes the common-law defense of necessity',
  statute: () =>
    "A state statute makes it a crime to break into a building intentionally and without the owner's consent.",
} as const

const blizzard = ({ defendant }: MentalStory, order: Order): string =>
  begun(order, [
    `While hiking on a mountain trail, ${defendant.a} was overtaken by an unexpected blizzard.`,
    `${capital(defendant.a)} was hiking on a mountain trail when an unexpected blizzard began.`,
    `On a mountain trail, ${defendant.a} was caught in an unexpected blizzard.`,
  ])

const DURESS = 'follows the common law of duress'

/** Plots in which an attack, or what looks like one, is met with force. */
const DEFENSE_PLOTS = {
  toy: {
    ...FIGHT,
    plot: ({ defendant, other, place, club }, order) =>
      `${begun(order, [
        `In the dark lot behind ${place[0]}, ${other.a} stepped in front of ${defendant.a}, pointed a pistol at ${whose(defendant)} chest, and said, "You have five seconds to live." ${The(defendant)} at once swung ${club[0]}, which ${he(defendant)} was carrying home,`,
        `${capital(defendant.a)} was carrying ${club[0]} home through the dark lot behind ${place[0]}. ${capital(other.a)} stepped in front of ${defendant.the}, pointed a pistol at ${whose(defendant)} chest, and said, "You have five seconds to live." ${The(defendant)} at once swung ${club[1]}`,
        `"You have five seconds to live," ${other.a} told ${defendant.a} in the dark lot behind ${place[0]}, pointing a pistol at ${whose(defendant)} chest. ${The(defendant)} at once swung ${club[0]}, which ${he(defendant)} was carrying home,`,
      ])} and fractured ${whose(other)} skull. The pistol turned out to be a toy, but anyone in ${whose(defendant)} place would have taken it for a real one.`,
  },
  slap: {
    ...FIGHT,
    plot: ({ defendant, other, place, club }, order) =>
      `${begun(order, [
        `In a quarrel over a parking space outside ${place[0]}, ${other.a} slapped ${defendant.a} across the face with an open hand and raised ${his(other)} hand to do it again. ${The(other)} was unarmed and a head shorter.`,
        `${capital(defendant.a)} and ${other.a} were quarreling over a parking space outside ${place[0]}. ${The(other)}, who was unarmed and a head shorter, slapped ${defendant.the} across the face with an open hand and raised ${his(other)} hand to do it again.`,
        `When both ${defendant.a} and ${other.a} claimed a parking space outside ${place[0]}, ${other.the} slapped ${defendant.the} across the face with an open hand and raised ${his(other)} hand to do it again. ${The(other)} was unarmed and a head shorter.`,
      ])} ${The(defendant)}, who was not hurt, picked up ${club[0]}, swung it at ${whose(other)} head with full force, and fractured ${his(other)} skull.`,
  },
  knife: {
    ...FIGHT,
    plot: ({ defendant, other, place, club }, order) =>
      `${begun(order, [
        `In an argument outside ${place[0]}, ${defendant.a} slapped ${other.a} once across the face with an open hand.`,
        `${capital(defendant.a)} and ${other.a} were arguing outside ${place[0]}. ${The(defendant)} slapped ${other.the} once across the face with an open hand.`,
        `When ${other.a} argued with ${defendant.a} outside ${place[0]}, ${defendant.the} slapped ${other.the} once across the face with an open hand.`,
      ])} ${The(other)} suddenly drew a long knife and lunged at ${whose(defendant)} throat. ${The(defendant)}, whose back was against a wall, could not get away. ${He(defendant)} seized ${club[0]} that lay within reach and struck ${other.the} on the head, fracturing ${his(other)} skull.`,
  },
  attacker: {
    ...FIGHT,
    plot: ({ defendant, other, place, club }, order) =>
      `${begun(order, [
        `Outside ${place[0]}, ${defendant.a} ran at ${other.a}, with whom ${he(defendant)} had quarreled, and swung ${club[0]} at ${whose(other)} head, shouting, "I'll kill you."`,
        `After a quarrel with ${other.a}, ${defendant.a} waited outside ${place[0]}. When ${other.the} came out, ${defendant.the} ran up and swung ${club[0]} at ${whose(other)} head, shouting, "I'll kill you."`,
        `${capital(defendant.a)} and ${other.a} had quarreled. "I'll kill you," ${defendant.the} shouted outside ${place[0]}, running at ${other.the} and swinging ${club[0]} at ${whose(other)} head.`,
      ])} ${The(other)} ducked, drew a knife, and thrust it toward ${defendant.the} to keep ${him(defendant)} off. ${The(defendant)}, now in fear of being stabbed, went on swinging and fractured ${whose(other)} skull. ${He(defendant)} had made no effort to break off the fight.`,
  },
  fright: {
    charge: 'voluntary manslaughter',
    law: 'recognizes both perfect and imperfect self-defense',
    plot: ({ defendant, other, club }, order) =>
      `${begun(order, [
        `Late one night, ${other.a}, who had lost ${his(other)} way and was carrying a flashlight, walked up to ${defendant.a} to ask for directions.`,
        `${capital(other.a)} lost ${his(other)} way one night. Carrying a flashlight, ${he(other)} walked up to ${defendant.a} to ask for directions.`,
        `${capital(defendant.a)} was walking home late at night when ${other.a}, who had lost ${his(other)} way, came up with a flashlight to ask for directions.`,
      ])} ${The(defendant)} honestly believed that the flashlight was a gun and that ${he(defendant)} was about to be shot. Intending to kill ${other.the} before ${he(other)} could fire, ${defendant.the} struck ${him(other)} on the head with ${club[0]}, and ${other.the} died. No reasonable person would have taken the flashlight for a gun.`,
  },
} as const satisfies Plots

/** Plots in which force or an emergency is pleaded. */
export const FORCE_PLOTS = {
  ...DEFENSE_PLOTS,
  'reasonable-rescue': {
    charge: 'battery',
    law: 'follows the majority rule on the defense of others',
    plot: arrest,
  },
  'alter-ego-rescue': {
    charge: 'battery',
    law: 'follows the alter-ego rule for the defense of others',
    plot: arrest,
  },
  storm: {
    ...BREAK_IN,
    plot: (s, order) =>
      `${blizzard(s, order)} Night was falling, and ${his(s.defendant)} phone had no signal. ${The(s.defendant)} was beginning to freeze when ${he(s.defendant)} came to a vacant cabin that belonged to a stranger. There was no other shelter within miles. ${The(s.defendant)} broke the lock and stayed inside until the storm had passed. ${He(s.defendant)} took nothing.`,
  },
  station: {
    ...BREAK_IN,
    plot: (s, order) =>
      `${blizzard(s, order)} Night was falling, and ${he(s.defendant)} was beginning to freeze. From the trail, ${he(s.defendant)} saw a heated ranger station, five minutes away, that was open to hikers. Preferring to be alone, ${s.defendant.the} instead broke the lock of a stranger's vacant cabin and stayed inside until the storm had passed. ${He(s.defendant)} took nothing.`,
  },
  robbery: { charge: 'robbery', law: DURESS, plot: demand },
  killing: {
    charge: 'murder',
    law: DURESS,
    plot: ({ defendant, other, third, club }, order) =>
      `${begun(order, [
        `${capital(third.a)} pressed a pistol to ${defendant.a}'s head and threatened to shoot at once unless ${defendant.the} killed ${other.a}, who was tied to a chair in the same room.`,
        `${capital(third.a)} tied ${other.a} to a chair and forced ${defendant.a} into the room. Pressing a pistol to ${whose(defendant)} head, ${third.the} threatened to shoot at once unless ${defendant.the} killed ${other.the}.`,
        `In a room where ${other.a} sat tied to a chair, ${third.a} pressed a pistol to ${defendant.a}'s head and threatened to shoot at once unless ${defendant.the} killed ${other.the}.`,
      ])} Reasonably afraid and unable to flee or call for help, ${defendant.the} struck ${other.the} on the head with ${club[0]}, intending to kill ${him(other)}. ${The(other)} died.`,
  },
  death: {
    charge: 'felony murder',
    law: `${DURESS} and limits felony murder to those who are guilty of the underlying felony`,
    plot: (s, order) =>
      `${demand(s, order)} Then ${s.third.the} suddenly fired and killed ${s.seller.the}, which ${s.defendant.the} had neither wanted nor expected.`,
  },
} as const satisfies Plots
