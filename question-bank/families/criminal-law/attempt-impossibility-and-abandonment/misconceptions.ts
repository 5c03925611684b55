import { he, The, whose } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import { decide } from './decide.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law of attempt as students get it wrong; `paths.ts` says where each view tempts, and to which reason. */
export const misconceptions = {
  'intent-is-enough': {
    label: 'intent and any overt act make an attempt, as they make a conspiracy',
    correction: (at, { prize }) => {
      switch (decide(at)) {
        case 'not-stolen':
          return `Soliciting a theft isn't yet an attempt to receive the ${prize[1]}, and not every overt act is a substantial step. Paying for it was one.`
        case 'no-such-law':
          return 'Without a law against it, an intent to smuggle has no crime to aim at, and no overt act can supply one.'
        default:
          return at.law === 'code'
            ? 'An overt act in furtherance is what a conspiracy requires. For an attempt, the Code asks for purpose and a substantial step.'
            : 'An overt act in furtherance is what a conspiracy requires. In an attempt, the act has to come dangerously near the crime.'
      }
    },
  },
  'all-in-their-power': {
    label: 'doing all that one can is an attempt',
    correction: (at, { suspect, rival, goods }) => {
      switch (decide(at)) {
        case 'substantial-step':
          return `It isn't the Code's test whether there was nothing left to do, or every act but the last. A substantial step is enough long before that.`
        case 'search-for-victim':
          return `All that ${he(suspect)} could do still left everything to be done. With ${rival.the} out of reach, no killing was near.`
        default:
          return `${The(suspect)} completed every act intended, the last one too. But to bring in ${goods} is no crime, and believing otherwise doesn't make it one.`
      }
    },
  },
  'near-test-everywhere': {
    label: 'every attempt must come near the crime',
    correction: () =>
      'Dangerous proximity is the common-law test. The Model Penal Code asks for a substantial step, and this jurisdiction has adopted it.',
  },
  'last-act-needed': {
    label: 'an attempt takes the last act',
    correction: (_, { suspect }) =>
      `A shot isn't required. ${The(suspect)} needed only to move a finger, and nothing comes nearer than that; it was well within dangerous proximity.`,
  },
  'waiting-is-preparing': {
    label: 'whatever comes before the crime is preparation',
    correction: (at, { suspect, prize }) => {
      switch (decide(at)) {
        case 'dangerously-near':
        case 'change-of-heart':
          return `Mere preparation for murder was over once ${suspect.the} was aiming. Only a pull of the trigger was left.`
        case 'last-act':
          return `A shot may be an assault too, but with an intent to kill it's the last act of a murder, well beyond preparation.`
        case 'own-goods':
          return `The conduct went beyond mere preparation, for the ${prize[1]} was nearly out the door. What's missing is an intent to steal.`
        case 'no-such-law':
          return `The conduct went beyond mere preparation: everything was done. The trouble for the prosecution is that it's preparation for no crime.`
        default:
          return `Lying in wait is on the Code's own list of substantial steps, so this conduct went beyond mere preparation.`
      }
    },
  },
  'step-everywhere': {
    label: 'any real step makes an attempt',
    correction: (at) =>
      decide(at) === 'mere-plan'
        ? "A substantial step has to strongly corroborate the intent. Looking in a store window doesn't, and the rest was talk."
        : "A substantial step is the Code's test. This jurisdiction asks for dangerous proximity, and a killing was still far off.",
  },
  'step-without-intent': {
    label: 'a dangerous step needs no intent',
    correction: (at, { suspect, prize }) =>
      decide(at) === 'own-goods'
        ? `No step toward the door is a substantial step toward theft by someone who thinks the ${prize[1]} is a gift.`
        : `A substantial step has to corroborate an intent to kill. ${The(suspect)} had none, however dangerous the act.`,
  },
  'step-without-crime': {
    label: 'a step toward an imagined crime is an attempt',
    correction: (_, { goods }) =>
      `A substantial step must lead toward a crime. Bringing in ${goods} was lawful, whether or not it was hidden.`,
  },
  'step-before-defense': {
    label: 'a substantial step ends the matter',
    correction: () =>
      'The substantial step was taken, but the Code adds a defense: a purpose freely and fully given up excuses it.',
  },
  'close-call': {
    label: 'a close call is an attempt',
    correction: (_, { rival }) =>
      `${The(rival)} nearly died, but dangerous proximity to a death isn't enough. The death has to be intended.`,
  },
  'harm-needed': {
    label: 'an attempt takes harm or real danger',
    correction: (at, { prize }) => {
      switch (decide(at)) {
        case 'last-act':
          return `Dangerous proximity isn't the question once the last act is done. A shot meant to kill is an attempt even if it misses.`
        case 'factual-impossibility':
          return `Proximity is measured on the facts as they were believed. With a loaded pistol, pulling the trigger would have left nothing to do.`
        case 'own-goods':
          return `It was close enough: the ${prize[1]} was almost out the door. Proximity isn't what's missing.`
        default:
          return 'Proximity to what? Everything planned had been done, but it was no crime.'
      }
    },
  },
  'impossible-is-no-attempt': {
    label: 'no one can attempt the impossible',
    correction: (at, { suspect, rival }) => {
      switch (decide(at)) {
        case 'not-stolen':
          return `Some common-law courts did allow that defense. The Code doesn't: on the facts that ${suspect.the} believed, this was a crime.`
        case 'search-for-victim':
          return `Legal impossibility means that no law forbids what was intended. Murder is forbidden; ${whose(rival)} absence is a matter of fact.`
        default:
          return 'Legal impossibility means that no law forbids what was intended. Murder is forbidden; the missing bullets are a matter of fact.'
      }
    },
  },
  'facts-never-matter': {
    label: 'impossibility is never a defense, whatever was impossible',
    correction: (at, { rival }) => {
      switch (decide(at)) {
        case 'search-for-victim':
          return `Factual impossibility doesn't excuse an attempt, but there has to be one first. With ${rival.the} unfound, nothing came dangerously near.`
        case 'age-of-buyer':
          return "Nothing was impossible: the buyer was twenty, and the bottle was real. A mistake about age isn't factual impossibility."
        default:
          return 'Belief can stand in for facts, not for law. Ignorance of a repeal does not bring the law back, so there was nothing to attempt.'
      }
    },
  },
  'too-late-to-stop': {
    label: 'giving up is never a defense',
    correction: ({ law }) =>
      law === 'code'
        ? 'Abandonment is no defense at common law. Under the Code, a voluntary and complete change of heart undoes even an attempt that went beyond preparation.'
        : "Abandonment needn't be a defense here, because the conduct was still preparation. There was no attempt to abandon.",
  },
  'police-must-be-told': {
    label: 'giving up counts only if it is made known',
    correction: ({ law }, { rival }) =>
      law === 'code'
        ? `The Code asks for a voluntary and complete change of purpose. It requires no notice to the police, and ${rival.the} had it anyway.`
        : 'No one had to be told, and pity is as voluntary as can be. At common law, though, no renunciation helps once there is an attempt.',
  },
  'turning-back-excuses': {
    label: 'turning back is always a defense',
    correction: ({ law, stop }) => {
      if (law === 'common law')
        return stop === 'remorse'
          ? 'A voluntary and complete renunciation is a defense under the Code. The common law, which governs here, looks only at how far the conduct went.'
          : 'The common law recognizes no such renunciation.'
      return stop === 'fear'
        ? 'Leaving is a defense only if the renunciation is voluntary. This one was prompted by the patrol.'
        : 'Leaving is a defense only if the renunciation is complete. This one was to last a week.'
    },
  },
  'any-crime-absorbs': {
    label: 'an attempt merges into any crime that was completed',
    correction: () =>
      'An attempt merges only into the completed crime that was attempted. There was no attempted murder to merge, since no death was intended.',
  },
  'same-mind-suffices': {
    label: 'the mental state of the completed crime is enough for its attempt',
    correction: ({ mind }, { prize }) => {
      switch (mind) {
        case 'reckless':
          return 'Malice by extreme recklessness is enough if someone dies. An attempt requires an intent to kill.'
        case 'lesser harm':
          return 'Malice by an intent to injure is enough if someone dies. An attempt requires an intent to kill.'
        case 'accident':
          return 'The felony murder rule supplies malice when someone dies. Nothing supplies the intent to kill that an attempt requires.'
        default:
          return `Theft requires an intent to take property known to be another's, so an intent to take the ${prize[1]} isn't enough.`
      }
    },
  },
  'intent-for-every-element': {
    label: 'an attempt needs intent or knowledge as to every element',
    correction: () =>
      'Specific intent is required as to the act of selling. As to a circumstance such as age, this statute asks for no more knowledge than the crime does.',
  },
  'knowledge-must-be-true': {
    label: 'one cannot know what is not so',
    correction: () =>
      'That is logic, not the Code. For an attempt, a firm belief that the property is stolen takes the place of knowledge.',
  },
  'no-date-no-intent': {
    label: 'an intent without a time and a place is none',
    correction: (_, { suspect }) =>
      `${The(suspect)} admitted having meant to kill, and an intent can be formed before a time and a place are chosen. What's missing is an act.`,
  },
  'honest-belief-excuses': {
    label: 'an honest mistake about the facts always excuses',
    correction: () =>
      "A mistake negates intent only if knowledge of the point is required. The buyer's age requires none, for the sale or for an attempt to sell.",
  },
} as const satisfies MisconceptionTable<AttemptFacts, typeof reasons, AttemptStory>
