import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { PropertyFacts, PropertyStory } from './facts.ts'

const R2D = 'Restatement (Second) of Torts §'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  intent: {
    authority: `${R2D} 158`,
    rule: "A person who intentionally enters land in another's possession, without consent or privilege, is liable for trespass even if no harm is done.",
    applied: (_, { actor }) => `${The(actor)} walked there on purpose.`,
  },
  mistake: {
    authority: `${R2D} 164`,
    rule: 'A mistaken belief in a right to enter, however reasonable, is no defense unless the possessor induced it.',
    applied: (_, { actor, owner }) =>
      `The map was the work of the county and not of ${owner.the}, so ${actor.the} is liable.`,
  },
  induced: {
    authority: `${R2D} 164`,
    rule: "A person who enters under a mistake that was induced by the possessor's conduct is not liable for trespass.",
    applied: (_, { actor, owner }) =>
      `${The(owner)} pointed out the way that ${actor.the} took, so ${actor.the} is not liable.`,
  },
  object: {
    authority: `${R2D} 158`,
    rule: "A person who intentionally causes a thing to enter land in another's possession is liable for trespass even if no harm is done.",
    applied: (_, { actor, object }) =>
      `${The(actor)} threw ${object} over the fence on purpose and is liable for nominal damages.`,
  },
  overstayed: {
    authority: `${R2D} 158`,
    rule: 'A person who intentionally remains on land after consent has been withdrawn is liable for trespass.',
    applied: (_, { actor, owner }) =>
      `${The(owner)} asked ${actor.the} to go at noon, and ${actor.the} is liable for the hours after that.`,
  },
  'no-act': {
    authority: `${R2D} 166`,
    rule: 'An entry that is neither intended, reckless, nor negligent, nor the result of an abnormally dangerous activity, is not actionable even if it does harm.',
    applied: (_, { actor }) =>
      `A stranger pushed ${actor.the}, who did nothing to bring it about, so ${actor.the} is not liable.`,
  },
  'careless-harm': {
    authority: `${R2D} 165`,
    rule: 'A person who recklessly or negligently enters land is liable if the entry causes harm.',
    applied: (_, { actor, crop }) =>
      `${The(actor)} was not watching the road and damaged ${crop}, so ${actor.the} is liable.`,
  },
  'careless-none': {
    authority: `${R2D} 165`,
    rule: 'A person who recklessly or negligently enters land is liable only if the entry causes harm.',
    applied: (_, { actor }) =>
      `${The(actor)} was not watching the road, but nothing was harmed, so ${actor.the} is not liable.`,
  },
  'private-pays': {
    authority: `${R2D} 197`,
    rule: 'A person may enter land if that is or reasonably appears necessary to prevent serious harm to a person or property, but must pay for harm done.',
    applied: (_, { actor }) => `${The(actor)} was free to break in, and owes the $900 for the door.`,
  },
  'private-property': {
    authority: 'Vincent v. Lake Erie Transportation Co.',
    rule: "A person who saves property from sudden danger at the expense of another's property is privileged to do so, but must pay for the harm.",
    applied: (_, { actor }) => `${The(actor)} was free to save the truck, and owes the $700.`,
  },
  'private-harmless': {
    authority: `${R2D} 197`,
    rule: 'A person may enter and remain on land if that is or reasonably appears necessary to prevent serious harm to a person or property, and is liable only for harm done.',
    applied: (_, { actor }) =>
      `${The(actor)} would have frozen outside and damaged nothing, so ${actor.the} is not liable.`,
  },
  public: {
    authority: `${R2D} 196`,
    rule: 'A person may enter land if that is or reasonably appears necessary to avert an imminent public disaster, and need not pay for harm reasonably done.',
    applied: (_, { actor }) =>
      `${The(actor)} cut the gap to save a town and did no more than was necessary, so ${actor.the} is not liable.`,
  },
  conversion: {
    authority: `${R2D} 222A`,
    rule: "Conversion is an intentional exercise of dominion or control over a chattel that so seriously interferes with another's right to control it that the actor may justly be required to pay its full value.",
    applied: () => 'Extent and duration, good faith, harm, and inconvenience are all weighed.',
  },
  brief: {
    authority: `${R2D} 222A`,
    rule: 'A short, honest use that does no harm is not serious enough.',
    applied: (_, { actor, owner }) =>
      `${The(owner)} lost nothing, so ${actor.the} is not liable for conversion.`,
  },
  'small-damage': {
    authority: `${R2D} 222A`,
    rule: 'Slight damage in the course of a short, honest use is not serious enough, although its cost may be recovered as trespass to chattels.',
    applied: (_, { actor }) =>
      `The scratch would cost $40 to remove, so ${actor.the} is not liable for conversion.`,
  },
  destroyed: {
    authority: `${R2D} 226`,
    rule: "A person who intentionally destroys another's chattel is liable for conversion, and under section 244 a mistake about its owner is no defense.",
    applied: (_, { actor, theThing }) => `${The(actor)} ruined ${theThing} on purpose and is liable.`,
  },
  sold: {
    authority: `${R2D} 223`,
    rule: "A person who sells and delivers another's chattel without authority is liable for conversion.",
    applied: (_, { actor, theThing }) =>
      `${The(actor)} had no right to dispose of ${theThing} and is liable for its value.`,
  },
  bought: {
    authority: `${R2D} 229`,
    rule: 'A person who receives a chattel from a thief with intent to acquire ownership is liable for conversion, even as a good-faith purchaser.',
    applied: (_, { actor, theThing }) =>
      `${The(actor)} received ${theThing} as an owner would and resold it, and is liable for its value.`,
  },
  'careless-goods': {
    authority: `${R2D} 224`,
    rule: 'Conduct that destroys a chattel is conversion only if it was intended to affect the chattel.',
    applied: (_, { actor, theThing }) =>
      `${The(actor)} did not mean to move ${theThing} and so is not liable for conversion, whatever may be owed for negligence.`,
  },
  'refuge-lasts': {
    authority: 'Ploof v. Putnam',
    rule: 'A possessor may not expel a person who has taken refuge on the land while the necessity lasts, and is liable for the harm of doing so.',
    applied: (_, { actor, owner }) =>
      `${The(owner)} put ${actor.the} out into the blizzard and is liable for the frostbite.`,
  },
  removal: {
    authority: `${R2D} 77`,
    rule: 'A possessor is privileged to use reasonable force, not likely to cause death or serious bodily harm, to end an intrusion after a request to leave has been refused.',
    applied: (_, { actor }) => `${The(actor)} had no permission to be there and refused to go.`,
  },
  reasonable: {
    authority: `${R2D} 77`,
    rule: 'The force is reasonable if it is no more than appears necessary.',
    applied: (_, { actor, owner }) =>
      `${The(owner)} did no more than lead ${actor.the} to the road and is not liable.`,
  },
  excess: {
    authority: `${R2D} 82`,
    rule: 'A possessor who uses more force than is necessary is liable for the excess.',
    applied: (_, { actor, owner }) =>
      `${The(actor)} did not resist and could have been led out, so ${owner.the} is liable for the broken wrist.`,
  },
} as const satisfies RuleTable<PropertyFacts, PropertyStory>
