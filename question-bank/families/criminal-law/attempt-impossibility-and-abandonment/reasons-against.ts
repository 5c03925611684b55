import { he, him, his, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { decide } from './decide.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'
import { distances, mereActs } from './falls-short.ts'

const byPath = (at: AttemptFacts): string => decide(at) ?? ''

/** The reasons against guilt. */
export const reasonsAgainst = {
  'no-purpose': {
    side: 'no',
    texts: (at, { suspect, rival, prize }) => {
      switch (decide(at)) {
        case 'reckless':
          return [
            'attempted murder requires a specific intent to kill, and extreme recklessness is not enough',
            `${suspect.the}, however reckless, lacked the specific intent to kill that an attempt requires`,
          ]
        case 'lesser-harm':
          return [
            'attempted murder requires a specific intent to kill, not merely to do serious injury',
            `${suspect.the} meant to injure ${rival.the} but lacked the specific intent to kill ${him(rival)}`,
          ]
        case 'accident-in-felony':
          return [
            'attempted murder requires a specific intent to kill, which an intent to rob does not supply',
            `${suspect.the} intended to rob ${rival.the} but lacked the specific intent to kill ${him(rival)}`,
          ]
        case 'age-of-buyer':
          return [
            "an attempt requires specific intent as to every element, including the buyer's age",
            `${suspect.the} lacked the specific intent to sell liquor to a person under 21`,
          ]
        case 'not-stolen':
          return [
            `an attempt requires actual knowledge, and ${suspect.the} could not know that the ${prize[1]} was stolen`,
            `${suspect.the} lacked the actual knowledge of a theft that an attempt of this crime requires`,
          ]
        default:
          return [
            `${whose(suspect)} intent was not specific, since ${he(suspect)} had chosen neither a day nor a place`,
            'a general wish to kill at some future time is not the specific intent that attempt requires',
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
    texts: mereActs,
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
    texts: distances,
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
            `it was lawful to bring in ${goods}, which made smuggling it a legal impossibility`,
            'the act intended was no crime, and such a legal impossibility is a defense to attempt',
          ]
        case 'not-stolen':
          return [
            `the ${prize[1]} was not stolen, so receiving it as stolen was a legal impossibility`,
            'receiving property that is not stolen is a legal impossibility, which is a defense to attempt',
          ]
        case 'search-for-victim':
          return [
            `${whose(rival)} absence made the murder a legal impossibility, which is a defense to attempt`,
            `the murder was a legal impossibility on an evening when ${rival.the} was away`,
          ]
        default:
          return [
            'the empty pistol made the murder a legal impossibility, which is a defense to attempt',
            'murder with an empty pistol is a legal impossibility, not merely a factual one',
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
            `${whose(suspect)} honest mistake about the buyer's age negated the specific intent for an attempt`,
            `${suspect.the} honestly believed that the buyer was forty, which negated the specific intent`,
          ]
        : [
            `${whose(suspect)} honest mistake about ownership of the ${prize[1]} negated the specific intent to steal`,
            `${suspect.the} honestly believed that the ${prize[1]} was a gift, which negated the specific intent to steal`,
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
      // Nobody turns back where nobody meant to kill. Students think there that the attempt merges into another crime.
      if (at.mind === 'accident')
        return [
          'the attempted murder merged into the felony in which the pistol went off',
          `${suspect.the} committed attempted robbery, into which any attempt to kill merged`,
        ]
      if (at.mind !== 'purpose')
        return [
          `any attempt to murder ${rival.the} merged into the completed battery`,
          `${suspect.the} committed a completed battery, into which the attempted murder merged`,
        ]
      if (at.stop === 'fear' || at.stop === 'postponed')
        return [
          `${suspect.the} renounced the murder by leaving before ${rival.the} arrived, which is a defense`,
          `${suspect.the} abandoned the crime before its completion, and renunciation is a defense to attempt`,
        ]
      if (decide(at) === 'renunciation')
        return [
          `${suspect.the}, moved only by shame, made a voluntary and complete renunciation of ${his(suspect)} purpose`,
          `${whose(suspect)} renunciation, prompted by shame alone, was both voluntary and complete`,
        ]
      return decide(at) === 'early-buying'
        ? [
            `${suspect.the} made a voluntary and complete renunciation by selling the rifle`,
            `${whose(suspect)} voluntary renunciation a week later is a defense to the attempt`,
          ]
        : [
            `${suspect.the}, moved only by pity, made a voluntary and complete renunciation of ${his(suspect)} purpose`,
            `${whose(suspect)} voluntary renunciation before any shot was fired is a defense to the attempt`,
          ]
    },
    wordedBy: byPath,
    right: (_, { suspect }) =>
      `Shame, and nothing outside, sent ${suspect.the} home for good. Under the Code, that undoes even a completed substantial step.`,
    lesson: 'Renunciation is a defense under the Model Penal Code alone, and only if voluntary and complete.',
  },
} as const satisfies ReasonTable<AttemptFacts, AttemptStory>
