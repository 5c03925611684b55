import { useRef, useState } from 'react'
import type { SignInStep } from '../../clients/sign-in-link.ts'
import { AfterClosing } from '../../components/AfterClosing.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { useSubmission } from '../../components/use-submission.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { SignInCode } from './SignInCode.tsx'
import { type Credentials, SignInForm } from './SignInForm.tsx'

const LINK = 'min-h-11 rounded-sm font-semibold text-brass underline underline-offset-4'

export interface SignInDialogProps {
  /** where it opens the first time */
  firstStep: SignInStep
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Puts the focus where an account begins, once the dialog is gone. */
  onNoAccount: () => void
}

/** Signing in changes the session and not the address, so that it leads to the page that was asked for. */
export default function SignInDialog(props: SignInDialogProps) {
  const { firstStep, open, onOpenChange, onNoAccount } = props
  const { busy, submit } = useSubmission()
  const [forgot, setForgot] = useState(firstStep === 'forgot')
  /** Right, and a code is wanted beside them. */
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  const wantsAccount = useRef(false)

  function close() {
    wantsAccount.current = true
    onOpenChange(false)
  }

  function closed() {
    setForgot(false)
    setCredentials(null)
    if (wantsAccount.current) onNoAccount()
    wantsAccount.current = false
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      locked={busy}
      title={forgot ? 'Forgot Your Password?' : credentials ? 'Enter Your Code' : 'Welcome Back'}
    >
      {credentials ? (
        <SignInCode
          credentials={credentials}
          busy={busy}
          submit={submit}
          onBack={() => setCredentials(null)}
        />
      ) : forgot ? (
        <ForgotPassword busy={busy} submit={submit} onBack={() => setForgot(false)} />
      ) : (
        <>
          <SignInForm busy={busy} submit={submit} onCode={setCredentials} />
          <p className="mt-4 text-center">
            <button type="button" className={LINK} onClick={() => setForgot(true)}>
              Forgot your password?
            </button>
          </p>
        </>
      )}
      {credentials ? null : (
        <p className="mt-4 text-center text-muted">
          No account yet?{' '}
          <button type="button" className={LINK} onClick={close}>
            Create one
          </button>
        </p>
      )}
      <AfterClosing then={closed} />
    </Dialog>
  )
}
