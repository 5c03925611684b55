import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { counted } from '#protocol/figures.ts'
import { EXPORT_ACTIVE_DAYS, EXPORT_SCHOOL_MAX } from '#rules/admin.ts'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { Field } from '../../../components/Field.tsx'
import { TextInput } from '../../../components/TextInput.tsx'
import { badFilter } from './filters.ts'
import { type TypedFilters, useEmailExport } from './use-email-export.ts'

const NUMBERS = [
  { name: 'minLevel', label: 'Minimum Level' },
  { name: 'minPoints', label: 'Minimum Points' },
  { name: 'activeInLastDays', label: 'Active in Last (Days)' },
] as const

/** The filters and the export itself (spec section 2, Admin). Activity starts at 30 days and can be cleared. */
export function ExportEmails() {
  const [filters, setFilters] = useState<TypedFilters>({
    minLevel: '',
    minPoints: '',
    lawSchool: '',
    activeInLastDays: String(EXPORT_ACTIVE_DAYS),
  })
  const { exported, start, cancel } = useEmailExport()
  const busy = exported !== null
  const set = (name: keyof TypedFilters, value: string) => setFilters((old) => ({ ...old, [name]: value }))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && NUMBERS.every(({ name }) => badFilter(name, filters[name]) === null)) void start(filters)
  }

  const number = ({ name, label }: (typeof NUMBERS)[number]) => (
    <Field key={name} label={label} optional error={badFilter(name, filters[name])}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        value={filters[name]}
        onChange={(event) => set(name, event.target.value)}
      />
    </Field>
  )
  const [minLevel, minPoints, activeInLastDays] = NUMBERS
  return (
    <Card title="Export Emails">
      <form onSubmit={submit} className="grid gap-6">
        <div className="grid gap-4 sm:grid-cols-2">
          {number(minLevel)}
          {number(minPoints)}
          <Field label="Law School" optional>
            <TextInput
              autoComplete="off"
              maxLength={EXPORT_SCHOOL_MAX}
              value={filters.lawSchool}
              onChange={(event) => set('lawSchool', event.target.value)}
            />
          </Field>
          {number(activeInLastDays)}
        </div>
        <p className="text-sm text-muted">
          Exports email list based on filters. Leave fields empty to include all users. It has only players
          who agreed to email news and confirmed their address.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyLabel="Exporting..."
            icon={<Download className="size-4" aria-hidden="true" />}
          >
            Export to CSV
          </Button>
          {busy ? (
            <>
              <Button variant="ghost" onClick={cancel}>
                Cancel
              </Button>
              <span className="text-sm text-muted tabular-nums">
                {counted(exported, 'address', 'addresses')} so far
              </span>
            </>
          ) : null}
        </div>
      </form>
    </Card>
  )
}
