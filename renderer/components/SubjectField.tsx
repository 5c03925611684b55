import { PLAYABLE_SUBJECTS, type PlayableSubject } from '#rules/subjects.ts'
import { Field } from './Field.tsx'
import { Select } from './Select.tsx'

const OPTIONS = PLAYABLE_SUBJECTS.map((subject) => ({ value: subject, label: subject }))

export interface SubjectFieldProps {
  value: PlayableSubject
  onChange: (subject: PlayableSubject) => void
}

/** Chooses the subject of a game: one of the seven, or all of them mixed. */
export function SubjectField({ value, onChange }: SubjectFieldProps) {
  return (
    <Field label="Subject">
      <Select value={value} onValueChange={(next) => onChange(next as PlayableSubject)} options={OPTIONS} />
    </Field>
  )
}
