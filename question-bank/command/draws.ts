import { SUBJECTS } from '#rules/subjects.ts'
import { percent } from '../check/limit.ts'
import { builtVariants, familyEntries } from '../families/engine/built-variants.ts'
import type { AnyFamily } from '../families/engine/contract.ts'
import { loadBank } from '../load/bank.ts'
import { type Draws, drawDays, drawDuels, mixedSubjects, oneSubject } from '../report/draws.ts'
import { drawPractice } from '../report/practice-draws.ts'
import { table } from '../report/table.ts'
import { seeded } from '../text/seeded.ts'
import { readOptions, UsageError } from './options.ts'
import type { Output } from './output.ts'

const DAYS = 365
/** Each a year of its own. */
const YEARS = 3

/** Duels of each player: 70 questions, and as many as are to hold no question twice. */
const DUELS = 7
const MANY_DUELS = 30
/** Questions of practice a day for a hard-working player, and the weeks in which none may come again. */
const PER_DAY = 70
const WEEKS_OF_REST = 3
/** One in so many players plays and practices that much, since it takes so long. */
const ONE_IN = 50

const row = ({ mode, questions, familyTwice, handWritten, widestGap, again, tooLong }: Draws): string[] => [
  mode,
  String(questions),
  familyTwice === null ? '-' : percent(familyTwice),
  percent(handWritten),
  widestGap === null ? '-' : widestGap.toFixed(1),
  again === null ? '-' : String(again),
  tooLong === null ? '-' : percent(tooLong),
]

/**
 * `draws [--players N]`: draws what so many players (1,000) would be asked from the served bank, by the rules that the
 * servers draw by, and prints each mode's figures. Equal banks print equal figures.
 */
export async function draws(
  args: readonly string[],
  output: Output,
  bankFolder: string,
  families: readonly AnyFamily[],
): Promise<number> {
  const { values } = readOptions(args, { players: { type: 'string', default: '1000' } })
  const players = Number(values.players)
  if (!Number.isInteger(players) || players < 1 || players > 100_000)
    throw new UsageError(`--players is a whole number from 1 to 100000, not "${values.players}"`)
  const bank = loadBank(bankFolder)
  const served = familyEntries(families, bank.records).filter((entry) => entry.served)
  const items = [...bank.items, ...builtVariants(served)]
  const random = seeded('draws')
  const few = Math.ceil(players / ONE_IN)
  const mixed = () => mixedSubjects(random)
  const practice = { players: few, perDay: PER_DAY, random }
  const modes = [
    drawDuels('duel, one subject', items, { players, duels: DUELS, random, subjectsOf: oneSubject }),
    drawDuels('duel, mixed', items, { players, duels: DUELS, random, subjectsOf: mixed }),
    drawDuels('30 duels, mixed', items, { players: few, duels: MANY_DUELS, random, subjectsOf: mixed }),
    drawDays(items, { days: DAYS, starts: YEARS, random }),
    await drawPractice(items, {
      ...practice,
      mode: 'practice',
      days: 7 * WEEKS_OF_REST,
      subjectOf: () => null,
    }),
    await drawPractice(items, {
      ...practice,
      mode: 'practice of one subject',
      days: 7,
      subjectOf: (player) => SUBJECTS[player % SUBJECTS.length] ?? null,
    }),
  ]
  const head = [
    'mode',
    'questions',
    'duels with a family twice',
    'written by hand',
    'widest gap from the exam (points)',
    'asked again',
    'over the words',
  ]
  for (const line of table([head, ...modes.map(row)])) output.print(line)
  return 0
}
