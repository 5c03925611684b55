import { z } from 'zod'
import { SUBJECTS } from '#rules/subjects.ts'

/** The area of a rule, by which a page asks for it. */
export const ruleTopic = z.object({
  subject: z.enum(SUBJECTS),
  subtopic: z.string().max(200),
  area: z.string().max(200),
})

export type RuleTopic = Readonly<z.infer<typeof ruleTopic>>
