// Plants bugs in the rooms named, or in all, and says which of them no test finds. docs/mutants.md tells how to read it.
import { readFileSync } from 'node:fs'
import { inProject } from '../../scripts/project.mjs'
import { testCluster } from '../support/databases.ts'
import { compare, JUDGED, readJudged } from './judged.ts'
import { type Mutant, plantIn } from './plant.ts'
import { LEAST_SCORE, ROOMS, type Room } from './rooms.ts'

const sourceOf = (file: string) => readFileSync(inProject(file), 'utf8')
const judged = readJudged()

const count = (mutants: readonly Mutant[], fate: Mutant['fate']) =>
  mutants.filter((mutant) => mutant.fate === fate).length

function scoreOf(mutants: readonly Mutant[]): number {
  const counted = mutants.length - count(mutants, 'not counted')
  return counted === 0 ? 0 : (100 * count(mutants, 'found')) / counted
}

/** The tests of a room in a copy of the project use a cluster that is already up, by its address. */
async function withCluster<T>(work: () => Promise<T>): Promise<T> {
  const cluster = await testCluster()
  process.env.TEST_POSTGRES_URL = cluster.url
  try {
    return await work()
  } finally {
    delete process.env.TEST_POSTGRES_URL
    await cluster.stop()
  }
}

/** Prints the fate of a room's planted bugs. Returns false where its tests find too few, or the list does not fit. */
function report(room: Room, mutants: readonly Mutant[], minutes: number): boolean {
  const score = scoreOf(mutants)
  const [found, survived, missed] = [
    count(mutants, 'found'),
    count(mutants, 'survived'),
    count(mutants, 'not reached'),
  ]
  console.log(
    `${room.name}: ${score.toFixed(1)} % of ${mutants.length} planted bugs found (${found}); ${survived} survived, ${missed} not reached by any test; ${minutes.toFixed(1)} minutes`,
  )
  const { unjudged, dead } = compare(room.name, mutants, judged)
  for (const { file, line, change } of unjudged) console.log(`  not judged  ${file}:${line}  ${change}`)
  for (const key of dead) console.log(`  judged, but found now: take it out of ${JUDGED}  ${key}`)
  if (score < LEAST_SCORE) console.log(`  under ${LEAST_SCORE} %`)
  return score >= LEAST_SCORE && unjudged.length === 0 && dead.length === 0
}

async function runRoom(room: Room): Promise<boolean> {
  const begun = Date.now()
  const plant = () => plantIn(room, sourceOf)
  const mutants = await (room.cluster ? withCluster(plant) : plant())
  return report(room, mutants, (Date.now() - begun) / 60_000)
}

const asked = process.argv.slice(2)
const rooms = ROOMS.filter(({ name, always }) => (asked.length === 0 ? always : asked.includes(name)))
const passed: boolean[] = []
process.chdir(inProject())
for (const room of rooms) passed.push(await runRoom(room))
if (passed.length === 0 || passed.includes(false)) process.exitCode = 1
