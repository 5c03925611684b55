import type { RuleTable } from '../../engine/tables.ts'
import type { StrictFacts, StrictStory } from './facts.ts'

const R3D = 'Restatement (Third) of Torts: Liability for Physical and Emotional Harm §'
const WITHIN = 'Strict liability covers only harm from the risks that are the ground of it.'

/** Every rule that a path can run through. */
export const rules = {
  wild: {
    authority: `${R3D} 22`,
    rule: 'The keeper of a wild animal, of a kind likely to injure people unless it is restrained, is strictly liable for the physical harm it causes.',
    applied: (_, { keeper }) => `${keeper} kept an animal of such a kind.`,
  },
  attack: {
    authority: `${R3D} 22`,
    rule: 'Care in the keeping is no defense.',
    applied: (_, { keeper }) => `The sound enclosure does not help ${keeper}.`,
  },
  gentle: {
    authority: `${R3D} 22`,
    rule: 'The kind decides, and the tameness of the single animal does not matter.',
    applied: (_, { keeper }) => `Nine peaceful years do not help ${keeper}.`,
  },
  fright: {
    authority: `${R3D} 22`,
    rule: 'Harm suffered in flight from a wild animal is among the risks that make it dangerous.',
    applied: (_, { victim }) => `${victim} fell while fleeing from the animal.`,
  },
  stumble: {
    authority: `${R3D} 29`,
    rule: WITHIN,
    applied: (_, { victim }) =>
      `${victim} might as well have stumbled over a log; the wildness played no part.`,
  },
  careless: {
    authority: `${R3D} 25`,
    rule: 'Carelessness of the injured reduces recovery in strict liability and does not bar it.',
    applied: (_, { keeper, victim }) =>
      `${victim} was careless, so the sum may be reduced, but ${keeper} is liable.`,
  },
  benefit: {
    authority: `${R3D} 24`,
    rule: 'Strict liability does not protect one who comes close to the animal or activity to secure a benefit from it.',
    applied: (_, { victim }) => `${victim} came close to the animal for the sake of a benefit.`,
  },
  picture: {
    authority: `${R3D} 24`,
    rule: 'A spectacle or a picture is such a benefit.',
    applied: (_, { victim }) => `${victim} paid for the pose.`,
  },
  trainer: {
    authority: `${R3D} 24`,
    rule: 'Paid work with the animal is such a benefit.',
    applied: (_, { victim }) => `${victim} came for the fee.`,
  },
  obliged: {
    authority: `${R3D} 24`,
    rule: 'One who keeps an animal under an obligation imposed by law is not strictly liable for it.',
    applied: (_, { keeper }) => `The statute left ${keeper} no choice.`,
  },
  tame: {
    authority: `${R3D} 23`,
    rule: 'The keeper of a tame animal who knows or has reason to know of a dangerous tendency abnormal for its category is strictly liable for harm from that tendency.',
    applied: () => 'The animal belonged to a tame kind.',
  },
  unknown: {
    authority: `${R3D} 23`,
    rule: 'Without reason to know of such a tendency the keeper answers only for negligence.',
    applied: (_, { keeper }) => `${keeper} had been given no sign of ill temper.`,
  },
  bitten: {
    authority: `${R3D} 23`,
    rule: 'Earlier bites give notice.',
    applied: (_, { keeper }) => `${keeper} knew of two of them, and the care does not help.`,
  },
  snapped: {
    authority: `${R3D} 23`,
    rule: 'Notice needs no earlier injury: any sign of the abnormal tendency is enough.',
    applied: (_, { keeper }) => `${keeper} knew that the dog had flown at people.`,
  },
  frolic: {
    authority: `${R3D} 29`,
    rule: WITHIN,
    applied: (_, { keeper, victim }) => `${keeper} knew of biting, and ${victim} was hurt by play.`,
  },
  ordinary: {
    authority: `${R3D} 23`,
    rule: 'A tendency that is usual in a tame category is not abnormal, though the keeper knows of it.',
    applied: () => 'The mare kicked as horses do.',
  },
  straying: {
    authority: `${R3D} 21`,
    rule: 'The owner of livestock or other animals, except dogs and cats, that intrude on another’s land is strictly liable for the harm the intrusion causes.',
    applied: () => 'The animal had strayed.',
  },
  pet: {
    authority: `${R3D} 21`,
    rule: 'Dogs and cats are excepted from that rule.',
    applied: (_, { victim }) => `It was a dog that dug up the plants of ${victim}.`,
  },
  cattle: {
    authority: `${R3D} 21`,
    rule: 'Cattle are within it.',
    applied: (_, { victim }) => `The cows entered the land of ${victim} and trampled what grew there.`,
  },
  road: {
    authority: `${R3D} 21`,
    rule: 'The rule covers intrusion on the land of the injured and not straying onto a road.',
    applied: (_, { victim }) => `${victim} was hurt on the highway.`,
  },
  activity: {
    authority: `${R3D} 20`,
    rule: 'An activity is abnormally dangerous if it creates a foreseeable and highly significant risk even when all take reasonable care, and is not of common usage.',
    applied: () => 'The court found a great risk despite care, and nobody else blasted there.',
  },
  stone: {
    authority: `${R3D} 20`,
    rule: 'Care is no defense for such an activity.',
    applied: (_, { victim }) => `${victim} was hit by a flying stone.`,
  },
  useful: {
    authority: `${R3D} 20`,
    rule: 'The value of the activity to the community is no defense.',
    applied: (_, { keeper }) => `${keeper} served the public, but by choice.`,
  },
  shaking: {
    authority: `${R3D} 20`,
    rule: 'It does not matter whether a blast does its harm by stones or by shaking.',
    applied: (_, { victim }) => `The blast cracked the walls of the house that belongs to ${victim}.`,
  },
  brood: {
    authority: `${R3D} 29`,
    rule: WITHIN,
    applied: (_, { victim }) =>
      `What makes blasting dangerous is its force, and no force reached the farm of ${victim}.`,
  },
  common: {
    authority: `${R3D} 20`,
    rule: 'An activity of common usage is not abnormally dangerous, however high its risk.',
    applied: () => 'Nearly every house in the valley used gas.',
  },
  safe: {
    authority: `${R3D} 20`,
    rule: 'An activity is not abnormally dangerous if reasonable care by all makes its risk slight.',
    applied: () => 'The court found the risk slight so long as care is taken.',
  },
} as const satisfies RuleTable<StrictFacts, StrictStory>
