import { slug, subjectSlug } from '../../taxonomy/slug.ts'
import type { Facts, Family, Misconception, Reason, Rule, StoryHead } from './contract.ts'
import type { FamilyParts } from './family-parts.ts'
import { type PathLookup, pathLookup } from './path-lookup.ts'
import type { FactsOf, FactTable, MisconceptionTable, ReasonTable, RuleTable, Story } from './tables.ts'
import { told } from './told.ts'

/**
 * Makes a family from its tables. A mistyped fact value or id of a rule, reason, path or misconception does not compile.
 * The family throws when it is asked to decide facts that take no path, or for a reason that it does not have.
 */
export function defineFamily<
  const T extends FactTable,
  S extends Story<FactsOf<T>>,
  RuleId extends string,
  ReasonId extends string,
  MisconceptionId extends string,
  PathId extends string,
>(
  parts: FamilyParts<T, S, RuleId, ReasonId, MisconceptionId, PathId>,
): Family<FactsOf<T>, S & StoryHead<FactsOf<T>>> {
  const { facts, stories, tell, forms, area, hints, decide, paths, rules, reasons, misconceptions, ...rest } =
    parts
  const tellings = typeof tell === 'function' ? [tell] : tell
  const { tempting, ...lookup } = pathLookup(parts.id, paths, decide, reasons)
  return {
    ...rest,
    ...lookup,
    folder: `${subjectSlug(parts.subject)}/${slug(parts.name)}`,
    dimensions: facts,
    rules: rulesFrom(rules, parts.lawAsOf),
    reasonIds: Object.keys(reasons),
    reason: (id, at, story) => reasonFrom(reasons, id, at, story, parts.id),
    misconceptions: misconceptionsFrom(misconceptions, tempting),
    tell: (at, story, order = 0) => tellings[order]?.(at, story) ?? '',
    orders: tellings.length,
    stories: stories.map((story) => ({ fixes: {}, ...story })),
    forms: forms.map((form) => ({ yes: '', no: '', ...form })),
    area: (at) => (typeof area === 'string' ? area : area(at)),
    hints: (at, story) => (typeof hints === 'function' ? hints(at, story) : hints),
  }
}

function rulesFrom<F extends Facts, S>(table: RuleTable<F, S>, asOf: string): Rule<F, S>[] {
  return Object.entries(table).map(([id, rule]) => ({ asOf, ...rule, id }))
}

function reasonFrom<F extends Facts, S>(
  table: ReasonTable<F, S>,
  id: string,
  facts: F,
  story: S,
  family: string,
): Reason {
  const written = table[id]
  if (!written) throw new Error(`${family}: no reason ${id}`)
  const { side, texts, wordedBy, right, lesson } = written
  const lines = told(texts, facts, story)
  const kind = wordedBy ? `#${wordedBy(facts)}` : ''
  return {
    side: typeof side === 'function' ? side(facts) : side,
    texts: lines,
    ...(typeof texts === 'function' ? { keys: lines.map((_, place) => `${id}#${place}${kind}`) } : {}),
    ...(right === undefined ? {} : { right: told(right, facts, story) }),
    lesson: told(lesson, facts, story),
  }
}

function misconceptionsFrom<F extends Facts, S>(
  table: MisconceptionTable<F, Record<string, unknown>, S>,
  tempting: PathLookup<F>['tempting'],
): Misconception<F, S>[] {
  return Object.entries(table).map(([id, { label, correction, gives, when }]) => ({
    id,
    label,
    correction,
    decide: (facts) => {
      if (when && !when(facts)) return null
      if (gives === undefined) return tempting(id, facts)
      return typeof gives === 'function' ? gives(facts) : gives
    },
  }))
}
