import { useState } from 'react'
import { NOTE_MOST } from '#rules/notebook/note.ts'
import { wordsOf } from '../../clients/http.ts'
import { type KeptRule, useKeepNote } from '../../clients/notebook.ts'
import { announce } from '../../components/announcements.ts'
import { BookmarkButton } from '../../components/BookmarkButton.tsx'
import { Button } from '../../components/Button.tsx'
import { Failure } from '../../components/Failure.tsx'
import { Field } from '../../components/Field.tsx'
import { TextArea } from '../../components/TextArea.tsx'
import { useOpener } from '../../components/use-opener.ts'
import { useDraft } from './drafts.ts'

export interface NoteFieldProps {
  /** a question or a rule, by its name in the notebook */
  target: string
  /** what it is a note on, read out */
  about: string
  note: KeptRule['note']
}

/** A bookmark and a note on one thing. On paper the note stands as text. */
export function NoteField({ target, about, note }: NoteFieldProps) {
  const keep = useKeepNote()
  const [draft, setDraft] = useDraft(target, note?.text ?? '')
  // One that waited here has been focused before: the page opens with the focus elsewhere.
  const [isPressed, setPressed] = useState(false)
  const opener = useOpener(draft !== null)
  const isTooLong = draft !== null && draft.trim().length > NOTE_MOST
  const kept = { bookmarked: note?.bookmarked ?? false, text: note?.text ?? '', from: note?.id ?? null }
  const save = (change: Partial<typeof kept>) =>
    keep.mutate(
      { target, ...kept, ...change },
      {
        onSuccess: () => {
          if (change.text === undefined) return
          // Words typed meanwhile aren't saved yet, and their box stays.
          setDraft((now) => (now?.trim() === change.text ? null : now))
          announce('Note saved.')
        },
      },
    )
  return (
    <div className="grid gap-3">
      {kept.text !== '' && draft === null ? (
        <p className="max-w-measure border-l-2 border-brass pl-3 whitespace-pre-line">{kept.text}</p>
      ) : null}
      <div data-screen className="grid gap-3">
        {draft === null ? null : (
          <div className="grid max-w-measure gap-2">
            {/* No limit in the box itself: it would cut off what is pasted, and not say so. */}
            <Field
              label={`Your note on ${about}`}
              hint={`${draft.trim().length} of ${NOTE_MOST} characters`}
              error={isTooLong ? 'Your note is too long. Shorten it, then save it.' : null}
            >
              <TextArea
                autoFocus={isPressed}
                value={draft}
                onChange={(event) => setDraft(event.target.value)}
              />
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                disabled={isTooLong}
                busy={keep.isPending}
                busyLabel="Saving..."
                onClick={() => save({ text: draft.trim() })}
              >
                Save note
              </Button>
              <Button variant="ghost" onClick={() => setDraft(null)}>
                Cancel
              </Button>
            </div>
          </div>
        )}
        <Failure
          words={keep.isError ? wordsOf(keep.error, 'We couldn’t save that. Try again.') : undefined}
        />
        <div className="flex flex-wrap gap-2">
          <BookmarkButton
            kept={kept.bookmarked}
            busy={keep.isPending && draft === null}
            onToggle={() => save({ bookmarked: !kept.bookmarked })}
          />
          {draft === null ? (
            <Button
              ref={opener}
              variant="ghost"
              size="small"
              className="min-h-11"
              onClick={() => {
                setPressed(true)
                setDraft(kept.text)
              }}
            >
              {kept.text === '' ? 'Add a note' : 'Edit note'}
              <span className="sr-only"> on {about}</span>
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  )
}
