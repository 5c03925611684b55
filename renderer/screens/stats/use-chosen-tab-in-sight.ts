import { type RefObject, useLayoutEffect } from 'react'

/** A row of tabs wider than the window is scrolled, sideways only, to the chosen one. */
export function useChosenTabInSight(tabs: RefObject<HTMLElement | null>, chosen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another tab to bring in sight.
  useLayoutEffect(() => {
    const row = tabs.current?.querySelector('[role=tablist]')
    const tab = row?.querySelector('[role=tab][aria-selected=true]')
    if (!row || !tab) return
    const { left, width } = tab.getBoundingClientRect()
    const inRow = row.getBoundingClientRect()
    row.scrollLeft += left - inRow.left - (inRow.width - width) / 2
  }, [tabs, chosen])
}
