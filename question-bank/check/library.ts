import type { Failure } from '../load/failure.ts'
import type { LoadedLibrary } from '../load/library.ts'
import type { LibraryRule } from '../load/library-file.ts'
import { subjectSlug, subtopicSlug } from '../taxonomy/slug.ts'
import { AREAS } from '../taxonomy/taxonomy.ts'
import { wordCount } from '../text/words.ts'
import { isKnownAuthority } from './rules/authority-form.ts'

/** Words of the prose, and lines of the lists, from fewest to most. */
const LIMITS = {
  rule: { what: 'words', from: 40, to: 110 },
  approach: { what: 'words', from: 15, to: 45 },
  elements: { what: 'lines', from: 2, to: 6 },
  traps: { what: 'lines', from: 2, to: 4 },
  asked: { what: 'phrases', from: 3, to: 8 },
} as const

/** What is wrong with one entry of the rule library. */
export function ruleFaults(rule: LibraryRule): string[] {
  const sizes = Object.entries(LIMITS).flatMap(([name, { what, from, to }]) => {
    const part = rule[name as keyof typeof LIMITS]
    const size = typeof part === 'string' ? wordCount(part) : part.length
    return size >= from && size <= to ? [] : [`${name} has ${size} ${what}, wanted ${from} to ${to}`]
  })
  const loud = rule.asked
    .filter((phrase) => phrase !== phrase.toLowerCase())
    .map((phrase) => `asked: "${phrase}" is not in lower case`)
  const known = rule.authorities.some(isKnownAuthority)
  const given = rule.authorities.join('; ') || 'none'
  return [...sizes, ...loud, ...(known ? [] : [`no authority in a known form (given: ${given})`])]
}

const key = (one: { subject: string; subtopic: string; area: string }): string =>
  `${one.subject}\n${one.subtopic}\n${one.area}`

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

/** Everything that is wrong with the rule library: each of the 341 areas has exactly one entry within its limits. */
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
  return [...failures, ...faults, ...(drafts ? [] : missing(rules))]
}
