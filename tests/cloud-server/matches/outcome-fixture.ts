import { levelOf } from '#rules/levels.ts'
import type { Side } from '#rules/match/side.ts'
import { newProgress } from '#rules/progress/state.ts'
import { scoredRounds } from '../../../cloud-server/matches/model/answers.ts'
import type { DuelItem } from '../../../cloud-server/matches/model/item.ts'
import {
  type Account,
  type Before,
  type HeadToHead,
  settlePlayer,
} from '../../../cloud-server/matches/model/outcome.ts'
import type { MatchSetup } from '../../../cloud-server/matches/model/setup.ts'
import type { MatchState, StoredAnswer } from '../../../cloud-server/matches/model/state.ts'
import { item } from '../../study/bank-builder.ts'

export const NOON = Date.UTC(2026, 10, 20, 12)
export const items: DuelItem[] = Array.from({ length: 10 }, (_, i) => {
  const { path, ...rest } = item(`q${i}`, { correctIndex: 0 })
  return { ...rest, path: path ?? rest.id }
})

export const setup: MatchSetup = {
  id: '00000000-0000-4000-8000-00000000000a',
  kind: 'live',
  origin: 'queue',
  roomCode: 'ROOM',
  subject: 'Torts',
  players: ['one', 'two'],
  botLevel: null,
  rated: true,
  rounds: 10,
  windowMs: 60_000,
  itemIds: items.map(({ id }) => id),
  orders: items.map(() => [0, 1, 2, 3]),
  keys: items.map(() => 0),
  training: items.map(() => false),
  createdAt: NOON,
}

/** A finished duel: how many each had right of `rounds`, the rest wrong. */
export function played(right: [number, number], parts: Partial<MatchState> = {}, rounds = 10): MatchState {
  const answers: StoredAnswer[] = []
  for (let round = 1; round <= rounds; round++)
    for (const side of [1, 2] as const)
      answers.push({
        round,
        side,
        shownIndex: round <= (right[side - 1] ?? 0) ? 0 : 1,
        responseMs: 5_000,
        at: NOON + round * 10_000,
      })
  return {
    id: setup.id,
    seq: 40,
    status: 'over',
    phase: 'reveal',
    round: rounds,
    scores: right,
    winner: right[0] === right[1] ? null : right[0] > right[1] ? 1 : 2,
    ended: 'played',
    invitation: null,
    seats: [null, null],
    hints: [[], []],
    answers,
    dueAt: null,
    remainingMs: 0,
    readAt: 0,
    finishedAt: NOON,
    outcomes: null,
    ...parts,
  }
}

export const account: Account = {
  points: 100,
  totalWins: 0,
  totalLosses: 0,
  streakWins: 0,
  bestStreak: 0,
  lossShieldActive: false,
  overallElo: 1200,
  placementMatches: 0,
  isRanked: false,
}

/** Two who have not met before. */
export const STRANGERS: HeadToHead = { wins: [0, 0], ties: 0 }

export const outcome = (
  state: MatchState,
  side: Side = 1,
  changes: {
    account?: Partial<Account>
    before?: Partial<Before>
    setup?: Partial<MatchSetup>
    earlier?: number
    headToHead?: HeadToHead
    items?: readonly DuelItem[]
  } = {},
) => {
  const mine = { ...setup, ...changes.setup }
  // In the middle of a level, so that no floor is near.
  const progress = { ...newProgress(), totalXp: 1_000, ...levelOf(1_000) }
  return settlePlayer({
    setup: mine,
    state,
    side,
    rounds: scoredRounds(mine, state, changes.items ?? items, side),
    before: {
      standings: { progress, subjects: [], topics: [] },
      account: { ...account, ...changes.account },
      firstOfDay: false,
      ...changes.before,
    },
    opponentRating: 1200,
    earlier: changes.earlier ?? 0,
    headToHead: changes.headToHead ?? STRANGERS,
  })
}
