import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Proof } from '../../../clients/two-factor.ts'
import { Button } from '../../../components/Button.tsx'
import { Failure } from '../../../components/Failure.tsx'
import { Field } from '../../../components/Field.tsx'
import { PasswordInput } from '../../../components/PasswordInput.tsx'
import { TextInput } from '../../../components/TextInput.tsx'
import { useSubmission } from '../../../components/use-submission.ts'
import { type Faults, faultsOf } from './faults.ts'

export const OTHERS_END = 'Your other devices will be signed out.'

export interface ProofFormProps {
  /** Which of the two are asked for. */
  asks: 'password' | 'code' | 'both'
  codeHint?: string
  /** The consequences, over the buttons. */
  about?: ReactNode
  submitLabel: string
  busyLabel: string
  danger?: boolean
  /** Refused, it throws what the call threw. */
  onProof: (proof: Proof) => Promise<void>
  onCancel: () => void
}

/** Asks for the password, a code, or both, before something about two-factor sign-in changes. */
export function ProofForm(props: ProofFormProps) {
  const { asks, codeHint, about, submitLabel, busyLabel, danger = false, onProof, onCancel } = props
  const { busy, submit } = useSubmission()
  const [proof, setProof] = useState<Proof>({ password: '', code: '' })
  const [faults, setFaults] = useState<Faults>({})
  const inputs = { password: useRef<HTMLInputElement>(null), code: useRef<HTMLInputElement>(null) }
  const first = asks === 'code' ? inputs.code : inputs.password

  // The form stands in the place of the button that opened it.
  useEffect(() => first.current?.focus(), [first])

  function show(found: Faults) {
    setFaults(found)
    if (found.password) inputs.password.current?.focus()
    else if (found.code) inputs.code.current?.select()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setFaults({})
    if (asks !== 'code' && proof.password === '') show({ password: 'Enter your password' })
    else if (asks !== 'password' && proof.code.trim() === '') show({ code: 'Enter your code' })
    else submit(() => onProof(proof).catch((error: unknown) => show(faultsOf(error))))
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {asks === 'code' ? null : (
        <Field label="Your password" error={faults.password} required>
          <PasswordInput
            ref={inputs.password}
            name="password"
            autoComplete="current-password"
            value={proof.password}
            onChange={({ target }) => setProof({ ...proof, password: target.value })}
          />
        </Field>
      )}
      {asks === 'password' ? null : (
        <Field label="Code" hint={codeHint} error={faults.code} required>
          <TextInput
            ref={inputs.code}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={proof.code}
            onChange={({ target }) => setProof({ ...proof, code: target.value })}
          />
        </Field>
      )}
      <Failure words={faults.other} />
      {about ? <p className="text-sm text-muted">{about}</p> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
