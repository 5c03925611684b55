import type { Misconception } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'
import type { AttemptFacts } from './facts.ts'
import { type Row, TABLE } from './table.ts'

/** By id: the mistaken rule, and the sentence that mends it. */
const VIEWS: Readonly<Record<string, readonly [label: string, correction: string]>> = {
  'near-test-everywhere': [
    'every attempt must come near the crime',
    'Under the Model Penal Code a substantial step that confirms the purpose is enough.',
  ],
  'last-act-needed': [
    'an attempt takes the last act',
    'It is enough that the conduct comes dangerously near the crime.',
  ],
  'harm-needed': [
    'an attempt takes harm or real danger',
    'Attempt punishes conduct aimed at a crime that does not come about, and the mental state is a question of its own.',
  ],
  'waiting-is-preparing': [
    'whatever comes before the last moment is preparation',
    'Lying in wait armed, or standing on the point of acting, is more than preparation.',
  ],
  'doubtful-purpose': [
    'somebody who does not succeed cannot have meant it',
    'Purpose is shown by plain words and acts.',
  ],
  'all-acts-are-near': [
    'any serious act brings a crime near',
    'Nearness looks at what was still lacking, and here another test governs.',
  ],
  'any-step': [
    'any real step makes an attempt',
    'The step must pass the test of that state, come with the purpose, and not be undone by a defense.',
  ],
  'firm-plan': [
    'a firm plan or a serious act brings the crime near',
    'Nearness looks at what remained to be done, and only a real crime can be near.',
  ],
  'close-call': [
    'a close call is an attempt',
    'However near the harm, an attempt needs the purpose to cause it.',
  ],
  'belief-governs': [
    'what the suspect believed decides every case',
    'Belief about facts can replace facts; it cannot replace law, purpose or conduct, and often nothing was misunderstood.',
  ],
  'impossible-is-no-attempt': [
    'nobody can attempt the impossible',
    'A mistake about the facts is no defense if on the facts as believed the deed would have been a crime.',
  ],
  'stopped-by-force': [
    'a suspect who fails or is stopped has given up, but not freely',
    'Giving up is a matter of defense, and nobody here gave up.',
  ],
  'heart-always-counts': [
    'giving up is always a defense',
    'At common law it is none, and elsewhere it must be complete and voluntary and is needed only if there was an attempt.',
  ],
  'too-late-to-stop': [
    'giving up is never a defense',
    'The Model Penal Code accepts complete and voluntary renunciation, and before an attempt no defense is needed.',
  ],
  'only-free-choice': [
    'what counts is whether the suspect stopped freely',
    'At common law that does not matter, and under the Code a free and full change of heart excuses.',
  ],
  'same-mind-suffices': [
    'the mental state of the completed crime suffices for its attempt',
    'As to the result an attempt needs purpose, even where the completed crime does not.',
  ],
  'purpose-for-everything': [
    'an attempt needs purpose or knowledge as to every element',
    'Where the law so provides, a circumstance needs no more for the attempt than for the crime.',
  ],
  'honest-belief-excuses': [
    'an honest belief about the facts always excuses',
    'It does so only if the deed would have been innocent on the facts believed and the crime requires that knowledge.',
  ],
}

/** The law of attempt as students get it wrong. */
export const misconceptions: readonly Misconception<AttemptFacts>[] = Object.entries(VIEWS).map(
  ([id, [label, correction]]) => ({
    id,
    label,
    correction,
    decide: (facts) => {
      const path = pathOf(facts)
      const row: Row | null = path && TABLE[path]
      return row?.wrong[id] ?? null
    },
  }),
)
