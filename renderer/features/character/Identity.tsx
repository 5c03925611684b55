import { DISPLAY_NAME_MAX } from '#rules/accounts/profile.ts'
import { typedUsername } from '#rules/accounts/username.ts'
import { Field } from '../../components/Field.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import { type DialogMode, withDisplayName } from './draft.ts'
import { LawSchoolSelect } from './LawSchoolSelect.tsx'
import type { Character } from './use-character.ts'

/** The names and the school of a character. A username is chosen only once, when the character is created. */
export function Identity({ character, mode }: { character: Character; mode: DialogMode }) {
  const { draft, change, faults } = character
  return (
    <div className="grid content-start gap-4">
      {mode === 'create' ? (
        <Field label="Username" error={faults.username} required>
          <TextInput
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.username}
            onChange={({ target }) => change((now) => ({ ...now, username: typedUsername(target.value) }))}
          />
        </Field>
      ) : null}
      <Field label="Display Name" error={faults.displayName} required>
        <TextInput
          name="displayName"
          autoComplete="nickname"
          maxLength={DISPLAY_NAME_MAX}
          value={draft.displayName}
          onChange={({ target }) => change((now) => withDisplayName(now, target.value, mode))}
        />
      </Field>
      <Field label="Law School" error={faults.lawSchool} optional>
        <LawSchoolSelect
          clearable
          value={draft.lawSchool}
          onChange={(lawSchool) => change((now) => ({ ...now, lawSchool }))}
        />
      </Field>
    </div>
  )
}
