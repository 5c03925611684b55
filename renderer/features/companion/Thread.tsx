import { Lightbulb, Scale } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChatAction, ChatSource } from '#protocol/http/companion.ts'
import { useAtticus } from '../../components/atticus.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { SkeletonText } from '../../components/Skeleton.tsx'
import { Spinner } from '../../components/Spinner.tsx'
import { typeset } from '../../components/typeset.ts'
import { Answered, Message } from './Message.tsx'
import { OpenRule } from './OpenRule.tsx'
import type { Companion } from './use-companion.ts'
import { Words } from './Words.tsx'

export interface ThreadProps {
  companion: Companion
  onSource: (source: ChatSource) => void
  onAction: (action: ChatAction) => void
}

/** The conversation, oldest message first; the newest stays in sight. */
export function Thread({ companion, onSource, onAction }: ThreadProps) {
  const { history, isPending, tips, about, isUnasked } = companion
  const { words } = useAtticus()
  const messages = history.data?.messages ?? []
  const box = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)

  const showNewest = useEffectEvent(() => {
    const at = box.current
    if (!at) return
    // A long reply is read from its beginning, so its question is put at the top; a rule he was opened for, before all.
    const asked = [...at.querySelectorAll<HTMLElement>('[data-role=user]')].at(-1)
    const from = asked && last?.role === 'assistant' ? asked.offsetTop - at.offsetTop - 12 : at.scrollHeight
    at.scrollTo({ top: isUnasked ? 0 : from })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message, or a reply under way, moves the view.
  useEffect(() => showNewest(), [last?.id, isPending, words !== '', about, isUnasked])
  // A phone on its side breaks the lines elsewhere.
  useEffect(() => {
    const at = box.current
    if (!at) return
    let width = at.offsetWidth
    const observer = new ResizeObserver(() => {
      if (at.offsetWidth === width) return
      width = at.offsetWidth
      showNewest()
    })
    observer.observe(at)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard.
      tabIndex={0}
      className="min-h-0 grow overflow-y-auto overscroll-contain p-4 outline-offset-[-3px]"
    >
      {history.isPending ? <SkeletonText lines={4} /> : null}
      {history.isError && messages.length === 0 ? (
        <ErrorState
          title="We couldn’t load the conversation"
          message="You can still ask, or try again in a moment."
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        />
      ) : null}
      {history.isSuccess && messages.length === 0 && !about ? <Welcome /> : null}
      {about ? <OpenRule companion={companion} /> : null}
      {tips.length > 0 && !about ? <Tips tips={tips} open={messages.length === 0} /> : null}
      <div role="log" aria-label="Conversation with Atticus" aria-busy={isPending} className="grid gap-4">
        {messages.map((message) => (
          <div key={message.id} data-role={message.role} className="grid animate-enter">
            <Message message={message} onSource={onSource} onAction={onAction} />
          </div>
        ))}
        {isPending ? (
          <div className="grid">
            <Answered>
              {words === '' ? (
                <p className="flex items-center gap-3 text-muted">
                  <Spinner size={18} />
                  Atticus is looking it up...
                </p>
              ) : (
                <Words>{words}</Words>
              )}
            </Answered>
          </div>
        ) : null}
      </div>
    </div>
  )
}

function Welcome() {
  return (
    <div className="mb-4 flex gap-3">
      <Scale className="mt-1 size-5 shrink-0 text-brass" aria-hidden="true" />
      <p className="text-pretty">
        Court is in session. Ask about a rule, two you mix up, or your last miss. I’ll say when I don’t know.
      </p>
    </div>
  )
}

function Tips({ tips, open }: { tips: readonly string[]; open: boolean }) {
  return (
    <details open={open} className="mb-4 rounded-md border border-line bg-raised px-4 py-3">
      <summary className="cursor-pointer text-sm font-semibold">
        <Lightbulb className="mr-2 inline size-4 align-[-2px] text-brass" aria-hidden="true" />
        Study tips
      </summary>
      <ul className="mt-2 grid gap-2 text-sm">
        {tips.map((tip) => {
          const colon = tip.indexOf(': ')
          return (
            <li key={tip} className="text-pretty">
              <strong className="font-semibold">{typeset(tip.slice(0, colon + 1))}</strong>
              {typeset(tip.slice(colon + 1))}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
