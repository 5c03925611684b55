import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MatchSettings } from '#rules/match/settings.ts'
import type { Side } from '#rules/match/side.ts'
import { accept, claim, type Match, openMatch, passDeadline, resign, submitAnswer } from './match-oracle.ts'
import {
  claimWin,
  insertMatch,
  type OwnDuels,
  ownDuels,
  startDuel,
  storedMatch,
  submit,
  sweep,
} from './match-rows.ts'

let duels: OwnDuels

beforeAll(async () => {
  duels = await ownDuels()
})
afterAll(() => duels.end())

const START = Date.UTC(2026, 10, 20, 12)

/** A match short enough that random play reaches every end of it. */
const settings: fc.Arbitrary<MatchSettings> = fc
  .record({
    rounds: fc.integer({ min: 1, max: 5 }),
    winAt: fc.constantFrom(null, 1, 2),
    answerWindowMs: fc.constantFrom(1_000, 5_000),
    revealMs: fc.constantFrom(0, 500),
  })
  .chain((chosen) =>
    fc.oneof(
      fc.constantFrom(null, 1, 2, 3).map((silentLimit) => ({
        ...chosen,
        silence: 'timeout' as const,
        silentLimit,
      })),
      fc.constant({ ...chosen, silence: 'forfeit' as const, silentLimit: null }),
    ),
  )

type Command =
  | { do: 'answer'; side: Side; round: number; place: number }
  | { do: 'wait'; ms: number }
  | { do: 'resign'; side: Side }
  | { do: 'accept' }
  | { do: 'claim'; side: Side }

const side = fc.constantFrom<Side>(1, 2)
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      side,
      /** relative to the round now open: mostly right, at times stale or early */
      round: fc.constantFrom(0, 0, 0, 0, -1, 1),
      place: fc.constantFrom(-1, 0, 1, 2, 3, 4, -2),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 499, 500, 999, 1_000, 5_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resign' as const), side }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('accept' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('claim' as const), side }) },
)

const comparable = (match: Match) => ({
  status: match.status,
  phase: match.phase,
  round: match.round,
  dueAt: match.status === 'active' ? match.dueAt : null,
  rounds: match.rounds.map((round) => ({ ...round, openedAt: 0 })),
  scores: match.scores,
  winner: match.winner,
  ended: match.ended,
  invitation: match.invitation,
})

