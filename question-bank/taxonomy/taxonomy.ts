import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { EXAM_WEIGHTS } from '#rules/drawing/exam-weights.ts'
import { SUBJECTS as SUBJECT_NAMES, type Subject as SubjectName } from '#rules/subjects.ts'
import { subjectSlug } from './slug.ts'

const taxonomyFile = z.record(
  z.enum(SUBJECT_NAMES),
  z.object({
    short: z.string(),
    subtopics: z.array(z.object({ name: z.string(), areas: z.array(z.string()).min(1) })).min(1),
  }),
)

/** A subtopic of a subject; `weight` is its share of the subject, the shares of a subject sum to 1. */
export interface Subtopic {
  readonly name: string
  readonly weight: number
  readonly areas: readonly string[]
}

/** One of the seven subjects. `prefix` begins the ids of its curated items. */
export interface Subject {
  readonly name: SubjectName
  readonly short: string
  readonly slug: string
  readonly prefix: string
  readonly subtopics: readonly Subtopic[]
}

/** Item ids are immutable, so a prefix is never reused or renamed. */
const PREFIXES: Readonly<Record<SubjectName, string>> = {
  'Civil Procedure': 'cp',
  'Constitutional Law': 'cl',
  Contracts: 'k',
  'Criminal Law/Procedure': 'cr',
  Evidence: 'ev',
  'Real Property': 'rp',
  Torts: 'tt',
}

const raw = taxonomyFile.parse(JSON.parse(readFileSync(new URL('./taxonomy.json', import.meta.url), 'utf8')))

function weightOf(subject: SubjectName, subtopic: string): number {
  const weight = EXAM_WEIGHTS[subject][subtopic]
  if (!weight) throw new Error(`${subject}, ${subtopic}: the exam's weight is missing`)
  return weight
}

/** All subjects, in the order in which the game lists them. */
export const SUBJECTS: readonly Subject[] = SUBJECT_NAMES.map((name) => ({
  name,
  short: raw[name].short,
  slug: subjectSlug(name),
  prefix: PREFIXES[name],
  subtopics: raw[name].subtopics.map((subtopic) => ({ ...subtopic, weight: weightOf(name, subtopic.name) })),
}))

/** Every place a question can belong to, one row an area. */
export const AREAS: readonly { subject: SubjectName; subtopic: string; area: string }[] = SUBJECTS.flatMap(
  (subject) =>
    subject.subtopics.flatMap((subtopic) =>
      subtopic.areas.map((area) => ({ subject: subject.name, subtopic: subtopic.name, area })),
    ),
)

export function findSubject(name: string): Subject | undefined {
  return SUBJECTS.find((subject) => subject.name === name)
}

/** By folder name ('criminal-law'), as commands take it. */
export function findSubjectBySlug(slug: string): Subject | undefined {
  return SUBJECTS.find((subject) => subject.slug === slug)
}

function findSubtopic(subject: string, subtopic: string): Subtopic | undefined {
  return findSubject(subject)?.subtopics.find((entry) => entry.name === subtopic)
}

/** Why this place is not in the taxonomy, in one phrase; null when it is. */
export function misplaced(subject: string, subtopic: string, area?: string): string | null {
  if (!findSubject(subject)) return `subject "${subject}" is not in the taxonomy`
  const found = findSubtopic(subject, subtopic)
  if (!found) return `subtopic "${subtopic}" is not in ${subject}`
  if (area !== undefined && !found.areas.includes(area)) return `area "${area}" is not in ${subtopic}`
  return null
}
