import type { MisconceptionTable } from '../../engine/tables.ts'
import type { AttemptFacts } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law of attempt as students get it wrong; `paths.ts` says where each view tempts, and to which reason. */
export const misconceptions = {
  'near-test-everywhere': {
    label: 'every attempt must come near the crime',
    correction: 'Under the Model Penal Code a substantial step that confirms the purpose is enough.',
  },
  'last-act-needed': {
    label: 'an attempt takes the last act',
    correction: 'It is enough that the conduct comes dangerously near the crime.',
  },
  'harm-needed': {
    label: 'an attempt takes harm or real danger',
    correction:
      'Attempt punishes conduct aimed at a crime that does not come about, and the mental state is a question of its own.',
  },
  'waiting-is-preparing': {
    label: 'whatever comes before the last moment is preparation',
    correction: 'Lying in wait armed, or standing on the point of acting, is more than preparation.',
  },
  'doubtful-purpose': {
    label: 'somebody who does not succeed cannot have meant it',
    correction: 'Purpose is shown by plain words and acts.',
  },
  'all-acts-are-near': {
    label: 'any serious act brings a crime near',
    correction: 'Nearness looks at what was still lacking, and here another test governs.',
  },
  'any-step': {
    label: 'any real step makes an attempt',
    correction:
      'The step must pass the test of that state, come with the purpose, and not be undone by a defense.',
  },
  'firm-plan': {
    label: 'a firm plan or a serious act brings the crime near',
    correction: 'Nearness looks at what remained to be done, and only a real crime can be near.',
  },
  'close-call': {
    label: 'a close call is an attempt',
    correction: 'However near the harm, an attempt needs the purpose to cause it.',
  },
  'belief-governs': {
    label: 'what the suspect believed decides every case',
    correction:
      'Belief about facts can replace facts; it cannot replace law, purpose or conduct, and often nothing was misunderstood.',
  },
  'impossible-is-no-attempt': {
    label: 'nobody can attempt the impossible',
    correction:
      'A mistake about the facts is no defense if on the facts as believed the deed would have been a crime.',
  },
  'stopped-by-force': {
    label: 'a suspect who fails or is stopped has given up, but not freely',
    correction: 'Giving up is a matter of defense, and nobody here gave up.',
  },
  'heart-always-counts': {
    label: 'giving up is always a defense',
    correction:
      'At common law it is none, and elsewhere it must be complete and voluntary and is needed only if there was an attempt.',
  },
  'too-late-to-stop': {
    label: 'giving up is never a defense',
    correction:
      'The Model Penal Code accepts complete and voluntary renunciation, and before an attempt no defense is needed.',
  },
  'only-free-choice': {
    label: 'what counts is whether the suspect stopped freely',
    correction:
      'At common law that does not matter, and under the Code a free and full change of heart excuses.',
  },
  'same-mind-suffices': {
    label: 'the mental state of the completed crime suffices for its attempt',
    correction: 'As to the result an attempt needs purpose, even where the completed crime does not.',
  },
  'purpose-for-everything': {
    label: 'an attempt needs purpose or knowledge as to every element',
    correction: 'Where the law so provides, a circumstance needs no more for the attempt than for the crime.',
  },
  'honest-belief-excuses': {
    label: 'an honest belief about the facts always excuses',
    correction:
      'It does so only if the deed would have been innocent on the facts believed and the crime requires that knowledge.',
  },
} as const satisfies MisconceptionTable<AttemptFacts, typeof reasons>
