import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '../../scripts/project.mjs'
import { compare, type JudgedFiles, readJudged } from './judged.ts'
import type { Mutant } from './plant.ts'

const judged: JudgedFiles = {
  'rules/days.ts': [{ judged: 'equivalent', because: 'The day is the same.', changes: ['a < b :: < → <='] }],
  'study/plugin.ts': [{ judged: 'words', because: 'Only a log says it.', changes: ['log(x) :: x → ""'] }],
}
const mutant = (change: string, fate: Mutant['fate'], file = 'rules/days.ts'): Mutant => ({
  file,
  line: 1,
  change,
  fate,
})

describe('the list of judged survivors against a run', () => {
  it('fits where every survivor is listed, and every listed one of the room survived', () => {
    const run = [mutant('a < b :: < → <=', 'survived'), mutant('a < b :: < → >', 'found')]
    expect(compare('rules', run, judged)).toEqual({ unjudged: [], dead: [] })
  })

  it('names a survivor that is not listed, and a bug no test reached', () => {
    const run = [
      mutant('a < b :: < → <=', 'survived'),
      mutant('c :: c → !c', 'survived'),
      mutant('d :: d → !d', 'not reached'),
      mutant('a < b :: < → <=', 'survived', 'rules/levels.ts'),
    ]
    expect(compare('rules', run, judged).unjudged).toEqual(run.slice(1))
  })

  it('names a listed one that a test finds now, or that can no longer be planted', () => {
    const dead = ['rules/days.ts a < b :: < → <=']
    expect(compare('rules', [mutant('a < b :: < → <=', 'found')], judged).dead).toEqual(dead)
    expect(compare('rules', [], judged).dead).toEqual(dead)
  })
})

/** The whole run takes long (npm run test:mutants); this much is seen every day. */
describe('the list', () => {
  const files = Object.entries(readJudged())

  it.each(files)('of %s speaks of lines that stand there', (file, judgements) => {
    expect(existsSync(inProject(file))).toBe(true)
    const lines = new Set(
      readFileSync(inProject(file), 'utf8')
        .split('\n')
        .map((line) => line.trim().replace(/\s+/g, ' ')),
    )
    const gone = judgements
      .flatMap(({ changes }) => changes)
      .filter((change) => !lines.has(change.split(' :: ')[0] ?? ''))
    expect(gone).toEqual([])
  })
})
