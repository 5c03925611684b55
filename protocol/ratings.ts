import { z } from 'zod'

/** The weights that chances are told by; more ability, and more memory, never lower a chance. */
export const shownWeights = z.object({
  base: z.number(),
  ability: z.number().positive(),
  memory: z.number().nonnegative(),
  unmet: z.number(),
})

/** How hard practice questions turned out to be, by name (rules/calibration/rating.ts), as the text whose SHA-256 names it. */
export const ratingsArtifact = z.object({
  edition: z.literal(1),
  ratings: z.record(
    z.string(),
    z.object({ hardness: z.number(), error: z.number(), players: z.int(), right: z.int() }),
  ),
  /** the weights that chances are told by, once they're learned from people; a version that doesn't know them keeps its own */
  shown: shownWeights.optional(),
})
