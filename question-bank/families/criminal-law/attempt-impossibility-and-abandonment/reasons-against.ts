import { he, his, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { conduct, crimeOf } from './crime.ts'
import { decide } from './decide.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'

const byPath = (at: AttemptFacts): string => decide(at) ?? ''

/** The reasons against guilt. */
export const reasonsAgainst = {
  'no-purpose': {
    side: 'no',
    texts: (at, { suspect }) => {
      switch (decide(at)) {
        case 'reckless':
          return [
            'recklessness falls short of the specific intent to kill',
            `${suspect.the} lacked the specific intent to kill anyone`,
          ]
        case 'lesser-harm':
          return [
            'an intent to injure falls short of the specific intent to kill',
            `${suspect.the} lacked the specific intent to kill anyone`,
          ]
        case 'accident-in-felony':
          return [
            'the intent to rob falls short of the specific intent to kill',
            `${suspect.the} lacked the specific intent to kill anyone`,
          ]
        case 'age-of-buyer':
          return [
            'an attempt requires specific intent as to each element of the crime',
            `${suspect.the} lacked the knowledge of age that an attempt requires`,
          ]
        case 'not-stolen':
          return [
            'an attempt requires actual knowledge that the property is stolen',
            `${suspect.the} lacked the knowledge that the completed crime requires`,
          ]
        default:
          return [
            'without a time and a place, there was no specific intent to kill',
            `${suspect.the} had not yet formed a specific intent to kill`,
          ]
      }
    },
    wordedBy: byPath,
    right: (at, { suspect, rival }) => {
      switch (at.mind) {
        case 'reckless':
          return `${The(suspect)} didn't care who was hit, but ${he(suspect)} wasn't trying to kill. An attempt takes that aim, even if recklessness would make a death murder.`
        case 'lesser harm':
          return `${The(suspect)} meant to break a leg. A death would have been murder, but no one attempts a killing that isn't wanted.`
        default:
          return `The shot was an accident. Felony murder needs no intent to kill, but attempting to murder ${rival.the} does.`
      }
    },
    lesson:
      'Specific intent is required as to conduct and result. Where it was plainly there, the case turns on something else.',
  },
  'no-prep': {
    side: 'no',
    texts: (at, story) => [
      `${conduct(at, story)} was mere preparation for ${crimeOf(at).crime}`,
      decide(at) === 'mere-plan'
        ? `${story.suspect.the} took no substantial step toward murder`
        : `${whose(story.suspect)} conduct did not go beyond mere preparation`,
    ],
    wordedBy: byPath,
    right: (at, { suspect, rival }) => {
      switch (decide(at)) {
        case 'early-buying':
          return `The rifle lay unloaded in a closet while ${rival.the} was abroad for two months. Getting the means ready is only preparation.`
        case 'mere-plan':
          return `${The(suspect)} wrote, talked, and looked in a window. Even under the Code, some act has to bear the words out.`
        default:
          return `${The(suspect)} was still looking for someone to shoot. Until ${rival.the} was found, the search only prepared for the crime.`
      }
    },
    lesson: 'Mere preparation is what comes before the act that the test of the jurisdiction requires.',
  },
  'no-near': {
    side: 'no',
    texts: (at, story) => [
      `${conduct(at, story)} was not in dangerous proximity to ${crimeOf(at).crime}`,
      `${story.suspect.the} never came within dangerous proximity of the completed crime`,
    ],
    wordedBy: byPath,
    right: (at, { rival }) =>
      decide(at) === 'early-buying'
        ? `Weeks and many steps lay between the closet and a killing. Dangerous proximity looks at what was still to be done.`
        : `With ${rival.the} far away on the coast, there was no one to shoot. Dangerous proximity looks at what was still to be done.`,
    lesson: 'Dangerous proximity decides only where it is the test, and only until the last act.',
  },
  'no-deed': {
    side: 'no',
    texts: (at, { goods, rival, prize }) => {
      switch (decide(at)) {
        case 'no-such-law':
          return [
            `bringing in ${goods} was lawful, so the attempt was a legal impossibility`,
            `importing ${goods} was lawful, which made smuggling a legal impossibility`,
          ]
        case 'not-stolen':
          return [
            `receiving a ${prize[1]} that was not stolen is a legal impossibility`,
            'legal impossibility is a defense to a charge of attempt',
          ]
        case 'search-for-victim':
          return [
            `${whose(rival)} absence made the murder a legal impossibility`,
            'legal impossibility is a defense to a charge of attempt',
          ]
        default:
          return [
            'a murder with an empty pistol is a legal impossibility',
            'legal impossibility is a defense to a charge of attempt',
          ]
      }
    },
    wordedBy: byPath,
    right: (_, { suspect, goods }) =>
      `No law made it a crime to bring in ${goods}. ${The(suspect)} only imagined one, and no one can attempt a crime that doesn't exist.`,
    lesson: 'Legal impossibility means that what was intended is no crime. Here, it was one.',
  },
  'no-belief': {
    side: 'no',
    texts: (at, { suspect, prize }) =>
      at.mind === 'ignorant of age'
        ? [
            "an honest mistake about the buyer's age negated the specific intent",
            `${whose(suspect)} belief that the buyer was forty negated the specific intent`,
          ]
        : [
            'an honest mistake about ownership negated the specific intent',
            `an honest belief in a gift of the ${prize[1]} negated the specific intent`,
          ],
    wordedBy: ({ mind }) => mind,
    right: (_, { suspect, prize }) =>
      `${The(suspect)} thought the ${prize[1]} was ${his(suspect) === 'her' ? 'hers' : 'his'}. Someone who means to take what's already owned doesn't intend to steal, however foolish the mistake.`,
    lesson:
      'An honest mistake negates specific intent only if the crime requires knowledge of the point mistaken.',
  },
  'no-renounced': {
    side: 'no',
    texts: (at, { suspect, rival }) => {
      if (at.mind !== 'purpose')
        return [
          `${suspect.the} abandoned the attack before anyone was killed`,
          'abandonment before a death is a defense to attempted murder',
        ]
      if (at.stop === 'fear' || at.stop === 'postponed')
        return [
          `leaving before ${rival.the} arrived was a renunciation, which is a defense`,
          'renunciation before the completed crime is a defense to attempt',
        ]
      if (decide(at) === 'renunciation')
        return [
          'renunciation out of shame is voluntary and complete',
          `${suspect.the} made a voluntary and complete renunciation of ${his(suspect)} purpose`,
        ]
      return [
        'voluntary and complete renunciation is a defense to attempt',
        `${suspect.the} made a voluntary and complete renunciation of ${his(suspect)} purpose`,
      ]
    },
    wordedBy: byPath,
    right: (_, { suspect }) =>
      `Shame, and nothing outside, sent ${suspect.the} home for good. Under the Code, that undoes even a completed substantial step.`,
    lesson: 'Renunciation is a defense under the Model Penal Code alone, and only if voluntary and complete.',
  },
} as const satisfies ReasonTable<AttemptFacts, AttemptStory>
