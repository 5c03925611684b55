import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { friendGameRoutes } from '#protocol/http/friend-games.ts'
import type { DuelProfile } from '#protocol/live/profile.ts'
import { defaultAvatar } from '#rules/avatar/archetypes.ts'
import { TooltipProvider } from '../../../../renderer/components/Tooltip.tsx'
import { GameHeader } from '../../../../renderer/features/friend-games/GameHeader.tsx'

const [mine, theirs] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const player = { level: 1, levelTitle: 'Novice Scribe', points: 40, avatarData: defaultAvatar() }
const opponent: DuelProfile = {
  ...{ ...player, userId: theirs, username: 'Nerissa', displayName: 'Nerissa' },
  ...{ rating: null, botLevel: null },
}

test('how far each is from the win is read out as the score that the screen shows', () => {
  const game = friendGameRoutes['GET /api/async/match/:id'].reply.parse({
    ...{ id: '00000000-0000-4000-8000-000000000003', subject: 'Torts', round: 5, rounds: 7 },
    ...{ status: 'active', invitation: null, ended: null, yourTurn: true, timeLeft: 1_000, winnerId: null },
    ...{ scores: { [mine]: 3, [theirs]: 1 }, players: [], opponent, turns: [], deadlineTs: null, end: null },
  })
  const user = {
    ...{ ...player, id: mine, username: 'Portia', displayName: 'Portia' },
    ...{ xp: 0, totalWins: 0, totalLosses: 0, role: 'player' as const },
  }
  const html = renderToStaticMarkup(
    createElement(
      TooltipProvider,
      null,
      createElement(GameHeader, { game, user, receivedAt: 0, answered: false }),
    ),
  )
  const read = [...html.matchAll(/aria-valuetext="([^"]*)"/g)].map(([, text]) => text)
  expect(read).toEqual(['Score 3 of 4', 'Score 1 of 4'])
})
