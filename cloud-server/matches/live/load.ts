import type { Side } from '#rules/match/match.ts'
import type { Rows } from '../../store/database.ts'
import { type DuelCard, type MatchCard, of } from '../model/match.ts'
import { readCards, readMatchCards } from '../store/cards.ts'
import type { DuelItem } from '../store/items.ts'
import { type DuelPlayer, readAreas, readPlayers } from '../store/players.ts'
import { readViews } from '../store/views.ts'
import { botProfile, profileOf } from './profile.ts'
import { progressFrom } from './progress.ts'
import type { Duel, Match } from './redact.ts'

/** A duel wanted whole, with the progress of these sides. */
interface Wanted {
  card: DuelCard
  sides: readonly Side[]
}

export interface DuelLoader {
  /** A duel as it stands now; null when there is none of this id. */
  load(matchId: string): Promise<Duel | null>
  /** a match of any kind, friend games too */
  match(matchId: string): Promise<Match | null>
  /** Duels whose cards are known, in as many statements as one duel takes; what is gone is left out. */
  fill(wanted: readonly Wanted[]): Promise<Duel[]>
  /** adds the progress of a side that a tab of this node has begun to play for */
  stand(duel: Duel, side: Side): Promise<void>
}

export function duelLoader(db: Rows, items: (ids: readonly string[]) => Promise<DuelItem[]>): DuelLoader {
  const playersOf = async (cards: readonly MatchCard[]): Promise<Map<string, DuelPlayer>> => {
    const ids = cards.flatMap((card) => card.players.filter((id) => id !== null))
    return new Map((await readPlayers(db, ids)).map((player) => [player.id, player]))
  }

  /** The items of each card. */
  async function askedIn(cards: readonly MatchCard[]): Promise<DuelItem[][]> {
    // Those that are not on the shelf are read together.
    await items(cards.flatMap((card) => card.itemIds))
    return Promise.all(cards.map((card) => items(card.itemIds)))
  }

  /** Matches in the order of their cards; null for one that is gone. */
  async function matchesOf<Card extends MatchCard>(
    cards: readonly Card[],
    players: ReadonlyMap<string, DuelPlayer>,
    asked: readonly DuelItem[][],
  ) {
    const views = await readViews(
      db,
      cards.map((card) => card.id),
    )
    const viewOf = new Map(views.map((view) => [view.id, view]))
    return cards.map((card, i) => {
      const view = viewOf.get(card.id)
      if (!view) return null
      const profile = (id: string | null) =>
        id === null ? botProfile(card.botLevel ?? 'easy') : profileOf(players.get(id) as DuelPlayer)
      const profiles = [profile(card.players[0]), profile(card.players[1])] as const
      return { card, view, items: asked[i] ?? [], profiles }
    })
  }

  /** The progress in each of these, in their order. */
  async function progressOf(
    wanted: readonly Wanted[],
    players: ReadonlyMap<string, DuelPlayer>,
    asked: readonly DuelItem[][],
  ): Promise<Duel['progress'][]> {
    const seats = wanted.map(({ card, sides }) =>
      sides.flatMap((side) => {
        const player = players.get(of(card.players, side) ?? '')
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
    const cards = wanted.map(({ card }) => card)
    const [players, asked] = await Promise.all([playersOf(cards), askedIn(cards)])
    const [matches, progress] = await Promise.all([
      matchesOf(cards, players, asked),
      progressOf(wanted, players, asked),
    ])
    return matches.flatMap((match, i) => (match ? [{ ...match, progress: progress[i] ?? {} }] : []))
  }

  return {
    fill,
    async match(matchId) {
      const cards = await readMatchCards(db, [matchId])
      const [match] = await matchesOf(cards, await playersOf(cards), await askedIn(cards))
      return match ?? null
    },
    async load(matchId) {
      const [card] = await readCards(db, [matchId])
      const [duel] = card ? await fill([{ card, sides: [] }]) : []
      return duel ?? null
    },
    async stand(duel, side) {
      if (duel.progress[side]) return
      const cards = [duel.card]
      const [progress] = await progressOf([{ card: duel.card, sides: [side] }], await playersOf(cards), [
        [...duel.items],
      ])
      Object.assign(duel.progress, progress)
    },
  }
}
