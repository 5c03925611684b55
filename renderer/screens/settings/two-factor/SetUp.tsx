import { useState } from 'react'
import { type Setup, setUpTwoFactor, useTwoFactorChanges } from '../../../clients/two-factor.ts'
import { AppSecret } from './AppSecret.tsx'
import { OTHERS_END, ProofForm } from './ProofForm.tsx'

export interface SetUpProps {
  onCodes: (codes: string[]) => void
  onCancel: () => void
}

/** The setup in two steps: the password shows the secret, and the app's first code turns it on. */
export function SetUp({ onCodes, onCancel }: SetUpProps) {
  const [setup, setSetup] = useState<Setup | null>(null)
  const { turnOn } = useTwoFactorChanges()
  if (setup === null)
    return (
      <ProofForm
        key="password"
        asks="password"
        about="First, we make sure it’s you."
        submitLabel="Continue"
        busyLabel="Checking..."
        onProof={async ({ password }) => setSetup(await setUpTwoFactor(password))}
        onCancel={onCancel}
      />
    )
  return (
    <div className="grid gap-4">
      <AppSecret setup={setup} />
      <ProofForm
        key="app"
        asks="code"
        codeHint="The 6 digits your app shows for Bar Duel."
        about={OTHERS_END}
        submitLabel="Turn it on"
        busyLabel="Checking..."
        onProof={async ({ code }) => onCodes(await turnOn(code))}
        onCancel={onCancel}
      />
    </div>
  )
}
