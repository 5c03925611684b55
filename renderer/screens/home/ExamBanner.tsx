import { Timer } from 'lucide-react'
import { SCREENS } from '#protocol/screens.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'

/** The exam block that was left open, and the way back to it. */
export function ExamBanner() {
  return (
    <section
      aria-label="Exam block"
      className="flex items-center justify-between gap-x-4 gap-y-3 rounded-lg border border-line bg-surface px-4 py-2 max-sm:flex-wrap sm:px-6 sm:py-3"
    >
      <p className="min-w-0 font-display text-lg leading-tight max-sm:grow max-sm:basis-28">
        You have an exam block open
      </p>
      <ButtonLink
        to={SCREENS.exam}
        className="shrink-0 max-sm:px-4!"
        icon={<Timer className="size-4" aria-hidden="true" />}
      >
        Go to your block
      </ButtonLink>
    </section>
  )
}
