import { atom, getDefaultStore, useAtomValue } from 'jotai'

const openAtom = atom(false)
const setOpen = (open: boolean): void => getDefaultStore().set(openAtom, open)

/** Opens this computer's settings from any screen. */
export const openSettings = (): void => setOpen(true)

export const closeSettings = (): void => setOpen(false)

/** Whether the settings are open now. */
export const useSettingsOpen = () => useAtomValue(openAtom)
