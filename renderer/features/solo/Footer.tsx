import { LogOut } from 'lucide-react'
import { AdvanceRing } from '../../components/AdvanceRing.tsx'
import { Button } from '../../components/Button.tsx'
import { classNames } from '../../components/class-names.ts'
import { PlaySettingsButton } from '../../components/PlaySettingsButton.tsx'
import { SendFailed } from '../../components/SendFailed.tsx'
import type { Play } from './play.ts'
import type { AutoAdvance } from './use-auto-advance.ts'
import type { Solo } from './use-solo.ts'

export interface FooterProps {
  solo: Solo
  play: Extract<Play, { at: 'playing' }>
  advance: AutoAdvance
  onLeave: () => void
}

const stepName = ({ challenge, grade }: FooterProps['play']): string =>
  !grade ? 'Submit Answer' : challenge.livesRemaining > 0 ? 'Continue' : 'See results'

/** The way out on the left, the one next step on the right; the same button submits and continues, so it keeps the focus. */
export function Footer({ solo, play, advance, onLeave }: FooterProps) {
  const { selected, grade } = play
  const failure = solo.nextFailure ?? solo.answerFailure
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3 split:contents">
      {failure ? (
        <div className="w-full split:order-2 split:ml-auto split:max-w-[20rem]">
          <SendFailed words={failure} {...(grade ? { safe: 'Your answer is saved.' } : {})} />
        </div>
      ) : null}
      <div className="flex shrink-0 items-center gap-1">
        <Button
          variant="ghost"
          icon={<LogOut className="size-4" aria-hidden="true" />}
          className="shrink-0 whitespace-nowrap max-sm:px-3"
          onClick={onLeave}
        >
          <span className="max-sm:sr-only">Save and exit</span>
        </Button>
        <PlaySettingsButton />
      </div>
      <div className="flex grow items-center justify-end gap-3 max-sm:min-w-0 max-sm:basis-40 split:order-2 split:shrink-0 split:grow-0">
        {/* Stopped, it keeps its room: a press anywhere stops it, and what is pressed must not move away under it. */}
        {!failure && (advance.counting || advance.held) ? (
          <Button
            variant="secondary"
            keyHint="P"
            icon={advance.counting ? <AdvanceRing /> : <span className="size-5 shrink-0" />}
            className={classNames('shrink-0 whitespace-nowrap max-sm:px-3', advance.held && 'invisible')}
            onClick={advance.hold}
          >
            <span className="max-sm:sr-only">Keep reading</span>
          </Button>
        ) : null}
        <span data-continue className="contents">
          <Button
            variant="primary"
            keyHint="Enter"
            className="max-sm:min-w-0 max-sm:grow max-sm:px-3 sm:shrink-0 sm:whitespace-nowrap"
            disabled={selected === null}
            aria-disabled={(grade !== null && !advance.ready) || undefined}
            busy={grade ? solo.next.isPending : solo.answer.isPending}
            busyLabel={grade ? 'Next question...' : 'Submitting...'}
            onClick={grade ? advance.now : solo.submit}
          >
            {failure ? 'Retry' : stepName(play)}
          </Button>
        </span>
      </div>
    </div>
  )
}
