import { DAILY_MIN_DIFFICULTY, ITEM_REST_DAYS, PATH_REST_DAYS } from '#rules/daily/casefile.ts'
import { CASE_WORDS, chooseCase, wordsOf } from '#rules/daily/choose-case.ts'
import type { Candidate } from '#rules/drawing/choose-question.ts'
import { chooseRounds } from '#rules/drawing/choose-rounds.ts'
import { EXAM_WEIGHTS } from '#rules/drawing/exam-weights.ts'
import { LOOKS, NEAR, type Shelf } from '#rules/drawing/looks.ts'
import type { Random } from '#rules/shuffle.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import { artifactItem } from '../build/artifact.ts'
import type { Item } from '../load/item.ts'
import { shuffled } from '../text/seeded.ts'

const ROUNDS = 10
/** The figures of one mode, over all its players. */
export interface Draws {
  mode: string
  /** of the duels, those that held one family twice; null for a mode without duels */
  familyTwice: number | null
  /** of the questions */
  handWritten: number
  /**
   * points between a subtopic's share of its subject's questions and its weight on the exam: the widest; null where
   * questions go by something else
   */
  widestGap: number | null
  /** asked in all; fewer than wanted where the bank ran out */
  questions: number
  /** questions that were asked again within the time they rest; null for the daily, where one that rests isn't eligible */
  again: number | null
  /** of the questions, cases longer than `CASE_WORDS`; null where no length is asked for */
  tooLong: number | null
}

const candidateOf = ({ id, subject, subtopic, difficulty, family, path }: Item): Candidate => ({
  ...{ id, subtopic, difficulty, family },
  subject,
  path: path ?? id,
  met: false,
  training: false,
})

/** The questions of one subject by family, those written by hand under null. */
type Shelves = ReadonlyMap<string | null, readonly Candidate[]>

interface Searching {
  subject: Subject
  rounds: number
  level: number
  /** ids of what the player has seen within the time that questions rest */
  seen: ReadonlySet<string>
}

/** Returns what the server's search brings for one subject of a match, and what was seen where that is too little. */
function searched(
  shelves: Shelves,
  { subject, rounds, level, seen }: Searching,
  random: Random,
): Candidate[] {
  const families = shuffled(
    [...shelves.keys()].filter((family) => family !== null),
    random,
  )
  const found = new Map<string, Candidate>()
  const take = ({ family, levels: [lowest, highest], most }: Shelf) =>
    shuffled(
      (shelves.get(family) ?? []).filter(
        ({ id, difficulty }) => !seen.has(id) && difficulty >= lowest && difficulty <= highest,
      ),
      random,
    ).slice(0, most)
  for (const look of LOOKS)
    for (const one of look({ subject, rounds, level, families, found }).flatMap(take)) found.set(one.id, one)
  const known = found.size < rounds ? [...shelves.values()].flat().filter(({ id }) => seen.has(id)) : []
  return shuffled([...found.values(), ...known.map((one) => ({ ...one, training: true }))], random)
}

/** Returns the share of questions that were written by hand, 0 where there are none. */
export const shareByHand = (all: readonly { family: string | null }[]): number =>
  all.filter(({ family }) => family === null).length / Math.max(1, all.length)

/** Returns the widest gap between the shares of the subtopics asked and their weights, in points; null where nothing was asked. */
function widestGap(asked: readonly Pick<Candidate, 'subject' | 'subtopic'>[]): number | null {
  const gaps = SUBJECTS.flatMap((subject) => {
    const own = asked.filter((one) => one.subject === subject)
    if (own.length === 0) return []
    return Object.entries(EXAM_WEIGHTS[subject]).map(([subtopic, weight]) =>
      Math.abs(own.filter((one) => one.subtopic === subtopic).length / own.length - weight),
    )
  })
  return gaps.length === 0 ? null : 100 * Math.max(...gaps)
}

/**
 * Plays so many duels of each of so many players at levels 1 to 6, each duel's subjects as
 * `subjectsOf` gives them for the player.
 */
