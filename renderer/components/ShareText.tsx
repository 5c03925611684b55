import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { copyText } from './copy-text.ts'
import { toast } from './toast.ts'

export interface ShareTextProps {
  /** The screen the text leads to. */
  path: string
  /** Returns the text; `address` is the screen's, null on the desktop. */
  textAt: (address: string | null) => string
}

/** Offers a text to the system's own way of sharing; false where there is none, or it failed. Given up counts as done. */
async function shared(text: string): Promise<boolean> {
  if (!navigator.canShare?.({ text })) return false
  try {
    await navigator.share({ text })
    return true
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError'
  }
}

/** Shares a result that spoils nothing, else copies it; where a page may do neither, it shows the text to copy by hand. */
export function ShareText({ path, textAt }: ShareTextProps) {
  const [byHand, setByHand] = useState<string | null>(null)

  async function share() {
    const text = textAt(location.protocol.startsWith('http') ? `${location.origin}${path}` : null)
    if (await shared(text)) return setByHand(null)
    if (!(await copyText(text))) return setByHand(text)
    setByHand(null)
    toast({
      title: 'Copied',
      description: 'Result copied. No spoilers.',
      variant: 'success',
    })
  }

  return (
    <>
      <Button icon={<Share2 className="size-4" aria-hidden="true" />} onClick={() => void share()}>
        Share result
      </Button>
      {byHand ? (
        <p
          role="status"
          className="order-last w-full rounded-md border border-line bg-raised p-4 whitespace-pre-line select-all"
        >
          {byHand}
        </p>
      ) : null}
    </>
  )
}
