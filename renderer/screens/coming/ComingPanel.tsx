import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import type { Coming } from './coming.ts'
import { OpeningNote } from './OpeningNote.tsx'

export interface ComingPanelProps {
  coming: Coming
  icon: ReactNode
}

/** A screen that is not built yet, said plainly: what will be here, and the way back. */
export function ComingPanel({ coming, icon }: ComingPanelProps) {
  return (
    <Card padding="roomy" className="mx-auto max-w-[44rem] border-dashed animate-enter">
      <div className="grid gap-6">
        <span className="grid size-18 place-items-center rounded-full border border-brass/55 bg-raised text-brass">
          {icon}
        </span>
        <div className="grid gap-3">
          <h1 className="text-3xl">{coming.title}</h1>
          <p className="max-w-measure text-lg text-muted text-pretty">{coming.promise}</p>
          <OpeningNote />
        </div>
        <div className="grid gap-3 border-t border-line pt-6">
          <h2 className="text-lg">What will be here</h2>
          <ul className="grid gap-2">
            {coming.contents.map((line) => (
              <li key={line} className="flex gap-3">
                <span className="font-display text-brass" aria-hidden="true">
                  §
                </span>
                <span className="max-w-measure text-pretty">{line}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <ButtonLink to="/" variant="primary" icon={<House className="size-4" aria-hidden="true" />}>
            Return Home
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
