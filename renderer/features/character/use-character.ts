import { type FormEvent, useState } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import { CallError, call, wordsOf } from '../../clients/http.ts'
import { useSessionActions } from '../../clients/session.ts'
import { useSubmission } from '../../components/use-submission.ts'
import {
  afterSaving,
  changeOf,
  type DialogMode,
  type Draft,
  type DraftFaults,
  draftFor,
  faultNamed,
  faultsOf,
  isComplete,
} from './draft.ts'

/** Fault of no single input (spec section 8). */
const FAILED = 'Failed to create character. Please try again.'

/** The state of one opening of the character dialog; `onSaved` follows when the session holds the new character. */
export function useCharacter(user: SessionUser, mode: DialogMode, onSaved: () => void) {
  const [began, setBegan] = useState(() => draftFor(user, mode))
  const [draft, setDraft] = useState(began)
  const [faults, setFaults] = useState<DraftFaults & { whole?: string }>({})
  const { busy, submit } = useSubmission()
  const { update } = useSessionActions()

  const change = (next: (draft: Draft) => Draft) => {
    setDraft(next)
    setFaults({})
  }

  async function save() {
    try {
      const saved = await call('PATCH /api/users/:id', {
        params: { id: user.id },
        body: changeOf(draft, mode, began),
      })
      update(saved)
      setBegan(afterSaving(draft, draft, saved))
      setDraft((now) => afterSaving(now, draft, saved))
      onSaved()
    } catch (error) {
      const field = error instanceof CallError ? faultNamed(error.field) : null
      setFaults({ [field ?? 'whole']: wordsOf(error, FAILED) })
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isComplete(draft, mode)) return
    const found = faultsOf(draft, mode)
    setFaults(found)
    if (Object.keys(found).length === 0) submit(save)
  }

  return { draft, change, faults, busy, complete: isComplete(draft, mode), onSubmit }
}

export type Character = ReturnType<typeof useCharacter>
