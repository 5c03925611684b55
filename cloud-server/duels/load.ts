import type { Side } from '#rules/duel/match.ts'
import type { DuelDatabase } from '../store/duels/database.ts'
import type { DuelItem } from '../store/duels/items.ts'
import { readCards, readViews } from '../store/duels/matches.ts'
import { type DuelPlayer, readPlayers, readStandings } from '../store/duels/players.ts'
import type { MatchCard } from './match.ts'
import { botProfile, profileOf } from './profile.ts'
import type { Duel } from './redact.ts'

export interface DuelLoader {
  /** A duel as it stands now, with the progress of these sides; null when there is none of this id. */
  load(matchId: string, sides: readonly Side[]): Promise<Duel | null>
  /** adds the progress of a side that a tab of this node plays for now */
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

  async function stand(duel: Duel, side: Side): Promise<void> {
    const userId = duel.card.players[side - 1]
    if (!userId || duel.progress[side]) return
    duel.progress[side] = { standings: await readStandings(db, userId), effects: [] }
  }

  return {
    stand,
    async load(matchId, sides) {
      const [card] = await readCards(db, [matchId])
      if (!card) return null
      const [profiles, asked] = await Promise.all([profilesOf(card), items(card.itemIds)])
      const [view] = await readViews(db, [matchId])
      if (!view) return null
      const duel: Duel = { card, view, items: asked, profiles, progress: {} }
      await Promise.all(sides.map((side) => stand(duel, side)))
      return duel
    },
  }
}
