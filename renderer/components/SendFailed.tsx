import { CloudOff } from 'lucide-react'

const STILL_SELECTED = 'Your choice is still selected.'

const asSentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`)

export interface SendFailedProps {
  words: string
  /** Words for the part that isn't lost; none where there was nothing to lose. */
  safe?: string
}

/** Says, right by the button that tries it again, why something didn't go through, and what isn't lost. */
export function SendFailed({ words, safe = STILL_SELECTED }: SendFailedProps) {
  return (
    <p role="alert" className="flex w-full items-start gap-2 text-sm">
      <CloudOff className="mt-0.5 size-4 shrink-0 text-wrong" aria-hidden="true" />
      <span>
        {asSentence(words)} {safe}
      </span>
    </p>
  )
}
