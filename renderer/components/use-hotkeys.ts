import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { hotkeyOf, isCovered, wantsKey } from './hotkeys.ts'

/** The effect of each hotkey; see hotkeyOf for how keys are named. */
export type HotkeyMap = Readonly<Record<string, (() => void) | undefined>>

export interface HotkeyOptions {
  readonly enabled?: boolean | undefined
  /** Inside a dialog: an element of it, so that the dialog itself does not count as covering the keys. */
  readonly scope?: RefObject<Element | null> | undefined
}

/** Page-wide keys, silent while a dialog or a control rightly owns the keyboard. */
export function useHotkeys(map: HotkeyMap, { enabled = true, scope }: HotkeyOptions = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hotkey = hotkeyOf(event)
    const action = hotkey ? map[hotkey] : undefined
    if (!hotkey || !action || event.defaultPrevented) return
    if (wantsKey(event.target instanceof Element ? event.target : null, hotkey)) return
    if (isCovered(scope?.current ?? null)) return
    event.preventDefault()
    action()
  })

  // Before the screen is drawn: a key pressed at the first sight of a question must count.
  useLayoutEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [enabled])
}
