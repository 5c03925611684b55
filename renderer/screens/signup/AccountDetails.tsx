import { Link } from 'react-router'
import { DISPLAY_NAME_MAX } from '#rules/accounts/profile.ts'
import { Card } from '../../components/Card.tsx'
import { Field } from '../../components/Field.tsx'
import { PasswordInput } from '../../components/PasswordInput.tsx'
import { passwordHint } from '../../components/password-hint.ts'
import { TextInput } from '../../components/TextInput.tsx'
import { LawSchoolSelect } from '../../features/character/LawSchoolSelect.tsx'
import type { Applicant } from './signup-entry.ts'
import type { Signup } from './use-signup.ts'

export function AccountDetails({ applicant, signup }: { applicant: Applicant; signup: Signup }) {
  const { entry, change, faults } = signup
  return (
    <Card title="Account Details">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Field label="Username" error={faults.username}>
          <TextInput name="username" autoComplete="username" value={applicant.username} readOnly />
        </Field>
        <Field label="Email" error={faults.email}>
          <TextInput type="email" name="email" value={applicant.email} readOnly />
        </Field>
        {faults.username || faults.email ? (
          <Link
            to="/"
            className="-mt-2 inline-flex min-h-11 items-center sm:col-span-full justify-self-start font-semibold text-brass underline underline-offset-4"
          >
            Go back and change it
          </Link>
        ) : null}
        <Field label="Display Name" error={faults.displayName} required className="sm:col-span-full">
          <TextInput
            name="displayName"
            autoComplete="nickname"
            placeholder="How you'll appear to other players"
            maxLength={DISPLAY_NAME_MAX}
            value={entry.displayName}
            onChange={({ target }) => change({ displayName: target.value })}
          />
        </Field>
        <Field
          label="Password"
          hint={passwordHint(entry.password, faults.password)}
          error={faults.password}
          required
          className="content-start"
        >
          <PasswordInput
            name="password"
            autoComplete="new-password"
            value={entry.password}
            onChange={({ target }) => change({ password: target.value })}
          />
        </Field>
        <Field label="Confirm Password" error={faults.confirmPassword} required className="content-start">
          <PasswordInput
            name="confirmPassword"
            autoComplete="new-password"
            value={entry.confirmPassword}
            onChange={({ target }) => change({ confirmPassword: target.value })}
          />
        </Field>
        <Field label="Law School" error={faults.lawSchool} required className="sm:col-span-full">
          <LawSchoolSelect value={entry.lawSchool} onChange={(lawSchool) => change({ lawSchool })} />
        </Field>
      </div>
    </Card>
  )
}
