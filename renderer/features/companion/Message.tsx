import {
  BookMarked,
  BookOpen,
  ChartNoAxesColumn,
  CircleHelp,
  House,
  Settings,
  Swords,
  Timer,
  Trophy,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChatAction, ChatMessage, ChatSource } from '#protocol/http/companion.ts'
import { Button } from '../../components/Button.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { Words } from './Words.tsx'

const ICONS = {
  practice: Swords,
  stats: ChartNoAxesColumn,
  settings: Settings,
  home: House,
  leaderboard: Trophy,
  exam: Timer,
  notebook: BookMarked,
} as const

export interface MessageProps {
  message: ChatMessage
  onSource: (source: ChatSource) => void
  onAction: (action: ChatAction) => void
}

/** One message of the thread, with the rules it rests on. */
export function Message({ message, onSource, onAction }: MessageProps) {
  if (message.role === 'user') return <Asked>{message.content}</Asked>
  const { content, sources, sourced, actions } = message
  return (
    <Answered>
      <Words>{content}</Words>
      {sourced ? null : (
        <p className="flex gap-2 text-sm text-warn">
          <CircleHelp className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          Unsourced: this reply cites no rule from the library. Check it before you rely on it.
        </p>
      )}
      {sources.length > 0 ? (
        <ul className="flex flex-wrap gap-2" aria-label="Sources">
          {sources.map((source) => (
            <li key={source.id} className="min-w-0">
              <button
                type="button"
                onClick={() => onSource(source)}
                className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-md border border-edge bg-surface px-3 py-1 text-left text-sm font-semibold transition-colors hover:border-brass"
              >
                <BookOpen className="size-4 shrink-0 text-brass" aria-hidden="true" />
                <VisuallyHidden>Open the rule: </VisuallyHidden>
                <span className="min-w-0">{source.area}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {actions.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => {
            const Icon = ICONS[action.kind]
            return (
              <Button
                key={action.label}
                size="small"
                variant="primary"
                icon={<Icon className="size-4" aria-hidden="true" />}
                onClick={() => onAction(action)}
              >
                {action.label}
              </Button>
            )
          })}
        </div>
      ) : null}
    </Answered>
  )
}

function Asked({ children }: { children: string }) {
  return (
    <div className="ml-8 justify-self-end rounded-lg rounded-br-sm border border-brass/45 bg-brass/12 px-4 py-3 whitespace-pre-wrap wrap-anywhere">
      <VisuallyHidden>You: </VisuallyHidden>
      {children}
    </div>
  )
}

export function Answered({ children }: { children: ReactNode }) {
  return (
    <div className="mr-4 grid min-w-0 gap-3 justify-self-start rounded-lg rounded-bl-sm border border-line bg-raised px-4 py-3">
      <VisuallyHidden>Atticus: </VisuallyHidden>
      {children}
    </div>
  )
}
