import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { Plots } from './plot.ts'
import type { MentalStory } from './story.ts'

const FIGHT = {
  charge: 'battery with a deadly weapon',
  law: 'follows the majority rules of self-defense and imposes no duty to retreat',
} as const

const arrest = ({ defendant, other }: MentalStory, d: string): string =>
  `On a street corner, ${d} saw two men in ordinary clothes dragging ${other.a}, who was screaming for help, into an unmarked car. The men were police officers making a lawful arrest with reasonable force, but nothing showed it. ${The(defendant)} honestly and reasonably believed that ${other.the} was being kidnapped and punched one of the officers so that ${other.the} could get away.`

const demand = ({ defendant, seller, shop, club, third }: MentalStory, d: string): string =>
  `${capital(third.a)} pressed a pistol to the head of ${d} and threatened to shoot at once unless ${defendant.the} robbed ${shop}. Reasonably afraid and unable to flee or call for help, ${defendant.the} threatened ${seller.a} with ${club[0]} and took the money, while ${third.the} aimed the pistol through the window.`

const BREAK_IN = {
  charge: 'breaking into a building',
  law: 'makes it a crime to break into a building intentionally and without consent, and recognizes the common-law defense of necessity',
} as const

const DURESS = 'follows the common law of duress'

/** Plots in which force or an emergency is pleaded. */
export const FORCE_PLOTS = {
  toy: {
    ...FIGHT,
    plot: ({ defendant, other, place, club }, d) =>
      `In the dark lot behind ${place[0]}, ${other.a} stepped in front of ${d}, pointed a pistol at ${his(defendant)} chest, and said, "You have five seconds to live." ${The(defendant)} at once swung ${club[0]}, which ${he(defendant)} was carrying home, and fractured ${whose(other)} skull. The pistol turned out to be a toy, but anyone in ${whose(defendant)} place would have taken it for a real one.`,
  },
  slap: {
    ...FIGHT,
    plot: ({ defendant, other, place, club }, d) =>
      `In a quarrel over a parking space outside ${place[0]}, ${other.a} slapped ${d} across the face with an open hand and raised the hand to do it again. ${The(other)} was unarmed and a head shorter. ${The(defendant)}, who was not hurt, picked up ${club[0]}, swung it at ${whose(other)} head with full force, and fractured ${his(other)} skull.`,
  },
  knife: {
    ...FIGHT,
    plot: ({ defendant, other, place, club }, d) =>
      `In an argument outside ${place[0]}, ${d} slapped ${other.a} once across the face with an open hand. ${The(other)} suddenly drew a long knife and lunged at ${whose(defendant)} throat. ${The(defendant)}, whose back was against a wall, could not get away. ${He(defendant)} seized ${club[0]} that lay within reach and struck ${other.the} on the head, fracturing ${his(other)} skull.`,
  },
  attacker: {
    ...FIGHT,
    plot: ({ defendant, other, place, club }, d) =>
      `Outside ${place[0]}, ${d} ran at ${other.a}, with whom ${he(defendant)} had quarreled, and swung ${club[0]} at ${his(other)} head, shouting, "I'll kill you." ${The(other)} ducked, drew a knife, and thrust it toward ${defendant.the} to keep ${him(defendant)} off. ${The(defendant)}, now in fear of being stabbed, went on swinging and fractured ${whose(other)} skull. ${He(defendant)} had made no effort to break off the fight.`,
  },
  fright: {
    charge: 'voluntary manslaughter',
    law: 'recognizes both perfect and imperfect self-defense',
    plot: ({ defendant, other, club }, d) =>
      `Late one night, ${other.a}, who had lost ${his(other)} way, walked up to ${d} with a flashlight in ${his(other)} hand to ask for directions. ${The(defendant)} honestly believed that the flashlight was a gun and that ${he(defendant)} was about to be shot. Meaning to kill ${other.the} before a shot could be fired, ${he(defendant)} struck ${him(other)} on the head with ${club[0]}, and ${other.the} died. No reasonable person would have taken the flashlight for a gun.`,
  },
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
    plot: ({ defendant, other }, d) =>
      `An unexpected blizzard overtook ${d} on a mountain trail. Night was falling, ${his(defendant)} telephone had no signal, and there was no other shelter within miles. Beginning to freeze, ${defendant.the} broke the lock of a vacant cabin, which belonged to ${other.a}, and stayed inside until the storm had passed. ${He(defendant)} took nothing.`,
  },
  station: {
    ...BREAK_IN,
    plot: ({ defendant, other }, d) =>
      `A blizzard overtook ${d} on a mountain trail. Night was falling, and ${he(defendant)} was beginning to freeze. From the trail, ${he(defendant)} saw a heated ranger station, five minutes away, that was open to hikers. Since ${he(defendant)} preferred to be alone, ${defendant.the} instead broke the lock of a vacant cabin, which belonged to ${other.a}, and stayed inside until the storm had passed. ${He(defendant)} took nothing.`,
  },
  robbery: { charge: 'robbery', law: DURESS, plot: demand },
  killing: {
    charge: 'murder',
    law: DURESS,
    plot: ({ defendant, other, third, club }, d) =>
      `${capital(third.a)} pressed a pistol to the head of ${d} and threatened to shoot at once unless ${defendant.the} killed ${other.a}, who was tied to a chair in the same room. Reasonably afraid and unable to flee or call for help, ${defendant.the} struck ${other.the} on the head with ${club[0]}, meaning to kill ${him(other)}. ${The(other)} died.`,
  },
  death: {
    charge: 'felony murder',
    law: `${DURESS} and limits felony murder to those who are guilty of the underlying felony`,
    plot: (s, d) =>
      `${demand(s, d)} Then ${s.third.the} suddenly fired and killed ${s.seller.the}, which ${s.defendant.the} had neither wanted nor expected.`,
  },
} as const satisfies Plots
