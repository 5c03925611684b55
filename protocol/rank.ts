import { z } from 'zod'
import { RANK_NAMES, type RankName } from '#rules/ranks.ts'

/** A rank in a subject, by its name. */
export const rankName = z.enum(RANK_NAMES as readonly [RankName, ...RankName[]])
