import { MessagesSquare } from 'lucide-react'
import type { Subject } from '#rules/subjects.ts'
import { openAtticus, useAtticus } from './atticus.ts'
import { Button } from './Button.tsx'

export interface AskAtticusProps {
  subject: Subject
  subtopic: string
  /** absent from older servers, which then offer nothing to open */
  area?: string | undefined
}

/** The rule of a graded question, which has more in it. */
export const aboutOf = ({ subject, subtopic, area }: AskAtticusProps): AskAtticusProps => ({
  subject,
  subtopic,
  area,
})

/** Opens Atticus with a question's rule already there; nothing where he is not to be had. */
export function AskAtticus({ subject, subtopic, area }: AskAtticusProps) {
  const { offered } = useAtticus()
  if (!offered || area === undefined) return null
  return (
    <div data-asks-atticus data-screen>
      <Button
        variant="secondary"
        size="small"
        className="min-h-11"
        icon={<MessagesSquare className="size-4" aria-hidden="true" />}
        onClick={() => openAtticus({ subject, subtopic, area })}
      >
        Go deeper with Atticus<span className="sr-only">: {area}</span>
      </Button>
    </div>
  )
}
