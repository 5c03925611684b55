import { he, The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import { type EntrantFacts, type EntrantStory, injured, isChild, isPosted } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The duties to entrants as students get them wrong; each view is the rule with one part changed. */
export const misconceptions = {
  'invitee-everywhere': {
    label: 'a customer keeps that status in every part of the premises',
    correction: () =>
      'Status depends on place. Past the chain, the customer was outside the invitation, and no one had to inspect there for hidden dangers.',
    gives: 'yes-inspect',
    when: ({ entrant }) => entrant === 'strayed',
  },
  'inspect-for-all': {
    label: 'a possessor must inspect the land for whoever may come onto it',
    correction: (facts, story) => {
      if (facts.entrant === 'guest')
        return "A social guest is a licensee, however warmly invited. Hosts must share what they know but needn't make the premises safe."
      if (isChild(facts))
        return `Tolerating children doesn't make them invitees. What helps the ${story.child} is a duty to trespassing children.`
      return facts.entrant === 'constant'
        ? `Tolerating trespassers doesn't make them invitees. ${The(injured(facts, story))} was owed only the care due to frequent trespassers.`
        : `${The(injured(facts, story))} passed a sign that said to stay out. Being seen there brings some duties, but not the status of an invitee.`
    },
    gives: 'yes-inspect',
    when: ({ entrant }) => entrant !== 'customer',
  },
  'invitees-are-insured': {
    label: 'a business is liable for every danger that its customers meet',
    correction: (_, { owner }) =>
      `${The(owner)} did have inspections made. The duty is one of reasonable care, and a danger that no inspection would show doesn't breach it.`,
    gives: 'yes-inspect',
    when: ({ knowledge }) => knowledge === 'unknowable',
  },
  'known-dangers-only': {
    label: 'a customer who buys nothing is a licensee',
    correction: () =>
      'Comparing prices in a store open to the public is business enough to be an invitee. Nothing has to be bought.',
    gives: 'no-inspect',
    when: ({ entrant }) => entrant === 'customer',
  },
  'ignorance-excuses': {
    label: 'a possessor that did not know of a danger cannot be at fault',
    correction: (_, { owner }) =>
      `${The(owner)} should have known: a routine inspection would have disclosed the defect. That is constructive notice toward a customer.`,
    gives: 'no-ignorant',
    when: ({ entrant, knowledge }) => entrant === 'customer' && knowledge === 'could find',
  },
  'traps-defend': {
    label: 'a device set for intruders is lawful defense and no willful harm',
    correction: () =>
      "An undiscovered trespasser isn't owed reasonable care, but may still not be harmed willfully. A spring gun does just that.",
    gives: 'no-wilful',
    when: ({ danger }) => danger === 'trap',
  },
  'no-duty-to-trespassers': {
    label: 'a trespasser is owed nothing, even when seen or constantly there',
    correction: (facts, story) =>
      facts.entrant === 'known'
        ? `${The(story.owner)} saw ${injured(facts, story).the}. From then on, a trespasser is owed some care.`
        : facts.entrant === 'constant'
          ? `${The(story.owner)} didn't need to see ${injured(facts, story).the}. Knowing that people crossed the strip every day was enough.`
          : `Trespassers generally aren't owed care, but ${story.owner.the} knew that small children came in almost every day.`,
    gives: 'no-wilful',
    when: (facts) => isPosted(facts) && facts.danger !== 'trap',
  },
  'guests-like-trespassers': {
    label: 'a social guest is owed no more than a trespasser',
    correction: () =>
      "That's the standard for undiscovered trespassers. A licensee is also owed a warning of known concealed dangers and care in the host's activities.",
    gives: 'no-wilful',
    when: ({ entrant }) => entrant === 'guest',
  },
  'guests-take-all': {
    label: 'a social guest takes even the concealed dangers and the careless acts of the host',
    correction: ({ danger }) =>
      danger === 'activity'
        ? "Taking the premises as they are concerns their condition. It doesn't cover careless acts of the host while the guest is there."
        : "A guest takes the premises as the host uses them. But a danger that the host knows of and the guest can't see must be disclosed.",
    gives: 'no-guest',
    when: ({ entrant }) => entrant === 'guest',
  },
  'sign-is-a-warning': {
    label: 'a sign that forbids entry does duty as a warning of danger',
    correction: () =>
      'The sign told people to stay out but said nothing about any danger. A warning has to disclose the risk itself.',
    gives: 'no-warned',
    when: (facts) => isPosted(facts) && facts.warned === 'no',
  },
  'obvious-always-bars': {
    label: 'an obvious danger can never make a possessor liable',
    correction: (facts, { child, hole }) =>
      facts.danger === 'expected'
        ? "Obviousness ends the duty only if people can be expected to protect themselves. With no other way out and purchases to carry, they couldn't."
        : `The ${hole} was obvious to an adult, but the test looks to what a ${child} of five would realize.`,
    gives: 'no-obvious',
    when: (facts) => facts.danger === 'expected' || (facts.danger === 'obvious' && isChild(facts)),
  },
  'machines-are-obvious': {
    label: 'whoever comes near a machine takes the risk of how it is run',
    correction: (_, { machine, owner }) =>
      `That a ${machine} is open and obvious doesn't reveal that it will move without a look. ${The(owner)} owed care in running it.`,
    gives: 'no-obvious',
    when: ({ danger }) => danger === 'activity',
  },
  'every-child-understands': {
    label: 'a child who disobeys a parent loses the special rule',
    correction: (facts, { child }) =>
      facts.entrant === 'child'
        ? `Being told to stay out isn't understanding the risk. The doctrine asks what this ${child}, at five, in fact realized.`
        : `Disobedience isn't the test. A ${child} of five may not realize a risk, but first a child must be likely to trespass there.`,
    gives: 'no-child-aware',
    when: ({ entrant }) => entrant === 'child' || entrant === 'child unexpected',
  },
  'obvious-never-bars': {
    label: 'a plain danger leaves the duty as it was',
    correction: (facts, story) =>
      facts.warned === 'yes'
        ? `Harm should be anticipated only if something suggests it. There was an easy way around, and ${injured(facts, story).the}, who knew of the danger, could be expected to take it.`
        : `There was ample room to pass in plain view, and nothing gave ${story.owner.the} reason to anticipate a fall.`,
    gives: 'yes-expected',
    when: (facts) => facts.danger === 'obvious' || facts.warned === 'yes',
  },
  'warning-for-all': {
    label: 'whatever the possessor knows must be told to anyone who comes',
    correction: (facts, story) => {
      const x = injured(facts, story).the
      if (facts.entrant === 'customer')
        return `A person who comes to shop is an invitee, not a licensee. A licensee would fail here, since ${story.owner.the} didn't know of the defect.`
      if (facts.entrant === 'trespasser')
        return `Nobody knew of ${x} or had reason to expect anyone there. A warning is owed only to trespassers who are discovered or constantly intrude.`
      if (facts.entrant === 'child aware')
        return `A warning would have told ${x} nothing new: ${he(injured(facts, story))} understood the danger and jumped anyway.`
      if (facts.entrant === 'child unexpected')
        return `A trespasser is owed a warning of a concealed danger only if known or expected there. ${The(story.owner)} had no reason to expect anyone.`
      if (facts.entrant === 'constant')
        return `Frequent trespassers are owed a warning only of dangers that the possessor knows of. ${The(story.owner)} didn't know of this one.`
      return `A warning is owed only of a concealed danger that the possessor knows of or has reason to know of. ${The(story.owner)} neither knew of this one nor had reason to.`
    },
    gives: 'yes-warn',
    when: ({ danger }) => danger !== 'trap',
  },
  'unlocked-is-open': {
    label: 'an unlocked door is permission to enter',
    correction: () =>
      "An unlocked door isn't permission to enter posted land. The gun was unlawful even toward a trespasser, with or without a warning.",
    gives: 'yes-warn',
    when: ({ danger }) => danger === 'trap',
  },
  'activity-care-for-all': {
    label: 'work on land calls for care toward whoever may be there',
    correction: (facts, story) =>
      `Care in activities is owed once a trespasser's presence is known or to be expected. Nobody had reason to expect ${injured(facts, story).the} that night.`,
    gives: 'yes-activity',
    when: ({ danger }) => danger === 'activity',
  },
  'deadly-is-a-trap': {
    label: 'a deadly condition left in place is as bad as a device set to injure',
    correction: (facts, story) => {
      const what = `Leaving the ${story.support} in place may be careless, but`
      if (facts.warned === 'yes')
        return `${what} willful or wanton misconduct means disregarding a known risk. ${The(story.owner)} gave a full warning of it.`
      return facts.entrant === 'trespasser' || facts.entrant === 'child unexpected'
        ? `${what} willful or wanton misconduct means disregarding a known risk to someone expected there. ${The(story.owner)} expected no one.`
        : `${what} willful or wanton misconduct needs conscious indifference to a known risk.`
    },
    gives: 'yes-trap',
    when: ({ entrant, danger }) => danger === 'hidden' && entrant !== 'customer',
  },
  'neglect-is-willful': {
    label: 'an invitee must prove willful misconduct where the danger was obvious',
    correction: () =>
      'An invitee never has to prove willful or wanton misconduct. Negligence is enough: harm was to be anticipated despite the obviousness.',
    gives: 'yes-trap',
    when: ({ danger }) => danger === 'expected',
  },
  'children-always': {
    label: 'the rule for children protects every child against every danger',
    correction: (facts, { child, owner }) =>
      facts.entrant === 'child aware'
        ? `At twelve, the ${child} knew of the defect and of what a fall would do. The doctrine protects children who don't realize the risk.`
        : facts.entrant === 'child unexpected'
          ? `The doctrine needs reason to know that children are likely to trespass. Miles from any house, ${owner.the} had none.`
          : `Children were to be expected, but the doctrine covers dangers that ${owner.the} knew or had reason to know of, and ${he(owner)} had no hint of this one.`,
    gives: 'yes-child',
    when: isChild,
  },
  'child-needs-lure': {
    label: 'a child has the special rule only if drawn onto the land by the danger itself',
    correction: () =>
      'Despite its name, attractive nuisance does not require that the danger lure anyone onto the land. Children were likely to trespass there.',
    gives: 'no-child-unexpected',
    when: ({ entrant }) => entrant === 'child',
  },
  'invitation-is-narrow': {
    label: 'a customer is an invitee only in the store',
    correction: () =>
      'The invitation to shop covers the way in and out, and the customer was on the way that customers use.',
    gives: 'no-beyond',
    when: ({ entrant }) => entrant === 'customer',
  },
} as const satisfies MisconceptionTable<EntrantFacts, typeof reasons, EntrantStory>
