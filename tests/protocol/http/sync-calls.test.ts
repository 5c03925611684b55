import { refusedAnswer, syncRoutes, syncStatus } from '#protocol/http/sync.ts'
import { AT, holds, ID } from '../contract.ts'

const bank = syncRoutes['GET /api/bank/practice/:hash']
const hash = '0123456789abcdef'.repeat(4)

holds(
  'how syncing stands',
  syncStatus,
  { phase: 'idle', waiting: 2, refusals: 1, lastSyncedAt: AT, ephemeral: false },
  {
    mayBeNull: ['lastSyncedAt'],
    values: [['phase', ['idle', 'syncing', 'offline', 'signed_out', 'too_old', 'failed'], ['', 'done']]],
  },
)

holds(
  'an answer the server refused',
  refusedAnswer,
  { id: ID, code: 'run_over', subject: 'Torts', answeredAt: AT, refusedAt: AT },
  { mayBeNull: ['answeredAt'] },
)
holds(
  'the refused answers of a machine',
  syncRoutes['GET /api/sync/refused'].reply,
  [{ id: ID, code: 'run_over', subject: 'Daily Casefile', answeredAt: null, refusedAt: AT }],
  { mayBeNull: ['0.answeredAt'] },
)

holds(
  'the form of an export',
  syncRoutes['GET /api/sync/export'].query,
  { format: 'csv' },
  {
    values: [['format', ['json', 'csv'], ['', 'xml']]],
  },
)
holds('an export', syncRoutes['GET /api/sync/export'].reply, {
  filename: 'bar-duel-2026-11-23.csv',
  text: 'id,subject\n',
})

holds(
  'the questions a desktop asks for',
  bank.params,
  { hash },
  {
    values: [
      ['hash', [hash], ['', hash.slice(1), `${hash}0`, ` ${hash}`, hash.toUpperCase(), 'g'.repeat(64)]],
    ],
  },
)
holds('the questions as text', bank.reply, { text: '[]', count: 0 })
