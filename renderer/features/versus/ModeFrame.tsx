import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'

export interface ModeFrameProps {
  title: string
  /** The game, in a sentence. */
  lead: ReactNode
  onLeave: () => void
  children: ReactNode
}

/** The frame of a game's setup: the way back, the title, one sentence, and the choices. */
export function ModeFrame({ title, lead, onLeave, children }: ModeFrameProps) {
  return (
    <div className="mx-auto grid max-w-[34rem] gap-6 animate-enter">
      <div>
        <Button variant="ghost" icon={<ArrowLeft className="size-4" aria-hidden="true" />} onClick={onLeave}>
          Back to menu
        </Button>
      </div>
      <Card padding="roomy" as="div">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 mb-6 text-pretty text-muted">{lead}</p>
        {children}
      </Card>
    </div>
  )
}
