import type { Side } from '#rules/duel/match.ts'
import { readCards, readMatchCards } from '../store/duels/cards.ts'
import type { DuelDatabase } from '../store/duels/database.ts'
import type { DuelItem } from '../store/duels/items.ts'
import { type DuelPlayer, readPlayers, readStandings } from '../store/duels/players.ts'
import { readViews } from '../store/duels/views.ts'
import { type DuelCard, type MatchCard, of } from './match.ts'
import { botProfile, profileOf } from './profile.ts'
import type { Duel, Match } from './redact.ts'

export interface DuelLoader {
  /** A duel as it stands now, with the progress of these sides; null when there is none of this id. */
  load(matchId: string, sides: readonly Side[]): Promise<Duel | null>
  /** a match of any kind, friend games too */
  match(matchId: string): Promise<Match | null>
  /** the same as `load`, of a duel whose card is known */
  fill(card: DuelCard, sides: readonly Side[]): Promise<Duel | null>
  /** adds the progress of a side that a tab of this node has begun to play for */
  stand(duel: Duel, side: Side): Promise<void>
}

export function duelLoader(
  db: DuelDatabase,
  items: (ids: readonly string[]) => Promise<DuelItem[]>,
): DuelLoader {
  async function profilesOf(card: MatchCard): Promise<Duel['profiles']> {
    const players = await readPlayers(
      db,
      card.players.filter((id) => id !== null),
    )
    const profile = (id: string | null) => {
      if (id === null) return botProfile(card.botLevel ?? 'easy')
      return profileOf(players.find((player) => player.id === id) as DuelPlayer)
    }
    return [profile(card.players[0]), profile(card.players[1])]
  }

  async function progressOf(card: MatchCard, sides: readonly Side[]): Promise<Duel['progress']> {
    const seated = sides.flatMap((side) => {
      const userId = of(card.players, side)
      return userId === null ? [] : [{ side, userId }]
    })
    const standings = await readStandings(
      db,
      seated.map(({ userId }) => userId),
    )
    const progress: Duel['progress'] = {}
    for (const { side, userId } of seated) {
      const stands = standings.get(userId)
      if (stands) progress[side] = { standings: stands, effects: [] }
    }
    return progress
  }

  async function matchOf<Card extends MatchCard>(card: Card) {
    const [profiles, asked, [view]] = await Promise.all([
      profilesOf(card),
      items(card.itemIds),
      readViews(db, [card.id]),
    ])
    return view ? { card, view, items: asked, profiles } : null
  }

  async function fill(card: DuelCard, sides: readonly Side[]): Promise<Duel | null> {
    const [match, progress] = await Promise.all([matchOf(card), progressOf(card, sides)])
    return match && { ...match, progress }
  }

  return {
    fill,
    async match(matchId) {
      const [card] = await readMatchCards(db, [matchId])
      return card ? matchOf(card) : null
    },
    async load(matchId, sides) {
      const [card] = await readCards(db, [matchId])
      return card ? fill(card, sides) : null
    },
    async stand(duel, side) {
      if (!duel.progress[side]) Object.assign(duel.progress, await progressOf(duel.card, [side]))
    },
  }
}
