import type { ExamCandidate } from '#rules/exam/form.ts'
import type { Attempt } from '../attempt.ts'
import type { Item } from '../item.ts'
import type { Showing, Shown } from '../showing.ts'
import type { ReplayState } from '../sync/replay-state.ts'
import type { Block, OpenBlock } from './block.ts'
import type { HandedIn } from './hand-in.ts'

/** A block that was handed in, with how it went. */
export interface BlockScore {
  block: Block
  right: number
  blank: number
  total: number
  usedMs: number
}

/** An answer of a block with its question; its showing where the block was taken here. */
export interface BlockAnswer {
  attempt: Attempt
  item: Item
  showing: Pick<Showing, 'id' | 'order' | 'practice'> | null
}

/** The records of exam blocks. */
export interface ExamStore {
  /** the block that the player has open on this host, with its questions in order; null where none is */
  openBlock(userId: string): Promise<{ block: OpenBlock; shown: Shown[] } | null>
  hasOpenBlock(userId: string): Promise<boolean>
  /** the questions there are for a block, with when the player saw each */
  examCandidates(userId: string): Promise<ExamCandidate[]>
  /** practice questions by their ids, retired ones too */
  examItems(ids: readonly string[]): Promise<ReadonlyMap<string, Item>>
  /** how many blocks the player has begun */
  countBlocks(userId: string): Promise<number>
  /** whether the UTC day of an instant (ms) holds so many answers of the player more */
  hasRoomFor(userId: string, at: number, more: number): Promise<boolean>
  /** Stores a block and its showings, which count as seen; where the player has one open, nothing. */
  startBlock(block: OpenBlock, showings: readonly Showing[]): Promise<void>
  /** Reads the player's block and stores the block that `change` returns, under the player's lock; null where it is not open. */
  changeBlock(userId: string, id: string, change: (block: OpenBlock) => OpenBlock): Promise<OpenBlock | null>
  /** Drops the player's open block and its showings; false where it is not open. Its questions stay seen. */
  discardBlock(userId: string, id: string): Promise<boolean>
  /** Grades an open block and stores its answers, all or nothing, under the player's lock; one handed in before stays as it is. */
  handIn(
    userId: string,
    id: string,
    decide: (block: OpenBlock, shown: readonly Shown[], replay: ReplayState) => HandedIn,
  ): Promise<void>
  /** the player's blocks that were handed in, the last one first; or the one of an id */
  scores(userId: string, id?: string): Promise<BlockScore[]>
  /** whether the block that the player has open asks a question of this one again */
  isAskedAgain(userId: string, id: string): Promise<boolean>
  /** whether the block that the player has open asks a question */
  isInOpenBlock(userId: string, questionId: string): Promise<boolean>
  /** the answers of a block in its order */
  blockAnswers(userId: string, id: string): Promise<BlockAnswer[]>
}
