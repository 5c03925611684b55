import { useEffect, useRef } from 'react'
import { counted, dayText } from '#protocol/figures.ts'
import type { TwoFactor } from '../../../clients/two-factor.ts'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'

export interface StandingProps {
  twoFactor: TwoFactor
  /** Another part of the card had the focus. */
  returned: boolean
  onStep: (at: 'setup' | 'off' | 'new-codes') => void
}

/** Whether two-factor sign-in is on, and the ways to change that. */
export function Standing({ twoFactor, returned, onStep }: StandingProps) {
  const { since, recoveryCodesLeft, required } = twoFactor
  const first = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (returned) first.current?.focus()
  }, [returned])

  if (since === null)
    return (
      <div className="grid gap-4">
        <p className="text-muted">
          Add a code from your phone to your password. Someone who learns your password still can’t sign in.
        </p>
        {required ? <p>You’re an admin, so your admin pages stay closed until it’s on.</p> : null}
        <Button
          ref={first}
          variant={required ? 'primary' : undefined}
          className="justify-self-start"
          onClick={() => onStep('setup')}
        >
          Set it up
        </Button>
      </div>
    )
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="brass">On</Badge>
        <span>Since {dayText(since)}</span>
      </p>
      <p className={recoveryCodesLeft < 3 ? 'text-warn' : 'text-muted'}>
        You have {counted(recoveryCodesLeft, 'recovery code', 'recovery codes')} left.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button ref={first} onClick={() => onStep('new-codes')}>
          Get new recovery codes
        </Button>
        <Button onClick={() => onStep('off')}>Turn it off</Button>
      </div>
    </div>
  )
}
