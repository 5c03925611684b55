import { LINK_ROWS } from './table-link.ts'
import { RELIANCE_ROWS } from './table-reliance.ts'

export type { Row } from './row.ts'

/** By path: the law and the mistakes about it. */
export const TABLE = { ...RELIANCE_ROWS, ...LINK_ROWS } as const
