import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { EXAM_HOME } from '../../clients/exam.ts'
import { sayLeft } from '../../clients/left-block.ts'

/**
 * Leaves a block once its page is gone, whatever way it was left by: its own button, the header, the browser's Back, a duel that
 * begins. Other tabs that have it hear so, and the start screen is read again. `leave` is the same at every render.
 */
export function useLeftWithPage(blockId: string, leave: () => Promise<void>): void {
  const client = useQueryClient()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    async function leaveUnlessShown(): Promise<void> {
      // In development React takes every effect back once, and runs it again before this goes on.
      await null
      if (isShown.current) return
      await leave()
      sayLeft(blockId)
      await client.invalidateQueries({ queryKey: EXAM_HOME.queryKey })
    }
    return () => {
      isShown.current = false
      void leaveUnlessShown()
    }
  }, [blockId, leave, client])
}
