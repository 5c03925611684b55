import { he, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import {
  type EntrantFacts,
  type EntrantStory,
  injured,
  isAwaited,
  isChild,
  isPlain,
  isPosted,
} from './facts.ts'
import { status } from './status.ts'

/** The status that no inspection is owed to. */
const lower = (facts: EntrantFacts) => (isAwaited(facts) ? 'a trespasser' : status(facts))

/** The reasons for the possessor. */
export const reasonsAgainst = {
  'no-wilful': {
    side: 'no',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const o = story.owner.the
      if (facts.entrant === 'guest')
        return [
          `${whose(story.owner)} duty to a licensee was limited to refraining from willful or wanton harm`,
          `${o} owed a licensee no more than to refrain from willful or wanton harm`,
        ]
      if (facts.entrant === 'known')
        return [
          `a discovered trespasser is owed no more protection than an undiscovered one`,
          `${x} was owed no greater duty than an undiscovered trespasser would have been`,
        ]
      const kind = isChild(facts) ? 'a trespasser' : 'an undiscovered trespasser'
      return [
        `${x} was ${kind} and was owed no duty of reasonable care`,
        `${o} was under no duty of reasonable care toward ${kind}`,
      ]
    },
    right: (facts, story) =>
      `${The(story.owner)} had no reason to think that anyone would be there. Toward ${injured(facts, story).the}, ${he(story.owner)} had only to avoid willful or wanton harm.`,
    lesson: () => 'Somebody with permission to enter is owed more than a trespasser is.',
    wordedBy: ({ entrant }) => (entrant === 'guest' || entrant === 'known' ? entrant : 'unseen'),
    applies: ({ entrant }) => entrant !== 'customer',
  },
  'no-inspect': {
    side: 'no',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const o = story.owner.the
      if (facts.entrant === 'customer')
        return [
          `${x}, who bought nothing, was a licensee for whom ${o} had no duty to inspect`,
          `${o} had no duty to inspect the premises for a licensee who bought nothing`,
        ]
      if (facts.entrant === 'strayed')
        return [
          `${o} had no duty to inspect the premises beyond the scope of the invitation`,
          `${x} was outside the scope of the invitation, where ${o} had no duty to inspect`,
        ]
      return [
        `${x} was ${lower(facts)}, for whom ${o} had no duty to inspect`,
        `${o} had no duty to inspect the premises for ${lower(facts)}`,
      ]
    },
    right: (facts, story) =>
      `Only invitees are owed a search for hidden dangers. ${The(story.owner)} didn't know of this one, and ${injured(facts, story).the} wasn't an invitee.`,
    wordedBy: ({ entrant }) => (entrant === 'customer' || entrant === 'strayed' ? entrant : 'other'),
    lesson: () =>
      'Those who come to shop are invitees, whether or not they buy. No inspection was at issue: the danger was known or in plain view.',
    applies: ({ entrant, knowledge, danger }) =>
      entrant === 'customer' ? danger !== 'expected' : knowledge !== 'knew',
  },
  'no-ignorant': {
    side: 'no',
    texts: ({ knowledge }, story) => {
      const o = story.owner.the
      return knowledge === 'unknowable'
        ? [
            `${o} had no actual or constructive notice of the concealed danger`,
            `${o} neither knew nor should have known of the concealed danger`,
          ]
        : [
            `${o} had no actual notice of the concealed danger on the path`,
            `${o} lacked the actual notice of a concealed danger that liability requires`,
          ]
    },
    wordedBy: ({ knowledge }) => knowledge,
    right: (_, { owner }) =>
      `A possessor isn't an insurer. ${The(owner)} had an engineer look every spring, and no reasonable inspection would have found the crack.`,
    lesson: () => 'What matters is whether a duty to look for unknown dangers was owed to this entrant.',
    applies: ({ knowledge }) => knowledge !== 'knew',
  },
  'no-warned': {
    side: 'no',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const o = story.owner.the
      return facts.warned === 'yes'
        ? [
            `${o} satisfied the duty to warn ${x} of the concealed danger`,
            `${x} had received an adequate warning of the concealed danger`,
          ]
        : [
            `the sign that prohibited entry satisfied the duty to warn ${x} of danger`,
            `the sign that prohibited entry was a reasonable warning to ${x} of dangers inside`,
          ]
    },
    right: (facts, story) =>
      `${The(injured(facts, story))} was told which way was unsafe and which to take instead, and seemed to follow the advice. Nothing suggested that the warning would be ignored.`,
    lesson: () => 'A sign that forbids entry says nothing about the danger, so it is no warning of it.',
    applies: (facts) => facts.warned === 'yes' || isPosted(facts),
  },
  'no-obvious': {
    side: 'no',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const o = story.owner.the
      const what = facts.danger === 'activity' ? `the moving ${story.machine}` : 'the danger'
      return facts.danger === 'expected'
        ? [
            `the danger was open and obvious to ${x}, who chose to encounter it`,
            `${o} had no duty to protect ${x} from an open and obvious danger`,
          ]
        : [
            `${what} was open and obvious and readily avoidable by ${x}`,
            `${o} had no duty to protect ${x} from an open and obvious danger easily avoided`,
          ]
    },
    wordedBy: ({ danger }) => (danger === 'expected' ? danger : 'other'),
    right: (facts, story) =>
      `${The(injured(facts, story))} saw the ${story.hole} and had ample room to go around it. ${The(story.owner)} had no reason to expect a fall.`,
    lesson: () => 'Obviousness helps only against somebody who could see the danger and avoid it.',
    applies: (facts) =>
      facts.danger === 'activity'
        ? facts.entrant === 'known' || facts.entrant === 'constant'
        : isPlain(facts) || facts.warned === 'yes' || facts.entrant === 'child aware',
  },
  'no-guest': {
    side: 'no',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const o = story.owner.the
      return [
        facts.knowledge === 'knew'
          ? `${x} was a social guest and took the premises as ${o} kept them`
          : `${x} was a social guest, for whom ${o} had no duty to discover dangers`,
        `${o} owed a social guest no greater protection than members of the household`,
      ]
    },
    wordedBy: ({ knowledge }) => knowledge,
    right: (_, { owner }) =>
      `A guest shares the premises as the host has them. ${The(owner)} knew no more about the defect than the friend did.`,
    lesson: () =>
      'A social guest takes the premises as they are, but not without being told what the host knows.',
    applies: ({ entrant }) => entrant === 'guest',
  },
  'no-beyond': {
    side: 'no',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      if (facts.entrant === 'customer')
        return [
          `${x} had left the store and so was outside the scope of the invitation`,
          `${x}, having left the store, had exceeded the scope of the invitation to shop`,
        ]
      return [
        `${x} was outside the scope of the invitation and no longer an invitee`,
        `${x} had exceeded the scope of the invitation and was not an invitee`,
      ]
    },
    right: (_, { owner }) =>
      `The chain and the sign marked where the invitation ended. In the closed area ${owner.the} didn't have to search for unknown dangers.`,
    wordedBy: ({ entrant }) => entrant,
    lesson: () => 'The customer was where customers go and had not left the area of invitation.',
    applies: ({ entrant }) => entrant === 'customer' || entrant === 'strayed',
  },
  'no-child-aware': {
    side: 'no',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      return facts.entrant === 'child aware'
        ? [
            `${x} appreciated the risk and so is not protected by attractive nuisance`,
            `attractive nuisance does not protect a child who appreciated the risk`,
          ]
        : [
            `attractive nuisance does not protect a child who disobeys a parent`,
            `${x}, having disobeyed a parent, is not protected by attractive nuisance`,
          ]
    },
    right: (_, { child }) =>
      `The ${child} knew of the defect and what a fall there would do. The doctrine protects children who don't.`,
    lesson: () =>
      'What defeats the doctrine is that the child in fact understood the risk, and this child did not.',
    applies: (facts) => isChild(facts) && facts.knowledge === 'knew',
  },
  'no-child-unexpected': {
    side: 'no',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const o = story.owner.the
      return facts.entrant === 'child unexpected'
        ? [
            `${o} had no reason to anticipate child trespassers on the property`,
            `attractive nuisance does not cover land where ${o} had no reason to anticipate children`,
          ]
        : [
            `${x} was not attracted onto the land by the danger, as attractive nuisance requires`,
            `the condition had not lured ${x} onto the land, as attractive nuisance requires`,
          ]
    },
    right: (_, { owner }) =>
      `The nearest home was five miles away. ${The(owner)} had no reason to foresee a child, and without that the doctrine imposes no duty.`,
    lesson: () =>
      'Attractive nuisance does not require that the danger lure the child onto the land. What matters is whether children were likely to trespass.',
    applies: isChild,
  },
} as const satisfies ReasonTable<EntrantFacts, EntrantStory>
