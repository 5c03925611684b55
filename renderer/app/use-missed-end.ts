import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import type { ToClientPayload } from '#protocol/live/to-client.ts'
import { readReview } from '../clients/duel-review.ts'
import { modeIn } from '../clients/home-mode.ts'
import { CallError } from '../clients/http.ts'
import { forgetDuel, keepDuel, keptDuel } from '../clients/kept-duel.ts'
import { onLiveMessage } from '../clients/live/connection.ts'
import { isRunning } from '../clients/live/duel.ts'
import { currentLive, useLive } from '../clients/live/live-atom.ts'

export type DuelOver = ToClientPayload<'presence:duel_over'>

/** Calls `tell` with the duel that ended while no page of this browser could hear it (spec S2.23). */
export function useMissedEnd(userId: string, tell: (over: DuelOver) => void): void {
  const cache = useQueryClient()
  const location = useLocation()
  const { duel } = useLive()
  const matchId = duel?.start.matchId
  const runs = duel !== null && isRunning(duel)
  useEffect(() => {
    if (matchId === undefined) return
    if (runs) keepDuel(userId, matchId)
    else forgetDuel(matchId)
  }, [userId, matchId, runs])

  const onWelcome = useEffectEvent(async (goesOn: string | undefined) => {
    const kept = keptDuel(userId)
    if (kept === null || kept === goesOn) return
    // The arena asks for the end of its duel by itself.
    if (currentLive().duel && modeIn(location.state) === 'duel') return
    try {
      const { opponent, end } = await readReview(cache, kept)
      if (!end) return
      forgetDuel(kept)
      const { winner, ended, scores } = end
      tell({ matchId: kept, opponentName: opponent.displayName, winner, ended, scores })
    } catch (error) {
      // One that couldn't be read now is told at the next welcome.
      if (error instanceof CallError && error.status === 404) forgetDuel(kept)
    }
  })
  useEffect(
    () =>
      onLiveMessage((message) => {
        if (message.type === 'presence:welcome') void onWelcome(message.payload.duel?.matchId)
      }),
    [],
  )
}
