import { atom, getDefaultStore, useAtomValue } from 'jotai'
import {
  applyThemeChoice,
  isThemeStorageKey,
  readThemeChoice,
  type ThemeChoice,
  writeThemeChoice,
} from './theme-choice.ts'

export type { ThemeChoice } from './theme-choice.ts'

/** The choice in force, not the theme it leads to: 'system' stays 'system'. */
const choiceAtom = atom(readThemeChoice())

choiceAtom.onMount = () => {
  addEventListener('storage', followOtherTabs)
  return () => removeEventListener('storage', followOtherTabs)
}

/** The choice and its setter; also follows a change made in another tab. */
export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useAtomValue(choiceAtom), setThemeChoice]
}

/** Applies a choice at once and keeps it for the next visit. */
function setThemeChoice(choice: ThemeChoice): void {
  writeThemeChoice(choice)
  adopt(choice)
}

function adopt(choice: ThemeChoice): void {
  applyThemeChoice(choice)
  getDefaultStore().set(choiceAtom, choice)
}

function followOtherTabs(event: StorageEvent): void {
  if (isThemeStorageKey(event.key) || event.key === null) adopt(readThemeChoice())
}
