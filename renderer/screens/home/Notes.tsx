import { Gavel } from 'lucide-react'
import { useDismissNote, useNotes } from '../../clients/notes.ts'
import { Button } from '../../components/Button.tsx'
import { typeset } from '../../components/typeset.ts'
import { useNextFocus } from '../../components/use-next-focus.ts'
import { excerpt, noteWords } from './note-words.ts'

/** Rulings on questions the player has answered or reported, each until it is dismissed. Nothing while offline. */
export function Notes() {
  const notes = useNotes()
  const dismiss = useDismissNote()
  const { next, onPress } = useNextFocus<HTMLUListElement>()
  if (!notes.data || notes.data.length === 0) return null
  return (
    <ul ref={next} tabIndex={-1} aria-label="Question rulings" className="grid gap-3">
      {notes.data.map((note) => {
        const { title, text } = noteWords(note)
        return (
          <li
            key={note.id}
            className="grid gap-3 rounded-lg border border-brass/55 bg-surface p-4 animate-enter sm:flex sm:items-start sm:justify-between sm:gap-6"
          >
            <div className="flex min-w-0 gap-3">
              <Gavel className="mt-1 size-5 shrink-0 text-brass" aria-hidden="true" />
              <div className="min-w-0">
                <h2 className="text-lg leading-tight">{title}</h2>
                <p className="mt-1 text-sm text-muted">
                  {note.subject} · {note.subtopic}: “{excerpt(typeset(note.stem))}”
                </p>
                <p className="mt-1 max-w-measure text-pretty">{text}</p>
              </div>
            </div>
            <Button
              size="small"
              className="min-h-11 shrink-0 justify-self-start"
              onClick={() => {
                onPress()
                dismiss.mutate(note.id)
              }}
            >
              Dismiss
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
