import { UNWARNED_ROWS } from './table-unwarned.ts'
import { WARNED_ROWS } from './table-warned.ts'

export type { Row } from './row.ts'

/** By path: the law and the mistakes about it. */
export const TABLE = { ...UNWARNED_ROWS, ...WARNED_ROWS } as const
