import { z } from 'zod'
import { chosenWhy } from '#protocol/http/practice.ts'

/**
 * The record kept with a showing of practice: whether the question had been shown within 21 days, and, where it was chosen here,
 * why it was and the chance, 0 to 1, that the player was given.
 In an exam block, whether the player flagged it, and the place chosen first (null: none).
 */
export const chosen = z.object({
  repeat: z.boolean(),
  why: chosenWhy.optional(),
  chance: z.number().optional(),
  flagged: z.boolean().optional(),
  first: z.int().nullable().optional(),
  /** on the desktop: the history told it of a block that was taken on another device */
  elsewhere: z.boolean().optional(),
})

export type Chosen = z.infer<typeof chosen>
