import { healthRoutes } from '#protocol/http/health.ts'
import { holds } from '../contract.ts'

/** A balancer takes any other word for a server that must not be sent players. */
holds(
  'a server that works',
  healthRoutes['GET /api/health'].reply,
  { status: 'ok' },
  {
    values: [['status', ['ok'], ['', 'ready']]],
  },
)
holds(
  'a server that takes players',
  healthRoutes['GET /api/ready'].reply,
  { status: 'ready' },
  {
    values: [['status', ['ready'], ['', 'ok']]],
  },
)
