import type { ShownQuestion } from '#protocol/http/solo.ts'

/** A question as a page is shown it: of one number always the same. */
export const question = (number: number): ShownQuestion => ({
  id: `0190c0de-0000-4000-8000-10000000000${number}`,
  subject: 'Torts',
  subtopic: 'Battery',
  stem: 'Who prevails?',
  choices: ['One', 'Two', 'Three', 'Four'],
  difficulty: 1,
  shownAt: '2026-11-20T12:00:00.000Z',
})
