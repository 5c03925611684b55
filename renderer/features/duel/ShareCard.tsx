import { Copy, Download, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { buttonClass } from '../../components/button-look.ts'
import { copyText } from '../../components/copy-text.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { toast } from '../../components/toast.ts'
import { CARD, type CardFacts, cardText, drawCard } from './share-card.ts'

export interface ShareCardProps {
  facts: CardFacts
  open: boolean
  onClose: () => void
}

const FILE = 'bar-duel.png'

/** Draws the picture once the display face is there; null until then. */
async function picture(facts: CardFacts): Promise<HTMLCanvasElement | null> {
  await Promise.allSettled([
    document.fonts.load('600 110px Fraunces'),
    document.fonts.load('400 26px "Source Sans 3"'),
  ])
  const canvas = document.createElement('canvas')
  canvas.width = CARD.width
  canvas.height = CARD.height
  const on = canvas.getContext('2d')
  if (!on) return null
  drawCard(on, facts)
  return canvas
}

/** The picture as a file where this browser shares files; null elsewhere. */
function shareable(canvas: HTMLCanvasElement): Promise<File | null> {
  return new Promise((tell) => {
    canvas.toBlob((blob) => {
      const file = blob ? new File([blob], FILE, { type: 'image/png' }) : null
      tell(file && navigator.canShare?.({ files: [file] }) ? file : null)
    }, 'image/png')
  })
}

interface Drawn {
  address: string
  file: File | null
}

function useDrawn(facts: CardFacts, open: boolean): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    if (!open) return
    let gone = false
    void picture(facts).then(async (canvas) => {
      if (!canvas || gone) return
      const file = await shareable(canvas)
      if (!gone) setDrawn({ address: canvas.toDataURL('image/png'), file })
    })
    return () => {
      gone = true
    }
  }, [facts, open])
  return drawn
}

/** The result as a picture without spoilers, to be shared, saved or copied as text. */
export default function ShareCard({ facts, open, onClose }: ShareCardProps) {
  const drawn = useDrawn(facts, open)
  const address = location.protocol.startsWith('http') ? location.origin : null
  const text = cardText(facts, address)

  async function copy() {
    const copied = await copyText(text)
    toast(
      copied
        ? {
            title: 'Copied',
            description: 'Result copied. No spoilers.',
            variant: 'success',
          }
        : {
            title: 'Not copied',
            description: 'We couldn’t copy in this browser. Save the picture instead.',
            variant: 'destructive',
          },
    )
  }

  async function share(file: File) {
    // Closing the system's own sheet is no error of ours.
    await navigator.share({ files: [file], text }).catch(() => undefined)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="Share this duel"
      description="The picture shows no questions."
      size="medium"
      footer={
        <>
          <Button icon={<Copy className="size-4" aria-hidden="true" />} onClick={() => void copy()}>
            Copy as text
          </Button>
          {drawn ? (
            <a className={`${buttonClass({})} gap-2`} href={drawn.address} download={FILE}>
              <Download className="size-4" aria-hidden="true" />
              Save picture
            </a>
          ) : null}
          {drawn?.file ? (
            <Button
              variant="primary"
              icon={<Share2 className="size-4" aria-hidden="true" />}
              onClick={() => void (drawn.file ? share(drawn.file) : undefined)}
            >
              Share picture
            </Button>
          ) : null}
        </>
      }
    >
      {drawn ? (
        <img
          src={drawn.address}
          alt={text}
          width={CARD.width}
          height={CARD.height}
          className="h-auto w-full rounded-md border border-line"
        />
      ) : (
        <p className="grid aspect-[1200/630] place-items-center text-muted" role="status">
          Drawing the picture...
        </p>
      )}
    </Dialog>
  )
}
