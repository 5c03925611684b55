import { shareAfter } from '#rules/match/counted.ts'
import { bySide, type Side } from '#rules/match/side.ts'
import { type Stake, stakeOf } from '#rules/match/stake.ts'
import type { Rows } from '../../store/database.ts'
import type { DuelItem, ItemsById } from '../model/item.ts'
import type { DuelPlayer } from '../model/player.ts'
import { botProfile, profileOf } from '../model/profile.ts'
import { type DuelSetup, type MatchSetup, peopleOf } from '../model/setup.ts'
import { isFacingOff } from '../model/state.ts'
import { earlierNow } from '../store/pairs.ts'
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

type Players = ReadonlyMap<string, DuelPlayer>

const profilesOf = ({ players: ids, botLevel }: MatchSetup, players: Players): Match['profiles'] => {
  const profile = (id: string | null) =>
    id === null ? botProfile(botLevel ?? 'easy') : profileOf(players.get(id) as DuelPlayer)
  return [profile(ids[0]), profile(ids[1])]
}

/** Returns what a duel is worth to player 1, and to player 2; a bot's half is never shown. */
function stakesOf(setup: DuelSetup, players: Players, earlier: number): [Stake, Stake] {
  const [one, two] = setup.players.map((id) => players.get(id ?? ''))
  const stake = (own: DuelPlayer | undefined, opponent: DuelPlayer | undefined) =>
    stakeOf({
      kind: setup.kind,
      botLevel: setup.botLevel,
      rated: setup.rated,
      share: shareAfter(earlier),
      own: { rating: own?.rating ?? 0, placementMatches: own?.placementMatches ?? 0 },
      opponentRating: opponent?.rating ?? 0,
      shieldUp: own?.shieldUp ?? false,
    })
  return [stake(one, two), stake(two, one)]
}

/** Reads matches whole: setup, state, items and players. */
export class DuelLoader {
  readonly #db: Rows
  readonly #items: ItemsById

  constructor(db: Rows, items: ItemsById) {
    this.#db = db
    this.#items = items
  }

  /** Returns a duel as it stands now; null when there is none of this id. */
  async load(matchId: string): Promise<Duel | null> {
    const [setup] = await readSetups(this.#db, [matchId])
    const [duel] = setup ? await this.fill([{ setup, sides: [] }]) : []
    return duel ?? null
  }

  /** Returns a match of any kind, friend games too; null when there is none of this id. */
  async match(matchId: string): Promise<Match | null> {
    const setups = await readMatchSetups(this.#db, [matchId])
    const [match] = await this.#matchesOf(setups, await this.#playersOf(setups), await this.#askedIn(setups))
    return match ?? null
  }

  /** Returns duels whose setups are known, in as many statements as one duel takes; those that are gone are left out. */
  async fill(wanted: readonly Wanted[]): Promise<Duel[]> {
    const setups = wanted.map(({ setup }) => setup)
    const [players, asked] = await Promise.all([this.#playersOf(setups), this.#askedIn(setups)])
    const [matches, progress] = await Promise.all([
      this.#matchesOf(setups, players, asked),
      this.#progressOf(wanted, players, asked),
    ])
    const stakes = await this.#stakesIn(
      matches.filter((match) => match !== null),
      players,
    )
    return matches.flatMap((match, i) =>
      match ? [{ ...match, progress: progress[i] ?? {}, stakes: stakes.get(match.setup.id) ?? null }] : [],
    )
  }

  /** Adds the progress of a side that a tab of this node has begun to play for. */
  async addProgress(duel: Duel, side: Side): Promise<void> {
    if (duel.progress[side]) return
    const { setup, items } = duel
    const [progress] = await this.#progressOf([{ setup, sides: [side] }], await this.#playersOf([setup]), [
      [...items],
    ])
    Object.assign(duel.progress, progress)
  }

  async #playersOf(setups: readonly MatchSetup[]): Promise<Players> {
    const players = await readPlayers(this.#db, setups.flatMap(peopleOf))
    return new Map(players.map((player) => [player.id, player]))
  }

  /** Returns what is at stake in those of these duels that have not opened their first round. */
  async #stakesIn(matches: readonly Pick<Duel, 'setup' | 'state'>[], players: Players) {
    const facing = matches.filter(({ state }) => isFacingOff(state)).map(({ setup }) => setup)
    const met = facing.filter(({ kind }) => kind === 'live').map(({ id }) => id)
    const earlier = met.length > 0 ? await earlierNow(this.#db, met) : new Map<string, number>()
    return new Map(facing.map((setup) => [setup.id, stakesOf(setup, players, earlier.get(setup.id) ?? 0)]))
  }

  /** Returns the items of each match. */
  async #askedIn(setups: readonly MatchSetup[]): Promise<DuelItem[][]> {
    // Those that are not in the cache are read together.
    await this.#items(setups.flatMap((setup) => setup.itemIds))
    return Promise.all(setups.map((setup) => this.#items(setup.itemIds)))
  }

  /** Returns matches in the order of their setups; null for one that is gone. */
  async #matchesOf<Setup extends MatchSetup>(
    setups: readonly Setup[],
    players: Players,
    asked: readonly DuelItem[][],
  ) {
    const ids = setups.map((setup) => setup.id)
    const states = new Map((await readStates(this.#db, ids)).map((state) => [state.id, state]))
    return setups.map((setup, i) => {
      const state = states.get(setup.id)
      if (!state) return null
      return { setup, state, items: asked[i] ?? [], profiles: profilesOf(setup, players) }
    })
  }

  /** Returns the progress in each of these, in their order. */
  async #progressOf(
    wanted: readonly Wanted[],
    players: Players,
    asked: readonly DuelItem[][],
  ): Promise<Duel['progress'][]> {
    const seats = wanted.map(({ setup, sides }) =>
      sides.flatMap((side) => {
        const player = players.get(bySide(setup.players, side) ?? '')
        return player ? [{ side, player }] : []
      }),
    )
    const names = seats.flatMap((mine, i) =>
      mine.flatMap(({ player: { id: userId } }) =>
        (asked[i] ?? []).map(({ subject, subtopic, area }) => ({ userId, subject, subtopic, area })),
      ),
    )
    const areas = await readAreas(this.#db, names)
    return seats.map((mine) => {
      const progress: Duel['progress'] = {}
      for (const { side, player } of mine) {
        const own = areas.filter(({ userId }) => userId === player.id)
        progress[side] = progressFrom(player.streak, own)
      }
      return progress
    })
  }
}
