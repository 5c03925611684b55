import { counted } from '#protocol/figures.ts'
import { RANKS, type RankName } from '#rules/ranks.ts'
import type { Subject } from '#rules/subjects.ts'
import { SubjectGlyph } from './SubjectGlyph.tsx'

export interface RankUpProps {
  subject: Subject
  rank: RankName
}

/** The moment a rank in a subject is reached: its sign, the rank, and its price in correct answers. */
export function RankUp({ subject, rank }: RankUpProps) {
  const needed = RANKS.find(({ name }) => name === rank)?.minCorrect ?? 0
  return (
    <section
      aria-label="Rank reached"
      className="flex items-center gap-4 rounded-md border border-brass bg-raised px-4 py-2 animate-enter low:gap-2 low:px-2 low:py-1"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-brass text-brass animate-honor low:size-8">
        <SubjectGlyph subject={subject} className="size-6" />
      </span>
      <p className="min-w-0">
        <span className="block font-display text-lg leading-tight sm:text-xl low:text-base">
          {rankWords(rank, subject)}
        </span>
        <span className="block text-sm text-muted low:sr-only">
          {counted(needed, 'correct answer', 'correct answers')} in {subject}
        </span>
      </p>
    </section>
  )
}

/** A rank reached, in words. */
export const rankWords = (rank: RankName, subject: Subject): string => `New rank: ${rank} in ${subject}`
