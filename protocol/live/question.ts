import { z } from 'zod'
import { SUBJECTS } from '#rules/subjects.ts'

/** A question of a duel without its key: the same stem and the same order of choices for both players. */
export const duelQuestion = z.object({
  matchId: z.uuid(),
  /** names this question of this duel; answers and hints carry it back */
  qid: z.string(),
  subject: z.enum(SUBJECTS),
  stem: z.string(),
  choices: z.array(z.string()),
  /** 1-10 */
  difficulty: z.int(),
  /** 1-based */
  round: z.int(),
  /** rounds of the duel */
  rounds: z.int(),
  /** the whole window, in seconds */
  timeLimitSec: z.number(),
  /** the whole window, in ms */
  timeLimit: z.int(),
  /** instant in ms by the server's clock; screens count from remainingMs, which no skewed clock bends */
  deadlineTs: z.int(),
  /** ms left when the message was made */
  remainingMs: z.int(),
  /** one of the two has seen it within 30 days, since the subject holds no other: the training-questions banner */
  training: z.boolean(),
})

export type DuelQuestion = z.infer<typeof duelQuestion>

/** A hint, told to the player who asked alone. */
export const duelHint = z.object({
  matchId: z.uuid(),
  qid: z.string(),
  text: z.string(),
  /** of this duel, this one included */
  hintsUsed: z.int(),
  hintsLeft: z.int(),
})

export type DuelHint = z.infer<typeof duelHint>
