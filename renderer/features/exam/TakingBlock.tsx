import { ArrowLeft, ArrowRight, ClipboardCheck, Flag, Grid3x3, Highlighter, LogOut } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { answeredIn } from '#rules/exam/answered.ts'
import type { ExamBlock, ExamReport, LeftBlock } from '../../clients/exam.ts'
import { announce } from '../../components/announcements.ts'
import { silenceAtticus } from '../../components/atticus.ts'
import { Button } from '../../components/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { classNames } from '../../components/class-names.ts'
import { Progress } from '../../components/Progress.tsx'
import { QuestionLayout } from '../../components/QuestionLayout.tsx'
import { ShortcutsDialog } from '../../components/ShortcutsDialog.tsx'
import { toast } from '../../components/toast.ts'
import { useCountdown } from '../../components/use-countdown.ts'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { useHotkeys } from '../../components/use-hotkeys.ts'
import { ExamChoices } from './ExamChoices.tsx'
import { handInWords } from './hand-in-words.ts'
import { MarkedStem, takeSelected } from './MarkedStem.tsx'
import { QuestionGrid } from './QuestionGrid.tsx'
import { clock, paceWords } from './time-words.ts'
import { type BlockInHand, leftNow, useBlock } from './use-block.ts'
import { useSentences } from './use-sentences.ts'

const SHORTCUTS = [
  { keys: ['A', 'B', 'C', 'D'], label: 'Choose an answer, or take it back' },
  { keys: ['Shift + A'], label: 'Strike an answer out' },
  { keys: ['F'], label: 'Flag this question' },
  { keys: ['S'], label: 'Select the next sentence' },
  { keys: ['H'], label: 'Highlight the selected words' },
  { keys: ['←', '→'], label: 'Previous and next question' },
  { keys: ['G'], label: 'All questions' },
  { keys: ['?'], label: 'Show keyboard shortcuts' },
]

const NOTHING_SELECTED = {
  title: 'Nothing is selected',
  description: 'Select some words of the question first. On a keyboard, S selects a sentence.',
} as const

export interface TakingBlockProps {
  block: ExamBlock
  onReport: (report: ExamReport) => void
  /** it was handed in or discarded elsewhere */
  onGone: () => void
  /** the block as its player leaves it by its button; whatever way it's left by, the engine is told once it's off the page */
  onLeave: (left: LeftBlock) => void
}

/** A block as it is taken: one question after the other, no word on any until all are handed in. */
export function TakingBlock({ block, onReport, onGone, onLeave }: TakingBlockProps) {
  const hand = useBlock(block, { onReport, onGone })
  const { current, mark, pace } = hand
  const [shown, setShown] = useState<'grid' | 'keys' | 'hand-in' | null>(null)
  const close = () => setShown(null)
  const question = block.questions[current]
  const selectSentence = useSentences(question?.stem ?? '')
  useFreshPage(String(current))
  useSaid(hand, block.length)
  useEffect(silenceAtticus, [])

  function highlight() {
    const stretch = takeSelected()
    if (stretch) hand.highlight(stretch)
    else toast(NOTHING_SELECTED)
  }
  useHotkeys({
    f: hand.flag,
    h: highlight,
    s: selectSentence,
    g: () => setShown('grid'),
    ArrowLeft: () => hand.goTo(current - 1),
    ArrowRight: () => hand.goTo(current + 1),
    '?': () => setShown('keys'),
  })

  return (
    <>
      <QuestionLayout
        key={current}
        header={<BlockHeader hand={hand} length={block.length} />}
        meta={pace ? <p>{paceWords(pace)}</p> : null}
        stem={<MarkedStem text={question?.stem ?? ''} highlights={mark?.highlights ?? []} />}
        choices={
          <ExamChoices
            choices={question?.choices ?? []}
            place={mark?.place ?? null}
            struck={mark?.struck ?? []}
            onChoose={hand.choose}
            onStrike={hand.strike}
          />
        }
        isFooterTall
        footer={
          <BlockTools
            hand={hand}
            onGrid={() => setShown('grid')}
            onHighlight={highlight}
            onHandIn={() => setShown('hand-in')}
            onLeave={() => onLeave(leftBlock(block, hand))}
          />
        }
      />
      <QuestionGrid
        open={shown === 'grid'}
        onOpenChange={close}
        marks={hand.marks}
        current={current}
        onGoTo={hand.goTo}
      />
      <ShortcutsDialog open={shown === 'keys'} onOpenChange={close} shortcuts={SHORTCUTS} />
      <HandIn hand={hand} open={shown === 'hand-in'} onClose={close} />
    </>
  )
}

const leftBlock = ({ id, length }: ExamBlock, hand: BlockInHand): LeftBlock => ({
  ...{ id, length, answered: answeredIn(hand.marks), leftMs: leftNow(hand.told), isPaused: true },
})

