import { z } from 'zod'
import { columns, type Flag, json, ms, readJson } from '#database/json-columns.ts'
import { instant, join, type Reader, type Row, type Statement, sql } from '#database/sql.ts'
import { chatMessage } from '#protocol/http/companion.ts'
import { PLAYABLE_SUBJECTS, SUBJECTS } from '#rules/subjects.ts'
import { INTENTS } from '../companion/intent.ts'
import type { CompanionMessage, CompanionStore, PastAnswer } from '../companion/store.ts'
import type { StudyDatabase } from './database.ts'
import { itemColumns, itemIn } from './items.ts'
import { outsideOpenBlock } from './open-block.ts'
import { isWaiting } from './open-showings.ts'
import { context } from './showings.ts'

const { sources, actions, role } = chatMessage.shape
const indices = z.array(z.int())
const subject = z.enum(SUBJECTS)

const thread = z
  .object({
    intent: z.enum(INTENTS),
    ruleIds: z.array(z.string()),
    topic: z.string(),
    subject: z.enum(PLAYABLE_SUBJECTS).nullable(),
  })
  .nullable()

interface MessageFields {
  id: string
  userId: string
  role: string
  content: string
  sources: unknown
  sourced: Flag
  actions: unknown
  thread: unknown
  at: string
}

const messageColumns = columns('message', 'm', {
  id: 'id',
  userId: 'user_id',
  role: 'role',
  content: 'content',
  sources: json('sources'),
  sourced: 'sourced',
  actions: json('actions'),
  thread: json('thread'),
  at: 'created_at',
})

function messageIn(row: Row): CompanionMessage[] {
  const fields = readJson<MessageFields>(row, messageColumns)
  if (!fields) return []
  return [
    {
      ...fields,
      role: role.parse(fields.role),
      sources: sources.parse(fields.sources),
      sourced: Boolean(fields.sourced),
      actions: actions.parse(fields.actions),
      thread: thread.parse(fields.thread),
      at: ms(fields.at),
    },
  ]
}

/** The newest messages, the newest first. */
async function newestMessages(db: Reader, userId: string, limit: number): Promise<CompanionMessage[]> {
  const rows = await db.query(sql`
    select ${messageColumns[db.dialect]} from companion_messages m
    where m.user_id = ${userId} and m.role in ('user', 'assistant')
    order by m.created_at desc, m.id desc limit ${limit}`)
  return rows.flatMap(messageIn)
}

const rowOf = (m: CompanionMessage): Statement => sql`(${m.id}, ${m.userId}, ${m.role}, ${m.content},
  ${JSON.stringify(m.sources)}, ${m.sourced}, ${JSON.stringify(m.actions)},
  ${m.thread && JSON.stringify(m.thread)}, ${instant(m.at)})`

/** Stores messages, those already there left as they are. */
export const insertMessages = (messages: readonly CompanionMessage[]): Statement => sql`
  insert into companion_messages (id, user_id, role, content, sources, sourced, actions, thread, created_at)
  values ${join(messages.map(rowOf))} on conflict (id) do nothing`

const dropOldest = (userId: string, limit: number): Statement => sql`
  delete from companion_messages where user_id = ${userId} and id not in (
    select m.id from companion_messages m where m.user_id = ${userId}
    order by m.created_at desc, m.id desc limit ${limit})`

const pastColumns = columns('past', 'a', {
  itemIndex: 'selected_answer',
  isCorrect: 'is_correct',
  context: 'context',
  subject: 'subject',
  at: 'created_at',
})

const orderColumns = columns('shown', 's', { order: json('"order"') })

interface PastFields {
  itemIndex: number
  isCorrect: Flag
  context: string
  subject: string
  at: string
}

function pastIn(row: Row): PastAnswer[] {
  const past = readJson<PastFields>(row, pastColumns)
  const item = itemIn(row)
  if (!past || !item) return []
  const shown = readJson<{ order: unknown }>(row, orderColumns)
  return [
    {
      item,
      order: shown && indices.parse(shown.order),
      attempt: {
        itemIndex: past.itemIndex,
        isCorrect: Boolean(past.isCorrect),
        context: context.parse(past.context),
        subject: subject.parse(past.subject),
        at: ms(past.at),
      },
    },
  ]
}

const latestSearch = (dialect: Reader['dialect'], userId: string, limit: number): Statement => sql`
  select ${pastColumns[dialect]}, ${itemColumns[dialect]}, ${orderColumns[dialect]}
  from question_attempts a join questions q on q.id = a.question_id left join showings s on s.id = a.showing_id
  where a.user_id = ${userId} and ${outsideOpenBlock(userId, sql`a.question_id`)}
  order by a.created_at desc, a.id desc limit ${limit}`

const openSearch = (dialect: Reader['dialect'], userId: string, limit: number): Statement => sql`
  select ${itemColumns[dialect]} from showings s join questions q on q.id = s.question_id
  where s.user_id = ${userId} and ${isWaiting} order by s.shown_at desc limit ${limit}`

/** The companion's part of the study store, in the SQL that both databases share. */
export const companionStore = (db: StudyDatabase): CompanionStore => ({
  companionThread: async (userId, limit) => (await newestMessages(db, userId, limit)).reverse(),

  keepCompanion: (userId, messages, limit) =>
    db.transaction(userId, async (tx) => {
      if (messages.length > 0) await tx.write([insertMessages(messages), dropOldest(userId, limit)])
    }),

  clearCompanion: (userId) =>
    db.transaction(userId, async (tx) => {
      await tx.write([sql`delete from companion_messages where user_id = ${userId}`])
    }),

  latestAnswers: async (userId, limit) =>
    (await db.query(latestSearch(db.dialect, userId, limit))).flatMap(pastIn),

  openItems: async (userId, limit) =>
    (await db.query(openSearch(db.dialect, userId, limit))).flatMap((row) => itemIn(row) ?? []),
})
