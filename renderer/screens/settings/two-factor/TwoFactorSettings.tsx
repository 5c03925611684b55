import { useState } from 'react'
import { useLocation } from 'react-router'
import { wordsOf } from '../../../clients/http.ts'
import {
  type Proof,
  TWO_FACTOR_HASH,
  type TwoFactor,
  useTwoFactor,
  useTwoFactorChanges,
} from '../../../clients/two-factor.ts'
import { Card } from '../../../components/Card.tsx'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { toast } from '../../../components/toast.ts'
import { OTHERS_END, ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUp } from './SetUp.tsx'
import { Standing } from './Standing.tsx'

const UNREAD = 'We couldn’t load this setting. Check your connection and try again.'

/** The parts of the card that it shows one at a time. `returned`: the one before it had the focus. */
type Step = { at: 'standing'; returned: boolean } | { at: 'setup' | 'off' | 'new-codes' }

/** Two-factor sign-in: how it stands, and the ways to set it up, to get new recovery codes and to turn it off. */
export function TwoFactorSettings() {
  const twoFactor = useTwoFactor()
  // The codes were just made and are shown once: reading again how it stands must not take them away.
  const [codes, setCodes] = useState<string[] | 'saved' | null>(null)
  return (
    <Card title="Two-factor sign-in">
      {Array.isArray(codes) ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes('saved')} />
      ) : twoFactor.data ? (
        <Steps twoFactor={twoFactor.data} returned={codes === 'saved'} onCodes={setCodes} />
      ) : twoFactor.isError ? (
        <ErrorState
          message={wordsOf(twoFactor.error, UNREAD)}
          onRetry={() => void twoFactor.refetch()}
          retrying={twoFactor.isFetching}
        />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Card>
  )
}

interface StepsProps {
  twoFactor: TwoFactor
  returned: boolean
  onCodes: (codes: string[]) => void
}

function Steps({ twoFactor, returned, onCodes }: StepsProps) {
  const isAskedFor = useLocation().hash === TWO_FACTOR_HASH && twoFactor.since === null
  const [step, setStep] = useState<Step>(isAskedFor ? { at: 'setup' } : { at: 'standing', returned })
  const { turnOff, newRecoveryCodes } = useTwoFactorChanges()
  const stand = () => setStep({ at: 'standing', returned: true })

  async function off(proof: Proof) {
    await turnOff(proof)
    stand()
    toast({ title: 'Two-factor sign-in is off', description: 'Your password alone signs you in.' })
  }

  switch (step.at) {
    case 'setup':
      return <SetUp onCodes={onCodes} onCancel={stand} />
    case 'new-codes':
      return (
        <ProofForm
          key="new-codes"
          asks="both"
          codeHint="From your authenticator app."
          about="Your old recovery codes stop working."
          submitLabel="Make new codes"
          busyLabel="Making them..."
          onProof={async (proof) => onCodes(await newRecoveryCodes(proof))}
          onCancel={stand}
        />
      )
    case 'off':
      return (
        <ProofForm
          key="off"
          asks="both"
          codeHint="From your authenticator app, or a recovery code."
          about={OTHERS_END}
          submitLabel="Turn it off"
          busyLabel="Turning it off..."
          danger
          onProof={off}
          onCancel={stand}
        />
      )
    case 'standing':
      return <Standing twoFactor={twoFactor} returned={step.returned} onStep={(at) => setStep({ at })} />
  }
}
