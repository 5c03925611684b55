import { Flag } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { answeredIn } from '#rules/exam/answered.ts'
import type { Mark } from '../../clients/unsent-marks.ts'
import { classNames } from '../../components/class-names.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { placeByArrow } from './grid-arrows.ts'

export interface QuestionGridProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  marks: readonly Mark[]
  current: number
  onGoTo: (place: number) => void
}

/** A question's state in words. */
function stateWords({ place, flagged }: Mark): string {
  const answered = place === null ? 'not answered' : 'answered'
  return flagged ? `${answered}, flagged` : answered
}

/** Takes the focus from one question to the other as they stand on the screen. */
function moveByArrows(event: KeyboardEvent<HTMLOListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const from = buttons.findIndex((button) => button.matches(':focus'))
  const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length
  const to = buttons[placeByArrow(event.key, from, columns)]
  if (!to) return
  event.preventDefault()
  to.focus()
}

/** All questions of a block by number: which are answered, which flagged, and a jump to each. */
export function QuestionGrid({ open, onOpenChange, marks, current, onGoTo }: QuestionGridProps) {
  const flagged = marks.filter((one) => one.flagged).length
  const here = useRef<HTMLButtonElement>(null)
  const blank = marks.length - answeredIn(marks)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="All questions"
      description={`${blank} not answered, ${flagged} flagged.`}
      size="medium"
      focusFirst={here}
    >
      <ol onKeyDown={moveByArrows} className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
        {marks.map((mark, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
          <li key={place}>
            <button
              type="button"
              ref={place === current ? here : undefined}
              aria-label={`${place + 1}, ${stateWords(mark)}`}
              aria-current={place === current ? 'step' : undefined}
              onClick={() => {
                onGoTo(place)
                onOpenChange(false)
              }}
              className={classNames(
                'relative grid min-h-12 w-full place-items-center rounded-md border font-semibold tabular-nums',
                mark.place === null
                  ? 'border-edge border-dashed text-muted'
                  : 'border-edge bg-raised text-ink',
                place === current && 'border-brass inset-ring inset-ring-brass',
              )}
            >
              {place + 1}
              {mark.flagged ? (
                <Flag className="absolute top-1 right-1 size-3.5 text-warn" aria-hidden="true" />
              ) : null}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
