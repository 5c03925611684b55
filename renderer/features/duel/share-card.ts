import { signed } from '#protocol/figures.ts'
import type { DuelEnd } from '#protocol/live/result.ts'
import type { Outcome } from './outcome.ts'

/** The size that link previews take. */
export const CARD = { width: 1200, height: 630 } as const

export interface CardFacts {
  outcome: Outcome
  scores: DuelEnd['scores']
  you: string
  opponent: string
  subject: string
  /** how both fared in each round; empty where it was not kept */
  strip: NonNullable<DuelEnd['strip']>
  /** null where none changed */
  ratingChange: number | null
}

/** The Chambers theme: a picture has one look wherever it is shown. */
const INK = '#f1ebdd'
const MUTED = '#a9b2c6'
const BRASS = '#d9b25f'
const GROUND = '#0e1524'
const LINE = '#33425f'
const RIGHT = '#5fc79a'
const WRONG = '#f0857b'

const DISPLAY = 'Fraunces, Georgia, serif'
const TEXT = '"Source Sans 3", system-ui, sans-serif'
const MIDDLE = CARD.width / 2

/** Returns the result in words that tell nothing about the questions, to be read out or pasted beside the picture. */
export function cardText(facts: CardFacts, address: string | null): string {
  const { outcome, scores, opponent, subject, strip, ratingChange } = facts
  const squares = strip.map(([own]) => (own === 'right' ? '🟩' : own === 'wrong' ? '🟥' : '⬛')).join('')
  const rating = ratingChange === null ? '' : ` · rating ${signed(ratingChange)}`
  const lines = [
    `Bar Duel · ${outcome} ${scores[0]}–${scores[1]} against ${opponent}`,
    `${subject}${rating}`,
    squares,
    address ?? '',
  ]
  return lines.filter((line) => line !== '').join('\n')
}

interface Writing {
  at: readonly [x: number, y: number]
  font: string
  color: string
  align?: CanvasTextAlign
  /** Cuts a longer text to this width. */
  width?: number
}

function write(on: CanvasRenderingContext2D, text: string, { at, font, color, align, width }: Writing) {
  on.font = font
  on.fillStyle = color
  on.textAlign = align ?? 'center'
  on.fillText(width === undefined ? text : cut(on, text, width), at[0], at[1])
}

function cut(on: CanvasRenderingContext2D, text: string, width: number): string {
  if (on.measureText(text).width <= width) return text
  const letters = [...text]
  while (letters.length > 0 && on.measureText(`${letters.join('')}…`).width > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

const MARK = 46
const GAP = 14

/** The rounds of one side: filled where it was right; square for oneself and round for the opponent. */
function drawRow(on: CanvasRenderingContext2D, facts: CardFacts, side: 0 | 1, top: number) {
  const count = facts.strip.length
  const left = MIDDLE - (count * (MARK + GAP) - GAP) / 2
  for (const [place, fates] of facts.strip.entries()) {
    on.beginPath()
    on.roundRect(left + place * (MARK + GAP), top, MARK, MARK, side === 0 ? 10 : MARK / 2)
    on.lineWidth = 3
    on.strokeStyle = fates[side] === 'wrong' ? WRONG : LINE
    on.fillStyle = fates[side] === 'right' ? RIGHT : GROUND
    on.fill()
    if (fates[side] !== 'right') on.stroke()
  }
  write(on, side === 0 ? facts.you : facts.opponent, {
    at: [left - 24, top + MARK / 2 + 9],
    font: `400 26px ${TEXT}`,
    color: MUTED,
    align: 'right',
    width: left - 60,
  })
}

/** Draws the card: the verdict, the score, both names and how the rounds went. Nothing of any question is on it. */
export function drawCard(on: CanvasRenderingContext2D, facts: CardFacts): void {
  const { outcome, scores, you, opponent, subject, ratingChange } = facts
  on.fillStyle = GROUND
  on.fillRect(0, 0, CARD.width, CARD.height)
  on.strokeStyle = BRASS
  on.lineWidth = 4
  on.strokeRect(24, 24, CARD.width - 48, CARD.height - 48)
  const rating = ratingChange === null ? '' : ` · rating ${signed(ratingChange)}`
  write(on, `Bar Duel · ${subject}${rating}`, {
    at: [MIDDLE, 92],
    font: `600 30px ${TEXT}`,
    color: MUTED,
    width: CARD.width - 120,
  })
  write(on, outcome, {
    at: [MIDDLE, 210],
    font: `600 110px ${DISPLAY}`,
    color: outcome === 'VICTORY' ? BRASS : INK,
  })
  write(on, `${scores[0]} – ${scores[1]}`, { at: [MIDDLE, 350], font: `400 110px ${DISPLAY}`, color: INK })
  const side = { font: `600 40px ${DISPLAY}`, color: INK }
  write(on, you, { ...side, at: [240, 338], width: 340 })
  write(on, opponent, { ...side, at: [CARD.width - 240, 338], width: 340 })
  drawRow(on, facts, 0, 430)
  drawRow(on, facts, 1, 500)
}
