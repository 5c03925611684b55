import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { DailyCase } from '#protocol/http/daily.ts'
import { SCREENS } from '#protocol/screens.ts'
import { Button } from '../../components/Button.tsx'
import { copyText } from '../../components/copy-text.ts'
import { toast } from '../../components/toast.ts'
import { shareText } from './share.ts'

/** Copies the result without spoilers; where a page may not copy, it shows the text to be copied by hand. */
export function ShareResult({ daily }: { daily: DailyCase }) {
  const [byHand, setByHand] = useState<string | null>(null)

  async function share() {
    const address = location.protocol.startsWith('http') ? `${location.origin}${SCREENS.daily}` : null
    const text = shareText(daily, address)
    if (!(await copyText(text))) return setByHand(text)
    setByHand(null)
    toast({
      title: 'Copied',
      description: 'Your result is on the clipboard, without spoilers.',
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
