import { CallError } from './http.ts'

/** Whether an address leads to nothing that there is, or that its reader may see; one that isn't an id leads nowhere either. */
export const isNothingThere = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'not_found' || error.code === 'invalid')
