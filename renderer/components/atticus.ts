import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Subject } from '#rules/subjects.ts'

/** The area a question was about, by which its rule is found. */
export interface RuleTopic {
  readonly subject: Subject
  readonly subtopic: string
  readonly area: string
}

/** Whether Atticus is to be had now, whether his panel is open, and the rule it was opened for. */
interface Atticus {
  readonly offered: boolean
  readonly open: boolean
  readonly about: RuleTopic | null
}

const atticusAtom = atom<Atticus>({ offered: false, open: false, about: null })
const store = getDefaultStore()
const change = (patch: Partial<Atticus>): void => store.set(atticusAtom, (held) => ({ ...held, ...patch }))

/** From now on he can be asked; returns the end of it, which closes his panel. */
export function offerAtticus(): () => void {
  change({ offered: true })
  return () => change({ offered: false, open: false, about: null })
}

/** Opens his panel from anywhere, with the rule of `about` in it. */
export const openAtticus = (about: RuleTopic | null = null): void => change({ open: true, about })
export const closeAtticus = (): void => change({ open: false, about: null })

export const useAtticus = (): Atticus => useAtomValue(atticusAtom)
