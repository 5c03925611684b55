import type { ReactNode } from 'react'
import { Card } from '../../components/Card.tsx'
import { classNames } from '../../components/class-names.ts'
import { OpeningNote } from '../coming/OpeningNote.tsx'

export interface ComingCardProps {
  title: string
  action?: ReactNode
  /** For buttons to point at the reason they are disabled. */
  noteId?: string
  buttons: ReactNode
  className?: string
  children: ReactNode
}

/** A way to play that is not built yet: its outline is dashed, and it says so above its buttons. */
export function ComingCard({ title, action, noteId, buttons, className, children }: ComingCardProps) {
  return (
    <Card title={title} action={action} className={classNames('flex flex-col border-dashed', className)}>
      <p className="text-pretty text-muted">{children}</p>
      <div className="mt-auto pt-4">
        <OpeningNote id={noteId} />
        <div className="mt-3 flex flex-wrap gap-2">{buttons}</div>
      </div>
    </Card>
  )
}
