import type { ItemRule } from '../rule.ts'

interface Range {
  readonly from: number
  readonly to: number
}

const NUMBER = String.raw`\$?([\d,]+(?:\.\d+)?)`
const UNIT = String.raw`(?:\s+(?:days?|weeks?|months?|years?|hours?|percent|dollars|acres|feet))?`
const SHAPES: readonly [RegExp, (first: number, second: number) => Range][] = [
  [
    new RegExp(`^(?:between )?${NUMBER}${UNIT}(?: to | and |\\s?[–-]\\s?)${NUMBER}${UNIT}$`, 'i'),
    (from, to) => ({ from, to }),
  ],
  [
    new RegExp(`^(?:more than|over|above) ${NUMBER}${UNIT}$`, 'i'),
    (from) => ({ from: from + 1e-6, to: Infinity }),
  ],
  [
    new RegExp(`^(?:at least|no less than|not less than) ${NUMBER}${UNIT}$`, 'i'),
    (from) => ({ from, to: Infinity }),
  ],
  [new RegExp(`^${NUMBER}${UNIT} or more$`, 'i'), (from) => ({ from, to: Infinity })],
  [
    new RegExp(`^(?:less than|under|below) ${NUMBER}${UNIT}$`, 'i'),
    (to) => ({ from: -Infinity, to: to - 1e-6 }),
  ],
  [
    new RegExp(`^(?:up to|at most|no more than|not more than|within) ${NUMBER}${UNIT}$`, 'i'),
    (to) => ({ from: -Infinity, to }),
  ],
  [new RegExp(`^${NUMBER}${UNIT} or (?:less|fewer)$`, 'i'), (to) => ({ from: -Infinity, to })],
]

/** The range an option states when it is nothing but a range of figures; null otherwise. */
function rangeOf(option: string): Range | null {
  const text = option.trim().replace(/[.;]$/, '')
  for (const [shape, make] of SHAPES) {
    const found = shape.exec(text)
    if (found) return make(figure(found[1]), figure(found[2]))
  }
  return null
}

function figure(text: string | undefined): number {
  return Number((text ?? '0').replaceAll(',', ''))
}

export const rangeOverlap: ItemRule = {
  name: 'range-overlap',
  severity: 'reject',
  check: (item) => {
    const ranges = item.choices.map((choice) => ({ text: choice.text, range: rangeOf(choice.text) }))
    return ranges.flatMap(({ text, range }, index) =>
      ranges.slice(index + 1).flatMap((other) => {
        if (!range || !other.range) return []
        const apart = range.to < other.range.from || other.range.to < range.from
        return apart ? [] : [`ranges overlap: "${text}" and "${other.text}"`]
      }),
    )
  },
}
