/** Which side an option takes, and of which pair of outcomes: two options differ only within one pair. */
export interface Outcome {
  readonly pair: string
  readonly side: 'yes' | 'no'
}

/** Pairs of opening words, the yes side first. An option belongs to the first pair it opens with. */
const OPENINGS: readonly [pair: string, yes: RegExp, no: RegExp][] = [
  ['yes/no', /^yes\b/i, /^no\b(?! (?:one|party|claim|person)\b)/i],
  ['not guilty/guilty', /^not guilty\b/i, /^guilty(?:,| because| if| unless|$)/i],
  ['inadmissible/admissible', /^(?:inadmissible|not admissible)\b/i, /^admissible\b/i],
  ['admit/exclude', /^admit(?:ted)?\b/i, /^exclude[d]?\b/i],
  ['grant/deny', /^grant(?:ed)?\b(?!.*\bin part\b)/i, /^(?:deny|denied)\b/i],
  ['sustain/overrule', /^sustain(?:ed)?\b/i, /^overrule[d]?\b/i],
  ['affirm/reverse', /^affirm(?:ed)?\b/i, /^reverse[d]?\b/i],
  ['liable/not liable', /^liable\b/i, /^not liable\b/i],
  ['valid/invalid', /^valid\b/i, /^(?:invalid|void)\b/i],
  ['constitutional/unconstitutional', /^constitutional\b/i, /^unconstitutional\b/i],
  ['enforceable/unenforceable', /^enforceable\b/i, /^(?:unenforceable|not enforceable)\b/i],
]

/** "Admit the opinion but not the accounts", "Granted in part": such an outcome takes neither side. */
const DIVIDED =
  /^[^,;]*?\b(?:but|except|in part|as to|and (?:deny|grant|admit|exclude|sustain|overrule|affirm|reverse))\b[^,;]*?(?:,| because| if| unless|$)/i

const QUALITIES = 'admissible|liable|guilty|valid|enforceable|constitutional|barred|proper|subject'
const PREDICATE = new RegExp(
  `^[^,;]{2,60}? (?:is|are|was|were) (not )?(in|un)?(${QUALITIES})(?:,| because| if| unless|$)`,
  'i',
)
const PRONOUN =
  /^(?:it|he|she|they|this|that) (does|do|is|are|was|may|can|could|will|would|should|must|has|have)( not|n't|not)?\b/i
const VERDICT =
  /^[^,;]{2,60}? (?:will|should|may|can|must|does|did)( not|not)? (prevail|recover|win|succeed|enforce)\b/i

/** The side an option takes on a two-sided question; null when it takes neither. */
export function outcomeOf(option: string): Outcome | null {
  if (DIVIDED.test(option)) return null
  for (const [pair, yes, no] of OPENINGS) {
    if (yes.test(option)) return { pair, side: 'yes' }
    if (no.test(option)) return { pair, side: 'no' }
  }
  const predicate = PREDICATE.exec(option)
  if (predicate) return { pair: `is ${predicate[3]}`, side: predicate[1] || predicate[2] ? 'no' : 'yes' }
  const pronoun = PRONOUN.exec(option)
  if (pronoun) return { pair: `it ${pronoun[1]?.toLowerCase()}`, side: pronoun[2] ? 'no' : 'yes' }
  const verdict = VERDICT.exec(option)
  if (verdict) return { pair: `${verdict[2]}`, side: verdict[1] ? 'no' : 'yes' }
  return null
}

/** The sides of all options when every one takes a side of the same pair; null for other kinds of item. */
export function outcomesOf(options: readonly string[]): ('yes' | 'no')[] | null {
  const found = options.map(outcomeOf)
  const pair = found[0]?.pair
  if (pair === undefined || !found.every((outcome) => outcome?.pair === pair)) return null
  const sides = found.flatMap((outcome) => (outcome ? [outcome.side] : []))
  // The same word four times ("Denied, …") is a reasons-only item unless the opposite could be chosen.
  return pair === 'yes/no' || new Set(sides).size > 1 ? sides : null
}
