import { useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { AppHeader } from '../../components/AppHeader.tsx'
import { Page } from '../../components/Page.tsx'
import { AccountDetails } from './AccountDetails.tsx'
import { CharacterChoice } from './CharacterChoice.tsx'
import { SignupSummary } from './SignupSummary.tsx'
import { type Applicant, applicantIn } from './signup-entry.ts'
import { useSignup } from './use-signup.ts'

/** The second step of an account; without a name and an address from the landing page, that page asks first. */
export default function SignupScreen() {
  const [query] = useSearchParams()
  const applicant = applicantIn(query)
  if (!applicant) return <Navigate to="/" replace />
  return <SignupForm key={`${applicant.username} ${applicant.email}`} applicant={applicant} />
}

function SignupForm({ applicant }: { applicant: Applicant }) {
  const signup = useSignup(applicant)
  const form = useRef<HTMLFormElement>(null)

  // A refused input may be out of sight: the focus goes to the first one at fault.
  useEffect(() => {
    if (signup.refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [signup.refusals])

  return (
    <Page title="Create Your Account" header={<AppHeader back={{ to: '/', label: 'Back' }} />}>
      <h1 className="text-3xl">Create Your Account</h1>
      <p className="mt-2 mb-6 text-lg text-muted">Set up your account, then pick your character.</p>
      <form
        ref={form}
        noValidate
        onSubmit={signup.onSubmit}
        className="grid gap-6 max-lg:items-start lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <AccountDetails applicant={applicant} signup={signup} />
        <CharacterChoice
          selected={signup.entry.archetype}
          onSelect={(archetype) => signup.change({ archetype })}
        />
        <div className="lg:col-span-2">
          <SignupSummary signup={signup} />
        </div>
      </form>
    </Page>
  )
}
