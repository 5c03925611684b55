import { createContext, useContext, useEffect, useState } from 'react'

/** Notes being written, by what they're on. */
export type Drafts = Map<string, string>

/** Returns the note that waits to be written on; null for none, as where it was saved meanwhile. */
export function waitingDraft(drafts: Drafts, target: string, saved: string): string | null {
  const draft = drafts.get(target)
  return draft === undefined || draft.trim() === saved ? null : draft
}

/** Keeps a note being written, or with null lets go of it. */
export function keepDraft(drafts: Drafts, target: string, draft: string | null): void {
  if (draft === null) drafts.delete(target)
  else drafts.set(target, draft)
}

/** The notes being written as long as the notebook is open: another filter may take their rules out of sight. */
export const OpenDrafts = createContext<Drafts>(new Map())

/** Returns the note being written on one thing, null while none is, and its setter. */
export function useDraft(target: string, saved: string) {
  const drafts = useContext(OpenDrafts)
  const [draft, setDraft] = useState(() => waitingDraft(drafts, target, saved))
  useEffect(() => keepDraft(drafts, target, draft), [drafts, target, draft])
  return [draft, setDraft] as const
}
