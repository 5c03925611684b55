import { Lightbulb } from 'lucide-react'
import { typeset } from '../../components/typeset.ts'

/** A hint taken: it stays until the round is over. */
export function HintNote({ text }: { text: string }) {
  return (
    <div
      role="note"
      aria-label="Hint"
      className="flex gap-3 rounded-md border border-brass/55 bg-raised px-4 py-3 animate-enter"
    >
      <Lightbulb className="mt-1 size-4 shrink-0 text-brass" aria-hidden="true" />
      <p className="text-pretty">{typeset(text)}</p>
    </div>
  )
}
