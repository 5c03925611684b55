import { useRef } from 'react'
import { type ToastHandle, toast } from '../../components/toast.ts'
import type { ToastContent } from '../../components/toast-queue.ts'

/** Shows the failures of a form. One goes once the form is sent again: what's told then is another, or there's nothing to tell. */
export function useFailureToast() {
  const shown = useRef<ToastHandle | null>(null)
  return {
    fail(content: ToastContent): void {
      shown.current = toast(content)
    },
    clear(): void {
      shown.current?.dismiss()
    },
  }
}
