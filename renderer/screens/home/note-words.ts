import { signed } from '#protocol/figures.ts'
import type { Note } from '../../clients/notes.ts'

const EXCERPT = 120

/** The stem's beginning, cut between words. */
export const excerpt = (stem: string): string =>
  stem.length <= EXCERPT ? stem : `${stem.slice(0, EXCERPT).replace(/\s+\S*$/, '')}…`

/** Returns '−12 XP', '+3 XP', or a sentence that nothing changed. */
function xpText(change: number): string {
  if (change === 0) return 'Your XP didn’t change.'
  return `Your XP: ${signed(change)}.`
}

const WORDS: Readonly<Record<Note['kind'], (note: Note) => { title: string; text: string }>> = {
  struck: ({ xpChange }) => ({
    title: 'We removed a question you answered',
    text: `It was flawed and no longer counts. We recalculated your stats, XP, and mastery. ${xpText(xpChange)} Finished games and ratings stand.`,
  }),
  restored: ({ xpChange }) => ({
    title: 'A question you answered counts again',
    text: `We’d removed it, but it’s sound after all. We recalculated your stats, XP, and mastery with it. ${xpText(xpChange)}`,
  }),
  report_sound: () => ({
    title: 'We read your report',
    text: 'We rechecked it, and it’s sound. Thanks for the close read.',
  }),
}

export const noteWords = (note: Note): { title: string; text: string } => WORDS[note.kind](note)
