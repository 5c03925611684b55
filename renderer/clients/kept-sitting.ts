import { tabStorage } from './tab-storage.ts'

/** The sitting of practice that this tab is in. */
export const keptSitting = tabStorage('bar-duel-sitting')
