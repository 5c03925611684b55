import { z } from 'zod'
import { SUBJECTS } from '#rules/subjects.ts'

export const POOLS = ['practice', 'ranked', 'daily'] as const
export type Pool = (typeof POOLS)[number]

/** One item as the bank's build writes it and the servers load it. Ids are immutable. */
export const bankItem = z.object({
  id: z.string().min(1),
  family: z.string().nullable(),
  /** the legal path a family variant tests; null for a curated item, which is its own path */
  path: z.string().min(1).nullable(),
  subject: z.enum(SUBJECTS),
  subtopic: z.string().min(1),
  area: z.string().min(1),
  difficulty: z.int().min(1).max(10),
  pool: z.enum(POOLS),
  stem: z.string().min(1),
  choices: z.array(z.string().min(1)).length(4),
  correctIndex: z.int().min(0).max(3),
  why: z.array(z.string().min(1)).length(4),
  explanation: z.string().min(1),
  hint: z.string(),
  authorities: z.array(z.string()),
  jurisdiction: z.string(),
  lawAsOf: z.string(),
  nextgenScope: z.string(),
  /** kept for exam blocks: solo and practice ask it only of a player who has met it in one */
  reserved: z.literal(true).optional(),
})

export type BankItem = z.infer<typeof bankItem>

/** One pool's artifact as the manifest names it: hash is the file's SHA-256 in hex. */
const artifact = z.object({
  file: z.string().regex(/^[\w.-]+$/),
  hash: z.string().length(64),
  count: z.int(),
})

export const bankManifest = z.object({
  version: z.string().min(1),
  /** the desktop's copy names practice alone */
  pools: z.partialRecord(z.enum(POOLS), artifact),
  /** the rule library, which the desktop has too */
  library: artifact.optional(),
  /** what finds a rule by plain words, beside the library */
  areas: artifact.optional(),
})

export type BankManifest = z.infer<typeof bankManifest>
