import { capital } from '../../../text/capital.ts'
import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { plaintiff, type StrictFacts, type StrictStory } from './facts.ts'

const R3D = 'Restatement (Third) of Torts: Liability for Physical and Emotional Harm §'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  wild: {
    authority: `${R3D} 22`,
    rule: 'The keeper of a wild animal, of a category likely to injure people unless restrained, is strictly liable for physical harm that it causes.',
    applied: (_, { beasts }) => `${capital(beasts)} are such animals.`,
  },
  care: {
    authority: `${R3D} 22`,
    rule: 'Reasonable care in keeping it is no defense.',
    applied: (_, { owner }) => `The sound enclosure does not help ${owner.the}, who is liable.`,
  },
  gentle: {
    authority: `${R3D} 22`,
    rule: 'The category decides, and not how tame the individual animal has become.',
    applied: (_, { owner }) => `Nine peaceful years do not help ${owner.the}, who is liable.`,
  },
  fright: {
    authority: `${R3D} 29`,
    rule: 'Liability extends to harm within the risks that make the animal dangerous, and flight in terror is one of them.',
    applied: (at, story) =>
      `${The(plaintiff(at, story))} was hurt in flight, so ${story.owner.the} is liable.`,
  },
  stumble: {
    authority: `${R3D} 29`,
    rule: 'Liability is limited to harm within the risks that make the animal dangerous.',
    applied: (at, story) =>
      `${The(plaintiff(at, story))} might as well have tripped over a log, so strict liability does not apply.`,
  },
  careless: {
    authority: `${R3D} 25`,
    rule: 'Failure to use reasonable care for oneself reduces recovery in strict liability by comparative responsibility and does not bar it.',
    applied: (at, story) =>
      `The inattention of ${plaintiff(at, story).the} lowers the award, but ${story.owner.the} is liable.`,
  },
  picture: {
    authority: `${R3D} 24`,
    rule: 'Strict liability does not protect a person who makes contact with the animal to secure a benefit from it.',
    applied: (at, story) =>
      `${The(plaintiff(at, story))} paid for the pose and wanted the picture, so strict liability does not apply.`,
  },
  obliged: {
    authority: `${R3D} 24`,
    rule: 'One who keeps an animal under an obligation imposed by law is not strictly liable.',
    applied: () => 'The statute left the shelter no choice, so strict liability does not apply.',
  },
  tame: {
    authority: `${R3D} 23`,
    rule: 'The owner of a domestic animal is strictly liable for harm from a dangerous propensity abnormal for its category, if the owner knew or had reason to know of it.',
    applied: ({ twist }) =>
      twist === 'mare' ? 'A mare is a domestic animal.' : 'A dog is a domestic animal.',
  },
  unknown: {
    authority: `${R3D} 23`,
    rule: 'Without reason to know of such a propensity, the owner is liable only for negligence.',
    applied: (_, { owner }) =>
      `Nine peaceful years gave ${owner.the} no reason to know of one, so strict liability does not apply.`,
  },
  bitten: {
    authority: `${R3D} 23`,
    rule: 'An earlier bite gives notice, and later care is no defense.',
    applied: (_, { owner }) => `The two bites were known to ${owner.the}, who is liable.`,
  },
  snapped: {
    authority: `${R3D} 23`,
    rule: 'Notice does not require an earlier injury, since any sign of the propensity is enough.',
    applied: (_, { owner }) => `That the dog lunged and snapped was known to ${owner.the}, who is liable.`,
  },
  frolic: {
    authority: `${R3D} 29`,
    rule: 'Liability is limited to harm within the risk that makes the animal dangerous.',
    applied: (at, story) =>
      `What was known was biting, and ${plaintiff(at, story).the} was hurt by play, so strict liability does not apply.`,
  },
  trainer: {
    authority: `${R3D} 24`,
    rule: 'Strict liability does not protect a person who makes contact with the animal to secure a benefit from it, such as pay.',
    applied: () => 'The trainer came for the fee, so strict liability does not apply.',
  },
  mare: {
    authority: `${R3D} 23`,
    rule: 'A propensity that is normal for a category is not abnormal because the owner knows of it.',
    applied: () => 'The mare kicked as horses do, so strict liability does not apply.',
  },
  straying: {
    authority: `${R3D} 21`,
    rule: "The owner of livestock or another animal that intrudes on another's land is strictly liable for harm caused by the intrusion.",
    applied: ({ twist }) => (twist === 'pet' ? 'The dog had run onto such land.' : 'Cows are livestock.'),
  },
  pet: {
    authority: `${R3D} 21`,
    rule: 'Dogs and cats are excepted.',
    applied: () => 'A dog did the damage here, so strict liability does not apply.',
  },
  cattle: {
    authority: `${R3D} 21`,
    rule: 'Neither care nor a clean record is a defense.',
    applied: (at, story) =>
      `The cows entered the land of ${plaintiff(at, story).the}, so ${story.rancher.the} is liable.`,
  },
  road: {
    authority: `${R3D} 21`,
    rule: 'The rule protects possessors of land and not people on a road.',
    applied: (at, story) =>
      `${The(plaintiff(at, story))} was hurt on a highway, so strict liability does not apply.`,
  },
  activity: {
    authority: `${R3D} 20`,
    rule: 'An activity is abnormally dangerous if it creates a foreseeable and highly significant risk of physical harm even when all use reasonable care, and is not one of common usage.',
    applied: ({ twist }) =>
      twist === 'gas'
        ? 'The risk of explosion was that great.'
        : twist === 'acid'
          ? 'No one else in the region uses or stores the acid.'
          : 'Blasting is the standard example.',
  },
  stone: {
    authority: `${R3D} 20`,
    rule: 'Reasonable care is no defense to liability for such an activity.',
    applied: (at, story) =>
      `A rock from a blast struck ${plaintiff(at, story).the}, so ${story.builder.the} is liable.`,
  },
  useful: {
    authority: `${R3D} 20`,
    rule: 'That the activity serves the community is no defense.',
    applied: (_, { builder }) => `${The(builder)} chose to bid for the tunnel and is liable.`,
  },
  shaking: {
    authority: `${R3D} 29`,
    rule: 'Liability extends to harm within the risks that make the activity dangerous, of which vibration is one.',
    applied: (at, story) =>
      `The blast cracked the walls of a house that ${plaintiff(at, story).the} owned, so ${story.builder.the} is liable.`,
  },
  brood: {
    authority: `${R3D} 29`,
    rule: 'Liability is limited to harm within the risks that make the activity dangerous.',
    applied: () => 'The force of the blast never reached the farm, so strict liability does not apply.',
  },
  gas: {
    authority: `${R3D} 20`,
    rule: 'An activity of common usage is not abnormally dangerous, however large its risk.',
    applied: () => 'Nearly every house in the valley used gas, so strict liability does not apply.',
  },
  acid: {
    authority: `${R3D} 20`,
    rule: 'Being uncommon is not enough: the risk must remain highly significant despite care.',
    applied: () => 'With reasonable care the risk was slight, so strict liability does not apply.',
  },
} as const satisfies RuleTable<StrictFacts, StrictStory>
