import { useSyncExternalStore } from 'react'
import {
  applyThemeChoice,
  isThemeStorageKey,
  readThemeChoice,
  type ThemeChoice,
  writeThemeChoice,
} from './theme-choice.ts'

export type { ThemeChoice } from './theme-choice.ts'

let current: ThemeChoice = readThemeChoice()
const listeners = new Set<() => void>()

/** The choice in force, not the theme it leads to: 'system' stays 'system'. */
export function themeChoice(): ThemeChoice {
  return current
}

/** Applies a choice at once and keeps it for the next visit. */
export function setThemeChoice(choice: ThemeChoice): void {
  writeThemeChoice(choice)
  adopt(choice)
}

/** The choice and its setter; also follows a change made in another tab. */
export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, themeChoice), setThemeChoice]
}

function adopt(choice: ThemeChoice): void {
  current = choice
  applyThemeChoice(choice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs)
  }
}

function followOtherTabs(event: StorageEvent): void {
  if (isThemeStorageKey(event.key) || event.key === null) adopt(readThemeChoice())
}
