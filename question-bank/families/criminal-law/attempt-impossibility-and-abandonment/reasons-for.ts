import { he, his, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { conduct, crimeOf } from './crime.ts'
import { decide } from './decide.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'

const byPath = (at: AttemptFacts): string => decide(at) ?? ''

/** The reasons for guilt. */
export const reasonsFor = {
  'yes-step': {
    side: 'yes',
    texts: (at, story) => [
      `${conduct(at, story)} was a substantial step toward ${crimeOf(at).crime}`,
      `${story.suspect.the} took a substantial step that corroborated ${his(story.suspect)} intent`,
    ],
    wordedBy: byPath,
    right: (_, { suspect, rival }) =>
      `${The(suspect)} lay armed on ${whose(rival)} way home with a schedule in hand. The Code asks what was done, not how much was left to do.`,
    lesson:
      'A substantial step makes an attempt under the Model Penal Code, if the intent is there and no defense is.',
  },
  'yes-near': {
    side: 'yes',
    texts: (at, story) => [
      `${conduct(at, story)} was in dangerous proximity to ${crimeOf(at).crime}`,
      `${story.suspect.the} came within dangerous proximity of the completed crime`,
    ],
    wordedBy: byPath,
    right: (_, { suspect }) =>
      `${The(suspect)} had a finger on the trigger. Nothing was left but to pull it, and only the cyclist prevented that.`,
    lesson: 'Dangerous proximity makes an attempt only of conduct that is meant to bring about the crime.',
  },
  'yes-done': {
    side: 'yes',
    texts: (at, { suspect, rival }) => {
      switch (decide(at)) {
        case 'substantial-step':
          return [
            `${suspect.the} had nothing left to do until ${rival.the} arrived`,
            `${suspect.the} had completed every act but the last with the specific intent to kill`,
          ]
        case 'search-for-victim':
          return [
            `${suspect.the} did everything in ${his(suspect)} power to find and kill ${rival.the}`,
            `${suspect.the}, with the specific intent to kill, did all that was possible`,
          ]
        case 'no-such-law':
          return [
            `${suspect.the} did everything that an attempt to smuggle requires`,
            `${suspect.the}, with the specific intent to smuggle, did all that ${he(suspect)} planned`,
          ]
        default:
          return [
            `${suspect.the} did everything that ${he(suspect)} believed necessary to kill ${rival.the}`,
            `${suspect.the}, with the specific intent to kill, did all that ${he(suspect)} planned`,
          ]
      }
    },
    wordedBy: byPath,
    right: (_, { suspect }) =>
      `${The(suspect)} aimed to kill and fired. Whoever completes the last act with that intent is guilty, whether or not the shot hits.`,
    lesson:
      'Doing all that one can is an attempt only if it passes the test of the jurisdiction and aims at a crime.',
  },
  'yes-believed': {
    side: 'yes',
    texts: (at, { suspect, rival, prize }) => {
      switch (decide(at)) {
        case 'not-stolen':
          return [
            `an attempt is judged by the circumstances as ${suspect.the} believed them to be`,
            `${whose(suspect)} belief that the ${prize[1]} was stolen is sufficient for an attempt`,
          ]
        case 'search-for-victim':
          return [
            `${whose(rival)} absence was a factual impossibility, which is no defense`,
            'factual impossibility is no defense to a charge of attempt',
          ]
        case 'no-such-law':
          return [
            `an attempt is judged by the law as ${suspect.the} believed it to be`,
            'ignorance of the repeal is no defense to a charge of attempt',
          ]
        case 'age-of-buyer':
          return [
            'the interruption was a factual impossibility, which is no defense',
            'factual impossibility is no defense to a charge of attempt',
          ]
        default:
          return [
            'the missing bullets were a factual impossibility, which is no defense',
            `the murder would have succeeded on the facts as ${suspect.the} believed them`,
          ]
      }
    },
    wordedBy: byPath,
    right: (at, { suspect, prize }) =>
      decide(at) === 'not-stolen'
        ? `${The(suspect)} believed that the ${prize[1]} was stolen. Had that been so, taking it would have been the crime.`
        : `${The(suspect)} believed that the pistol was loaded. Had that been so, pulling the trigger would have been murder.`,
    lesson: 'The facts are taken as the defendant believed them to be, but the law is taken as it is.',
  },
  'yes-late': {
    side: 'yes',
    texts: (at, story) => [
      'abandonment is no defense after an act that goes beyond mere preparation',
      `abandonment after ${conduct(at, story)} is no defense`,
    ],
    wordedBy: byPath,
    right: (_, { suspect }) =>
      `With a finger on the trigger, ${suspect.the} had already committed the attempt. At common law, pity afterward is a matter for sentencing.`,
    lesson: 'Abandonment is no defense at common law once there is an attempt.',
  },
  'yes-not-free': {
    side: 'yes',
    texts: (at, { suspect, rival }) => {
      if (at.stop === 'fear')
        return [
          `renunciation prompted by fear of detection is not voluntary`,
          `${whose(suspect)} fear of detection kept the renunciation from being voluntary`,
        ]
      if (at.stop === 'postponed')
        return [
          `putting off the crime to another day is not a complete renunciation`,
          `${whose(suspect)} plan to return kept the renunciation from being complete`,
        ]
      return [
        `a complete renunciation must be reported to the police`,
        decide(at) === 'renunciation'
          ? `${whose(suspect)} apology to ${rival.the} was not a complete renunciation`
          : `${whose(suspect)} renunciation, made in sight of ${rival.the}, was not voluntary`,
      ]
    },
    wordedBy: byPath,
    right: ({ stop }, { suspect }) =>
      stop === 'fear'
        ? `The patrol, not a change of heart, sent ${suspect.the} home. Turning back because capture has become likelier excuses no one.`
        : `${The(suspect)} only wanted an evening without a witness. Waiting for a better chance leaves the purpose where it was.`,
    lesson: 'Renunciation must be voluntary and complete, but it need not be reported to anyone.',
  },
  'yes-mind': {
    side: 'yes',
    texts: (at, { prize }) => {
      switch (at.mind) {
        case 'reckless':
          return [
            'extreme recklessness is malice, which is enough for attempted murder',
            'the malice required for murder was also enough for attempted murder',
          ]
        case 'lesser harm':
          return [
            'an intent to do serious injury is malice, which is enough for attempted murder',
            'the malice required for murder was also enough for attempted murder',
          ]
        case 'accident':
          return [
            'the felony murder rule supplies the intent for attempted murder',
            'the intent to rob is malice, which is enough for attempted murder',
          ]
        case 'innocent belief':
          return [
            `the intent to take the ${prize[1]} is enough for attempted theft`,
            'attempted theft requires no more than the intent to take the property',
          ]
        case 'ignorant of age':
          return [
            'an attempt requires no more knowledge of age than the completed crime',
            "strict liability as to a buyer's age extends to an attempt to sell",
          ]
        default: {
          if (decide(at) === 'not-stolen')
            return [
              `soliciting the theft of the ${prize[1]} was itself an attempt to receive it`,
              'the specific intent to receive it was punishable from the time it was formed',
            ]
          return decide(at) === 'no-such-law'
            ? [
                'the specific intent to smuggle is enough for an attempt',
                'the specific intent to smuggle was punishable from the time it was formed',
              ]
            : [
                'the malice required for murder was also enough for attempted murder',
                'the specific intent to kill was punishable from the time it was formed',
              ]
        }
      }
    },
    wordedBy: (at) => (at.mind === 'purpose' ? `purpose ${byPath(at)}` : at.mind),
    right: (_, { suspect }) =>
      `${The(suspect)} meant to make the sale. As to age, the crime asks for no knowledge, and this statute asks for no more in an attempt.`,
    lesson:
      'The mental state of the completed crime is enough for its attempt only as to circumstances, where the statute says so.',
  },
} as const satisfies ReasonTable<AttemptFacts, AttemptStory>
