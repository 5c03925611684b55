import { Trash2, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef, useState } from 'react'
import type { ChatAction, ChatSource, CompanionClosure } from '#protocol/http/companion.ts'
import type { RuleTopic } from '#protocol/http/rule-topic.ts'
import { SCREENS } from '#protocol/screens.ts'
import { MIXED, PLAYABLE_SUBJECTS, type PlayableSubject } from '#rules/subjects.ts'
import { practiceLink } from '../../clients/practice-link.ts'
import { keepTyped, useAtticus } from '../../components/atticus.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { fetchedDialog } from '../../components/fetched-dialog.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { Select } from '../../components/Select.tsx'
import { useHistoryStep } from '../../components/use-history-step.ts'
import { useReturnFocus } from '../../components/use-return-focus.ts'
import { Composer } from './Composer.tsx'
import { Thread } from './Thread.tsx'
import { useCompanion } from './use-companion.ts'

const RuleDialog = fetchedDialog(
  async () => (await import('./RuleDialog.tsx')).default,
  ({ onClose }) => onClose(),
)

const OPTIONS = PLAYABLE_SUBJECTS.map((subject) => ({
  value: subject,
  label: subject === MIXED ? 'All subjects' : subject,
}))

const CLOSED: Readonly<Record<CompanionClosure, string>> = {
  duel: 'Finish your duel, then ask me anything about it.',
  daily: 'Answer your daily case, then ask me why.',
}

/**
 * A sheet over all of a small window; elsewhere a panel beside the page, which makes room for it (theme/base.css) and stays
 * in sight and in use.
 */
const PANEL =
  'fixed z-40 flex flex-col border border-line bg-surface text-ink shadow-overlay outline-none animate-enter ' +
  'inset-0 lg:inset-auto lg:right-6 lg:bottom-6 lg:h-[min(44rem,calc(100dvh-3rem))] lg:w-[27rem] lg:rounded-lg'

export interface CompanionPanelProps {
  /** the rule he was opened for */
  about: RuleTopic | null
  onClose: () => void
}

export default function CompanionPanel({ about, onClose }: CompanionPanelProps) {
  const returnFocus = useReturnFocus()
  const input = useRef<HTMLTextAreaElement>(null)
  const { typed } = useAtticus()
  const [source, setSource] = useState<ChatSource | null>(null)
  const companion = useCompanion(about)
  const { history, subject, setSubject, clear, isClearing, isPending } = companion
  const closed = history.data?.closed ?? null
  const isEmpty = (history.data?.messages.length ?? 0) === 0
  const [coversAll] = useState(() => matchMedia('(width < 64rem)').matches)
  const { close, leave } = useHistoryStep(coversAll, onClose)
  const follow = (action: ChatAction) =>
    leave(action.kind === 'practice' ? practiceLink(action.subject ?? MIXED) : SCREENS[action.kind])

  return (
    <Radix.Root open modal={coversAll} onOpenChange={(open) => (open ? undefined : close())}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          data-companion-panel
          data-beside={coversAll ? undefined : true}
          className={PANEL}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus(event)
            event.preventDefault()
            // Where a rule is to be read first, no keyboard of a phone comes over it.
            if (about) (event.currentTarget as HTMLElement).focus()
            else input.current?.focus()
          }}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
        >
          <div className="grid gap-3 border-b border-line p-4 pt-3">
            <div className="flex items-center gap-1">
              <div className="min-w-0 grow">
                <Radix.Title className="text-xl leading-tight">Atticus</Radix.Title>
                <p className="text-sm text-muted">Study Companion</p>
              </div>
              <IconButton
                label="Clear history"
                aria-disabled={isEmpty || isPending || isClearing || undefined}
                className="aria-disabled:opacity-55"
                onClick={() => (isEmpty ? undefined : clear())}
                icon={<Trash2 className="size-5" aria-hidden="true" />}
              />
              <IconButton label="Close" onClick={close} icon={<X className="size-5" aria-hidden="true" />} />
            </div>
            <Select
              label="Subject"
              value={subject}
              onValueChange={(value) => setSubject(value as PlayableSubject)}
              options={OPTIONS}
            />
          </div>
          {closed ? (
            <EmptyState title="Atticus can’t talk right now" className="grow content-center">
              {CLOSED[closed]}
            </EmptyState>
          ) : (
            <>
              <Thread companion={companion} onSource={setSource} onAction={follow} />
              <Composer companion={companion} input={input} text={typed} onText={keepTyped} />
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
      {source ? <RuleDialog source={source} onClose={() => setSource(null)} /> : null}
    </Radix.Root>
  )
}
