import { LAW_SCHOOLS } from '#rules/law-schools.ts'
import { Select } from '../../components/Select.tsx'

/** A list cannot hold an empty value, so 'no school' has one of its own. */
const NONE = 'none'

const SCHOOLS = LAW_SCHOOLS.map((name) => ({ value: name as string, label: name as string }))
const WITH_NONE = [{ value: NONE, label: 'No law school' }, ...SCHOOLS]

export interface LawSchoolSelectProps {
  /** empty: none chosen */
  value: string
  onChange: (lawSchool: string) => void
  /** Whether 'No law school' is a choice. */
  clearable?: boolean | undefined
  disabled?: boolean | undefined
}

/** The 21 schools of spec section 9. */
export function LawSchoolSelect({ value, onChange, clearable = false, disabled }: LawSchoolSelectProps) {
  return (
    <Select
      name="lawSchool"
      value={value}
      onValueChange={(chosen) => onChange(chosen === NONE ? '' : chosen)}
      options={clearable ? WITH_NONE : SCHOOLS}
      placeholder="Select your law school"
      disabled={disabled}
    />
  )
}
