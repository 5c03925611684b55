import type { Pool } from '#study/item.ts'
import { item } from './bank-builder.ts'

/** Cases as the daily pool has them: level 8, each a path of its own. */
export const dailyItems = (count: number, pool: Pool = 'daily') =>
  Array.from({ length: count }, (_, i) =>
    item(`daily-${i}`, { pool, subject: 'Evidence', difficulty: 8, path: `daily path ${i}` }),
  )
