import { namer } from '../../engine/namer.ts'
import type { SpeechCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { SpeechFacts } from './facts.ts'
import type { SpeechStory } from './story.ts'

type Order = (told: SpeechCase) => readonly ((name: ReturnType<typeof namer>) => string | undefined)[]

/** The speaker first, then the rule and the suit. */
const speakerFirst: Order = ({ lead, act, after, suit }) => [
  (name) => lead(name, true, false),
  (name) => act(name, false),
  () => after,
  (name) => suit(name, true),
]

/** The rule first, then the speaker and the suit. */
const ruleFirst: Order = ({ lead, act, after, suit }) => [
  (name) => act(name, true),
  (name) => lead(name, false, false),
  () => after,
  (name) => suit(name, true),
]

/** The day of the event first, then the rule, and the suit in other words. */
const dateFirst: Order = ({ lead, act, after, suit }) => [
  (name) => lead(name, true, true),
  (name) => act(name, false),
  () => after,
  (name) => suit(name, false),
]

export const tell = [speakerFirst, ruleFirst, dateFirst].map(
  (order) =>
    (facts: SpeechFacts, story: SpeechStory): string => {
      const name = namer()
      return order(caseOf(facts, story))
        .map((sentence) => sentence(name))
        .filter(Boolean)
        .join(' ')
    },
)
