import { Check, Lock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChoiceState, ChoiceTone } from './choice.ts'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const BOXES: Readonly<Record<ChoiceTone, string>> = {
  idle: 'border-edge bg-raised hover:border-brass hover:inset-ring hover:inset-ring-brass/60',
  selected: 'border-brass inset-ring inset-ring-brass bg-raised',
  locked: 'border-brass inset-ring inset-ring-brass bg-raised',
  aside: 'border-line bg-transparent text-muted',
  right: 'border-correct inset-ring inset-ring-correct bg-raised',
  wrong: 'border-wrong inset-ring inset-ring-wrong bg-raised',
}

const CAPS: Readonly<Record<ChoiceTone, string>> = {
  idle: 'border-edge text-brass',
  selected: 'border-brass bg-brass text-on-brass',
  locked: 'border-brass bg-brass text-on-brass',
  aside: 'border-line text-muted',
  right: 'border-correct bg-correct text-on-brass',
  wrong: 'border-wrong bg-wrong text-on-brass',
}

export interface ChoiceButtonProps {
  letter: string
  text: string
  state: ChoiceState
  pressed: boolean
  open: boolean
  /** Smaller, with its signs closer: see ChoiceList. */
  dense: boolean
  /** Said after the text and not shown. */
  aside?: string | undefined
  onPress: () => void
}

/** One lettered answer. */
export function ChoiceButton(props: ChoiceButtonProps) {
  const { letter, text, state, pressed, open, dense, aside, onPress } = props
  const { tone, words, opponent } = state
  return (
    <button
      type="button"
      aria-pressed={pressed}
      data-chosen={pressed || undefined}
      data-tone={tone}
      aria-disabled={open ? undefined : true}
      aria-keyshortcuts={open ? letter : undefined}
      onClick={open ? onPress : undefined}
      className={classNames(
        'relative flex w-full items-start rounded-md border text-left',
        dense
          ? 'min-h-11 gap-2 px-2 py-1.5 text-[0.9375rem] leading-[1.3] sm:min-h-12 sm:gap-3 sm:px-3 sm:py-2 sm:text-base sm:leading-normal'
          : 'min-h-14 gap-3 p-3 text-base leading-normal sm:gap-4 sm:px-4 sm:text-lg sm:leading-normal',
        'transition-[color,background-color,border-color,box-shadow]',
        BOXES[tone],
      )}
    >
      <span
        className={classNames(
          'mt-px grid size-7 shrink-0 place-items-center rounded-sm border font-display text-base leading-none transition-colors',
          CAPS[tone],
        )}
      >
        {letter}
        <VisuallyHidden>. </VisuallyHidden>
      </span>
      <span
        data-choice-text
        className={classNames('min-w-0 grow self-center', dense ? undefined : 'text-pretty')}
      >
        {text}
      </span>
      {aside ? <VisuallyHidden> {aside}</VisuallyHidden> : null}
      {words || opponent ? (
        <span
          className={classNames('absolute right-3 flex gap-2', dense ? '-top-3 sm:-top-3.5' : '-top-3.5')}
        >
          <VisuallyHidden> </VisuallyHidden>
          {words ? (
            <Sign tone={tone} icon={SIGNS[tone]} dense={dense}>
              {words}
            </Sign>
          ) : null}
          {opponent ? (
            <Sign tone="opponent" dense={dense}>
              {opponent}
            </Sign>
          ) : null}
        </span>
      ) : null}
    </button>
  )
}

const SIGNS: Readonly<Partial<Record<ChoiceTone, ReactNode>>> = {
  locked: <Lock className="size-3" strokeWidth={2.5} aria-hidden="true" />,
  right: <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />,
  wrong: <X className="size-3.5" strokeWidth={3} aria-hidden="true" />,
}

/** The opponent's sign has the color of their side of the arena. */
function Sign({
  tone,
  icon,
  dense,
  children,
}: {
  tone: ChoiceTone | 'opponent'
  icon?: ReactNode
  dense: boolean
  children: ReactNode
}) {
  return (
    <span
      data-sign
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2 text-xs leading-none font-semibold whitespace-nowrap animate-fade',
        dense ? 'h-5 sm:h-6' : 'h-6',
        tone === 'opponent' ? 'border-info bg-surface text-info' : CAPS[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
