import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OpenedNews } from '#protocol/away.ts'
import type { ToClient } from '#protocol/live/to-client.ts'
import { SCREENS } from '#protocol/screens.ts'
import type { SessionUser } from '#protocol/user.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { BOARDS, topRows } from '../clients/boards.ts'
import { askWhenCalled } from '../clients/desktop.ts'
import { FRIEND_GAMES } from '../clients/friend-games.ts'
import { gamesIn, gamesState } from '../clients/home-mode.ts'
import { forgetDuel } from '../clients/kept-duel.ts'
import { onLiveMessage } from '../clients/live/connection.ts'
import { newsOfGame, notifyDesktop } from '../clients/live/desktop-news.ts'
import { noticeOf } from '../clients/live/notice.ts'
import { reviewLink } from '../clients/match-link.ts'
import { useSessionActions } from '../clients/session.ts'
import { isQuiet, toast } from '../components/toast.ts'
import { missedChallenge } from './missed-challenge.ts'
import { type DuelOver, useMissedEnd } from './use-missed-end.ts'

const REVIEW_HELP = 'Open the match from History in My Stats'

/** Acts on live messages beside the duel: their toasts, the boards as they are pushed, and reads that they make old. */
export function useLiveNews(user: SessionUser): void {
  const cache = useQueryClient()
  const { refresh } = useSessionActions()
  const navigate = useNavigate()
  const location = useLocation()

  const openGame = (matchId: string) => void navigate(SCREENS.home, { state: gamesState(matchId) })

  const challengeBack = (username: string) =>
    void navigate(`${SCREENS.home}?${new URLSearchParams({ challenge: username })}`)
  const tell = (message: ToClient) => {
    const notice = noticeOf(message)
    if (notice) toast(notice)
  }
  // Level, points and standing are old once a match is settled.
  const standAnew = () => {
    void refresh()
    void cache.invalidateQueries({ queryKey: BOARDS })
  }

  const tellEnd = (over: DuelOver) => {
    standAnew()
    const notice = noticeOf({ type: 'presence:duel_over', seq: 0, payload: over })
    const open = () => void navigate(reviewLink(over.matchId))
    if (notice) toast({ ...notice, action: { label: 'Review', altText: REVIEW_HELP, onAction: open } })
  }
  useMissedEnd(user.id, tellEnd)

  const onMessage = useEffectEvent((message: ToClient) => {
    switch (message.type) {
      case 'leaderboard:update':
        cache.setQueryData(topRows(message.payload.period).queryKey, message.payload.leaderboard)
        return
      case 'presence:duel_over':
        forgetDuel(message.payload.matchId)
        tellEnd(message.payload)
        return
      case 'challenge:expired': {
        const { challengerName, targetUsername } = message.payload
        if (usernameKey(targetUsername) !== usernameKey(user.username)) return tell(message)
        // One that stood in sight needs no more words.
        if (isQuiet()) toast(missedChallenge(challengerName, () => challengeBack(challengerName)))
        return
      }
      case 'presence:welcome':
        // Messages sent while the tab was away are made up for by reading again.
        void cache.invalidateQueries({ queryKey: FRIEND_GAMES })
        return
      case 'async:turn_notification':
      case 'async:match_over': {
        const { matchId } = message.payload
        void cache.invalidateQueries({ queryKey: FRIEND_GAMES })
        if (message.type === 'async:match_over') standAnew()
        notifyDesktop(newsOfGame(message))
        const notice = noticeOf(message)
        // A player who looks at the game sees it move.
        if (!notice || gamesIn(location.state) === matchId) return
        const altText = 'Open the game from View Active Games in Friend Challenge'
        toast({ ...notice, action: { label: 'Open game', altText, onAction: () => openGame(matchId) } })
        return
      }
      case 'reminder':
        notifyDesktop({ about: 'reminder', ...message.payload })
        return
      default:
        tell(message)
    }
  })
  useEffect(() => onLiveMessage((message) => onMessage(message)), [])

  // A challenge shows on every screen by itself; a game has its own; home leads to what a reminder is about.
  const goTo = useEffectEvent(({ about, id }: OpenedNews) => {
    if (about === 'reminder') void navigate(SCREENS.home)
    else if (about !== 'challenge' && gamesIn(location.state) !== id) openGame(id)
  })
  useEffect(
    () => askWhenCalled((shell) => void shell.openedNews().then((opened) => opened && goTo(opened))),
    [],
  )
}
