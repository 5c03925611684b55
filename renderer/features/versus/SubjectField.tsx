import { PLAYABLE_SUBJECTS, type PlayableSubject } from '#rules/subjects.ts'
import { Field } from '../../components/Field.tsx'
import { Select } from '../../components/Select.tsx'

const OPTIONS = PLAYABLE_SUBJECTS.map((subject) => ({ value: subject, label: subject }))

export interface SubjectFieldProps {
  value: PlayableSubject
  onChange: (subject: PlayableSubject) => void
}

export function SubjectField({ value, onChange }: SubjectFieldProps) {
  return (
    <Field label="Subject">
      <Select value={value} onValueChange={(next) => onChange(next as PlayableSubject)} options={OPTIONS} />
    </Field>
  )
}
