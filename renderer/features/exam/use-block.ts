import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { answeredIn } from '#rules/exam/answered.ts'
import { BEAT_MS } from '#rules/exam/clock.ts'
import { checkpointsOf } from '#rules/exam/lengths.ts'
import { type Pace, paceAt } from '#rules/exam/pace.ts'
import type { ExamBlock, ExamReport } from '../../clients/exam.ts'
import { CallError, call, wordsOf } from '../../clients/http.ts'
import { listenForLeft, sayRunning } from '../../clients/left-block.ts'
import { keepUnsent, type Mark, type Marked, unsentMarks } from '../../clients/unsent-marks.ts'
import { remainingAt } from '../../components/countdown.ts'
import { toast } from '../../components/toast.ts'
import { type Stretch, toggled } from './highlights.ts'
import { type Keeper, keeper, markOf, type Paper } from './keeper.ts'
import { useLeftWithPage } from './use-left-with-page.ts'

interface Ends {
  onReport: (report: ExamReport) => void
  /** it was handed in or discarded elsewhere */
  onGone: () => void
}

/** The time left (ms) as the engine last said it, and when by the page's monotonic clock. */
interface Told {
  leftMs: number
  at: number
}

/** Returns the time (ms) left by now. */
export const leftNow = ({ leftMs, at }: Told): number => remainingAt(leftMs, at, performance.now())

/** The engine's side of an open block: it is told of each mark and heard every beat, and takes the block in. */
function useEngine(block: ExamBlock, first: Paper, unsent: Marked, { onReport, onGone }: Ends) {
  const [told, setTold] = useState<Told>(() => ({ leftMs: block.leftMs, at: performance.now() }))
  const [isKept, setKept] = useState(unsent.length === 0)
  const [isEnding, setEnding] = useState(false)
  const params = { blockId: block.id }
  const held = useRef<Keeper | null>(null)
  held.current ??= keeper(
    first,
    (body) => call('PATCH /api/exam/:blockId', { params, body }),
    (kept, leftMs) => {
      setKept(kept)
      if (leftMs !== null) setTold({ leftMs, at: performance.now() })
    },
    { before: unsent, keep: (marks) => keepUnsent(block.id, marks) },
  )
  const { current: keeping } = held

  const isGone = (error: unknown): boolean => error instanceof CallError && error.code === 'not_found'
  function goneFrom(): void {
    keeping.end()
    keepUnsent(block.id, [])
    onGone()
  }

  function end(error: unknown): void {
    if (isGone(error)) goneFrom()
    if (error instanceof CallError && error.code === 'answer_late') void finish()
  }

  async function finish(): Promise<void> {
    if (isEnding) return
    setEnding(true)
    try {
      const report = await keeping.handIn(() => call('POST /api/exam/:blockId/finish', { params }))
      keepUnsent(block.id, [])
      onReport(report)
    } catch (error) {
      if (isGone(error)) return goneFrom()
      setEnding(false)
      const description = wordsOf(error, 'Your answers are safe. Check your connection, then try again.')
      toast({ title: 'Not handed in yet', description, variant: 'destructive' })
    }
  }

  const tell = () => void keeping.tell().catch(end)
  const beat = useEffectEvent(tell)
  useEffect(() => {
    beat()
    const timer = setInterval(() => beat(), BEAT_MS)
    return () => clearInterval(timer)
  }, [])
  /** The other tab's leaving has stopped the clock, which runs on here: that tab's start screen hears so once it does. */
  const restart = useEffectEvent(() => {
    keeping.tellAnew().then(() => sayRunning(block.id), end)
  })
  useEffect(() => listenForLeft((left) => left === block.id && restart()), [block.id])
  useLeftWithPage(block.id, keeping.leave)

  return { keeping, tell, finish, told, isKept, isEnding }
}

/**
 * The pace on the page, and the one that comes with the next question: on the question just answered, a line more would move the
 * choices under the pointer.
 */
interface Paces {
  told: Pace | null
  next: Pace | null
}

/**
 * An open block as it is taken. Each mark is on the page at once and told to the engine, which keeps it and the clock; one that did
 * not get through is told again with the next beat, or once the block is opened again.
 */
export function useBlock(block: ExamBlock, ends: Ends) {
  const [unsent] = useState(() => unsentMarks(block.id))
  const [paper, setPaper] = useState<Paper>(() => {
    const waiting = new Map(unsent)
    return {
      marks: block.questions.map((question, at) => ({ ...markOf(question), ...waiting.get(at) })),
      current: block.current,
    }
  })
  const [paces, setPaces] = useState<Paces>({ told: null, next: null })
  const { keeping, tell, finish, told, isKept, isEnding } = useEngine(block, paper, unsent, ends)
  const { marks, current } = paper
  const mark = marks[current]
  const struck = mark?.struck ?? []

  function update(next: Paper, marked?: number): Paper {
    setPaper(next)
    keeping.take(next, marked)
    tell()
    return next
  }

  const change = (part: Partial<Mark>): Paper =>
    update({ current, marks: marks.map((one, i) => (i === current ? { ...one, ...part } : one)) }, current)

  return {
    ...{ current, marks, mark, told, isKept, isEnding, pace: paces.told, finish },
    isLast: current === marks.length - 1,
    goTo(to: number) {
      const next = Math.min(Math.max(to, 0), marks.length - 1)
      if (next === current) return
      update({ marks, current: next })
      setPaces((before) => ({ told: before.next, next: null }))
    },
    choose(place: number) {
      const isFirst = mark?.place === null
      const after = change({
        place: mark?.place === place ? null : place,
        struck: struck.filter((one) => one !== place),
      })
      if (!isFirst) return
      const usedMs = block.limitMs - leftNow(told)
      const plan = { ...block, checkpoints: checkpointsOf(block.length) }
      setPaces(({ told, next }) => ({ told, next: paceAt(answeredIn(after.marks), usedMs, plan) ?? next }))
    },
    flag: () => void change({ flagged: !mark?.flagged }),
    strike(place: number) {
      const isStruck = struck.includes(place)
      change({
        struck: isStruck ? struck.filter((one) => one !== place) : [...struck, place],
        ...(!isStruck && mark?.place === place ? { place: null } : {}),
      })
    },
    highlight: (stretch: Stretch) => void change({ highlights: toggled(mark?.highlights ?? [], stretch) }),
  }
}

export type BlockInHand = ReturnType<typeof useBlock>
