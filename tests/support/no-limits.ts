import type { RequestLimits } from '../../cloud-server/plugins/request-limits.ts'

/** Tests and load runs ask faster than people do. */
export const NO_LIMITS: RequestLimits = {
  player: Number.POSITIVE_INFINITY,
  address: Number.POSITIVE_INFINITY,
}
