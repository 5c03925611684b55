import type { ReactNode } from 'react'

/** Renders the way to report an answered question; the screen that shows the report supplies it. */
export type RenderReport = (question: { showingId: string; className?: string }) => ReactNode
