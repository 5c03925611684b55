import { z } from 'zod'
import type { Subject } from '#rules/subjects.ts'
import { findSubjectBySlug } from '../taxonomy/taxonomy.ts'
import { bare } from '../text/words.ts'
import type { Failure } from './failure.ts'
import { yamlFiles } from './subtopic-file.ts'
import { readYaml } from './yaml.ts'
import { zodReasons } from './zod-reason.ts'

/** A question as a student types it, and the area whose rule answers it. */
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
  readonly failures: readonly Failure[]
}

const askedFile = z.record(z.string(), z.array(z.string().trim().min(1, 'is empty')))

/** Reads every `asked/<subject>/<writer>.yaml` below `bankFolder`, in path order. */
export function loadAsked(bankFolder: string): LoadedAsked {
  const read = yamlFiles(bankFolder, 'asked').map(({ file, text }) => {
    const [, subject = ''] = file.split('/')
    return readAskedFile(file, subject, text)
  })
  return {
    questions: read.flatMap(({ questions }) => questions),
    failures: read.flatMap(({ failures }) => failures),
  }
}

/** Reads one file of plain questions: a map from an area of the subject to a list of questions. */
export function readAskedFile(file: string, subjectSlug: string, text: string): LoadedAsked {
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
  for (const [area, lines] of Object.entries(parsed?.data ?? {})) {
    if (!areas.has(area)) {
      fail(area, `no area of ${subject.name}`)
      continue
    }
    const seen = new Set<string>()
    for (const question of lines) {
      if (seen.has(bare(question))) fail(area, `"${question}" is there twice`)
      else questions.push({ subject: subject.name, area, question, file })
      seen.add(bare(question))
    }
  }
  return { questions, failures }
}