describe('the database and the pure model play the same match (design section 6)', () => {
  test('under any order of answers, silence, repeats, stale and early answers, resignation', async () => {
    await fc.assert(
      fc.asyncProperty(
        settings,
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
        fc.array(command, { maxLength: 40 }),
        fc.boolean(),
        fc.constantFrom(0, 500, 3_000),
        async (chosen, keys, commands, wished, wishedPause) => {
          const invitation = wished && chosen.silence === 'forfeit'
          let now = START
          await duels.setClock(now)
          const faceOffMs = chosen.silence === 'forfeit' ? 0 : wishedPause
          const id =
            faceOffMs > 0
              ? await startDuel(duels, chosen, keys, faceOffMs)
              : await insertMatch(duels, chosen, keys, null, invitation)
          let model = openMatch(chosen, keys[0] ?? 0, now, invitation, faceOffMs)
          for (const step of commands) {
            if (step.do === 'wait') {
              now += step.ms
              await duels.setClock(now)
              const before = model
              model = passDeadline(model, now, keys[model.round] ?? 0)
              const moved = await sweep(duels)
              expect(moved.includes(id)).toBe(model !== before)
            } else if (step.do === 'accept') {
              model = accept(model, now)
              if (chosen.silence === 'forfeit')
                await duels.client.query('select accept_friend_game($1)', [id])
            } else if (step.do === 'claim') {
              const { said, match } = claim(model, step.side)
              const isLive = chosen.silence === 'timeout'
              if (isLive) model = match
              expect(await claimWin(duels, id, step.side)).toBe(isLive ? said : 'over')
            } else if (step.do === 'resign') {
              model = resign(model, step.side)
              await duels.client.query('select resign_match($1, $2)', [id, step.side])
            } else {
              const round = model.round + step.round
              const expected = submitAnswer(model, step.side, round, step.place, now, keys[model.round] ?? 0)
              const { verdict, closed } = await submit(duels, id, step.side, round, step.place)
              expect(verdict).toBe(expected.kind === 'accepted' ? 'accepted' : expected.why)
              if (expected.kind === 'accepted') {
                expect(closed).toBe(expected.closed)
                model = expected.match
              }
            }
            const { seq, ...stored } = await storedMatch(duels, id)
            expect(stored).toEqual(comparable(model))
            expect(seq).toBeGreaterThan(0)
          }
          await duels.client.query('delete from matches where id = $1', [id])
        },
      ),
      { numRuns: 150 },
    )
  })

  test('planted bugs are caught: the model notices each', async () => {
    const broken: [name: string, find: RegExp, put: string][] = [
      [
        'no check for a repeated answer',
        /AND NOT EXISTS \(SELECT FROM match_answers answer\s+WHERE [^)]*\)/,
        '',
      ],
      ['no check of the deadline', /AND at < m\.due_at/, ''],
      [
        'a wrong check for a stale answer',
        /given\.round < m\.current_round OR m\.phase <> 'question'/,
        'FALSE',
      ],
    ]
    const { rows } = await duels.client.query(
      `select pg_get_functiondef('submit_answers(uuid[], integer[], integer[], integer[])'::regprocedure) as sql`,
    )
    const sound: string = rows[0].sql
    const live: MatchSettings = {
      rounds: 3,
      winAt: null,
      answerWindowMs: 1_000,
      revealMs: 500,
      silence: 'timeout',
      silentLimit: 3,
    }
    const verdicts = async () => {
      await duels.setClock(START)
      const id = await insertMatch(duels, live, [0, 0, 0])
      const said = [await submit(duels, id, 1, 1, 0)]
      said.push(await submit(duels, id, 1, 1, 1).catch(() => ({ verdict: 'broken', closed: false })))
      await duels.setClock(START + 1_000)
      said.push(await submit(duels, id, 2, 1, 0).catch(() => ({ verdict: 'broken', closed: false })))
      await sweep(duels)
      said.push(await submit(duels, id, 2, 1, 0).catch(() => ({ verdict: 'broken', closed: false })))
      return said.map((one) => one.verdict)
    }
    expect(await verdicts()).toEqual(['accepted', 'repeated', 'late', 'stale'])
    for (const [name, find, put] of broken) {
      expect(sound, name).toMatch(find)
      await duels.client.query(sound.replace(find, put))
      expect(await verdicts(), name).not.toEqual(['accepted', 'repeated', 'late', 'stale'])
    }
    await duels.client.query(sound)
    expect(await verdicts()).toEqual(['accepted', 'repeated', 'late', 'stale'])
  })

  test('planted bugs in score, winner and silence are caught: the model ends the same matches otherwise', async () => {
    const broken: [name: string, find: RegExp, put: string][] = [
      ['no point for player 2', /round\.(two|place2) = round\.key/, 'FALSE'],
      ['the loser wins', /score2 THEN 1/, 'score2 THEN 2'],
      ['silence abandons nothing', />= m\.silent_limit/, '>= 100'],
    ]
    const { rows } = await duels.client.query(
      `select pg_get_functiondef('move_matches(uuid[], timestamptz)'::regprocedure) as sql`,
    )
    const sound: string = rows[0].sql
    const short: MatchSettings = {
      rounds: 1,
      winAt: null,
      answerWindowMs: 1_000,
      revealMs: 500,
      silence: 'timeout',
      silentLimit: 1,
    }
    /** Ends of a match won by each player and of a silent one, in the database and by the model. */
    const ends = async () => {
      const both: [stored: unknown, model: unknown][] = []
      for (const places of [[0, 1], [1, 0], []] as const) {
        await duels.setClock(START)
        const id = await insertMatch(duels, short, [0])
        let model = openMatch(short, 0, START)
        for (const [i, place] of places.entries()) {
          const by = i === 0 ? 1 : 2
          await submit(duels, id, by, 1, place)
          const done = submitAnswer(model, by, 1, place, START, 0)
          if (done.kind === 'accepted') model = done.match
        }
        await duels.setClock(START + 1_000)
        await sweep(duels)
        model = passDeadline(model, START + 1_000, 0)
        const { status, scores, winner, ended } = await storedMatch(duels, id)
        const modelEnd = {
          status: model.status,
          scores: model.scores,
          winner: model.winner,
          ended: model.ended,
        }
        both.push([{ status, scores, winner, ended }, modelEnd])
      }
      return both
    }
    for (const [stored, model] of await ends()) expect(stored).toEqual(model)
    for (const [name, find, put] of broken) {
      expect(sound, name).toMatch(find)
      await duels.client.query(sound.replace(find, put))
      const both = await ends()
      expect(
        both.map(([stored]) => stored),
        name,
      ).not.toEqual(both.map(([, model]) => model))
    }
    await duels.client.query(sound)
    for (const [stored, model] of await ends()) expect(stored).toEqual(model)
  })
})
