import { mutex } from '#concurrency/mutex.ts'
import type { ChatMessage } from '#protocol/http/companion.ts'
import { routes } from '#protocol/routes.ts'
import { HISTORY_PAGE } from '#rules/companion.ts'
import { clockRuns } from '#rules/daily/clock.ts'
import type { CompanionHost } from '#study/companion/host.ts'
import { readLibrary } from '#study/companion/library.ts'
import type { Cloud } from './cloud.ts'
import type { Profiles } from './profiles.ts'
import { adopt, forgetCleared, markCleared, markTold, untold } from './store/companion.ts'
import { cachedRunning } from './store/daily.ts'

/** How long (ms) the cloud may take to say whether Atticus may speak, and a model to speak: 10 s in all with both. */
const ASK_MS = 2_000
const WORDS_MS = 6_000

const closedReply = routes['GET /api/chatbot/closed'].reply
const wordsReply = routes['POST /api/chatbot/words'].reply
const historyReply = routes['GET /api/chatbot/history'].reply

/**
 * Atticus on the desktop: his library is packaged, so he answers with no network. Where the cloud answers, it says when
 * he is silent, lends its model and keeps the thread.
 */
export function engineCompanion(
  bankFolder: string,
  server: Cloud,
  players: Profiles,
  now: () => number,
): CompanionHost & { stop(): Promise<unknown> } {
  let lendsModel = false
  let stopped = false
  const runExclusive = mutex()

  async function told<T>(
    reply: { safeParse(json: unknown): { data?: T | undefined } },
    ...call: Parameters<Cloud['send']>
  ): Promise<T | null> {
    const answer = await server.send(...call)
    return answer !== 'offline' && answer.status === 200 ? (reply.safeParse(answer.json).data ?? null) : null
  }

  async function push(userId: string): Promise<void> {
    const profile = players.current()
    if (profile?.userId !== userId) return
    /** The file may have been closed while the cloud was answering. */
    const isGone = () => stopped || players.current() !== profile
    const { cleared, messages } = await untold(profile.db, userId)
    if (cleared) {
      const answer = await server.send('DELETE', '/api/chatbot/history', null, ASK_MS)
      if (answer === 'offline' || answer.status !== 200 || isGone()) return
      await forgetCleared(profile.db, userId)
    }
    for (let from = 0; from < messages.length; from += HISTORY_PAGE) {
      const page: ChatMessage[] = messages.slice(from, from + HISTORY_PAGE)
      const answer = await server.send('POST', '/api/chatbot/history', { messages: page }, ASK_MS)
      if (answer === 'offline' || answer.status !== 200 || isGone()) return
      await markTold(
        profile.db,
        page.map(({ id }) => id),
      )
    }
  }

  async function pull(userId: string): Promise<void> {
    await push(userId)
    const thread = await told(historyReply, 'GET', '/api/chatbot/history', null, ASK_MS)
    const profile = players.current()
    // While he is silent the cloud shows no thread; that is not a thread that was cleared.
    if (!thread || thread.closed || stopped || profile?.userId !== userId) return
    const { cleared } = await untold(profile.db, userId)
    if (!cleared) await adopt(profile.db, userId, thread.messages)
  }

  /** Syncs one after the other and never rejects: what failed is synced the next time. */
  const synced = (work: () => Promise<void>): Promise<void> =>
    runExclusive(work).catch((error: Error) => console.error('The thread was not synced:', error.message))

  return {
    library: () => readLibrary(bankFolder),
    async closed() {
      // The clock of a case opened with no network is known here alone.
      const db = players.current()?.db
      const running = db ? await cachedRunning(db) : []
      if (running.some(({ startedAt }) => clockRuns(startedAt, now()))) return 'daily'
      const reply = await told(closedReply, 'GET', '/api/chatbot/closed', null, ASK_MS)
      lendsModel = reply?.model ?? false
      return reply?.closed ?? null
    },
    model: {
      async ask({ message, subject, rules, recent }, onText) {
        if (!lendsModel) return null
        const body = { message, subject, ruleIds: rules.map(({ id }) => id), recent }
        const reply = await told(wordsReply, 'POST', '/api/chatbot/words', body, WORDS_MS)
        if (reply?.words) onText(reply.words)
        return reply?.words ?? null
      },
    },
    refresh: (userId) => synced(() => pull(userId)),
    changed(userId, change) {
      void synced(async () => {
        const profile = players.current()
        if (stopped || profile?.userId !== userId) return
        if (change === 'cleared') await markCleared(profile.db, userId)
        await push(userId)
      })
    },
    /** Ends what is under way, so that the player's file can be closed. */
    stop() {
      stopped = true
      return runExclusive(async () => undefined)
    },
  }
}
