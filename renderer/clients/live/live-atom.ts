import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { type Live, type LiveEvent, NOTHING_LIVE } from './live.ts'
import { liveAfter } from './live-reducer.ts'

/** Everything live is this one atom, and only the reducer writes it. */
const liveAtom = atom<Live>(NOTHING_LIVE)
const store = getDefaultStore()

export const useLive = (): Live => useAtomValue(liveAtom)
export const currentLive = (): Live => store.get(liveAtom)
export const dispatch = (event: LiveEvent): void => store.set(liveAtom, liveAfter(currentLive(), event))
