import type { LibraryRule } from '#protocol/library.ts'
import { plain } from '#rules/asking/words.ts'
import { telling } from './apply.ts'
import { CONCEPTS } from './concepts.ts'

/** Things that questions ask for, and how a sentence sounds that tells them. */
const ASKED_FOR: readonly [RegExp, RegExp][] = [
  [
    /\b(how (long|soon|late|many (days|months|years)|much time)|when (do|does|must|is|are)|deadline|time limit|too late|by when)\b/,
    /\b(\d+|ten|twenty|thirty|sixty|ninety) (days|months|years)\b|\b(waived|deadline|due|lapses?|time (expires|ends|runs)|reasonable time)\b/,
  ],
  [/\b(exceptions?|unless|except)\b/, /\b(exceptions?|except|unless|excuses?|doesnt (bar|apply))\b/],
  [
    /\b(burden|who (has|bears|must|proves?|decides?|holds?)|how sure|standard of proof)\b/,
    /\b(burden|must (show|prove)|clear and convincing|preponderance|reasonable doubt|judge decides|alone holds|proponent)\b/,
  ],
  [
    /\b(how much|damages?|what (do|can) (i|you|she|he|they) (get|recover)|get paid|remed(y|ies))\b/,
    /\b(damages|value|recover(y|s|ed)?|remed(y|ies)|price|percent(age)?)\b/,
  ],
]

/** The worth of an everyday word for a sentence's idea, and of the thing asked for, beside a word that no other has. */
const BY_IDEA = 0.5
const BY_WANT = 0.6
/** The least that a sentence is worth: as much as a word that two others have. */
const LEAST = 0.33
/** Sentences told, and the share of the best one that another must have. */
const MOST = 2
const CLOSE = 0.6
/** The share of a question's words that a sentence which speaks to it has. */
const SPEAKS = 0.6

/** Where a sentence ends: not after an initial, or in the name of a case. */
const ENDS = /(?<=[.;])(?<!\b(?:v|vs|[A-Z])\.)\s+(?=[A-Z"“])/

const linesOf = (rule: LibraryRule): string[] => [...rule.rule.split(ENDS), ...rule.traps]

/** Returns the worth of each line to a question. A word says more the fewer lines have it, so the rule's own name says little. */
function worths(lines: readonly string[], question: string): number[] {
  const asked = plain(question)
  const texts = lines.map(plain)
  const words = lines.map((line) => new Set(telling(line)))
  const clues: { worth: number; holds: boolean[] }[] = [
    ...[...new Set(telling(question))].map((word) => ({
      worth: 1,
      holds: words.map((held) => held.has(word)),
    })),
    ...CONCEPTS.filter(({ fact }) => fact.test(asked)).map(({ element }) => ({
      worth: BY_IDEA,
      holds: texts.map((text) => element.test(text)),
    })),
    ...ASKED_FOR.filter(([how]) => how.test(asked)).map(([, told]) => ({
      worth: BY_WANT,
      holds: texts.map((text) => told.test(text)),
    })),
  ]
  return lines.map((_, at) =>
    clues
      .filter(({ holds }) => holds[at])
      .reduce((sum, { worth, holds }) => sum + worth / holds.filter(Boolean).length, 0),
  )
}

/** Returns the sentences and traps of a rule that speak to a question, the nearest first; none where nothing in it does. */
export function nearest(rule: LibraryRule, question: string): string[] {
  const lines = linesOf(rule)
  const all = worths(lines, question)
  const best = Math.max(...all)
  return lines
    .map((line, at) => ({ line, worth: all[at] ?? 0 }))
    .filter(({ worth }) => worth >= LEAST && worth >= CLOSE * best)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST)
    .map(({ line }) => line)
}

/** Returns the traps of a rule, those that speak to a question first. */
export function trapsFor(rule: LibraryRule, question: string): string[] {
  const all = worths(linesOf(rule), question).slice(-rule.traps.length)
  return rule.traps
    .map((trap, at) => ({ trap, worth: (all[at] ?? 0) >= LEAST ? (all[at] ?? 0) : 0 }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ trap }) => trap)
}

/** Whether one sentence of a rule has most of a question's words. */
export function speaksTo(rule: LibraryRule, question: string): boolean {
  const words = [...new Set(telling(question))]
  return (
    words.length > 0 &&
    linesOf(rule).some((line) => {
      const held = new Set(telling(line))
      return words.filter((word) => held.has(word)).length >= SPEAKS * words.length
    })
  )
}
