import { z } from 'zod'
import type { Subject } from '#rules/subjects.ts'
import { findSubjectBySlug } from '../taxonomy/taxonomy.ts'
import { bare } from '../text/words.ts'
import type { Failure } from './failure.ts'
import { yamlFiles } from './subtopic-file.ts'
import { readYaml } from './yaml.ts'
import { zodReasons } from './zod-reason.ts'

/** A question as a student types it, and the area whose rule is meant. */
export interface AskedQuestion {
  readonly subject: Subject
  readonly area: string
  readonly question: string
  /** Where it is written, for messages. */
  readonly file: string
}

/** What reading plain questions gave: sound ones, and a failure for whatever could not be read. */
export interface LoadedAsked {
  readonly questions: readonly AskedQuestion[]
  /** Questions that no area of ours answers. */
  readonly beyond: readonly string[]
  readonly failures: readonly Failure[]
}

const lines = z.array(z.string().trim().min(1, 'is empty'))
const askedFile = z.record(z.string(), lines)

/** Where the questions stand that are beyond all areas: a list alone. */
const BEYOND = 'asked/beyond.yaml'

/** Reads every `asked/<subject>/<writer>.yaml` below `bankFolder`, in path order, and `asked/beyond.yaml`. */
export function loadAsked(bankFolder: string): LoadedAsked {
  const files = yamlFiles(bankFolder, 'asked')
  const read = files
    .filter(({ file }) => file !== BEYOND)
    .map(({ file, text }) => readAskedFile(file, file.split('/')[1] ?? '', text))
  const beyond = readBeyond(files.find(({ file }) => file === BEYOND)?.text ?? '[]')
  return {
    questions: read.flatMap(({ questions }) => questions),
    beyond: beyond.lines,
    failures: [...read.flatMap(({ failures }) => failures), ...beyond.failures],
  }
}

function readBeyond(text: string): { lines: readonly string[]; failures: readonly Failure[] } {
  const yaml = readYaml(text)
  const parsed = 'reason' in yaml ? null : lines.safeParse(yaml.content)
  if (parsed?.success) return { lines: parsed.data, failures: [] }
  const reasons = 'reason' in yaml ? [yaml.reason] : parsed ? zodReasons(parsed.error) : []
  const failures = reasons.map(
    (reason): Failure => ({ severity: 'reject', file: BEYOND, item: null, rule: 'asked', reason }),
  )
  return { lines: [], failures }
}

/** Reads one file of plain questions: a map from an area of the subject to a list of questions. */
export function readAskedFile(file: string, subjectSlug: string, text: string): Omit<LoadedAsked, 'beyond'> {
  const failures: Failure[] = []
  const fail = (item: string | null, reason: string) =>
    failures.push({ severity: 'reject', file, item, rule: 'asked', reason })
  const questions: AskedQuestion[] = []

  const subject = findSubjectBySlug(subjectSlug)
  if (!subject) {
    fail(null, `"${subjectSlug}" is no subject's folder`)
    return { questions, failures }
  }
  const yaml = readYaml(text)
  const parsed = 'reason' in yaml ? null : askedFile.safeParse(yaml.content)
  if ('reason' in yaml) fail(null, yaml.reason)
  else if (parsed && !parsed.success) for (const reason of zodReasons(parsed.error)) fail(null, reason)
  const areas = new Set(subject.subtopics.flatMap((subtopic) => subtopic.areas))
  for (const [area, written] of Object.entries(parsed?.data ?? {})) {
    if (!areas.has(area)) {
      fail(area, `no area of ${subject.name}`)
      continue
    }
    const seen = new Set<string>()
    for (const question of written) {
      if (seen.has(bare(question))) fail(area, `"${question}" is there twice`)
      else questions.push({ subject: subject.name, area, question, file })
      seen.add(bare(question))
    }
  }
  return { questions, failures }
}
