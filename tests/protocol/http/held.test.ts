import { heldPlayer, heldRoutes } from '#protocol/http/held.ts'
import { DONE } from '../bounds.ts'
import { AT, holds, ID } from '../contract.ts'

holds(
  'a player on hold',
  heldPlayer,
  {
    id: ID,
    username: 'ada',
    displayName: 'Ada',
    level: 4,
    heldAt: AT,
    reason: 'pace',
    lately: { answers: 34, right: 34, hard: 0, hardRight: 0, medianMs: 3_000 },
  },
  { mayBeNull: ['lately.medianMs'], values: [['reason', ['pace', 'accuracy'], ['', 'luck']]] },
)
holds('the players on hold', heldRoutes['GET /api/admin/held'].reply, { players: [] })
holds('the player put back', heldRoutes['POST /api/admin/held/:userId/clear'].params, { userId: ID })
holds(
  'a player put back',
  heldRoutes['POST /api/admin/held/:userId/clear'].reply,
  { ok: true },
  { values: [['ok', ...DONE]] },
)
