import { sentenceStarts } from '../../components/lead-in.ts'

/** A stretch of a text, [from, to) in characters. */
export type Stretch = [from: number, to: number]

/**
 * Returns the highlights after one more stretch was chosen: one inside a highlight takes it away there, any other is added and
 * grows together with those it touches.
 */
export function toggled(highlights: readonly Stretch[], [from, to]: Stretch): Stretch[] {
  if (to <= from) return [...highlights]
  const around = highlights.find(([start, end]) => start <= from && to <= end)
  if (around) {
    const [start, end] = around
    const rest: Stretch[] = [
      [start, from],
      [to, end],
    ]
    return inOrder([...highlights.filter((one) => one !== around), ...rest.filter(([a, b]) => a < b)])
  }
  const touching = highlights.filter(([start, end]) => start <= to && from <= end)
  const merged: Stretch = [
    Math.min(from, ...touching.map(([start]) => start)),
    Math.max(to, ...touching.map(([, end]) => end)),
  ]
  return inOrder([...highlights.filter((one) => !touching.includes(one)), merged])
}

const inOrder = (all: Stretch[]): Stretch[] => all.sort(([a], [b]) => a - b)

/** A piece of a text that is highlighted as a whole or not at all, with its place in it. */
export interface Piece {
  from: number
  text: string
  highlighted: boolean
}

/** Returns a part of a text, [from, to), cut where its highlights begin and end. */
export function piecesOf(text: string, [from, to]: Stretch, highlights: readonly Stretch[]): Piece[] {
  const cuts = [from, ...highlights.flat().filter((at) => at > from && at < to), to]
  const places = [...new Set(cuts)].sort((a, b) => a - b)
  return places.slice(0, -1).map((start, i) => ({
    from: start,
    text: text.slice(start, places[i + 1]),
    highlighted: highlights.some(([a, b]) => a <= start && start < b),
  }))
}

/** Returns a text's first sentence that begins after `from`, or its first of all where none does. */
export function nextSentence(text: string, from: number): Stretch {
  const starts = sentenceStarts(text)
  const at = Math.max(
    0,
    starts.findIndex((start) => start > from),
  )
  const [start = 0, end = text.length] = starts.slice(at, at + 2)
  return [start, start + text.slice(start, end).trimEnd().length]
}
