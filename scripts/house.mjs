// npm run house: prints each number of the code's structure beside the most it may be, which
// scripts/house/measures.mjs decides. tests/scripts/house-today.test.ts holds the same numbers in npm test.

import { measureProject } from './house/measure-project.mjs'
import { missedOf } from './house/measures.mjs'
import { exitPlainly } from './process/plain-error.mjs'
import { inProject } from './project.mjs'

await exitPlainly(async () => {
  const measures = measureProject(inProject())
  const missed = new Set(missedOf(measures))
  const width = Math.max(...measures.map(({ name }) => name.length))
  for (const one of measures)
    console.log(
      `${missed.has(one) ? 'MISSED' : 'met   '}  ${one.name.padEnd(width)}  ${one.figure} (at most ${one.most})`,
    )
  console.log(`${measures.length - missed.size} of ${measures.length} met`)
  return missed.size === 0 ? 0 : 1
})
