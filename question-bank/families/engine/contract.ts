import type { Jurisdiction, NextgenScope, Pool } from '../../load/item.ts'

/** The facts that a decision reads: one value for each dimension. Names, places and objects are story. */
export type Facts = Readonly<Record<string, string>>

/** The side an answer takes on a two-sided question; null for answers such as an amount or a date. */
export type Side = 'yes' | 'no' | null

/** One rule on the way to an answer: its law in a sentence, where it stands, and when it was last checked. */
export interface Rule<F extends Facts, S> {
  readonly id: string
  readonly rule: string
  readonly authority: string
  readonly asOf: string
  /** What in the facts met it or kept it out, as one sentence. */
  readonly applied: (facts: F, story: S) => string
}

/** The law's answer: the reasons that may stand as the key, the governing one first, and the path to it. */
export interface Decision {
  readonly reasons: readonly [string, ...string[]]
  /** Reasons that could be defended too, and so are neither key nor distractor. */
  readonly arguable?: readonly string[]
  /** Step ids in order. Joined, they name the legal path that variety is counted by. */
  readonly path: readonly string[]
}

/**
 * A reason an option can give: true in some patterns of the facts, tempting and wrong in others. It is worded
 * as a view of the law, never as a fact, so that no stem contradicts it and no wording marks it as wrong.
 */
export interface Reason {
  readonly side: Side
  /** Two or more wordings of about equal length that read on after "because". */
  readonly texts: readonly string[]
  /** When this reason would be the right one, as a sentence; told to those who chose it wrongly. */
  readonly lesson: string
}

/** A mistaken view of the law that students hold: the decision with one rule changed. */
export interface Misconception<F extends Facts> {
  readonly id: string
  /** The mistaken rule in a few words. */
  readonly label: string
  /** One sentence that mends it. */
  readonly correction: string
  /** The reason someone with this view would give; null where the view changes nothing or is good law. */
  readonly decide: (facts: F) => string | null
}

/** A dress for the facts. `fixes` are the values it cannot do without. */
export interface StoryHead<F extends Facts> {
  readonly id: string
  readonly fixes: Partial<F>
  /** False for patterns it cannot dress for other reasons, such as a witness too old for a juvenile record. */
  readonly wears?: (facts: F) => boolean
}

/** A fact that a question may offer to add: what it sets, and how an option says it. */
export interface AddedFact<F extends Facts = Facts, S = unknown> {
  readonly id: string
  readonly sets: Partial<F>
  /** A clause that begins with a capital letter and ends without a stop. */
  readonly text: (facts: F, story: S) => string
  /** False where it cannot be added without contradicting what the stem tells. */
  readonly fits?: (facts: F) => boolean
}

/**
 * A way of asking. 'ruling' options are a side and a reason, two and two; 'argument' options reasons of one side;
 * 'added' options facts, of which one would turn the answer round. Where reasons take no side (an amount, a date), every
 * option is one of them.
 */
export interface Form<F extends Facts, S> {
  readonly id: string
  readonly kind: 'ruling' | 'argument' | 'added'
  /** How an option that takes this side begins, in a ruling. */
  readonly yes: string
  readonly no: string
  /** The lead-in, one question. */
  readonly ask: (facts: F, story: S) => string
  /** An argument form serves one side; a ruling serves both. */
  readonly side?: 'yes' | 'no'
}

/** How far a family's rule table was checked: against the text itself, or by two derivations that agree. */
export type RuleCheck = 'primary text' | 'two derivations'

/** A family of questions on one rule, from which any number of variants is made. */
export interface Family<F extends Facts = Facts, S extends StoryHead<F> = StoryHead<F>> {
  /** Like 'ev-10'. */
  readonly id: string
  /** Raised whenever a change alters a variant, since an id must keep its content. */
  readonly edition: number
  readonly name: string
  readonly subject: string
  readonly subtopic: string
  readonly pool: Pool
  readonly jurisdiction: Jurisdiction
  readonly nextgenScope: NextgenScope
  readonly lawAsOf: string
  readonly ruleCheck: RuleCheck
  /** Why none of it may be served yet, however it stands with the solvers; the check says it, the build leaves it out. */
  readonly blocked?: string
  /** Every value of every dimension. */
  readonly dimensions: { readonly [K in keyof F]: readonly F[K][] }
  /** Null when the pattern can happen and has one answer; otherwise why not. */
  readonly illegal: (facts: F) => string | null
  readonly decide: (facts: F) => Decision
  readonly reasonIds: readonly string[]
  readonly reason: (id: string, facts: F, story: S) => Reason
  /** False where a reason makes no sense beside these facts (a pardon argument where nobody was pardoned). */
  readonly fits: (reason: string, facts: F) => boolean
  readonly rules: readonly Rule<F, S>[]
  readonly misconceptions: readonly Misconception<F>[]
  readonly stories: readonly S[]
  readonly forms: readonly Form<F, S>[]
  /** What 'added' forms choose from. */
  readonly addedFacts?: readonly AddedFact<F, S>[]
  /** The facts told, without the lead-in. */
  readonly tell: (facts: F, story: S) => string
  /** How often a path comes up in a cycle, where once would leave its reason too seldom the key. */
  readonly draws?: (path: string) => number
  readonly area: (facts: F) => string
  /** 1–10. */
  readonly difficulty: (facts: F) => number
  /** Hints of at most 25 words, best first; the first that shares no word with the key alone is used. */
  readonly hints: (facts: F, story: S) => readonly string[]
}

/** A family whose fact and story types are its own business. */
// biome-ignore lint/suspicious/noExplicitAny: the type parameters stand in both argument and result positions, so no narrower common type exists
export type AnyFamily = Family<any, any>
