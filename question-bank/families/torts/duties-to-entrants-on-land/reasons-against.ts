import { he, The } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { type EntrantFacts, type EntrantStory, injured, isChild, isPlain, isPosted } from './facts.ts'
import { status } from './status.ts'

/** The status that no inspection is owed to. */
const lower = (facts: EntrantFacts) => {
  if (facts.entrant === 'customer') return 'a mere licensee'
  if (facts.entrant === 'strayed') return 'a licensee'
  return isChild(facts) ? 'a trespasser' : status(facts)
}

/** The reasons for the possessor. */
export const reasonsAgainst = {
  'no-wilful': {
    side: 'no',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const o = story.owner.the
      if (facts.entrant === 'guest')
        return [
          `${x} was a mere licensee and was owed no more than a trespasser`,
          `${o} was under no greater duty to a licensee than to a trespasser`,
        ]
      if (facts.entrant === 'known')
        return [
          `${x} was a trespasser and, seen or not, was owed no care of any kind`,
          `${o} owed no care of any kind to a trespasser, seen or not`,
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
    applies: ({ entrant }) => entrant !== 'customer',
  },
  'no-inspect': {
    side: 'no',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const o = story.owner.the
      return [
        `${x} was ${lower(facts)} and was owed no reasonable inspection`,
        `${o} had no duty of reasonable inspection toward ${lower(facts)}`,
      ]
    },
    right: (facts, story) =>
      `Only invitees are owed a search for hidden dangers. ${The(story.owner)} didn't know of this one, and ${injured(facts, story).the} wasn't an invitee.`,
    lesson: () => 'The customer came to buy and was where customers go, so this was an invitee.',
    applies: ({ entrant, knowledge }) => entrant === 'customer' || knowledge !== 'knew',
  },
  'no-ignorant': {
    side: 'no',
    texts: (_, story) => {
      const o = story.owner.the
      return [
        `${o} had no actual or constructive notice of the concealed danger`,
        `${o} neither knew nor should have known of the concealed danger`,
      ]
    },
    right: (_, { owner }) =>
      `A possessor isn't an insurer. ${The(owner)} looked with care every week, and no reasonable inspection would have found the defect.`,
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
            `${o} satisfied the duty to warn ${x} by pointing out the concealed danger`,
            `${x} had received adequate warning of the concealed danger`,
          ]
        : [
            `${o} satisfied any duty to warn ${x} by putting up the sign`,
            `${x} had received adequate warning from the sign prohibiting entry`,
          ]
    },
    right: (facts, story) =>
      `${The(injured(facts, story))} was told exactly where the weak spot was and could easily have gone around it. Nothing suggested that the warning would be ignored.`,
    lesson: () => 'A sign that forbids entry says nothing about the danger, so it is no warning of it.',
    applies: (facts) => facts.warned === 'yes' || isPosted(facts),
  },
  'no-obvious': {
    side: 'no',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const o = story.owner.the
      const what = facts.danger === 'activity' ? `the moving ${story.machine}` : 'the danger'
      return [
        `${what} was open and obvious and readily avoidable by ${x}`,
        `${o} owed ${x} no protection from an open and obvious danger`,
      ]
    },
    right: (facts, { owner, open }) =>
      `The ${open} lay in full daylight with ample room to pass${facts.entrant === 'customer' ? '' : ', and the visitor could see it'}. ${The(owner)} had no reason to expect a fall.`,
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
        `${x} was a social guest and took the premises as ${o} kept them`,
        `${o} owed a social guest no more care than members of the household`,
      ]
    },
    right: (_, { owner }) =>
      `A guest shares the premises as the host has them. ${The(owner)} knew no more about the weak spot than the friend did.`,
    lesson: () =>
      'A social guest takes the premises as they are, but not without being told what the host knows.',
    applies: ({ entrant }) => entrant === 'guest',
  },
  'no-beyond': {
    side: 'no',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      return [
        `${x} was outside the scope of the invitation and no longer an invitee`,
        `${x} had exceeded the scope of the invitation and was not an invitee`,
      ]
    },
    right: (_, { owner }) =>
      `The chain and the sign marked where the invitation ended. In the closed yard ${owner.the} didn't have to search for unknown dangers.`,
    lesson: () => 'The customer was where customers go and had not left the area of invitation.',
    applies: ({ entrant }) => entrant === 'customer' || entrant === 'strayed',
  },
  'no-child-aware': {
    side: 'no',
    texts: (facts, story) => {
      const x = injured(facts, story).the
      const did = facts.entrant === 'child aware' ? 'appreciated' : 'should have appreciated'
      return [
        `attractive nuisance does not apply, as ${x} ${did} the risk`,
        `attractive nuisance does not protect a child who ${did} the risk`,
      ]
    },
    right: (_, { child }) =>
      `The ${child} had been shown the weak spot and knew exactly what a fall there would do. The doctrine protects children who don't.`,
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
            `attractive nuisance does not cover land where no child trespasser is likely`,
          ]
        : [
            `attractive nuisance requires a danger that itself attracted ${x}`,
            `attractive nuisance requires an attraction that lures the trespasser`,
          ]
    },
    right: (_, { owner }) =>
      `The place was miles from any house. ${The(owner)} had no reason to foresee a child, and without that the doctrine imposes no duty.`,
    lesson: () =>
      'Attractive nuisance does not require that the danger lure the child onto the land. What matters is whether children were likely to trespass.',
    applies: isChild,
  },
} as const satisfies ReasonTable<EntrantFacts, EntrantStory>
