// npm run house: each number of the house beside the most it may be (docs/design.md, section 2).

import { longFunctions } from './house/long-functions.mjs'
import { measuresOf, packagesOfServer } from './house/measures.mjs'
import { readTree } from './house/tree.mjs'
import { exitPlainly } from './process/plain-error.mjs'
import { inProject } from './project.mjs'

await exitPlainly(async () => {
  const tree = readTree(inProject())
  const measures = [...measuresOf(tree), packagesOfServer(tree), longFunctions(inProject())]
  const width = Math.max(...measures.map(({ name }) => name.length))
  for (const { name, figure, most } of measures)
    console.log(`${figure <= most ? 'met   ' : 'MISSED'}  ${name.padEnd(width)}  ${figure} (at most ${most})`)
  const missed = measures.filter(({ figure, most }) => figure > most).length
  console.log(`${measures.length - missed} of ${measures.length} met`)
  return missed === 0 ? 0 : 1
})
