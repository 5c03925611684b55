import type { Failure } from '../load/failure.ts'
import type { LoadedLibrary } from '../load/library.ts'
import type { LibraryRule } from '../load/library-file.ts'
import { subjectSlug, subtopicSlug } from '../taxonomy/slug.ts'
import { AREAS } from '../taxonomy/taxonomy.ts'
import { names } from '../text/terms.ts'
import { wordCount } from '../text/words.ts'
import { isKnownAuthority } from './rules/authority-form.ts'

/** Words of the prose, and lines of the lists, from fewest to most. */
const LIMITS = {
  rule: { what: 'words', from: 40, to: 150 },
  approach: { what: 'words', from: 15, to: 45 },
  elements: { what: 'lines', from: 2, to: 6 },
  traps: { what: 'lines', from: 2, to: 4 },
  asked: { what: 'phrases', from: 3, to: 8 },
} as const

/** How many terms of art an entry names. */
const TERMS = { from: 3, to: 14 } as const

/**
 * Beginnings that a first phrase may not have: Atticus offers to explain it, and "Explain what is a search" is no sentence.
 * Verbs that entries began with stand among the question words.
 */
const NO_NOUN =
  /^(?:am|are|can|did|do|does|how|is|may|must|what|when|where|who|why|amend|assume|authenticate|impeach|invoke|rehabilitate|revoke|terminate)\b/

/** The faults of one entry of the rule library. */
export function ruleFaults(rule: LibraryRule): string[] {
  const sizes = Object.entries(LIMITS).flatMap(([name, { what, from, to }]) => {
    const part = rule[name as keyof typeof LIMITS]
    const size = typeof part === 'string' ? wordCount(part) : part.length
    return size >= from && size <= to ? [] : [`${name} has ${size} ${what}, wanted ${from} to ${to}`]
  })
  const loud = rule.asked
    .filter((phrase) => phrase !== phrase.toLowerCase())
    .map((phrase) => `asked: "${phrase}" is not in lower case`)
  const [first = ''] = rule.asked
  const unnamed = NO_NOUN.test(first) ? [`asked: "${first}" comes first, and names nothing to explain`] : []
  const known = rule.authorities.some(isKnownAuthority)
  const given = rule.authorities.join('; ') || 'none'
  const few = rule.terms.length > 0 && (rule.terms.length < TERMS.from || rule.terms.length > TERMS.to)
  const counted = few ? [`terms has ${rule.terms.length}, wanted ${TERMS.from} to ${TERMS.to}`] : []
  const silent = rule.terms
    .filter((term) => !names([rule.rule, ...rule.elements].join(' '), term))
    .map((term) => `terms: "${term}" stands neither in the rule nor in its elements`)
  return [
    ...sizes,
    ...loud,
    ...unnamed,
    ...counted,
    ...silent,
    ...(known ? [] : [`no authority in a known form (given: ${given})`]),
  ]
}

const key = (one: { subject: string; subtopic: string; area: string }): string =>
  `${one.subject}\n${one.subtopic}\n${one.area}`

/** An entry without its vocabulary teaches the law without the words an examinee is graded on. */
function termless(rules: readonly LibraryRule[]): Failure[] {
  return rules
    .filter((rule) => rule.terms.length === 0)
    .map(({ file, area }) => ({
      severity: 'warn',
      file,
      item: area,
      rule: 'library',
      reason: 'names no terms of art',
    }))
}

/** Areas without an entry; in drafts they are forgiven. */
function missing(rules: readonly LibraryRule[]): Failure[] {
  const written = new Set(rules.map(key))
  return AREAS.filter((area) => !written.has(key(area))).map(({ subject, subtopic, area }) => ({
    severity: 'reject',
    file: `library/${subjectSlug(subject)}/${subtopicSlug(subtopic)}.yaml`,
    item: area,
    rule: 'library',
    reason: 'this area has no rule',
  }))
}

/** Everything that is wrong with the rule library: each area has exactly one entry within its limits. */
export function checkLibrary({ rules, failures }: LoadedLibrary, drafts: boolean): Failure[] {
  const seen = new Set<string>()
  const faults = rules.flatMap((rule) => {
    const again = seen.has(key(rule)) ? ['this area has a second rule'] : []
    seen.add(key(rule))
    return [...again, ...ruleFaults(rule)].map(
      (reason): Failure => ({
        severity: 'reject',
        file: rule.file,
        item: rule.area,
        rule: 'library',
        reason,
      }),
    )
  })
  return [...failures, ...faults, ...termless(rules), ...(drafts ? [] : missing(rules))]
}
