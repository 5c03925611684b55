import { randomUUID } from 'node:crypto'
import { reminderWords } from '#protocol/news-words.ts'
import type { PushedReminder, Reminder } from '#protocol/reminder.ts'
import { dailyStreakOn } from '#rules/daily/fold.ts'
import { MINUTE_MS, msToNextDay, utcDate } from '#rules/days.ts'
import { examAtOf } from '#rules/plan/study-plan.ts'
import { memoriesOf } from '#rules/practice/choose-area.ts'
import { taskLeft } from '#rules/reminders.ts'
import { countDue } from '#study/practice/pick.ts'
import type { StudyStore } from '#study/store.ts'
import type { PushService } from './push-service.ts'
import { isQuietAt, nextReminder, REMIND_BEFORE_MS } from './reminder-time.ts'
import type { DueReminder, ReminderStore } from './store/reminders.ts'

/** Players read in one go, and reminded side by side: a push service that hangs keeps few waiting. */
const PAGE = 100
const AT_ONCE = 8
/** A player in the middle of a duel or a case is asked after again so much later (ms). */
const BUSY_MS = 10 * MINUTE_MS

export interface ReminderParts {
  store: ReminderStore
  study: Pick<StudyStore, 'dailyOf' | 'dailyProgress' | 'playerState' | 'practiceAreas' | 'studyPlan'>
  push: PushService
  /** whether a player is in the middle of something that nothing should disturb */
  isBusy: (userId: string) => Promise<boolean>
  /** tells a player's open tabs, of which a desktop shows it */
  tell: (userId: string, reminder: Reminder) => Promise<void>
  now: () => number
}

/** Returns the most pressing thing left of the day of a player, or null. */
async function taskOf({ study, now }: ReminderParts, userId: string) {
  const at = now()
  const today = utcDate(at)
  const held = await study.dailyOf(userId, today)
  const streak = dailyStreakOn(await study.dailyProgress(userId), today)
  const caseDone = held !== null && held.attempt.startedAt !== null
  const due = caseDone ? await rulesDue(study, userId, at) : 0
  return taskLeft({ caseDone, streak, due, leftMs: msToNextDay(at) })
}

/** How many rules are due for review at an instant (ms). */
async function rulesDue(study: ReminderParts['study'], userId: string, at: number): Promise<number> {
  const examAt = examAtOf(await study.studyPlan(userId), at)
  const { topics } = await study.playerState(userId)
  return countDue({ userId, areas: await study.practiceAreas(), memories: memoriesOf(topics), at, examAt })
}

async function remind(parts: ReminderParts, due: DueReminder): Promise<void> {
  const { store, push, isBusy, tell, now } = parts
  const { userId, times, dueAt } = due
  const at = now()
  const left = msToNextDay(dueAt.getTime()) - (at - dueAt.getTime())
  const inTime = left > 0 && !isQuietAt(at, times)
  const later = at + BUSY_MS
  const waits = inTime && left > BUSY_MS && !isQuietAt(later, times) && (await isBusy(userId))
  if (!(await store.claim(due, new Date(waits ? later : nextReminder(at, times)))) || waits || !inTime) return
  const task = await taskOf(parts, userId)
  if (!task) return
  const pushed: PushedReminder = reminderWords(task)
  await tell(userId, { id: randomUUID(), reminder: task })
  for (const { tokenHash, to } of await store.subscriptions(userId, new Date(at))) {
    const delivered = await push.deliver(to, JSON.stringify(pushed), Math.min(left, REMIND_BEFORE_MS))
    if (delivered === 'gone') await store.unsubscribe(tokenHash)
  }
}

/** One look of a node for what is due. */
export interface Look {
  /** told of each player who could not be reminded; the others are */
  failed: (error: Error) => void
  /** whether the node stops */
  isOver: () => boolean
}

/** Reminds these players. Returns how many could be dealt with. */
async function remindAll(
  parts: ReminderParts,
  due: readonly DueReminder[],
  { failed, isOver }: Look,
): Promise<number> {
  let done = 0
  const waiting = due.values()
  async function lane(): Promise<void> {
    for (const one of waiting) {
      if (isOver()) return
      try {
        await remind(parts, one)
        done += 1
      } catch (error) {
        failed(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return done
}

/** Reminds the players whose reminder is due, each at one node alone: a full page is followed by the next. */
export async function remindDue(parts: ReminderParts, look: Look): Promise<void> {
  let page: DueReminder[]
  do {
    page = await parts.store.due(new Date(parts.now()), PAGE)
    // Those who fail may still be due: a page of them alone would come again and again.
  } while ((await remindAll(parts, page, look)) > 0 && page.length === PAGE && !look.isOver())
}
