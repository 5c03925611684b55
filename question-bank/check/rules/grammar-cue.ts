import { distractorsOf, type Item, keyOf } from '../../load/item.ts'
import type { ItemRule } from '../rule.ts'
import { leadInOf } from './lead-in.ts'

/** How an option is built, seen from one side; the odd one out gives itself away. */
const FORMS: readonly [cue: string, form: (option: string) => string][] = [
  ['opens with another part of speech', opening],
  [
    'differs in its opening capital',
    (option) => (/^[^\p{L}]*\p{Lu}/u.test(option) ? 'capital' : /^\p{Ll}/u.test(option) ? 'small' : 'figure'),
  ],
  ['is in another tense', tense],
  ['differs in number', number],
]

/** Openings that fix the grammatical form; names and nouns are all one form. */
function opening(option: string): string {
  if (/^(?:yes|no)\b/i.test(option)) return 'yes/no'
  if (/^to [a-z]/i.test(option)) return 'infinitive'
  if (
    /^(?:because|since|if|unless|only if|when|after|before|even though|although|as long as)\b/i.test(option)
  )
    return 'clause'
  if (/^\$?\d/.test(option)) return 'figure'
  if (
    /^(?:by |\w+ly )?[a-z]{3,}ing\b/i.test(option) &&
    !/^(?:nothing|anything|everything|during|king|ring)\b/i.test(option)
  )
    return 'gerund'
  return 'noun or sentence'
}

/** The tense of the main verb, where it stands within the first words before any reason. */
function tense(option: string): string {
  const head = (option.split(/,|\b(?:because|since|if|unless|that|which|who)\b/i)[0] ?? '')
    .split(/\s+/)
    .slice(0, 9)
    .join(' ')
  const verb = /\b(is|are|has|does|will|can|may|should|must|was|were|had|did|would|could|might)\b/i.exec(
    head,
  )?.[1]
  if (!verb) return 'none'
  return /^(?:was|were|had|did|would|could|might)$/i.test(verb) ? 'past' : 'present'
}

/** Singular or plural, for options that are a bare noun of at most three words. */
function number(option: string): string {
  const bare = option.trim().replace(/[.;]$/, '')
  if (/[,;]|\b(?:and|or|is|are|was|were)\b/.test(bare) || bare.split(/\s+/).length > 3 || /\d/.test(bare))
    return 'other'
  return /[^su]s$/.test(bare) ? 'plural' : 'singular'
}

/** True when the key stands alone and the three distractors agree among themselves. */
function oddOneOut(item: Item, form: (option: string) => string): boolean {
  const others = new Set(distractorsOf(item).map(form))
  return others.size === 1 && !others.has(form(keyOf(item)))
}

export const grammarCue: ItemRule = {
  name: 'grammar-cue',
  severity: 'reject',
  check: (item) => {
    const reasons = FORMS.flatMap(([cue, form]) => (oddOneOut(item, form) ? [`only the key ${cue}`] : []))
    const stops = new Set(item.choices.map((choice) => /[.?!;:]$/.exec(choice.text.trim())?.[0] ?? 'none'))
    if (stops.size > 1) reasons.push('options do not end in the same punctuation')
    const article = /\b(an?)\s*[_.…]*\?$/i.exec(leadInOf(item))?.[1]?.toLowerCase()
    if (article !== undefined) {
      const fits = item.choices.filter(
        (choice) => /^[aeiou]/i.test(choice.text) === (article === 'an'),
      ).length
      if (fits < item.choices.length)
        reasons.push(`the question ends in "${article}", which not every option fits`)
    }
    return reasons
  },
}
