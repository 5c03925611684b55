import type { POOLS } from '#protocol/bank.ts'
import type { Subject } from '#rules/subjects.ts'

export type Pool = (typeof POOLS)[number]

/** An item as the store holds it, key included. It never leaves the server whole: see questions/shown.ts. */
export interface Item {
  id: string
  /** null for one written by hand */
  family: string | null
  path: string
  pool: Pool
  subject: Subject
  subtopic: string
  area: string
  difficulty: number
  stem: string
  choices: string[]
  correctIndex: number
  why: string[]
  explanation: string
  authorities: string[]
}

/** Items of one pool, subject and difficulty. */
export interface Bucket {
  pool: Pool
  subject: Subject
  difficulty: number
}

/** The result of a search for an item; `bank` is the version of the pool searched, null where none is loaded. */
export interface Found {
  item: Item | null
  bank: string | null
}
