import { he, The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { type EntrantFacts, type EntrantStory, injured } from './facts.ts'

const R2D = 'Restatement (Second) of Torts §'

const KNEW_NOTHING = (_: EntrantFacts, { owner }: EntrantStory) =>
  `${The(owner)} neither knew of the defect nor had reason to know of it, so ${he(owner)} breached no duty.`

/** The duties of a possessor, category by category. The last rule of a path says the result. */
export const rules = {
  invitee: {
    authority: `${R2D} 332`,
    rule: 'A person who enters land held open to the public, for a purpose connected with business conducted there, is an invitee.',
    applied: () => 'The customer came to shop during business hours and was on the way customers use.',
  },
  licensee: {
    authority: `${R2D} 330`,
    rule: 'A social guest has permission to enter, but is a licensee and not an invitee.',
    applied: (_, { owner }) => `The friend came to supper and not on ${owner.the}'s business.`,
  },
  beyond: {
    authority: `${R2D} 332`,
    rule: 'A visitor is an invitee only on the part of the land to which the invitation extends.',
    applied: () =>
      'The customer stepped over a chain and a sign that closed the area behind the store, and lost that status there.',
  },
  inspect: {
    authority: `${R2D} 343`,
    rule: 'A possessor must use reasonable care to discover concealed dangers and to protect invitees against them.',
    applied: (_, { owner }) =>
      `${The(owner)} made no inspection for six years, one would have revealed the defect, and ${he(owner)} is therefore liable.`,
  },
  undiscoverable: {
    authority: `${R2D} 343`,
    rule: 'A possessor is liable to an invitee only for a danger that it knows of or would discover by the exercise of reasonable care.',
    applied: (_, { owner }) =>
      `${The(owner)} had an inspection made every spring, and no reasonable one would have revealed the crack, so ${he(owner)} is not liable.`,
  },
  warned: {
    authority: `${R2D} 343`,
    rule: 'Reasonable care toward an invitee may consist of a warning that lets the invitee avoid the danger.',
    applied: (facts, story) => {
      const person = injured(facts, story)
      return `${The(person)} was told that the ${story.support} was unsafe and could have used the driveway, so the duty was met.`
    },
  },
  obvious: {
    authority: `${R2D} 343A`,
    rule: 'A possessor is not liable to invitees for a known or obvious danger unless it should anticipate the harm despite that knowledge or obviousness.',
    applied: (_, { owner, hole }) =>
      `The ${hole} was in plain view with room to pass, and ${owner.the} had no reason to anticipate a fall. There is no liability.`,
  },
  'obvious-expected': {
    authority: `${R2D} 343A`,
    rule: 'A possessor remains liable to invitees for an open and obvious danger if it should anticipate the harm despite the obviousness.',
    applied: (_, { owner }) =>
      `Customers had no other way out with their purchases, and two had already fallen. ${The(owner)} should have anticipated this fall and is liable.`,
  },
  'licensee-known': {
    authority: `${R2D} 342`,
    rule: 'A possessor who knows of a concealed danger must use reasonable care to make it safe or to warn licensees who have no reason to know of it.',
    applied: (_, { owner, support }) =>
      `${The(owner)} knew for a month that the ${support} was unsafe and said nothing, so ${he(owner)} is liable.`,
  },
  'licensee-unknown': {
    authority: `${R2D} 342`,
    rule: 'A possessor has no duty to inspect for licensees or for trespassers. Its duty covers dangers that it knows of or has reason to know of.',
    applied: KNEW_NOTHING,
  },
  'licensee-obvious': {
    authority: `${R2D} 342`,
    rule: 'A possessor is liable to a licensee for a condition only if the licensee neither knows nor has reason to know of it.',
    applied: (_, { hole }) =>
      `The friend saw the ${hole} and had room to walk around it. There is no liability.`,
  },
  'licensee-warned': {
    authority: `${R2D} 342`,
    rule: 'A possessor is not liable to a licensee who has been warned of the condition and of the risk.',
    applied: (_, { owner }) =>
      `The friend heard and understood the warning, so ${owner.the} did all that was owed.`,
  },
  'licensee-activity': {
    authority: `${R2D} 341`,
    rule: 'A possessor must carry on activities with reasonable care for licensees who do not know of the activity and its risk.',
    applied: (_, { owner, machine }) =>
      `${The(owner)} backed up the ${machine} without looking, the friend could not know of it, and ${owner.the} is liable.`,
  },
  unseen: {
    authority: `${R2D} 333`,
    rule: 'A possessor owes no duty of reasonable care to a trespasser whose presence it neither knows of nor has reason to expect.',
    applied: (facts, story) => {
      const person = injured(facts, story)
      return `No one had seen ${person.the} or anyone else enter that way, so no such duty arose and ${story.owner.the} is not liable.`
    },
  },
  trap: {
    authority: 'Katko v. Briney',
    rule: 'A possessor may not use a mechanical device likely to kill or seriously injure in order to protect property from a trespasser.',
    applied: (facts, story) => {
      const person = injured(facts, story)
      return `${The(story.owner)} could not have shot ${person.the} in person merely for opening the shed and could not do so by a device. ${The(story.owner)} is liable.`
    },
  },
  'known-hidden': {
    authority: `${R2D} 337`,
    rule: 'A possessor who knows that a trespasser is near a concealed artificial condition that threatens death or serious injury must use reasonable care to warn of it.',
    applied: (facts, story) =>
      `${The(story.owner)} knew of the danger, saw ${injured(facts, story).the} heading for it, and said nothing. ${The(story.owner)} is liable.`,
  },
  'known-unknown': {
    authority: `${R2D} 337`,
    rule: 'The duty to warn a discovered trespasser covers only artificial conditions that the possessor knows of or has reason to know of.',
    applied: KNEW_NOTHING,
  },
  'known-obvious': {
    authority: `${R2D} 337`,
    rule: 'A discovered trespasser is owed a warning only of a condition that the possessor has reason to believe the trespasser will not discover.',
    applied: (facts, story) =>
      `${The(injured(facts, story))} saw the ${story.hole} and had room to walk around it. There is no liability.`,
  },
  'known-warned': {
    authority: `${R2D} 337`,
    rule: 'A possessor satisfies the duty to a discovered trespasser by a reasonable warning of the concealed condition.',
    applied: (facts, story) =>
      `${The(injured(facts, story))} heard and understood the warning, so ${story.owner.the} is not liable.`,
  },
  'known-activity': {
    authority: `${R2D} 336`,
    rule: 'A possessor who knows of the presence of a trespasser must carry on activities with reasonable care for the safety of the trespasser.',
    applied: (facts, story) =>
      `${The(story.owner)} saw ${injured(facts, story).the} crossing and backed up the ${story.machine} without looking. ${The(story.owner)} is liable.`,
  },
  'constant-hidden': {
    authority: `${R2D} 335`,
    rule: 'A possessor who knows that people constantly intrude on a limited area must warn them of known concealed artificial conditions there that are likely to cause death or serious injury.',
    applied: (_, { owner }) =>
      `${The(owner)} knew of the crossings and of the defect and gave no warning of the danger, so ${he(owner)} is liable.`,
  },
  'constant-unknown': {
    authority: `${R2D} 335`,
    rule: 'The duty to warn frequent trespassers on a limited area covers only artificial conditions that the possessor knows to be dangerous.',
    applied: KNEW_NOTHING,
  },
  'constant-activity': {
    authority: `${R2D} 334`,
    rule: 'A possessor who knows that people constantly intrude on a limited area must carry on dangerous activities there with reasonable care for their safety.',
    applied: (_, { owner, machine }) =>
      `${The(owner)} knew that people crossed the strip every day and backed up the ${machine} across it without looking. ${The(owner)} is liable.`,
  },
  child: {
    authority: `${R2D} 339`,
    rule: 'A possessor must use reasonable care to protect trespassing children from a known artificial condition if children are likely to trespass, the risk of serious harm is one they do not realize, and the burden of a precaution is slight.',
    applied: (_, { owner, child }) =>
      `${The(owner)} knew of the defect and of the daily visits, the ${child} could not realize the risk, and $50 would have removed it. ${The(owner)} is liable.`,
  },
  'child-obvious': {
    authority: `${R2D} 339`,
    rule: 'The attractive nuisance doctrine asks whether trespassing children, because of their youth, fail to realize the risk of a known artificial condition, not whether an adult would see it.',
    applied: (_, { owner, child }) =>
      `${The(owner)} knew of the daily visits, the ${child} was too young to appreciate a fall, and a $50 cover would have prevented it. ${The(owner)} is liable.`,
  },
  'child-unknown': {
    authority: `${R2D} 339`,
    rule: 'The attractive nuisance doctrine covers an artificial condition that the possessor knows or has reason to know is dangerous, and imposes no duty to inspect.',
    applied: KNEW_NOTHING,
  },
  'child-aware': {
    authority: `${R2D} 339`,
    rule: 'The attractive nuisance doctrine protects only a child who, because of youth, does not discover the condition or realize the risk.',
    applied: (_, { owner, child }) =>
      `The ${child} knew of the defect and understood what a fall would do. ${The(owner)} is not liable.`,
  },
  'child-unexpected': {
    authority: `${R2D} 339`,
    rule: 'The attractive nuisance doctrine applies only where the possessor knows or has reason to know that children are likely to trespass.',
    applied: (_, { owner }) =>
      `No child had ever been seen there, and ${owner.the} had no reason to expect one. ${The(owner)} is not liable.`,
  },
} as const satisfies RuleTable<EntrantFacts, EntrantStory>
