// npm run bench:learning: what learners whose memory is not FSRS recall on exam day, by the picker of their questions.
// `--learners 24` of them; `--fit` also prints the weights of the shown chance that fit the training half best.
import { parseArgs } from 'node:util'
import { practicePicker } from '../../question-bank/report/practice-picker.ts'
import { seeded } from '../../question-bank/text/seeded.ts'
import { activationMind } from './learning/activation.ts'
import { byWeight } from './learning/by-weight.ts'
import { binError, binsOf, fitted, type Told } from './learning/calibration.ts'
import { halfLifeMind } from './learning/half-life.ts'
import { newLearner } from './learning/learner.ts'
import { mean } from './learning/mean.ts'
import type { Before, Mind } from './learning/mind.ts'
import type { Picker } from './learning/picker.ts'
import { readSchool } from './learning/school.ts'
import { DAYS, EXAM_AT, study } from './learning/season.ts'
import { unseenFirst } from './learning/unseen-first.ts'

const MINDS = { activation: activationMind, 'half-life': halfLifeMind }
const MINUTES = [20, 45]
/** How much more than the others ours is to gain, and how far off the chances told may be. */
const OVER_UNSEEN = 0.5
const OVER_WEIGHT = 0.12
const MOST_BIN_ERROR = 0.03

const { values } = parseArgs({
  options: { learners: { type: 'string', default: '24' }, fit: { type: 'boolean', default: false } },
})
const learners = Number(values.learners)
if (!Number.isInteger(learners) || learners < 2) throw new Error('--learners takes a whole number from 2')

const school = await readSchool('out/bank')
const told = { training: [] as Told[], heldOut: [] as Told[] }

/** The share of the exam's weight recalled on exam day without study, and how much more with each picker. */
interface Cell {
  idle: number
  unseenFirst: number
  byWeight: number
  ours: number
  withoutCards: number
  /** with practice that isn't told when the exam is */
  withoutDate: number
}

/** Studies with each picker; every second learner's chances are held out. */
async function season(
  mindOf: (before: Before) => Mind,
  name: string,
  minutes: number,
  half: Told[],
): Promise<Cell> {
  const learnerFor = (picker: string) => newLearner(school, mindOf, name, `${minutes} ${picker}`)
  const idle = learnerFor('none').recalled(DAYS)
  async function gained(picker: string, by: Picker, beforeAnswer?: (simulated: number) => void) {
    const learner = learnerFor(picker)
    await study(learner, by, minutes, beforeAnswer)
    return learner.recalled(DAYS) - idle
  }
  const practice = (settings: { withCards?: boolean; examAt?: null }) =>
    practicePicker(school.areas, { userId: name, examAt: EXAM_AT, withCards: true, ...settings })
  const ours = practice({})
  const rolls = (picker: string) => seeded(`${name} ${minutes} ${picker}`)
  return {
    idle,
    unseenFirst: await gained('unseen', unseenFirst(school, rolls('unseen'))),
    byWeight: await gained('weight', byWeight(school, rolls('weight'))),
    withoutCards: await gained('no cards', practice({ withCards: false })),
    withoutDate: await gained('no date', practice({ examAt: null })),
    ours: await gained('ours', ours, (simulated) => half.push({ prospect: ours.prospect(), simulated })),
  }
}

const points = (share: number): string => (100 * share).toFixed(1)
const over = (ours: number, other: number): string =>
  `${ours < other ? '' : '+'}${((ours / other - 1) * 100).toFixed(0)} %`
const verdict = (met: boolean): string => (met ? 'met' : 'MISSED')

console.log(
  `${school.areas.length} areas, ${school.questions.length} questions; ${learners} learners a row, ${DAYS} days, 2 minutes an answer`,
)
console.log('Points of exam weight recalled on exam day, above no study.\n')
const row = (name: string, cells: readonly string[]) =>
  console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(14)).join(''))
row('memory, minutes a day', [
  'no study',
  'unseen-first',
  'by weight',
  'no cards',
  'no date',
  'ours',
  '÷ unseen',
  '÷ by weight',
])

const all: Cell[] = []
for (const [mind, mindOf] of Object.entries(MINDS))
  for (const minutes of MINUTES) {
    const cells: Cell[] = []
    for (let i = 0; i < learners; i++)
      cells.push(await season(mindOf, `${mind} ${i}`, minutes, i % 2 === 0 ? told.training : told.heldOut))
    const of = (name: keyof Cell) => mean(cells.map((cell) => cell[name]))
    const cell = {
      idle: of('idle'),
      unseenFirst: of('unseenFirst'),
      byWeight: of('byWeight'),
      withoutCards: of('withoutCards'),
      withoutDate: of('withoutDate'),
      ours: of('ours'),
    }
    all.push(cell)
    row(`${mind}, ${minutes}`, [
      ...[cell.idle, cell.unseenFirst, cell.byWeight].map(points),
      ...[cell.withoutCards, cell.withoutDate, cell.ours].map(points),
      ...[over(cell.ours, cell.unseenFirst), over(cell.ours, cell.byWeight)],
    ])
  }

const isOver = (share: number, other: 'unseenFirst' | 'byWeight') =>
  all.every((cell) => cell.ours >= (1 + share) * cell[other])
const [overUnseen, overWeight] = [isOver(OVER_UNSEEN, 'unseenFirst'), isOver(OVER_WEIGHT, 'byWeight')]
console.log(`\nTarget: in every row ${100 * OVER_UNSEEN} % over unseen-first: ${verdict(overUnseen)}`)
console.log(`Target: in every row ${100 * OVER_WEIGHT} % over drawing by weight: ${verdict(overWeight)}`)

const bins = binsOf(told.heldOut)
console.log(`\nChances told to the ${Math.floor(learners / 2)} learners of each row held out, by tenths`)
row('', ['answers', 'told', 'simulated'])
for (const bin of bins) row('', [bin.count.toLocaleString('en'), points(bin.told), points(bin.simulated)])
const error = binError(bins)
console.log(
  `Target: mean bin error ≤ ${points(MOST_BIN_ERROR)} points: ${points(error)}, ${verdict(error <= MOST_BIN_ERROR)}`,
)
if (values.fit) {
  const weights = fitted(told.training)
  console.log('\nFitted on the training half:', weights)
  console.log(`With them, held out: ${points(binError(binsOf(told.heldOut, weights)))} points`)
}
if (!overUnseen || !overWeight || error > MOST_BIN_ERROR) process.exitCode = 1
