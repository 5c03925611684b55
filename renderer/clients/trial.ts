import { tabStorage } from './tab-storage.ts'

/** The question answered as a visitor waits here through signing up; where it can't, the account begins with no XP. */
const kept = tabStorage('bar-duel-trial')

export const keepTrial = (id: string): void => kept.write(id)

/** The part of a registration that takes the answer over; nothing where no question was answered. */
export function keptTrial(): { trial?: string } {
  const trial = kept.read()
  return trial === null ? {} : { trial }
}

export const forgetTrial = (): void => kept.forget()
