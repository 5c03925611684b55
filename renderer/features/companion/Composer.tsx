import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { classNames } from '../../components/class-names.ts'
import { IconButton } from '../../components/IconButton.tsx'
import type { Companion } from './use-companion.ts'

export interface ComposerProps {
  companion: Companion
  input: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
}

/** Questions to ask, in chips and in one's own words. Enter sends, Shift+Enter starts a line. */
export function Composer({ companion, input, text, onText }: ComposerProps) {
  const { suggestions, isPending, send, history, about } = companion
  const isBegun = about !== null || (history.data?.messages.length ?? 0) > 0
  const hint = useId()
  const blocked = isPending || text.trim() === ''

  const submit = (message: string, own: boolean) => {
    if (send(message) && own) onText('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit(text, true)
  }

  return (
    <div className="border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {suggestions.length > 0 ? (
        // One row that scrolls once there is a rule or a conversation to read; all in sight before.
        <ul
          aria-label="Suggestions"
          className={classNames(
            'mb-3 flex gap-2',
            isBegun
              ? '-mx-3 overflow-x-auto px-3 py-1 whitespace-nowrap [scrollbar-width:none]'
              : 'flex-wrap',
          )}
        >
          {suggestions.map((suggestion) => (
            <li key={suggestion} className={isBegun ? 'shrink-0' : 'min-w-0'}>
              <button
                type="button"
                aria-disabled={isPending || undefined}
                onClick={() => submit(suggestion, false)}
                className="min-h-9 max-w-full rounded-full border border-edge px-3 py-1 text-left text-sm transition-colors hover:border-brass aria-disabled:cursor-default aria-disabled:opacity-55"
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          submit(text, true)
        }}
      >
        <textarea
          ref={input}
          value={text}
          rows={1}
          aria-label="Your question to Atticus"
          aria-describedby={hint}
          placeholder="Ask about a rule"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-36 min-h-12 min-w-0 grow resize-none rounded-md border border-edge bg-raised px-4 py-2.5 text-base placeholder:text-muted focus-visible:border-brass"
        />
        <IconButton
          type="submit"
          label="Send"
          variant="primary"
          aria-disabled={blocked || undefined}
          className="shrink-0 aria-disabled:opacity-55"
          icon={<SendHorizontal className="size-5" aria-hidden="true" />}
        />
      </form>
      <p id={hint} className="sr-only">
        Enter sends. Shift and Enter starts a new line.
      </p>
    </div>
  )
}