function BlockHeader({ hand, length }: { hand: BlockInHand; length: number }) {
  const { told, isKept, isEnding, finish, current } = hand
  // Each question has a header of its own, which begins long after the engine's word.
  const remainingMs = useMemo(() => leftNow(told), [told])
  const countdown = useCountdown({ remainingMs, running: !isEnding, onExpire: () => void finish() })
  const answered = answeredIn(hand.marks)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="font-display text-lg">
          Question {current + 1} of {length}
        </h1>
        <p className="text-sm text-muted" role="status">
          {isKept ? '' : 'Not saved yet. We’ll keep trying.'}
        </p>
        <p
          role="timer"
          aria-label={`Time left: ${clock(countdown.leftMs)}`}
          className="font-display text-lg tabular-nums"
        >
          {clock(countdown.leftMs)}
        </p>
      </div>
      <Progress
        value={answered}
        max={length}
        label="Questions answered"
        valueText={`${answered} of ${length}`}
      />
    </div>
  )
}

interface WayOnProps {
  hand: BlockInHand
  onHandIn: () => void
}

interface BlockToolsProps extends WayOnProps {
  onGrid: () => void
  onHighlight: () => void
  onLeave: () => void
}

/** The tools on the left, the way on on the right. On a phone handing in is a tool until the last question: it saves a row. */
function BlockTools({ hand, onGrid, onHighlight, onHandIn, onLeave }: BlockToolsProps) {
  const { mark, isLast } = hand
  const tools = [
    { label: 'Leave', Icon: LogOut, onClick: onLeave },
    {
      label: mark?.flagged ? 'Flagged' : 'Flag',
      Icon: Flag,
      onClick: hand.flag,
      pressed: mark?.flagged ?? false,
    },
    { label: 'Highlight', Icon: Highlighter, onClick: onHighlight },
    { label: 'Questions', Icon: Grid3x3, onClick: onGrid },
    ...(isLast
      ? []
      : [{ label: 'Hand in', Icon: ClipboardCheck, onClick: onHandIn, className: 'sm:hidden' }]),
  ]
  return (
    <>
      <div className="flex shrink-0 items-center sm:gap-1">
        {tools.map(({ label, Icon, onClick, pressed, className }) => (
          <Button
            key={label}
            variant={pressed ? 'secondary' : 'ghost'}
            icon={<Icon className="size-4" aria-hidden="true" />}
            className={classNames('whitespace-nowrap max-md:px-3', className)}
            aria-pressed={pressed}
            // Pressing it would let go of the words selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onClick}
          >
            <span className="max-md:sr-only">{label}</span>
          </Button>
        ))}
      </div>
      <WayOn hand={hand} onHandIn={onHandIn} />
    </>
  )
}

function WayOn({ hand: { current, isLast, isEnding, goTo }, onHandIn }: WayOnProps) {
  return (
    <div className="flex grow flex-wrap items-center justify-end gap-2">
      <Button
        aria-disabled={current === 0 || undefined}
        icon={<ArrowLeft className="size-4" aria-hidden="true" />}
        className="aria-disabled:opacity-55 max-sm:px-3"
        onClick={() => goTo(current - 1)}
      >
        <span className="max-sm:sr-only">Back</span>
      </Button>
      {isLast ? null : (
        <Button
          variant="primary"
          className="max-sm:grow"
          icon={<ArrowRight className="size-4" aria-hidden="true" />}
          onClick={() => goTo(current + 1)}
        >
          Next
        </Button>
      )}
      <Button
        variant={isLast ? 'primary' : 'secondary'}
        busy={isEnding}
        busyLabel="Grading..."
        className={classNames('whitespace-nowrap', isLast ? 'max-sm:grow' : 'max-sm:hidden')}
        onClick={onHandIn}
      >
        Hand in
      </Button>
    </div>
  )
}

/** Asks before the block is handed in: nothing can be changed after. */
function HandIn({ hand, open, onClose }: { hand: BlockInHand; open: boolean; onClose: () => void }) {
  const blank = hand.marks.length - answeredIn(hand.marks)
  const flagged = hand.marks.filter((one) => one.flagged).length
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Hand in this block?"
      description={handInWords({ blank, flagged })}
      confirmLabel="Hand in and see the report"
      cancelLabel="Keep going"
      busy={hand.isEnding}
      busyLabel="Grading..."
      // Where it fails, a toast says so: it can be read and reached once the dialog is gone.
      onConfirm={() => void hand.finish().then(onClose)}
    />
  )
}

/** Says each question, and each checkpoint, once. */
function useSaid({ current, pace }: BlockInHand, length: number): void {
  const sayQuestion = useEffectEvent(() => announce(`Question ${current + 1} of ${length}.`))
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each question
  useEffect(() => sayQuestion(), [current])
  const sayPace = useEffectEvent(() => {
    if (pace) announce(paceWords(pace))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each checkpoint
  useEffect(() => sayPace(), [pace])
}
