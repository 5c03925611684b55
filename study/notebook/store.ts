import type { NoteMark, StudyMark } from '#protocol/sync/mark.ts'
import type { Confidence, Memory, MissReason } from '#rules/memory/memory.ts'
import type { Attempt } from '../attempt.ts'
import type { Item } from '../item.ts'
import type { MemoryChange } from './memory-change.ts'

/** A miss, and the reason its player gave; `item` is null where this store doesn't have the question. */
export interface Missed
  extends Pick<Attempt, 'questionId' | 'context' | 'subject' | 'subtopic' | 'area' | 'itemIndex'> {
  at: number
  confidence: Confidence | null
  reason: MissReason | null
  item: Item | null
}

/** Answers by how sure their player was, and misses by the reason told. */
export interface Told {
  steps: { confidence: Confidence; answered: number; correct: number }[]
  reasons: { reason: MissReason; misses: number }[]
}

/** The marks that a player made on answers: the reason of each miss by the answer's id, and the note on each question by its id. */
export interface ToldOf {
  reasons: ReadonlyMap<string, MissReason>
  notes: ReadonlyMap<string, NoteMark>
}

/** The memory of a rule after a mark, and the reason told before that stays in the mark's place; null where the mark was taken. */
export interface Moved {
  memory: Memory
  stays: MissReason | null
}

/** The records of marks: notes, reasons and rule cards. */
export interface NotebookStore {
  /** the last misses, of questions that are not before the player now, the newest first */
  misses(userId: string, most: number): Promise<Missed[]>
  /** those of all misses that were given at these instants (ms), the newest first */
  missesAt(userId: string, instants: readonly number[]): Promise<Missed[]>
  /** of these questions, those that the player answered and that are not before them now */
  answeredItems(userId: string, ids: readonly string[]): Promise<Item[]>
  /** of these questions, the ids of those that are in this store's bank */
  inBank(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** whether the player answered a question, which this store may not have, and it's not before them now */
  hasAnswered(userId: string, id: string): Promise<boolean>
  /** the notes and bookmarks there are, one a target */
  notes(userId: string): Promise<NoteMark[]>
  /** Stores a note as it is after the one there is; returns it. */
  keepNote(userId: string, note: NoteMark): Promise<NoteMark>
  /** the player's answer to a showing, or null */
  answerAt(userId: string, showingId: string): Promise<Attempt | null>
  /**
   * Stores a mark and moves the memory of its rule, or lets a reason go that is told anew too late. Returns what stands then, or
   * null where the rule was never met.
   */
  tell(userId: string, mark: StudyMark, moves: MemoryChange): Promise<Moved | null>
  told(userId: string): Promise<Told>
  toldOf(userId: string, answers: readonly Pick<Attempt, 'id' | 'questionId'>[]): Promise<ToldOf>
  /** the reasons told last, the newest first */
  lastReasons(userId: string, most: number): Promise<(MissReason | null)[]>
}
