import { expect, test } from 'vitest'
import { measureProject } from '../../scripts/house/measure-project.mjs'
import { missedOf } from '../../scripts/house/measures.mjs'
import { readTree } from '../../scripts/house/tree.mjs'
import { inProject } from '../../scripts/project.mjs'

test('of the numbers of the house only the lines in prisma/ are over their bound: each migration adds to them', () => {
  const measures = measureProject(inProject())
  expect(measures.length).toBeGreaterThan(20)
  expect(missedOf(measures).map(({ name }) => name)).toEqual(['lines in prisma/'])
  // The linter reads every file, beside all else that runs.
}, 120_000)

test('the tree that is measured has the program of the continuous integration, which has no ending', () => {
  expect(readTree(inProject()).has('.ci/run')).toBe(true)
})
