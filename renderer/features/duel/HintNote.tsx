import { Lightbulb } from 'lucide-react'
import { typeset } from '../../components/typeset.ts'

/** A hint taken: it stays until the round is over. */
export function HintNote({ text }: { text: string }) {
  return (
    <div
      role="note"
      aria-label="Hint"
      className="flex gap-2 rounded-md border border-brass/55 bg-raised px-2 py-1.5 text-sm leading-[1.3] animate-enter sm:gap-3 sm:px-3 sm:py-2"
    >
      <Lightbulb className="mt-0.5 size-4 shrink-0 text-brass" aria-hidden="true" />
      <p className="text-pretty">{typeset(text)}</p>
    </div>
  )
}
