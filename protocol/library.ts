import { z } from 'zod'
import { SUBJECTS } from '#rules/subjects.ts'

/** The law of one area as the bank's build writes it and Atticus tells it. The id names the area and never changes. */
export const libraryRule = z.object({
  id: z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+$/),
  subject: z.enum(SUBJECTS),
  subtopic: z.string().min(1),
  area: z.string().min(1),
  jurisdiction: z.string(),
  lawAsOf: z.string(),
  rule: z.string().min(1),
  elements: z.array(z.string()),
  traps: z.array(z.string()),
  approach: z.string(),
  authorities: z.array(z.string()),
  asked: z.array(z.string()),
  /** words of practice explanations, for finding the rule and never for showing */
  explained: z.string(),
})

export type LibraryRule = z.infer<typeof libraryRule>
