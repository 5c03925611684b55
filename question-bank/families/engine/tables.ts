import type { Facts, Misconception, Rule, Side, StoryHead, Told } from './contract.ts'

/** The facts that a law turns on, each with its values. Draws depend on the order of both. */
export type FactTable = Readonly<Record<string, readonly [string, ...string[]]>>

/** One value for each fact of a table. */
export type FactsOf<T extends FactTable> = { readonly [Name in keyof T]: T[Name][number] }

/** The ids of a table: its keys. */
export type IdsOf<Table> = keyof Table & string

/** A story as a family writes it. Without `fixes` it suits all facts. */
export type Story<F extends Facts> = Pick<StoryHead<F>, 'id' | 'pool'> & Partial<StoryHead<F>>

/** The rules by id. One without a date of its own was checked when the family was. */
export type RuleTable<F extends Facts, S> = Readonly<
  Record<string, Omit<Rule<F, S>, 'id' | 'asOf'> & { readonly asOf?: string }>
>

/** A reason as a table writes it: each part the same in every case, or a function of facts and story. */
export interface WrittenReason<F extends Facts, S> {
  readonly side: Side | ((facts: F) => Side)
  readonly texts: Told<F, S, readonly string[]>
  /**
   * Where the wordings differ by more than names, what tells them apart, such as the kind of contract. Weights are kept for
   * each of these and each place in `texts`.
   */
  readonly wordedBy?: (facts: F) => string
  readonly right?: Told<F, S, string>
  readonly lesson: Told<F, S, string>
  /** Where this is false, the reason makes no sense and is not offered. */
  readonly applies?: (facts: F) => boolean
}

/** The reasons by id. */
export type ReasonTable<F extends Facts, S> = Readonly<Record<string, WrittenReason<F, S>>>

/**
 * The misconceptions by id. `gives` is the reason that a student with this view would give, wherever `when` holds
 * (everywhere without it). A misconception without `gives` gives what the path's `tempts` say.
 */
export type MisconceptionTable<F extends Facts, Reasons, S = unknown> = Readonly<
  Record<
    string,
    Pick<Misconception<F, S>, 'label' | 'correction'> & {
      readonly gives?: IdsOf<Reasons> | ((facts: F) => IdsOf<Reasons> | null)
      readonly when?: (facts: F) => boolean
    }
  >
>

/** How hard a question is. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** Ids, or a function of the facts that returns them. */
type IdList<F extends Facts, Id> = readonly Id[] | ((facts: F) => readonly Id[])

/** One path through the law, which is one row of `paths.ts`. */
export interface Path<F extends Facts, RuleId, ReasonId, MisconceptionId extends string> {
  /** The rules that lead to the result, in order. */
  readonly rules: readonly [RuleId, ...RuleId[]]
  /** The reasons that are right, the governing one first. */
  readonly because: readonly [ReasonId, ...ReasonId[]]
  /** Reasons that a good lawyer could defend too, and so are never offered. */
  readonly arguable?: IdList<F, ReasonId>
  readonly level: Level
  /** How many times the path is drawn in one cycle; 1 where nothing is said. */
  readonly draws?: number
  /** The only wrong reasons that may be offered. Without it, and without `tempts`, any reason that applies may be. */
  readonly offers?: IdList<F, ReasonId>
  /** By misconception, the wrong reason that it leads to here. No other wrong reason is offered. */
  readonly tempts?: { readonly [Id in MisconceptionId]?: ReasonId }
}

/** The paths by name. Used as `satisfies PathTable<…>`, it reports a mistyped id on its own line. */
export type PathTable<F extends Facts, Rules, Reasons, Misconceptions> = Readonly<
  Record<string, Path<F, IdsOf<Rules>, IdsOf<Reasons>, IdsOf<Misconceptions>>>
>
