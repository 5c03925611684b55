import { z } from 'zod'
import type { Subject } from '#rules/subjects.ts'
import type { Jurisdiction } from './item.ts'

const prose = z.string().trim().min(1, 'is empty')

/** One area's entry as written in a file; how long its parts may be is the check's business, not the reader's. */
export const ruleEntry = z.strictObject({
  area: prose,
  jurisdiction: z.enum(['F', 'U', 'R', 'C', 'S']),
  lawAsOf: z.iso.date('is not a date like 2026-11-01'),
  rule: prose,
  terms: z.array(prose).default([]),
  elements: z.array(prose),
  traps: z.array(prose),
  approach: prose,
  authorities: z.array(prose),
  asked: z.array(prose),
})

/** The head of a library file; its rules are parsed one by one, so that one bad entry hides no other. */
export const libraryFileHead = z.strictObject({
  subject: prose,
  subtopic: prose,
  rules: z.array(z.unknown()),
})

/** The law of one area, as Atticus tells it. */
export interface LibraryRule {
  readonly subject: Subject
  readonly subtopic: string
  readonly area: string
  readonly jurisdiction: Jurisdiction
  readonly lawAsOf: string
  readonly rule: string
  /** The terms of art of the area, each of which stands in `rule` or `elements`. Options of questions are read for them too. */
  readonly terms: readonly string[]
  readonly elements: readonly string[]
  readonly traps: readonly string[]
  readonly approach: string
  readonly authorities: readonly string[]
  /** what a student would type to find it */
  readonly asked: readonly string[]
  /** Where it is written, relative to the question bank, for messages. */
  readonly file: string
}
