import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { inProject } from '../../scripts/project.mjs'
import type { Mutant } from './plant.ts'

/**
 * equivalent: nothing that calls it can tell the difference. words: only a text for people differs. not worth a test: it
 * differs, but nobody would be hurt. elsewhere: a test outside the room's own folder finds it.
 */
const judgement = z.object({
  judged: z.enum(['equivalent', 'words', 'not worth a test', 'elsewhere']),
  because: z.string().min(10),
  changes: z.array(z.string()).min(1),
})

const judgedFiles = z.record(z.string(), z.array(judgement))

export type JudgedFiles = z.infer<typeof judgedFiles>

export const JUDGED = 'tests/mutation/judged.yaml'

/** The planted bugs that no test finds, each with the reason why it may stay, by file. */
export const readJudged = (): JudgedFiles => judgedFiles.parse(parse(readFileSync(inProject(JUDGED), 'utf8')))

const keyOf = (file: string, change: string) => `${file} ${change}`

/** Survivors that nobody judged, and judged ones that a test now finds or that can no longer be planted. */
export function compare(
  room: string,
  mutants: readonly Mutant[],
  judged: JudgedFiles,
): { unjudged: Mutant[]; dead: string[] } {
  const survivors = mutants.filter(({ fate }) => fate === 'survived' || fate === 'not reached')
  const listed = Object.entries(judged)
    .filter(([file]) => file.startsWith(`${room}/`))
    .flatMap(([file, judgements]) =>
      judgements.flatMap(({ changes }) => changes.map((one) => keyOf(file, one))),
    )
  const alive = new Set(survivors.map(({ file, change }) => keyOf(file, change)))
  const known = new Set(listed)
  return {
    unjudged: survivors.filter(({ file, change }) => !known.has(keyOf(file, change))),
    dead: listed.filter((key) => !alive.has(key)),
  }
}
