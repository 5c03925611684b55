import { DAY_MS as DAY } from '#rules/days.ts'
import type { Random } from '#rules/shuffle.ts'
import { heldFor, suspicionAfter, UNSUSPECTED } from '#rules/solo/improbable.ts'
import {
  type ImpossiblePlay,
  impossibleBeside,
  isAboveRun,
  type PlayedAnswer,
  placeOf,
} from '#rules/solo/possible.ts'
import { answerRun, newRun } from '#rules/solo/run.ts'
import { normal } from '../../support/random.ts'

/**
 * Made-up honest players, to measure how often the tests of play wrong one. A player has a skill, a pace and habits; a third
 * have a second device that they use offline with a clock of its own; some rush and guess. Every one answers as people do:
 * right more often at easy levels, never more often than the best bar takers.
 */

const DAYS = 60
const START = Date.UTC(2026, 10, 23)
const SUBJECTS = 7

/** Practice questions of a subject by level, 1 to 10, as thin at both ends as the bank's. */
const ITEMS = [5, 22, 48, 72, 74, 68, 46, 19, 6, 3]
/** How often the best bar takers are right. */
const BEST = 0.92

interface Habits {
  skill: number
  /** half of the answers take less (ms) */
  pace: number
  /** share of days on which it plays, and of those on which it rushes */
  plays: number
  rushes: number
  /** each device's clock less the server's (ms) */
  clocks: number[]
}

const somebody = (random: Random): Habits => ({
  skill: normal(random),
  pace: 26_000 * Math.exp(0.35 * normal(random)),
  plays: 0.2 + 0.6 * random(),
  rushes: random() < 0.1 ? 0.3 : 0,
  clocks: random() < 0.33 ? [0, (random() - 0.5) * 600_000] : [0],
})

/** One answer of a player at a level: how long it took (ms), and whether it was right. */
function answered({ skill, pace }: Habits, level: number, isRush: boolean, random: Random) {
  const took = Math.max(1_200, (isRush ? 3_000 : pace) * Math.exp(0.55 * normal(random)))
  const chance = 0.25 + 0.75 / (1 + Math.exp(-(skill + 1.3 - 0.35 * (level - 5))))
  return { took, isCorrect: random() < (isRush ? 0.35 : Math.min(BEST, chance)) }
}

/** A quick student who knows much: right as often as the best, and through one question in five before others have read it. */
export const fastStudent = (random: Random): Habits => ({
  ...{ skill: 2 + random(), pace: 8_000, plays: 0.9, rushes: 0, clocks: [0] },
})

/** Questions of an exam block, and the share of days on which one is taken beside the runs. */
const BLOCK = 100
const BLOCKS = 0.2

/**
 * Whether an honest player is held in sixty days of runs, online and offline, and of exam blocks,
 * every question being new to them.
 */
export function isHeld(random: Random, habits: Habits = somebody(random)): boolean {
  let sums = UNSUSPECTED
  for (let day = 0; day < DAYS; day += 1) {
    if (random() > habits.plays) continue
    const isRush = random() < habits.rushes
    let run = newRun('run', 'player', 'Torts', 0)
    for (let asked = 0; asked < 60 && run.endedAt === null; asked += 1) {
      const { took, isCorrect } = answered(habits, run.difficulty, isRush, random)
      sums = suspicionAfter(sums, { isCorrect, seconds: took / 1_000, level: run.difficulty })
      if (heldFor(sums)) return true
      run = answerRun(run, isCorrect, 0).run
    }
    const inBlock = random() < BLOCKS ? BLOCK : 0
    for (let asked = 0; asked < inBlock; asked += 1) {
      const level = 1 + Math.floor(10 * random())
      const { isCorrect } = answered(habits, level, false, random)
      sums = suspicionAfter(sums, { isCorrect, seconds: null, level })
      if (heldFor(sums)) return true
    }
  }
  return false
}

