import { classNames } from '../../components/class-names.ts'
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
                <mark key={at} data-from={at} className={classNames('bg-brass/25 text-ink', weight)}>
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

const piecesShown = (): Element[] => [...document.querySelectorAll('[data-from]')]
const startOf = (piece: Element): number => Number(piece.getAttribute('data-from'))

/** The part of the window, from the top, in which a stretch is read: above lies the header, below the choices and the tools. */
const READ_FROM = 0.2
const READ_TO = 0.7

/** Selects a stretch of the stem in the page, and brings it to where it's read. */
export function selectStretch([from, to]: Stretch): void {
  const pieces = piecesShown()
  const first = pieces.findLast((piece) => startOf(piece) <= from)
  const last = pieces.findLast((piece) => startOf(piece) < to)
  if (!first?.firstChild || !last?.firstChild) return
  const selection = getSelection()
  selection?.setBaseAndExtent(first.firstChild, from - startOf(first), last.firstChild, to - startOf(last))
  // Not the piece: it may hold the whole stem.
  const box = selection?.getRangeAt(0).getBoundingClientRect()
  if (box && (box.top < innerHeight * READ_FROM || box.bottom > innerHeight * READ_TO))
    scrollBy({ top: box.top - innerHeight * READ_FROM })
}

/**
 * Returns the stretch of the stem that is selected in the page, and lets go of the selection; null where none is. A selection may
 * begin or end beside the text itself, as one made by a triple click does: then whole pieces count.
 */
export function takeSelected(): Stretch | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed) return null
  const range = selection.getRangeAt(0)
  const pieces = piecesShown().filter((one) => range.intersectsNode(one))
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return null
  const from = startOf(first) + (first.firstChild === range.startContainer ? range.startOffset : 0)
  const to =
    startOf(last) +
    (last.firstChild === range.endContainer ? range.endOffset : (last.textContent ?? '').length)
  selection.removeAllRanges()
  return from < to ? [from, to] : null
}
