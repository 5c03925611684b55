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
  onPress: () => void
}

/** One lettered answer. */
export function ChoiceButton({ letter, text, state, pressed, open, onPress }: ChoiceButtonProps) {
  const { tone, words, opponent } = state
  return (
    <button
      type="button"
      aria-pressed={pressed}
      data-chosen={pressed || undefined}
      aria-disabled={open ? undefined : true}
      aria-keyshortcuts={open ? letter : undefined}
      onClick={open ? onPress : undefined}
      className={classNames(
        'relative flex min-h-14 w-full items-start gap-3 rounded-md border p-3 sm:gap-4 sm:px-4 text-left text-base leading-normal sm:text-lg sm:leading-normal',
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
      <span className="min-w-0 grow self-center text-pretty">{text}</span>
      {words || opponent ? (
        <span className="absolute -top-3.5 right-3 flex gap-2">
          <VisuallyHidden> </VisuallyHidden>
          {words ? (
            <Sign tone={tone} icon={SIGNS[tone]}>
              {words}
            </Sign>
          ) : null}
          {opponent ? <Sign tone="aside">Opponent</Sign> : null}
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

function Sign({ tone, icon, children }: { tone: ChoiceTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center gap-1 rounded-full border px-2 text-xs leading-none font-semibold whitespace-nowrap animate-fade',
        tone === 'aside' ? 'border-edge bg-surface text-ink' : CAPS[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
