import type { StudyToday } from '../../../../renderer/clients/practice.ts'

/** How reviews stand for a player without a plan, of whom nothing is due, but for what is told. */
export const studyToday = (parts: Partial<StudyToday> = {}): StudyToday => ({
  ...{ due: 0, dueInPractice: 0, bySubject: [], laterToday: 0, forecast: Array<number>(14).fill(0) },
  ...{ nextDueAt: null, met: 21, rules: 347, practicedToday: 0, blockIsOpen: false },
  plan: { examDate: null, weeklyHours: null, daysLeft: null, questions: 5, minutes: 10, answered: 0 },
  ...parts,
})
