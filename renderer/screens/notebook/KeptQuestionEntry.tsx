import { useState } from 'react'
import { dayText } from '#protocol/figures.ts'
import type { KeptQuestion } from '../../clients/notebook.ts'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { LETTERS } from '../../components/choice.ts'
import { CONFIDENCE_WORDS, REASON_WORDS } from '../../components/reason-words.ts'
import { typeset } from '../../components/typeset.ts'
import { NoteField } from './NoteField.tsx'

/** A question that was answered. The key stays covered until it is asked for, so that it can be tried again; paper shows it. */
export function KeptQuestionEntry({ question }: { question: KeptQuestion }) {
  const [isOpen, setOpen] = useState(false)
  const { id, stem, choices, correctAnswer, explanation, missed, note } = question
  return (
    <li className="grid gap-3 border-t border-line pt-4">
      <p className="max-w-measure text-pretty whitespace-pre-line">{typeset(stem)}</p>
      <ol className="grid max-w-measure gap-1">
        {choices.map((choice, i) => (
          <li key={choice}>
            <span className="font-semibold">{LETTERS[i]}.</span> {typeset(choice)}
          </li>
        ))}
      </ol>
      {missed ? (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          Missed {dayText(missed.at)}
          {missed.reason ? <Badge>{REASON_WORDS[missed.reason]}</Badge> : null}
          {missed.confidence ? (
            <Badge tone={missed.confidence === 'sure' ? 'warn' : 'neutral'}>
              {CONFIDENCE_WORDS[missed.confidence]}
            </Badge>
          ) : null}
        </p>
      ) : null}
      <div data-paper className={isOpen ? 'max-w-measure' : 'hidden max-w-measure'}>
        <p className="font-semibold text-correct">
          The answer is {LETTERS[correctAnswer]}
          {missed && missed.chosen >= 0 ? `; you chose ${LETTERS[missed.chosen]}` : ''}.
        </p>
        <p className="text-pretty">{typeset(explanation)}</p>
      </div>
      <div data-screen>
        <Button
          variant="secondary"
          size="small"
          className="min-h-11"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Cover the answer' : 'Show the answer'}
        </Button>
      </div>
      <NoteField target={`question:${id}`} about="this question" note={note} />
    </li>
  )
}