/** The questions of one subject as a device would draw them: unseen first, the nearest level first, then the oldest. */
class Shelf {
  readonly #unseen: string[][]
  readonly #seen: string[] = []

  constructor(subject: number, random: Random) {
    this.#unseen = ITEMS.map((count, i) =>
      Array.from({ length: count }, (_, n) => `${subject}-${i + 1}-${n}`).sort(() => random() - 0.5),
    )
  }

  draw(level: number): { id: string; level: number } {
    const levels = ITEMS.map((_, i) => i + 1).sort(
      (a, b) => Math.abs(a - level) - Math.abs(b - level) || a - b,
    )
    const at = levels.find((one) => (this.#unseen[one - 1]?.length ?? 0) > 0)
    const id = (at ? this.#unseen[at - 1]?.pop() : this.#seen.shift()) ?? ''
    this.#seen.push(id)
    return { id, level: Number(id.split('-')[1]) }
  }

  /** Learns what another device showed. */
  learn(ids: ReadonlySet<string>): void {
    for (const level of this.#unseen) {
      const met = level.filter((id) => ids.has(id))
      if (met.length === 0) continue
      level.splice(0, level.length, ...level.filter((id) => !ids.has(id)))
      this.#seen.push(...met)
    }
  }
}

const easier = (from: number, to: number): number =>
  ITEMS.slice(from - 1, to).reduce((sum, count) => sum + count, 0)

/** Plays sixty days of one player; returns how many answers, and why any was refused. */
export function sixtyDays(random: Random) {
  const habits = somebody(random)
  const shelves = habits.clocks.map(() => Array.from({ length: SUBJECTS }, (_, n) => new Shelf(n, random)))
  const answeredIn = Array.from({ length: SUBJECTS }, () => 0)
  const refused: (ImpossiblePlay | 'other_level')[] = []
  let played: PlayedAnswer[] = []

  function play(
    device: number,
    subject: number,
    from: number,
    isRush: boolean,
  ): { ids: Set<string>; until: number } {
    const shown = new Set<string>()
    let now = from
    let run = newRun('run', 'player', 'Torts', now)
    for (let asked = 0; asked < 40 && run.endedAt === null; asked += 1) {
      const item = shelves[device]?.[subject]?.draw(run.difficulty) ?? { id: '', level: 1 }
      const { took, isCorrect } = answered(habits, item.level, isRush, random)
      const given = { questionId: item.id, at: Math.round(now + took + (habits.clocks[device] ?? 0)) }
      const level = {
        run: run.difficulty,
        question: item.level,
        answered: answeredIn[subject] ?? 0,
        easier: easier(run.difficulty, item.level - 1),
      }
      const fault = isAboveRun(level) ? 'other_level' : impossibleBeside(played, given)
      if (fault) refused.push(fault)
      played.splice(placeOf(played, given.at), 0, given)
      answeredIn[subject] = level.answered + 1
      shown.add(item.id)
      run = answerRun(run, isCorrect, given.at).run
      // A result is read, or skipped at once.
      now += took + 500 + 3_000 * random()
    }
    return { ids: shown, until: now }
  }

  let answers = 0
  for (let day = 0; day < DAYS; day += 1) {
    if (random() > habits.plays) continue
    const from = START + day * DAY
    played = played.filter(({ at }) => at > from - DAY)
    const isRush = random() < habits.rushes
    const subject = Math.floor(random() * SUBJECTS)
    // A second device is taken up right after the first, or hours later.
    let free = from + 8 * 3_600_000
    const shown = habits.clocks.map((_, device) => {
      if (device > 0 && random() > 0.3) return new Set<string>()
      const pause = device > 0 && random() < 0.5 ? 10_000 : 3 * 3_600_000 * random()
      const { ids, until } = play(device, subject, free + pause, isRush)
      free = until
      return ids
    })
    answers += shown.reduce((sum, { size }) => sum + size, 0)
    // At night the devices sync.
    for (const shelf of shelves) for (const met of shown) shelf[subject]?.learn(met)
  }
  return { answers, refused }
}
