import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** One setting of this browser: what is chosen now, how a component follows it, and how it is changed. */
export interface StoredChoice<Choice extends string> {
  readonly now: () => Choice
  readonly useNow: () => Choice
  readonly choose: (choice: Choice) => void
}

/**
 * A setting kept in this browser under `key`: one of `choices`, the first of them until a player chooses. It follows a
 * change made in another tab. Where storage is closed to the page, it lasts as long as the page.
 */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): StoredChoice<Choice> {
  const read = (): Choice => {
    try {
      const stored = localStorage.getItem(key)
      return choices.find((choice) => choice === stored) ?? choices[0]
    } catch {
      return choices[0]
    }
  }
  const choiceAtom = atom(read())
  const adopt = (choice: Choice) => getDefaultStore().set(choiceAtom, choice)

  choiceAtom.onMount = () => {
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) adopt(read())
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }

  return {
    now: () => getDefaultStore().get(choiceAtom),
    useNow: () => useAtomValue(choiceAtom),
    choose(choice) {
      try {
        localStorage.setItem(key, choice)
      } catch {
        // Nothing to do: the choice still applies to this page.
      }
      adopt(choice)
    },
  }
}
