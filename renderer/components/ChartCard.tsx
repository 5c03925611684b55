import { Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'

export interface ChartCardProps {
  title: string
  /** The message of the chart, in a sentence, for a reader who does not see it. */
  summary: string
  /** The same numbers as a table: its heads, then a row a point. */
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  /** The chart itself. */
  children: ReactNode
}

/** A chart with its meaning in words and its numbers in a table. */
export function ChartCard({ title, summary, heads, rows, children }: ChartCardProps) {
  return (
    <Card title={title} className="min-w-0">
      <p className="mb-4 text-sm text-pretty text-muted">{summary}</p>
      <div aria-hidden="true" className="text-xs tabular-nums">
        {children}
      </div>
      <details className="group/numbers mt-3">
        <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-sm text-sm font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
          <Table2 className="size-4" aria-hidden="true" />
          <span>
            Numbers<span className="sr-only"> for {title}</span>
          </span>
        </summary>
        <section
          aria-label={`Numbers for ${title}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          className="max-h-72 overflow-auto rounded-md border border-line"
        >
          <table className="w-full text-sm tabular-nums">
            <thead className="sticky top-0 bg-surface text-start text-muted">
              <tr>
                {heads.map((head, place) => (
                  <th key={head} scope="col" className={cell(place)}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...rest]) => (
                <tr key={first} className="border-t border-line">
                  <th scope="row" className={`${cell(0)} font-normal`}>
                    {first}
                  </th>
                  {rest.map((value, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                    <td key={place} className={cell(place + 1)}>
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Card>
  )
}

/** Names stand at the start, numbers at the end of their column. */
const cell = (place: number): string => `px-3 py-2 ${place === 0 ? 'text-start' : 'text-end'}`
