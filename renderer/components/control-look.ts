/** The box of every control for typing or choosing. */
export const CONTROL =
  'w-full min-h-12 rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink transition-colors ' +
  'hover:border-brass focus-visible:outline-offset-1 aria-invalid:border-wrong ' +
  'disabled:cursor-not-allowed disabled:opacity-60'

/** Kept apart because :read-only also matches the buttons that open a list. */
export const READ_ONLY = 'read-only:border-line read-only:bg-transparent read-only:text-muted'
