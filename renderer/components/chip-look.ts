import { classNames } from './class-names.ts'

/** A word that one tap chooses. */
export const chipClass = (isChosen: boolean): string =>
  classNames(
    'min-h-11 rounded-full border px-4 text-sm font-semibold',
    isChosen ? 'border-brass bg-raised text-brass' : 'border-line text-ink',
  )