export function drawDuels(
  mode: string,
  items: readonly Item[],
  {
    players,
    duels,
    random,
    subjectsOf,
  }: { players: number; duels: number; random: Random; subjectsOf: (player: number) => Subject[] },
): Draws {
  const ranked = items.filter(({ pool }) => pool === 'ranked').map(candidateOf)
  const shelves = new Map(
    SUBJECTS.map((subject) => [
      subject,
      Map.groupBy(
        ranked.filter((one) => one.subject === subject),
        ({ family }) => family,
      ),
    ]),
  )
  const all: Candidate[] = []
  let twice = 0
  let again = 0
  for (let player = 0; player < players; player++) {
    const level = 1 + (player % 6)
    const seen = new Set<string>()
    for (let duel = 0; duel < duels; duel++) {
      const subjects = subjectsOf(player)
      const stock = new Map(
        [...new Set(subjects)].map((subject) => {
          const rounds = subjects.filter((one) => one === subject).length
          const wanted = { subject, rounds, level, seen }
          const candidates = searched(shelves.get(subject) ?? new Map(), wanted, random)
          return [subject, { level, near: NEAR, candidates }] as const
        }),
      )
      const chosen = chooseRounds(subjects, stock, random) ?? []
      const families = chosen.flatMap(({ family }) => family ?? [])
      if (new Set(families).size < families.length) twice++
      again += chosen.filter(({ id }) => seen.has(id)).length
      for (const one of chosen) seen.add(one.id)
      all.push(...chosen)
    }
  }
  return {
    mode,
    familyTwice: twice / (players * duels),
    handWritten: shareByHand(all),
    widestGap: widestGap(all),
    questions: all.length,
    again,
    tooLong: null,
  }
}

/** Returns `ROUNDS` subjects, the seven as evenly as they go. */
export function mixedSubjects(random: Random): Subject[] {
  const all: Subject[] = []
  while (all.length < ROUNDS) all.push(...shuffled(SUBJECTS, random))
  return all.slice(0, ROUNDS)
}

export const oneSubject = (player: number): Subject[] =>
  Array.from({ length: ROUNDS }, () => SUBJECTS[player % SUBJECTS.length] ?? 'Torts')

const topicOf = ({ subject, subtopic }: { subject: string; subtopic: string }): string =>
  JSON.stringify([subject, subtopic])

/** Draws the daily cases of so many days, from so many starts. */
export function drawDays(
  items: readonly Item[],
  { days, starts, random }: { days: number; starts: number; random: Random },
): Draws {
  const pool = items
    .filter((item) => item.pool === 'daily' && item.difficulty >= DAILY_MIN_DIFFICULTY)
    .map((item) => ({ ...artifactItem(item), subject: item.subject }))
  const all: Candidate[] = []
  let long = 0
  const byId = new Map(items.map((item) => [item.id, item]))
  for (let start = 0; start < starts; start++) {
    const asked: { id: string; path: string; subject: Subject; subtopic: string }[] = []
    for (let day = 0; day < days; day++) {
      const year = asked.slice(-ITEM_REST_DAYS)
      const resting = new Set(year.map(({ id }) => id))
      const had = Map.groupBy(year, topicOf)
      const paths = new Set(asked.slice(-PATH_REST_DAYS).map(({ path }) => path))
      const eligible = pool
        .filter(({ id, path }) => !resting.has(id) && !paths.has(path ?? id))
        .map((one) => ({ ...one, asked: had.get(topicOf(one))?.length ?? 0 }))
      const chosen = chooseCase(shuffled(eligible, random))
      const item = chosen && byId.get(chosen.id)
      if (!item) break
      if (wordsOf(chosen) > CASE_WORDS) long++
      const { id, subject, subtopic } = item
      asked.push({ id, path: item.path ?? id, subject, subtopic })
      all.push(candidateOf(item))
    }
  }
  return {
    mode: `daily, ${days} days`,
    familyTwice: null,
    handWritten: shareByHand(all),
    widestGap: widestGap(all),
    questions: all.length,
    again: null,
    tooLong: long / Math.max(1, all.length),
  }
}
