import type { Refusal } from '#http/refusal.ts'
import { tooMany } from '#http/too-many.ts'
import { DAY_MS } from '#rules/days.ts'
import type { Database } from '../store/database.ts'
import { countRequests, forgetKeys, giveBack, takeTurn, windowOf } from '../store/rate-limits.ts'
import { TOO_MANY_TRIES } from './limits.ts'

/** So many tries of a day are free; each further one makes the next wait, twice as long each time. */
const FREE_TRIES = 10
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 900_000

/** Failures of one network: a campus has many who mistype. */
const OF_NETWORK = { max: 200, windowMs: 300_000 }

/** Whose password is tried, and from where. */
export interface Guess {
  /** one for each account, or for each name that nobody has; a known device of an account has its own */
  target: string
  /** null for a device that signed in to the account before: what others of its network do is not held against it */
  network: string | null
}

export interface Guesses {
  /** Counts a try as a failure, before its outcome is known. Returns why it must wait, or null. */
  begin(guess: Guess): Promise<Refusal | null>
  /** The try was right: it and the failures before it count no longer. */
  right(guess: Guess): Promise<void>
  /**
   * The account's owner opened a link from their mail, so strangers' failures no longer make anyone wait. With two-factor sign-in
   * on, only the wait ends and the failures still count: a thief who reads the mail gets no more tries at a code.
   */
  ownerCame(account: { id: string; twoFactorSince: Date | null }): Promise<void>
  /** The try had no outcome: it counts no longer, and whoever comes next need not wait for it. */
  undone(guess: Guess): Promise<void>
}

const waitAfter = (tries: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries - FREE_TRIES, 20))

const mustWait = (waitMs: number): Refusal => tooMany(waitMs, TOO_MANY_TRIES)

const triesOf = ({ target }: Guess): string => `tries:${target}`
const waitOf = ({ target }: Guess): string => `wait:${target}`
const networkOf = ({ network }: Guess): string | null => (network === null ? null : `failed:${network}`)

/**
 * Wrong passwords, counted in the database over all nodes and all addresses: after some free tries an account takes one at a
 * time, ever more slowly. Tries are counted before they're judged, so that many at once are no way around it.
 */
export function guesses(db: Database): Guesses {
  const refused = async (key: string): Promise<Refusal | null> => {
    const wait = await windowOf(db, key)
    return wait ? mustWait(wait.ttl) : null
  }
  /** Those that took the account's turn, and made the next one wait. */
  const inTurn = new WeakSet<Guess>()
  return {
    async begin(guess) {
      const waits = await refused(waitOf(guess))
      if (waits) return waits
      const network = networkOf(guess)
      if (network !== null) {
        const [failed] = await countRequests(db, [network], OF_NETWORK.windowMs)
        if (failed && failed.current > OF_NETWORK.max) return mustWait(failed.ttl)
      }
      const [tries] = await countRequests(db, [triesOf(guess)], DAY_MS)
      if (!tries || tries.current < FREE_TRIES) return null
      if (await takeTurn(db, waitOf(guess), waitAfter(tries.current))) {
        inTurn.add(guess)
        return null
      }
      return (await refused(waitOf(guess))) ?? mustWait(FIRST_WAIT_MS)
    },
    async right(guess) {
      await forgetKeys(db, [triesOf(guess), waitOf(guess)])
      const network = networkOf(guess)
      if (network !== null) await giveBack(db, [network])
    },
    async ownerCame({ id, twoFactorSince }) {
      const guess: Guess = { target: id, network: null }
      await forgetKeys(db, twoFactorSince === null ? [triesOf(guess), waitOf(guess)] : [waitOf(guess)])
    },
    async undone(guess) {
      const network = networkOf(guess)
      await giveBack(db, [triesOf(guess), ...(network === null ? [] : [network])])
      if (inTurn.delete(guess)) await forgetKeys(db, [waitOf(guess)])
    },
  }
}
