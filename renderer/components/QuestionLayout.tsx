import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { classNames } from './class-names.ts'

export interface QuestionLayoutProps {
  /** The player and the clock; below the split it stays at the top of the window. */
  header?: ReactNode
  /** One line over the question: subject, subtopic, round. */
  meta?: ReactNode
  stem: ReactNode
  choices: ReactNode
  /** The addition of the result, such as the explanation: under the question, in its whole width. */
  result?: ReactNode
  /** The result in a line, always in sight over the footer's buttons. */
  verdict?: ReactNode
  /**
   * The way out on the left, the next step on the right; it stays at the bottom of the window. Beside a verdict the
   * next step takes `order-2`.
   */
  footer?: ReactNode
  /** It has rows of buttons on a phone: in a low window it stands at the end of the page, and the text has the room. */
  isFooterTall?: boolean
}

/** Below the split the header stays at the top of the window. */
const STICKY_HEADER =
  'sticky top-0 z-10 -mx-4 bg-ground px-4 py-2 sm:-mx-6 sm:px-6 split:static split:mx-0 split:bg-transparent split:p-0'

const STICKY_FOOTER =
  'sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 grid gap-3 border-t border-line bg-ground px-4 py-3 sm:-mx-6 sm:px-6 split:flex split:items-center split:gap-6'

/** The exam's own screen from 1100 px: stem left, choices right and always in sight; below, one column. */
export function QuestionLayout(props: QuestionLayoutProps) {
  const { header, meta, stem, choices, result, verdict, footer, isFooterTall } = props
  return (
    <div data-question className="grid grid-cols-1 gap-6 animate-round">
      {header ? (
        // In a low window the text has the room.
        <div className={classNames(STICKY_HEADER, result ? 'low:static' : null)}>{header}</div>
      ) : null}
      <Card as="article" padding="roomy">
        {meta ? (
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
            {meta}
          </div>
        ) : null}
        <div className="grid gap-8 split:grid-cols-[minmax(0,36.1rem)_minmax(21rem,1fr)] split:gap-x-12">
          <div>{stem}</div>
          <div>
            <div className="split:sticky split:top-6">{choices}</div>
          </div>
          {result ? (
            <div data-reading className="min-w-0 split:col-span-2">
              {result}
            </div>
          ) : null}
        </div>
      </Card>
      {footer ? (
        <footer className={classNames(STICKY_FOOTER, isFooterTall ? 'low:max-sm:static' : null)}>
          {verdict ? (
            <div data-reading className="split:order-1 split:min-w-0 split:grow">
              {verdict}
            </div>
          ) : null}
          {/* In a wide window the ruling stands between the way out and the next step. */}
          <div
            className={classNames(
              'flex flex-wrap items-center justify-between gap-3',
              verdict ? 'split:contents' : 'grow',
            )}
          >
            {footer}
          </div>
        </footer>
      ) : null}
    </div>
  )
}
