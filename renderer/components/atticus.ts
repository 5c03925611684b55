import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { RuleTopic } from '#protocol/http/rule-topic.ts'

/** Whether Atticus is to be had now, whether his panel is open, and the rule it was opened for. */
interface Atticus {
  readonly offered: boolean
  readonly open: boolean
  readonly about: RuleTopic | null
  /** what is typed and not sent; closing the panel keeps it */
  readonly typed: string
  /** the reply under way as far as a model has written it; it goes on while the panel is closed */
  readonly words: string
  /** an exam block is being taken here, as the exam is: alone */
  readonly isSilent: boolean
}

const NOTHING = { offered: false, open: false, about: null, typed: '', words: '' }
const atticusAtom = atom<Atticus>({ ...NOTHING, isSilent: false })
const store = getDefaultStore()
const change = (patch: Partial<Atticus>): void => store.set(atticusAtom, (held) => ({ ...held, ...patch }))

/** Ends the messages under way once he can’t be asked: after that it’s another player’s turn, or a duel’s. */
let offering = new AbortController()
export const whileOffered = (): AbortSignal => offering.signal

/** From now on he can be asked; returns the end of it, which closes his panel and lets go of the message under way. */
export function offerAtticus(): () => void {
  offering = new AbortController()
  change({ offered: true })
  return () => {
    offering.abort()
    change(NOTHING)
  }
}

/** From now on he isn't to be offered; returns the end of it. */
export function silenceAtticus(): () => void {
  change({ isSilent: true })
  return () => change({ isSilent: false })
}

/** Opens his panel from anywhere, with the rule of `about` in it. */
export const openAtticus = (about: RuleTopic | null = null): void => change({ open: true, about })
export const closeAtticus = (): void => change({ open: false, about: null })

export const keepTyped = (typed: string): void => change({ typed })

/** Changes the panel by the outcome of a message; after a sign-out, or in a duel, it changes nothing. */
const late = (patch: (held: Atticus) => Partial<Atticus>): void =>
  store.set(atticusAtom, (held) => (held.offered ? { ...held, ...patch(held) } : held))

/** Puts a message that could not be sent back where it was typed, unless another is there by now. */
export const giveBack = (message: string): void => late(({ typed }) => ({ typed: typed || message }))
export const hear = (text: string): void => late(({ words }) => ({ words: words + text }))
export const forgetWords = (): void => change({ words: '' })

export const useAtticus = (): Atticus => useAtomValue(atticusAtom)
