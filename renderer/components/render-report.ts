import type { ReactNode } from 'react'

/** Renders the way to report an answered question; the screen that shows the questions supplies it. */
export type RenderReport = (question: {
  showingId: string
  /** Called when the player starts to write, so that the result stays in sight. */
  onOpen?: () => void
  className?: string
}) => ReactNode
