import type { ReactNode } from 'react'
import { Card } from './Card.tsx'

export interface QuestionLayoutProps {
  /** The players and the clock; below the split it stays at the top of the window. */
  header?: ReactNode
  /** One line over the question: subject, subtopic, round. */
  meta?: ReactNode
  stem: ReactNode
  choices: ReactNode
  /** The addition of the result, such as the explanation: under the stem when split, else under the choices. */
  result?: ReactNode
  /** Hint on the left, the next step on the right; on a phone it stays at the bottom of the window. */
  footer?: ReactNode
}

/** Below the split the players and the clock stay at the top of the window. */
export const STICKY_HEADER =
  'sticky top-0 z-10 -mx-4 bg-ground px-4 py-2 sm:-mx-6 sm:px-6 split:static split:mx-0 split:bg-transparent split:p-0'

/** The exam's own screen from 1100 px: stem left, choices right and always in sight; below, one column. */
export function QuestionLayout({ header, meta, stem, choices, result, footer }: QuestionLayoutProps) {
  return (
    <div data-question className="grid gap-6 animate-round">
      {header ? <div className={STICKY_HEADER}>{header}</div> : null}
      <Card as="article" padding="roomy">
        {meta ? (
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
            {meta}
          </div>
        ) : null}
        <div className="grid gap-8 split:grid-cols-[minmax(0,36.1rem)_minmax(21rem,1fr)] split:grid-rows-[auto_1fr] split:gap-x-12">
          <div>{stem}</div>
          <div className="split:col-start-2 split:row-span-2 split:row-start-1">
            <div className="split:sticky split:top-6">{choices}</div>
          </div>
          {result ? <div className="max-w-[36.1rem] split:col-start-1">{result}</div> : null}
        </div>
      </Card>
      {footer ? (
        <footer className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-ground px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0">
          {footer}
        </footer>
      ) : null}
    </div>
  )
}
