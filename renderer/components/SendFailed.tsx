import { CloudOff } from 'lucide-react'

/** Says, right above the button that sends it again, why an answer didn't go through, and that it isn't lost. */
export function SendFailed({ words }: { words: string }) {
  return (
    <p role="alert" className="flex w-full items-start gap-2 text-sm">
      <CloudOff className="mt-0.5 size-4 shrink-0 text-wrong" aria-hidden="true" />
      <span>{words} Your choice is still selected.</span>
    </p>
  )
}
