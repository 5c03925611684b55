import { useState } from 'react'
import type { QuietHours } from '#protocol/away.ts'
import { Field } from '../../components/Field.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import { localTime, quietFault, quietText } from './away-words.ts'

interface QuietTimesProps {
  quiet: QuietHours
  onChoose: (quiet: QuietHours) => void
}

/** The two times of the quiet hours. A pair of times still being typed is not saved. */
export function QuietTimes({ quiet, onChoose }: QuietTimesProps) {
  const [draft, setDraft] = useState(quiet)
  const fault = quietFault(draft)
  const change = (part: Partial<QuietHours>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    if (quietFault(next) === null) onChoose(next)
  }
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-3 sm:max-w-80">
        <Field label="From">
          <TextInput
            type="time"
            required
            value={draft.from}
            onChange={(event) => change({ from: event.target.value })}
          />
        </Field>
        <Field label="To">
          <TextInput
            type="time"
            required
            value={draft.to}
            onChange={(event) => change({ to: event.target.value })}
          />
        </Field>
      </div>
      <p role="status" className={fault ? 'text-sm text-wrong' : 'text-sm text-muted'}>
        {fault ?? quietText(draft, localTime)}
      </p>
    </div>
  )
}
