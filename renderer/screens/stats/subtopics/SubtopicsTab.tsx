import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSubtopics } from '../../../clients/stats.ts'
import { DetailedSubtopics } from './DetailedSubtopics.tsx'
import { FocusAreas } from './FocusAreas.tsx'
import { noFocusWords } from './practice.ts'
import { SubtopicMastery } from './SubtopicMastery.tsx'

/** The subtopic mastery screen over the detailed view (spec section 2); a focus area leads to its subject. */
export function SubtopicsTab() {
  const subtopics = useSubtopics()
  const [chosen, choose] = useState<string | null>(null)
  const mastery = useRef<HTMLDivElement>(null)

  function show(tab: string) {
    // The tab must be the chosen one before it can be given the focus.
    flushSync(() => choose(tab))
    mastery.current?.scrollIntoView()
    mastery.current
      ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
      ?.focus({ preventScroll: true })
  }

  return (
    <div className="grid gap-6">
      <FocusAreas noneWords={noFocusWords(subtopics.data)} onShow={show} />
      <div ref={mastery} className="min-w-0 scroll-mt-4">
        <SubtopicMastery query={subtopics} chosen={chosen} onChoose={choose} />
      </div>
      <DetailedSubtopics query={subtopics} />
    </div>
  )
}
