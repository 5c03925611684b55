import type { ReactNode } from 'react'
import { Card } from '../../components/Card.tsx'

export interface InterludeProps {
  eyebrow?: ReactNode
  title: ReactNode
  children?: ReactNode
}

/** Takes the question's place while there is none: between rounds, or while one is prepared. */
export function Interlude({ eyebrow, title, children }: InterludeProps) {
  return (
    <Card padding="roomy" as="div" className="animate-round">
      <div className="grid min-h-64 grid-cols-[minmax(0,1fr)] place-content-center justify-items-center gap-4 text-center split:min-h-96">
        {eyebrow ? <p className="font-semibold text-brass">{eyebrow}</p> : null}
        <h2 className="text-3xl text-balance">{title}</h2>
        {children}
      </div>
    </Card>
  )
}
