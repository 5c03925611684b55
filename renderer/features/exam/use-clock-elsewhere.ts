import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { EXAM_HOME } from '../../clients/exam.ts'
import { listenForRunning } from '../../clients/left-block.ts'

/** Reads the start screen again once the clock of a block that was left runs again in another tab. */
export function useClockElsewhere(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      listenForRunning(() => {
        void client.invalidateQueries({ queryKey: EXAM_HOME.queryKey, exact: true })
      }),
    [client],
  )
}
