import { describe, expect, test } from 'vitest'
import { taskLeft } from '#rules/reminders.ts'

describe('what is left to do', () => {
  const leftMs = 2 * 3_600_000
  test.each([
    [
      { caseDone: false, streak: 5, due: 9, leftMs },
      { task: 'streak', days: 5, hoursLeft: 2 },
    ],
    [
      { caseDone: false, streak: 0, due: 9, leftMs },
      { task: 'case', hoursLeft: 2 },
    ],
    [
      { caseDone: true, streak: 5, due: 9, leftMs },
      { task: 'reviews', due: 9 },
    ],
    [{ caseDone: true, streak: 5, due: 0, leftMs }, null],
    [
      { caseDone: false, streak: 1, due: 0, leftMs: 60_000 },
      { task: 'streak', days: 1, hoursLeft: 1 },
    ],
  ])('of %j is %j', (day, task) => {
    expect(taskLeft(day)).toEqual(task)
  })
})
