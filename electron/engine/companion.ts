import { mutex } from '#concurrency/mutex.ts'
import { type ChatMessage, lentWords } from '#protocol/http/companion.ts'
import { type BodyOf, routes } from '#protocol/routes.ts'
import { HISTORY_PAGE } from '#rules/companion.ts'
import { clockRuns } from '#rules/daily/clock.ts'
import type { CompanionHost } from '#study/companion/host.ts'
import { readLibrary } from '#study/companion/library.ts'
import type { Cloud } from './cloud.ts'
import type { Profile, Profiles } from './profiles.ts'
import { adopt, forgetCleared, markAccepted, markCleared, pendingThread } from './store/companion.ts'
import { cachedRunning } from './store/daily.ts'

/**
 * How long (ms) the cloud may take to say whether Atticus may speak, and a model to say all it says: 10 s in all with both,
 * and 2 s more to learn that the network went meanwhile.
 */
const ASK_MS = 2_000
const WORDS_MS = 8_000

const closedReply = routes['GET /api/chatbot/closed'].reply
const wordsReply = routes['POST /api/chatbot/words'].reply
const historyReply = routes['GET /api/chatbot/history'].reply

/** The cloud's reply to a call of the companion, or null where it cannot be had. */
async function replyOf<T>(
  server: Cloud,
  reply: { safeParse(json: unknown): { data?: T | undefined } },
  ...call: Parameters<Cloud['send']>
): Promise<T | null> {
  const answer = await server.send(...call)
  return answer !== 'offline' && answer.status === 200 ? (reply.safeParse(answer.json).data ?? null) : null
}

/** The words of the cloud's model, told to `onText` as they come; null where it has none in time, or breaks off. */
async function wordsLent(
  server: Cloud,
  body: BodyOf<'POST /api/chatbot/words'>,
  onText: (text: string) => void,
): Promise<string | null> {
  const lent = { words: null as string | null }
  const answer = await server.send('POST', '/api/chatbot/words', body, WORDS_MS, (line) => {
    const { data } = lentWords.safeParse(line)
    if (data?.type === 'text') onText(data.text)
    else if (data?.type === 'done') lent.words = data.words
  })
  if (answer === 'offline' || answer.status !== 200) return null
  if (answer.json === undefined) return lent.words
  // A server of before it spoke in lines says all of it at once.
  const words = wordsReply.safeParse(answer.json).data?.words ?? null
  if (words) onText(words)
  return words
}

/** The thread in the player's file, kept the same as the cloud's. */
class ThreadSync {
  readonly #server: Cloud
  readonly #players: Profiles
  readonly #runExclusive = mutex()
  #stopped = false

  constructor(server: Cloud, players: Profiles) {
    this.#server = server
    this.#players = players
  }

  /** The player's open profile; null where it is another's, or the engine stops. */
  #profileOf(userId: string): Profile | null {
    const profile = this.#players.current()
    return !this.#stopped && profile?.userId === userId ? profile : null
  }

  /** Sends one call; returns whether the cloud took it and the file is still open. */
  async #sent(profile: Profile, method: string, body: unknown): Promise<boolean> {
    const answer = await this.#server.send(method, '/api/chatbot/history', body, ASK_MS)
    // The file may have been closed while the cloud was asked.
    return answer !== 'offline' && answer.status === 200 && this.#profileOf(profile.userId) === profile
  }

  async #push(userId: string): Promise<void> {
    const profile = this.#profileOf(userId)
    if (!profile) return
    const { cleared, messages } = await pendingThread(profile.db, userId)
    if (cleared) {
      if (!(await this.#sent(profile, 'DELETE', null))) return
      await forgetCleared(profile.db, userId)
    }
    for (let from = 0; from < messages.length; from += HISTORY_PAGE) {
      const page: ChatMessage[] = messages.slice(from, from + HISTORY_PAGE)
      if (!(await this.#sent(profile, 'POST', { messages: page }))) return
      await markAccepted(
        profile.db,
        page.map(({ id }) => id),
      )
    }
  }

  async #pull(userId: string): Promise<void> {
    await this.#push(userId)
    const thread = await replyOf(this.#server, historyReply, 'GET', '/api/chatbot/history', null, ASK_MS)
    const profile = this.#profileOf(userId)
    // While he is silent the cloud shows no thread; that is not a thread that was cleared.
    if (!thread || thread.closed || !profile) return
    const { cleared } = await pendingThread(profile.db, userId)
    if (!cleared) await adopt(profile.db, userId, thread.messages)
  }

  /** Syncs one after the other and never rejects: what failed is synced the next time. */
  #synced(work: () => Promise<void>): Promise<void> {
    return this.#runExclusive(work).catch((error: Error) =>
      console.error('The thread was not synced:', error.message),
    )
  }

  refresh(userId: string): Promise<void> {
    return this.#synced(() => this.#pull(userId))
  }

  changed(userId: string, change: 'added' | 'cleared'): void {
    void this.#synced(async () => {
      const profile = this.#profileOf(userId)
      if (!profile) return
      if (change === 'cleared') await markCleared(profile.db, userId)
      await this.#push(userId)
    })
  }

  /** Ends the sync under way, so that the player's file can be closed. */
  stop(): Promise<unknown> {
    this.#stopped = true
    return this.#runExclusive(async () => undefined)
  }
}

/**
 * Atticus on the desktop: his library is packaged, so he speaks with no network. Where the cloud can be reached, it says
 * when he is silent, lends its model and keeps the thread.
 */
export function engineCompanion(
  bankFolder: string,
  server: Cloud,
  players: Profiles,
  now: () => number,
): CompanionHost & { stop(): Promise<unknown> } {
  let lendsModel = false
  const thread = new ThreadSync(server, players)

  return {
    library: () => readLibrary(bankFolder),
    async closed() {
      // The clock of a case opened with no network is known here alone.
      const db = players.current()?.db
      const running = db ? await cachedRunning(db) : []
      if (running.some((cached) => clockRuns(cached, now()))) return 'daily'
      const reply = await replyOf(server, closedReply, 'GET', '/api/chatbot/closed', null, ASK_MS)
      lendsModel = reply?.model ?? false
      return reply?.closed ?? null
    },
    model: {
      isThere: () => lendsModel,
      ask({ message, subject, rules, recent }, onText) {
        return wordsLent(
          server,
          { message, subject, ruleIds: rules.map(({ id }) => id), recent: [...recent] },
          onText,
        )
      },
    },
    refresh: (userId) => thread.refresh(userId),
    changed: (userId, change) => thread.changed(userId, change),
    stop: () => thread.stop(),
  }
}
