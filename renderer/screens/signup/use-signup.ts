import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { SCREENS } from '#protocol/screens.ts'
import { CallError, call, wordsOf } from '../../clients/http.ts'
import { useSessionActions } from '../../clients/session.ts'
import { forgetTrial, keptTrial } from '../../clients/trial.ts'
import { useSubmission } from '../../components/use-submission.ts'
import {
  type Applicant,
  type Entry,
  type EntryFaults,
  entryFor,
  faultsOf,
  fieldNamed,
  missingIn,
  registrationOf,
} from './signup-entry.ts'

/** The state of the signup page, its checks and its call; a new account is signed in and goes home. */
export function useSignup(applicant: Applicant) {
  const [entry, setEntry] = useState(() => entryFor(applicant))
  const [faults, setFaults] = useState<EntryFaults>({})
  const [refusals, setRefusals] = useState(0)
  const { busy, submit } = useSubmission()
  const { signIn } = useSessionActions()
  const navigate = useNavigate()
  const missing = missingIn(entry)

  /** A change clears the faults of the fields it touches. */
  const change = (part: Partial<Entry>) => {
    setEntry((now) => ({ ...now, ...part }))
    setFaults((now) => ({ ...now, ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])) }))
  }

  const refuse = (found: EntryFaults) => {
    setFaults(found)
    setRefusals((count) => count + 1)
  }

  async function register() {
    try {
      const body = { ...registrationOf(applicant, entry), ...keptTrial() }
      signIn(await call('POST /api/auth/register', { body }))
      forgetTrial()
      void navigate(SCREENS.home, { replace: true })
    } catch (error) {
      if (error instanceof CallError)
        refuse({ [fieldNamed(error.field)]: wordsOf(error, 'Failed to create account') })
      else refuse({ whole: wordsOf(error, 'Failed to create account. Please try again.') })
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (missing.length > 0) return
    const found = faultsOf(entry)
    if (Object.keys(found).length > 0) return refuse(found)
    setFaults({})
    submit(register)
  }

  return { entry, change, faults, refusals, busy, missing, onSubmit }
}

export type Signup = ReturnType<typeof useSignup>
