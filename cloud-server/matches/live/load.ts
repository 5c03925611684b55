import { bySide, type Side } from '#rules/match/side.ts'
import type { Rows } from '../../store/database.ts'
import type { DuelItem, ItemsById } from '../model/item.ts'
import type { DuelPlayer } from '../model/player.ts'
import { botProfile, profileOf } from '../model/profile.ts'
import type { DuelSetup, MatchSetup } from '../model/setup.ts'
import { readAreas, readPlayers } from '../store/players.ts'
import { readMatchSetups, readSetups } from '../store/setups.ts'
import { readStates } from '../store/states.ts'
import { progressFrom } from './progress.ts'
import type { Duel, Match } from './redact.ts'

/** A duel wanted whole, with the progress of these sides. */
interface Wanted {
  setup: DuelSetup
  sides: readonly Side[]
}

export interface DuelLoader {
  /** A duel as it stands now; null when there is none of this id. */
  load(matchId: string): Promise<Duel | null>
  /** a match of any kind, friend games too */
  match(matchId: string): Promise<Match | null>
  /** Duels whose setups are known, in as many statements as one duel takes; what is gone is left out. */
  fill(wanted: readonly Wanted[]): Promise<Duel[]>
  /** adds the progress of a side that a tab of this node has begun to play for */
  stand(duel: Duel, side: Side): Promise<void>
}

export function duelLoader(db: Rows, items: ItemsById): DuelLoader {
  const playersOf = async (setups: readonly MatchSetup[]): Promise<Map<string, DuelPlayer>> => {
    const ids = setups.flatMap((setup) => setup.players.filter((id) => id !== null))
    return new Map((await readPlayers(db, ids)).map((player) => [player.id, player]))
  }

  /** The items of each setup. */
  async function askedIn(setups: readonly MatchSetup[]): Promise<DuelItem[][]> {
    // Those that are not on the cache are read together.
    await items(setups.flatMap((setup) => setup.itemIds))
    return Promise.all(setups.map((setup) => items(setup.itemIds)))
  }

  /** Matches in the order of their setups; null for one that is gone. */
  async function matchesOf<Card extends MatchSetup>(
    setups: readonly Card[],
    players: ReadonlyMap<string, DuelPlayer>,
    asked: readonly DuelItem[][],
  ) {
    const states = await readStates(
      db,
      setups.map((setup) => setup.id),
    )
    const stateOf = new Map(states.map((state) => [state.id, state]))
    return setups.map((setup, i) => {
      const state = stateOf.get(setup.id)
      if (!state) return null
      const profile = (id: string | null) =>
        id === null ? botProfile(setup.botLevel ?? 'easy') : profileOf(players.get(id) as DuelPlayer)
      const profiles = [profile(setup.players[0]), profile(setup.players[1])] as const
      return { setup, state, items: asked[i] ?? [], profiles }
    })
  }

  /** The progress in each of these, in their order. */
  async function progressOf(
    wanted: readonly Wanted[],
    players: ReadonlyMap<string, DuelPlayer>,
    asked: readonly DuelItem[][],
  ): Promise<Duel['progress'][]> {
    const seats = wanted.map(({ setup, sides }) =>
      sides.flatMap((side) => {
        const player = players.get(bySide(setup.players, side) ?? '')
        return player ? [{ side, player }] : []
      }),
    )
    const areas = await readAreas(
      db,
      seats.flatMap((mine, i) =>
        mine.flatMap(({ player: { id: userId } }) =>
          (asked[i] ?? []).map(({ subject, subtopic, area }) => ({ userId, subject, subtopic, area })),
        ),
      ),
    )
    return seats.map((mine) => {
      const progress: Duel['progress'] = {}
      for (const { side, player } of mine)
        progress[side] = progressFrom(
          player.streak,
          areas.filter(({ userId }) => userId === player.id),
        )
      return progress
    })
  }

  async function fill(wanted: readonly Wanted[]): Promise<Duel[]> {
    const setups = wanted.map(({ setup }) => setup)
    const [players, asked] = await Promise.all([playersOf(setups), askedIn(setups)])
    const [matches, progress] = await Promise.all([
      matchesOf(setups, players, asked),
      progressOf(wanted, players, asked),
    ])
    return matches.flatMap((match, i) => (match ? [{ ...match, progress: progress[i] ?? {} }] : []))
  }

  return {
    fill,
    async match(matchId) {
      const setups = await readMatchSetups(db, [matchId])
      const [match] = await matchesOf(setups, await playersOf(setups), await askedIn(setups))
      return match ?? null
    },
    async load(matchId) {
      const [setup] = await readSetups(db, [matchId])
      const [duel] = setup ? await fill([{ setup, sides: [] }]) : []
      return duel ?? null
    },
    async stand(duel, side) {
      if (duel.progress[side]) return
      const setups = [duel.setup]
      const [progress] = await progressOf([{ setup: duel.setup, sides: [side] }], await playersOf(setups), [
        [...duel.items],
      ])
      Object.assign(duel.progress, progress)
    },
  }
}
