import { z } from 'zod'
import { POOLS } from '#protocol/bank.ts'

const prose = z.string().trim().min(1, 'is empty')

/** One item as written in a file; how many choices there must be is the check's business, not the reader's. */
export const itemEntry = z
  .strictObject({
    id: z.string().regex(/^(cp|cl|k|cr|ev|rp|tt)-\d{4}$/, 'is not a prefix and four digits, like ev-0001'),
    area: prose,
    difficulty: z.int().min(1).max(10),
    pool: z.enum(POOLS),
    jurisdiction: z.enum(['F', 'U', 'R', 'C', 'S']),
    lawAsOf: z.iso.date('is not a date like 2026-11-01'),
    nextgenScope: z.enum(['recall', 'resource', 'outside']),
    stem: prose,
    choices: z.array(z.strictObject({ text: prose, why: prose })).min(1),
    correct: z.int().min(0),
    explanation: prose,
    authorities: z.array(prose),
    hint: prose,
  })
  .refine((entry) => entry.correct < entry.choices.length, { path: ['correct'], error: 'names no choice' })

/** The head of an item file; its items are parsed one by one, so that one bad item hides no other. */
export const itemFileHead = z.strictObject({
  subject: prose,
  subtopic: prose,
  items: z.array(z.unknown()),
})
