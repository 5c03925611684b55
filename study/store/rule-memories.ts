import { z } from 'zod'
import { type Reader, sql } from '#database/sql.ts'
import type { Memory } from '#rules/memory/memory.ts'
import { memoriesOf } from '#rules/practice/choose-area.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import { memoryIn } from './topic-stats.ts'

const subject = z.enum(SUBJECTS)
const names = z.tuple([z.string(), z.string()])

/** The names of each rule of a subject and its memory as JSON, one after the other, all in one text. */
const OF_SUBJECT = {
  sqlite: sql`group_concat(json_array(t.subtopic, t.area) || ',' || t.memory)`,
  postgresql: sql`string_agg(json_build_array(t.subtopic, t.area)::text || ',' || t.memory::text, ',')`,
}

/** The memories of a subject's rules by `areaKey`, and the text they were read out of. */
interface Read {
  text: string
  memories: ReadonlyMap<string, Memory>
}

function read(of: Subject, text: string): Read {
  const all: unknown[] = JSON.parse(`[${text}]`)
  const rules = Array.from({ length: all.length / 2 }, (_, i) => {
    const [subtopic, area] = names.parse(all[2 * i])
    return { subject: of, subtopic, area, memory: memoryIn(all[2 * i + 1]) }
  })
  return { text, memories: memoriesOf(rules) }
}

/** Players whose texts are kept; of more, those go that didn't ask for longest. */
const KEPT = 50

/**
 * Returns a reader of a player's memory of each rule met, by `areaKey`. It reads the texts each time, a row a subject: hundreds of
 * rows cost the drivers more than all else of a choice. A text that is letter for letter the one read before is not parsed again,
 * and an answer changes that of one subject; so what is kept can't be older than the text.
 */
export function memoriesReader(db: Reader): (userId: string) => Promise<ReadonlyMap<string, Memory>> {
  const kept = new Map<string, ReadonlyMap<Subject, Read>>()
  return async (userId) => {
    const rows = await db.query<{ subject: string; memories: string }>(sql`
      select t.subject, ${OF_SUBJECT[db.dialect]} as memories from player_topic_stats t
      where t.user_id = ${userId} and t.memory is not null group by t.subject`)
    const before = kept.get(userId)
    const now = new Map<Subject, Read>()
    const all = new Map<string, Memory>()
    for (const row of rows) {
      const of = subject.parse(row.subject)
      const same = before?.get(of)
      const one = same?.text === row.memories ? same : read(of, row.memories)
      now.set(of, one)
      for (const [key, memory] of one.memories) all.set(key, memory)
    }
    kept.delete(userId)
    kept.set(userId, now)
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
    return all
  }
}
