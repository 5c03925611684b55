import { he, his, type Party, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { conduct, crimeOf } from './crime.ts'
import { decide } from './decide.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'

const byPath = (at: AttemptFacts): string => decide(at) ?? ''

const tooLate = ({ the }: Party, act: string): readonly [string, string] => [
  `${act} completed the attempt, and later abandonment is no defense`,
  `${the} had gone beyond mere preparation by ${act}, after which abandonment is no defense`,
]

/** The test of conspiracy, taken for that of attempt. */
function anyActs(at: AttemptFacts, prize: string): readonly [string, string] {
  const aim =
    { 'not-stolen': `to receive the ${prize}`, 'no-such-law': 'to smuggle' }[byPath(at)] ?? 'to kill'
  return [
    decide(at) === 'not-stolen'
      ? `soliciting the theft of the ${prize} was itself an attempt to receive it`
      : 'intent and an overt act, which establish conspiracy, also establish an attempt',
    `any overt act done with the specific intent ${aim} is sufficient for an attempt`,
  ]
}

/** The reasons for guilt. */
export const reasonsFor = {
  'yes-step': {
    side: 'yes',
    texts: (at, story) => {
      const { suspect, prize } = story
      const byDoing = `${suspect.the} took a substantial step toward ${crimeOf(at).crime} by ${conduct(at, story)}`
      if (decide(at) === 'own-goods')
        return [
          byDoing,
          `carrying the ${prize[1]} away was a substantial step toward theft, even in the belief that it was a gift`,
        ]
      return at.mind === 'purpose'
        ? [
            byDoing,
            `${conduct(at, story)} was a substantial step that strongly corroborated ${whose(suspect)} purpose`,
          ]
        : [byDoing, `${conduct(at, story)} was a substantial step, whether or not a death was intended`]
    },
    wordedBy: byPath,
    right: (_, { suspect, rival }) =>
      `${The(suspect)} lay armed on ${whose(rival)} way home with a schedule in hand. The Code asks what was done, not how much was left to do.`,
    lesson:
      'A substantial step makes an attempt under the Model Penal Code, if the intent is there and no defense is.',
  },
  'yes-near': {
    side: 'yes',
    texts: (at, story) => {
      const { suspect } = story
      const byDoing = `${conduct(at, story)} brought ${suspect.the} within dangerous proximity of murder`
      return at.mind === 'purpose'
        ? [
            byDoing,
            `${suspect.the} was in dangerous proximity to murder once ${he(suspect)} had only to pull the trigger`,
          ]
        : [byDoing, `the wound was so nearly fatal that ${suspect.the} was in dangerous proximity to murder`]
    },
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
            `${suspect.the} had done all but the last act, as an attempt requires`,
            `${suspect.the}, with the specific intent to kill, had completed every act except the shot`,
          ]
        case 'search-for-victim':
          return [
            `${suspect.the} did everything in ${his(suspect)} power to find and kill ${rival.the}`,
            `${suspect.the}, with the specific intent to kill, did everything that ${he(suspect)} could that evening`,
          ]
        case 'no-such-law':
          return [
            `${suspect.the} intended to smuggle and completed the last act that an attempt requires`,
            `${suspect.the}, with the specific intent to smuggle, completed every act that ${he(suspect)} had planned`,
          ]
        default:
          return [
            `${suspect.the}, with the specific intent to kill, completed the last act necessary for murder`,
            `${suspect.the}, with the specific intent to kill, did everything that ${he(suspect)} believed necessary`,
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
            `${suspect.the} would have committed the crime if the ${prize[1]} had been stolen, as ${he(suspect)} believed`,
          ]
        case 'search-for-victim':
          return [
            `${whose(rival)} absence was a factual impossibility, which is no defense to attempt`,
            `${suspect.the} would have committed murder if ${rival.the} had been where ${he(suspect)} looked`,
          ]
        case 'no-such-law':
          return [
            `liability for an attempt depends on the law as ${suspect.the} believed it to be`,
            `${whose(suspect)} ignorance of the repeal is no defense to a charge of attempt`,
          ]
        case 'age-of-buyer':
          return [
            `${whose(suspect)} mistake about the buyer's age was a factual impossibility, which is no defense`,
            `a mistake about the buyer's age made the crime at most a factual impossibility`,
          ]
        default:
          return [
            'the empty pistol made the murder a factual impossibility, which is no defense to attempt',
            `${suspect.the} would have committed murder on the facts as ${he(suspect)} believed them to be`,
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
    texts: (at, { suspect }) => {
      switch (decide(at)) {
        case 'early-buying':
          return tooLate(suspect, 'buying the rifle')
        case 'change-of-heart':
          return tooLate(suspect, 'aiming the loaded pistol')
        default:
          return tooLate(suspect, 'lying in wait with the rifle')
      }
    },
    wordedBy: byPath,
    right: (_, { suspect }) =>
      `With a finger on the trigger, ${suspect.the} had already committed the attempt. At common law, pity afterward is a matter for sentencing.`,
    lesson: 'Abandonment is no defense at common law once there is an attempt.',
  },
  'yes-not-free': {
    side: 'yes',
    texts: (at, { suspect }) => {
      if (at.stop === 'fear')
        return [
          `${whose(suspect)} renunciation was prompted by fear of detection and so was not voluntary`,
          `a renunciation is not voluntary when the defendant leaves because detection has become likelier`,
        ]
      if (at.stop === 'postponed')
        return [
          `${suspect.the} only postponed the crime, so the renunciation was not complete`,
          `a renunciation is not complete when the defendant waits for a better opportunity`,
        ]
      return [
        `${suspect.the} gave the police no notice, so the renunciation was not complete`,
        `an effective renunciation requires notice to the police, which ${suspect.the} never gave`,
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
    texts: (at, { suspect, prize }) => {
      switch (at.mind) {
        case 'reckless':
          return [
            `${suspect.the} showed extreme recklessness, which is malice sufficient for attempted murder`,
            'attempted murder requires only malice, the mental state required for murder itself',
          ]
        case 'lesser harm':
          return [
            `${suspect.the} intended serious injury, which is malice sufficient for attempted murder`,
            'attempted murder requires only malice, the mental state required for murder itself',
          ]
        case 'accident':
          return [
            'the felony murder rule supplies the specific intent required for attempted murder',
            `${whose(suspect)} intent to rob was malice, which is sufficient for attempted murder`,
          ]
        case 'innocent belief':
          return [
            `${suspect.the} intended to take the ${prize[1]}, which is sufficient for attempted theft`,
            `${suspect.the} intended to take property that in fact belonged to another`,
          ]
        case 'ignorant of age':
          return [
            'an attempt requires no more knowledge of age than the completed sale would have required',
            "the statute's strict liability as to a buyer's age extends to an attempt to sell",
          ]
        default:
          return anyActs(at, prize[1])
      }
    },
    wordedBy: (at) => (at.mind === 'purpose' ? `purpose ${byPath(at)}` : at.mind),
    right: (_, { suspect }) =>
      `${The(suspect)} meant to make the sale. As to age, the crime asks for no knowledge, and this statute asks for no more in an attempt.`,
    lesson:
      'The mental state of the completed crime is enough for its attempt only as to circumstances, where the statute says so.',
  },
} as const satisfies ReasonTable<AttemptFacts, AttemptStory>
