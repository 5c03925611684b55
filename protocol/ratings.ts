import { z } from 'zod'

/** How hard practice questions turned out to be, by name (rules/calibration/rating.ts), as the text whose SHA-256 names it. */
export const ratingsArtifact = z.object({
  edition: z.literal(1),
  ratings: z.record(
    z.string(),
    z.object({ hardness: z.number(), error: z.number(), players: z.int(), right: z.int() }),
  ),
})
