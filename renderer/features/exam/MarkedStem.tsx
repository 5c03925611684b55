import { splitLeadIn } from '../../components/lead-in.ts'
import { typeset } from '../../components/typeset.ts'
import { piecesOf, type Stretch } from './highlights.ts'

/** The paragraphs of a text with their places in it, and where its last sentence, the question itself, begins. */
function partsOf(text: string): { paragraphs: Stretch[]; leadIn: number } {
  const paragraphs: Stretch[] = []
  let from = 0
  for (const gap of text.matchAll(/\n\s*\n/g)) {
    paragraphs.push([from, gap.index])
    from = gap.index + gap[0].length
  }
  paragraphs.push([from, text.length])
  return { paragraphs, leadIn: text.length - splitLeadIn(text.slice(from)).leadIn.length }
}

/** A question's text that can be highlighted, set as `Stem` sets it. Each piece says at which character it begins. */
export function MarkedStem({ text, highlights }: { text: string; highlights: readonly Stretch[] }) {
  const set = typeset(text.trim())
  const { paragraphs, leadIn } = partsOf(set)
  return (
    <div className="grid max-w-measure gap-4 text-lg text-pretty sm:text-xl">
      {paragraphs.map(([from, to]) => (
        <p key={from}>
          {piecesOf(set, [from, to], [...highlights])
            .flatMap((piece) => {
              const cut = leadIn - piece.from
              if (cut <= 0 || cut >= piece.text.length) return [{ ...piece, isLeadIn: cut <= 0 }]
              return [
                { ...piece, text: piece.text.slice(0, cut), isLeadIn: false },
                { ...piece, from: leadIn, text: piece.text.slice(cut), isLeadIn: true },
              ]
            })
            .map(({ from: at, text: part, highlighted, isLeadIn }) => {
              const weight = isLeadIn ? 'font-semibold' : undefined
              return highlighted ? (
                <mark key={at} data-from={at} className={weight}>
                  {part}
                </mark>
              ) : (
                <span key={at} data-from={at} className={weight}>
                  {part}
                </span>
              )
            })}
        </p>
      ))}
    </div>
  )
}

/** The character of the stem at a place in the page; null where that is not in the stem. */
function characterAt(node: Node | null, offset: number): number | null {
  const element = node instanceof Element ? node : node?.parentElement
  const piece = element?.closest('[data-from]')
  return piece ? Number(piece.getAttribute('data-from')) + (node instanceof Element ? 0 : offset) : null
}

/** Returns the stretch of the stem that is selected in the page, and lets go of the selection; null where none is. */
export function takeSelected(): Stretch | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed) return null
  const one = characterAt(selection.anchorNode, selection.anchorOffset)
  const other = characterAt(selection.focusNode, selection.focusOffset)
  if (one === null || other === null) return null
  selection.removeAllRanges()
  return one < other ? [one, other] : [other, one]
}
