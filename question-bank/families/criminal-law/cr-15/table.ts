import { OTHER_CHARGE_ROWS } from './table-other-charge.ts'
import { SAME_CHARGE_ROWS } from './table-same-charge.ts'

export type { Row } from './row.ts'

/** By path: the law and the mistakes about it. */
export const TABLE = { ...SAME_CHARGE_ROWS, ...OTHER_CHARGE_ROWS } as const
