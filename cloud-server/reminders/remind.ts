import { randomUUID } from 'node:crypto'
import { reminderWords } from '#protocol/news-words.ts'
import type { PushedReminder, Reminder } from '#protocol/reminder.ts'
import { dailyStreakOn } from '#rules/daily/fold.ts'
import { msToNextDay, utcDate } from '#rules/days.ts'
import { examAtOf } from '#rules/plan/study-plan.ts'
import { memoriesOf } from '#rules/practice/choose-area.ts'
import { taskLeft } from '#rules/reminders.ts'
import { countDue } from '#study/practice/pick.ts'
import type { StudyStore } from '#study/store.ts'
import type { PushService } from './push-service.ts'
import { isQuietAt, nextReminder, REMIND_BEFORE_MS } from './reminder-time.ts'
import type { DueReminder, ReminderStore } from './store/reminders.ts'

/** Players reminded in one go. */
const AT_ONCE = 100
/** A player in the middle of a duel or a case is asked after again so much later (ms). */
const BUSY_MS = 10 * 60_000

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

/** Reminds the players whose reminder is due, each at one node alone. */
export async function remindDue(parts: ReminderParts): Promise<void> {
  for (const due of await parts.store.due(new Date(parts.now()), AT_ONCE)) await remind(parts, due)
}
