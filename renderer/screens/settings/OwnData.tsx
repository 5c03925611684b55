import { Download } from 'lucide-react'
import { useState } from 'react'
import { utcDate } from '#rules/days.ts'
import { ownData } from '../../clients/account.ts'
import { wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Failure } from '../../components/Failure.tsx'
import { saveFile } from '../../components/save-file.ts'
import { useSubmission } from '../../components/use-submission.ts'
import { answersCsv } from './answers-csv.ts'

const FAILED = 'We couldn’t get your data. Check your connection and try again.'

type Format = 'json' | 'csv'

/** Reads the player's data and saves it: all of it as JSON, or the answers as a table. */
async function save(format: Format): Promise<void> {
  const data = await ownData()
  const name = `bar-duel-${utcDate(Date.parse(data.exportedAt))}.${format}`
  const file =
    format === 'json'
      ? new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      : new Blob([answersCsv(data.answers)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, name)
}

/** A copy of all that the server keeps of the player. */
export function OwnData() {
  const { busy, submit } = useSubmission()
  const [format, setFormat] = useState<Format>('json')
  const [failure, setFailure] = useState('')

  function download(wanted: Format) {
    setFailure('')
    setFormat(wanted)
    submit(() => save(wanted).catch((error: unknown) => setFailure(wordsOf(error, FAILED))))
  }

  const icon = <Download className="size-4" aria-hidden="true" />
  return (
    <Card title="Your data">
      <p className="text-muted">
        Get a copy of everything we keep about you, or your answers as a table for a spreadsheet.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          icon={icon}
          busy={busy && format === 'json'}
          busyLabel="Getting your data..."
          onClick={() => download('json')}
        >
          Everything (JSON)
        </Button>
        <Button
          icon={icon}
          busy={busy && format === 'csv'}
          busyLabel="Getting your answers..."
          onClick={() => download('csv')}
        >
          My answers (CSV)
        </Button>
      </div>
      <Failure words={failure} className="mt-3" />
    </Card>
  )
}
