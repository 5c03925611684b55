import { Lightbulb } from 'lucide-react'
import { counted } from '#protocol/figures.ts'
import { HINTS_PER_DUEL } from '#rules/match/settings.ts'
import { Button } from '../../components/Button.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'

export interface HintButtonProps {
  used: number
  /** A hint is on the page already, the answer is given, or none is left. */
  disabled: boolean
  busy: boolean
  onAsk: () => void
}

export function HintButton({ used, disabled, busy, onAsk }: HintButtonProps) {
  const left = HINTS_PER_DUEL - used
  return (
    <Button
      keyHint="H"
      className="shrink-0 whitespace-nowrap max-sm:min-h-11 max-sm:px-3 max-sm:text-sm @max-[17rem]:px-2"
      disabled={disabled}
      busy={busy}
      icon={<Lightbulb className="size-4" aria-hidden="true" />}
      onClick={onAsk}
    >
      <span aria-hidden="true" className="tabular-nums">
        <span className="@max-[17rem]:hidden">Hints used </span>
        {used}/{HINTS_PER_DUEL}
      </span>
      <VisuallyHidden>Hint, {counted(left, 'hint', 'hints')} remaining</VisuallyHidden>
    </Button>
  )
}
