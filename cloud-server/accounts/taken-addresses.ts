import type { Database } from '../store/database.ts'
import { countRequests, giveBack } from '../store/rate-limits.ts'
import { type Refused, tooMany } from './too-many.ts'

/** So often an hour a network is told that an address has an account: some students forget that they signed up. */
const MOST_TOLD = 60
const HOUR_MS = 3_600_000

/** How often registrations of a network may learn that an address is taken, over all nodes. */
export interface TakenAddresses {
  /** Counts a registration before its outcome is known. Returns why it must wait, or null. */
  begin(network: string): Promise<Refused | null>
  /** The registration didn't say that an address is taken: it counts no longer. */
  undone(network: string): Promise<void>
}

const keyOf = (network: string): string => `address-taken:${network}`

export const takenAddresses = (db: Database): TakenAddresses => ({
  async begin(network) {
    const [told] = await countRequests(db, [keyOf(network)], HOUR_MS)
    return told && told.current > MOST_TOLD ? tooMany(told.ttl) : null
  },
  async undone(network) {
    await giveBack(db, [keyOf(network)])
  },
})
