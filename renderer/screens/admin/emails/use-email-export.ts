import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { counted } from '#protocol/figures.ts'
import { utcDate } from '#rules/days.ts'
import { AUDIT } from '../../../clients/admin.ts'
import { callForStream } from '../../../clients/http.ts'
import { saveFile } from '../../../components/save-file.ts'
import { toast } from '../../../components/toast.ts'
import type { ToastContent } from '../../../components/toast-queue.ts'
import { csvFile } from './csv-file.ts'

/** Filters as typed; empty ones are not sent (spec section 5). */
export interface TypedFilters {
  minLevel: string
  minPoints: string
  lawSchool: string
  activeInLastDays: string
}

const fileName = (now: Date): string => `bar-duel-emails-${utcDate(now.getTime())}.csv`

/** Returns what is said of an export of so many addresses; of none there is no file. */
export const exportedNotice = (count: number): ToastContent =>
  count === 0
    ? { title: 'Nothing to Export', description: 'No one matches these filters' }
    : {
        title: 'Export Successful',
        description: `Exported ${counted(count, 'email address', 'email addresses')}`,
        variant: 'success',
      }

/** The export from the click to the saved file; `exported` counts while it runs and is null when none does. */
export function useEmailExport() {
  const client = useQueryClient()
  const [exported, setExported] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(filters: TypedFilters): Promise<void> {
    if (running.current) return
    const abort = new AbortController()
    running.current = abort
    setExported(0)
    try {
      const body = await callForStream('GET /api/admin/export-emails', { query: filters }, abort.signal)
      const { file, exported: count } = await csvFile(body, setExported)
      if (count > 0) saveFile(file, fileName(new Date()))
      toast(exportedNotice(count))
    } catch (error) {
      if (!abort.signal.aborted) {
        console.error(error)
        toast({
          title: 'Export Failed',
          description: 'Failed to export email list',
          variant: 'destructive',
        })
      }
    } finally {
      running.current = null
      setExported(null)
      void client.invalidateQueries({ queryKey: AUDIT })
    }
  }

  return { exported, start, cancel: () => running.current?.abort() }
}
