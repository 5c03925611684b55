import { useRef } from 'react'
import { announce } from '../../components/announcements.ts'
import { typeset } from '../../components/typeset.ts'
import { nextSentence } from './highlights.ts'
import { selectStretch } from './MarkedStem.tsx'

/** Returns a step that selects the stem's next sentence, and says it: so words can be highlighted with no pointer. */
export function useSentences(stem: string): () => void {
  const text = typeset(stem.trim())
  const last = useRef({ text, from: -1 })
  return () => {
    const next = nextSentence(text, last.current.text === text ? last.current.from : -1)
    last.current = { text, from: next[0] }
    selectStretch(next)
    announce(text.slice(...next))
  }
}
