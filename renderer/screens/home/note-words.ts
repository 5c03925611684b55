import type { Note } from '../../clients/notes.ts'

const EXCERPT = 120

/** The stem's beginning, cut between words. */
export const excerpt = (stem: string): string =>
  stem.length <= EXCERPT ? stem : `${stem.slice(0, EXCERPT).replace(/\s+\S*$/, '')}…`

/** Returns '−12 XP', '+3 XP', or a sentence that nothing changed. */
function xpText(change: number): string {
  if (change === 0) return 'Your XP stays as it was.'
  const sign = change > 0 ? '+' : '−'
  return `Your XP: ${sign}${Math.abs(change).toLocaleString('en')}.`
}

const WORDS: Readonly<Record<Note['kind'], (note: Note) => { title: string; text: string }>> = {
  struck: ({ xpChange }) => ({
    title: 'A question you answered was withdrawn',
    text: `It was found unsound and counts no more: your statistics, XP and mastery were worked out again without it. ${xpText(xpChange)} Finished games and ratings stand.`,
  }),
  restored: ({ xpChange }) => ({
    title: 'A question you answered counts again',
    text: `It was withdrawn and has been found sound after all: your statistics, XP and mastery were worked out again with it. ${xpText(xpChange)}`,
  }),
  report_sound: () => ({
    title: 'Your report was read',
    text: 'The question was looked at again and stands. Thank you for reading so closely.',
  }),
}

export const noteWords = (note: Note): { title: string; text: string } => WORDS[note.kind](note)
