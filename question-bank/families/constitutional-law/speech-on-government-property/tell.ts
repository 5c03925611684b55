import { namer } from '../../engine/namer.ts'
import type { SpeechCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { SpeechFacts } from './facts.ts'
import type { SpeechStory } from './story.ts'

type Order = (told: SpeechCase) => readonly ((name: ReturnType<typeof namer>) => string | undefined)[]

/** The speaker first, then the rule and the suit. */
const speakerFirst: Order = ({ lead, act, after, suit }) => [
  (name) => lead(name, true),
  (name) => act(name, false),
  () => after,
  (name) => suit(name, false),
]

/** The rule first, then the speaker and the suit. */
const ruleFirst: Order = ({ lead, act, after, suit }) => [
  (name) => act(name, true),
  (name) => lead(name, false),
  () => after,
  (name) => suit(name, false),
]

/** The suit first, then the events before it. */
const suitFirst: Order = ({ lead, act, after, suit }) => [
  (name) => suit(name, true),
  (name) => lead(name, true),
  (name) => act(name, false),
  () => after,
]

export const tell = [speakerFirst, ruleFirst, suitFirst].map(
  (order) =>
    (facts: SpeechFacts, story: SpeechStory): string => {
      const name = namer()
      return order(caseOf(facts, story))
        .map((sentence) => sentence(name))
        .filter(Boolean)
        .join(' ')
    },
)
