import { Download } from 'lucide-react'
import { call, wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { saveFile } from '../../components/save-file.ts'
import { toast } from '../../components/toast.ts'
import { useSubmission } from '../../components/use-submission.ts'

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const

/** Saves everything this computer holds of the player as a file of theirs. */
export function ExportButton({ format }: { format: 'csv' | 'json' }) {
  const { busy, submit } = useSubmission()
  const run = () =>
    submit(() =>
      call('GET /api/sync/export', { query: { format } })
        .then(({ filename, text }) => saveFile(new Blob([text], { type: TYPES[format] }), filename))
        .catch((error: unknown) => {
          const description = wordsOf(error, 'We couldn’t export your data. Try again.')
          toast({ title: 'Error', description, variant: 'destructive' })
        }),
    )
  return (
    <Button busy={busy} icon={<Download className="size-4" aria-hidden="true" />} onClick={run}>
      Export {format.toUpperCase()}
    </Button>
  )
}
