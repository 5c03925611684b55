import { capital } from '../../../text/capital.ts'
import { he, The } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { type EntrantFacts, type EntrantStory, injured, isChild, isPlain, isPosted } from './facts.ts'
import { inviteeCase, inviteeTexts } from './invitee-texts.ts'
import { status } from './status.ts'

/** The reasons for the injured person. */
export const reasonsToRecover = {
  'yes-inspect': {
    side: 'yes',
    texts: inviteeTexts,
    wordedBy: inviteeCase,
    right: (_, { owner, support }) =>
      `A business must look for dangers that its customers can't see. ${The(owner)} left the ${support} uninspected for years and would have found the defect.`,
    lesson: () =>
      'An invitee is owed reasonable care, not safety at all costs. The customer knew of the danger and could have kept clear of it.',
    applies: (facts) => facts.danger === 'obvious' || !(facts.entrant === 'trespasser' || isChild(facts)),
  },
  'yes-warn': {
    side: 'yes',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const o = story.owner.the
      if (facts.danger === 'trap')
        return [
          `${x} was a licensee with implied permission to take shelter and was owed a warning`,
          `${o} breached a duty to warn a licensee with implied permission to take shelter`,
        ]
      if (facts.entrant === 'customer')
        return [
          `${x} was a licensee and was owed a warning of the concealed danger`,
          `${o} had a duty to warn a licensee of the concealed danger`,
        ]
      const what = facts.danger === 'activity' ? `the approaching ${story.machine}` : 'the concealed danger'
      const breached = facts.knowledge === 'knew' ? 'breached a' : 'had a'
      if (facts.entrant === 'constant')
        return [
          `${o} ${breached} duty to warn constant trespassers of ${what}`,
          `${o} owed constant trespassers on a limited area a warning of ${what}`,
        ]
      return [
        `${o} ${breached} duty to warn ${status(facts)} of ${what}`,
        `${x}, as ${status(facts)}, was owed a warning of ${what}`,
      ]
    },
    wordedBy: ({ entrant, danger }) =>
      danger === 'trap' ? danger : entrant === 'customer' || entrant === 'constant' ? entrant : 'other',
    right: (facts, story) => {
      const o = story.owner.the
      if (facts.entrant === 'guest')
        return `${capital(o)} knew that the ${story.support} was unsafe, and the friend couldn't tell. A host must share that knowledge with a social guest.`
      return facts.entrant === 'known'
        ? `${capital(o)} watched ${injured(facts, story).the} approach a danger that looked safe. Knowing of both, ${he(story.owner)} had to speak up.`
        : `${capital(o)} knew that people crossed that strip daily and that it hid a serious danger. Tolerating the crossings wasn't required, but a warning was.`
    },
    lesson: (facts, { owner }) =>
      facts.knowledge === 'knew'
        ? `The duty to warn presupposes an entrant whom ${owner.the} knows of, or should expect, near the danger.`
        : `${The(owner)} couldn't warn of what ${he(owner)} neither knew nor had reason to know.`,
    applies: (facts) => facts.warned === 'no' && !isPlain(facts),
  },
  'yes-activity': {
    side: 'yes',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const o = story.owner.the
      if (facts.entrant === 'constant')
        return [
          `${o} failed to use the care in active operations that is owed to constant trespassers`,
          `${o} owed constant trespassers on a limited area care in operating the ${story.machine}`,
        ]
      return [
        `${o} failed to use the care in active operations that is owed to ${status(facts)}`,
        `${x}, as ${status(facts)}, was owed care in the operation of the ${story.machine}`,
      ]
    },
    right: (facts, { owner, machine }) =>
      facts.entrant === 'guest'
        ? `The ${machine} was an activity, not a condition. ${The(owner)} had invited a guest who couldn't know that it was about to move.`
        : `The ${machine} was an activity, and ${owner.the} knew that somebody was or would be in its path. Looking first cost nothing.`,
    lesson: ({ entrant }) =>
      entrant === 'trespasser'
        ? 'Care in activities is owed to a trespasser only once the possessor knows of the trespasser or of constant intrusions there.'
        : 'Care in activities is owed to people whose presence the possessor knows of or should expect.',
    applies: ({ danger }) => danger === 'activity',
  },
  'yes-child': {
    side: 'yes',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const o = story.owner.the
      return [
        `${o} owed ${x} reasonable care under attractive nuisance`,
        `${x} was a trespasser but was protected by attractive nuisance`,
      ]
    },
    right: (_, { child, owner }) =>
      `Children came almost daily, as ${owner.the} knew, and a cheap precaution would have removed a danger that the ${child} was too young to grasp.`,
    lesson: () => 'The attractive nuisance doctrine has limits, and one of its elements is missing.',
    applies: isChild,
  },
  'yes-expected': {
    side: 'yes',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const o = story.owner.the
      const known = facts.warned === 'yes' ? 'a known danger' : 'an open and obvious danger'
      const although = facts.warned === 'yes' ? 'known' : 'open and obvious'
      return [
        `${o} should have anticipated the harm to ${x} from ${known}`,
        `harm to ${x} was reasonably foreseeable although the danger was ${although}`,
      ]
    },
    right: (_, { owner }) =>
      `Customers had to carry their purchases over a narrow plank, and two had fallen that month. Obviousness doesn't help ${owner.the} when harm is predictable anyway.`,
    lesson: () =>
      'Nothing gave reason to anticipate that somebody who knew of the danger would still be hurt.',
    applies: (facts) => isPlain(facts) || facts.warned === 'yes',
  },
  'yes-trap': {
    side: 'yes',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      if (facts.danger === 'expected')
        return [
          `two earlier falls established the willful or wanton misconduct that is required`,
          `${x} established the willful or wanton misconduct that an obvious danger requires`,
        ]
      const deed = facts.danger === 'trap' ? 'setting the shotgun' : 'leaving the danger in place'
      return [
        `${deed} was willful or wanton misconduct toward ${x}`,
        `${deed} was willful or wanton misconduct, from which a trespasser is protected`,
      ]
    },
    right: () =>
      'A gun that fires at whoever opens a door is force aimed at people. Property alone never justifies deadly force, even against a trespasser.',
    wordedBy: ({ danger }) => danger,
    lesson: (_, { support }) =>
      `Leaving the ${support} in place was careless, not willful or wanton. Such misconduct means conscious disregard of a person known to be at risk.`,
    applies: (facts) =>
      facts.danger === 'trap' ||
      facts.danger === 'expected' ||
      (isPosted(facts) && facts.knowledge === 'knew' && facts.danger === 'hidden'),
  },
} as const satisfies ReasonTable<EntrantFacts, EntrantStory>
