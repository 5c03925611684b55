import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** `asked` once the settings have been wanted: their code is fetched then, and stays. */
const dialogAtom = atom({ asked: false, open: false })
const setOpen = (open: boolean): void => getDefaultStore().set(dialogAtom, { asked: true, open })

/** Opens this computer's settings from any screen. */
export const openSettings = (): void => setOpen(true)

export const closeSettings = (): void => setOpen(false)

/** Whether the settings are open now, and whether they have ever been. */
export const useSettingsDialog = () => useAtomValue(dialogAtom)
