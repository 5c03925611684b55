import './arena.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SHORT_NAMES, type Subject } from '#rules/subjects.ts'
import { Card } from '../Card.tsx'
import { ChoiceList, type ChoiceListProps } from '../ChoiceList.tsx'
import { Stem } from '../Stem.tsx'
import { SubjectGlyph } from '../SubjectGlyph.tsx'

export interface ArenaCaseProps
  extends Pick<ChoiceListProps, 'choices' | 'selected' | 'onSelect' | 'locked' | 'result' | 'hotkeys'> {
  subject: Subject
  /** At the right end of the line over the question: which round it is. */
  meta: ReactNode
  stem: string
  /** Directly above the choices. */
  hint?: ReactNode
  /** The question's result; null while it is open. */
  outcome: ReactNode
}

/** Choices with more letters than this, all four together, are set smaller where room is short. */
const LONG_CHOICES = 480

/**
 * A question and, once it is closed, its result, both inside the window: the facts scroll in a region of their own, and on
 * a phone they fold the choices to a line each while they are read.
 */
export function ArenaCase(props: ArenaCaseProps) {
  const { subject, meta, stem, hint, outcome, result = null, ...asked } = props
  const [reading, setReading] = useState(false)
  const choices = useRef<HTMLDivElement>(null)
  const closed = result !== null
  useRightChoiceInSight(choices, closed)
  return (
    <Card as="article" padding="none" className="arena-case animate-round">
      <CaseMeta subject={subject} meta={meta}>
        {closed ? null : (
          <button
            type="button"
            aria-pressed={reading}
            onClick={() => setReading(!reading)}
            className="min-h-6 rounded-sm font-semibold text-brass underline underline-offset-4 sm:hidden"
          >
            Read the facts
          </button>
        )}
      </CaseMeta>
      <div
        className="arena-body"
        data-reading-facts={reading || undefined}
        data-closed={closed ? true : undefined}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus. */}
        <section aria-label="Facts" tabIndex={0} className="arena-facts">
          <Stem text={stem} className="arena-stem" />
        </section>
        <div
          ref={choices}
          className="arena-choices"
          data-long={asked.choices.join('').length > LONG_CHOICES || undefined}
        >
          {hint}
          <ChoiceList {...asked} result={result} dense />
        </div>
        {outcome ? <div className="arena-result">{outcome}</div> : null}
      </div>
    </Card>
  )
}

const CaseMeta = (props: Pick<ArenaCaseProps, 'subject' | 'meta'> & { children: ReactNode }) => (
  <div className="arena-meta flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-muted">
    <span className="inline-flex items-center gap-2">
      <SubjectGlyph subject={props.subject} />
      <strong className="font-semibold text-brass">
        <span className="sm:hidden">{SHORT_NAMES[props.subject]}</span>
        <span className="max-sm:hidden">{props.subject}</span>
      </strong>
    </span>
    {props.children}
    <span className="inline-flex items-center gap-3">{props.meta}</span>
  </div>
)

/** Text so long, or so large, that even the choices scroll must not hide the right one from the result. */
function useRightChoiceInSight(choices: { current: HTMLElement | null }, closed: boolean): void {
  useEffect(() => {
    const list = choices.current
    const right = list?.querySelector('[data-tone=right]')
    if (!closed || !list || !right) return
    // The list alone: around it may be a page whose beginning is to stay in sight.
    const [room, box] = [list.getBoundingClientRect(), right.getBoundingClientRect()]
    list.scrollTop += Math.max(0, box.bottom - room.bottom) + Math.min(0, box.top - room.top)
  }, [closed, choices])
}
