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
  /** terms of art, for finding the rule and never for showing; none in older banks */
  terms: z.array(z.string()).default([]),
  /** words of practice explanations, for finding the rule and never for showing */
  explained: z.string(),
})

export type LibraryRule = z.infer<typeof libraryRule>

/** A rule of the library as it is told: without the words that only find it. */
export const toldRule = libraryRule.omit({ asked: true, terms: true, explained: true })

export type ToldRule = z.infer<typeof toldRule>

/**
 * The weights by which an area is found by plain words, as the bank's build writes it and `study/companion` reads it.
 * Lists of numbers are base64; `held` says how many entries of `areas` and `weights` each clue has.
 */
export const areaWeights = z.object({
  ids: z.array(z.string()),
  /** what one step of a weight is worth, one of a rarity and one of `ours` */
  unit: z.number().positive(),
  rarityUnit: z.number().positive(),
  oursUnit: z.number().positive(),
  /** for each clue: how far it speaks for a question of ours */
  ours: z.base64(),
  /** for each area: what a clue costs it that it never had */
  bias: z.array(z.number()),
  rarities: z.base64(),
  held: z.base64(),
  areas: z.base64(),
  weights: z.base64(),
})

export type AreaWeights = z.infer<typeof areaWeights>
