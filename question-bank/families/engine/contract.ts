import type { Pool } from '#protocol/bank.ts'
import type { Subject } from '#rules/subjects.ts'
import type { Jurisdiction, NextgenScope } from '../../load/item.ts'

/** The facts that a decision reads: one value for each. Names, places and objects belong to the story. */
export type Facts = Readonly<Record<string, string>>

/** The side an answer takes on a two-sided question; null for answers such as an amount or a date. */
export type Side = 'yes' | 'no' | null

/** Something told of a case: the same in every case, or worded by its facts and story. */
export type Told<F extends Facts, S, T> = T | ((facts: F, story: S) => T)

/** One rule on the way to a result: the law in a sentence, its authority, and the date it was last checked. */
export interface Rule<F extends Facts, S> {
  readonly id: string
  readonly rule: string
  readonly authority: string
  readonly asOf: string
  /** One sentence: which of the facts satisfied the rule, or failed it. */
  readonly applied: (facts: F, story: S) => string
}

/** The result that the law gives: the reasons that may be the key, the governing one first, and the path to them. */
export interface Decision {
  readonly reasons: readonly [string, ...string[]]
  /** Reasons that a good lawyer could defend too. They are offered neither as the key nor as a distractor. */
  readonly arguable?: readonly string[]
  /** The ids of the rules that lead to the result, in order. */
  readonly path: readonly string[]
  /** The name of the path, by which variety is counted. Without it the rule ids, joined by ' > ', are the name. */
  readonly pathName?: string
}

/**
 * A reason that an option can give: one doctrine, named in its term of art and applied to these facts. It may misclassify a
 * fact (call an invitee a licensee) or apply the wrong doctrine; it may not misstate a fact. It must be true on some facts
 * and false on others: a proposition that is always true, or always false, belongs in the explanation.
 */
export interface Reason {
  readonly side: Side
  /** Two or more wordings of about equal length that read on after "because". */
  readonly texts: readonly string[]
  /** Names the templates of `texts`, so that weights belong to a template. Absent where the texts are the templates. */
  readonly keys?: readonly string[]
  /** Where it is the key, why it is right: the deciding fact, then the rule. Absent where it never is the key. */
  readonly right?: string
  /** One sentence: when this reason would be right. Shown to a player who chose it wrongly. */
  readonly lesson: string
}

/** A mistake about the law that students make: the decision with one rule changed. */
export interface Misconception<F extends Facts, S = unknown> {
  readonly id: string
  /** The mistaken rule in a few words, for whoever reads the table; no player sees it. */
  readonly label: string
  /** The correction, as a text that stands alone: the deciding fact, the rule, and what the choice confuses. */
  readonly correction: Told<F, S, string>
  /** The id of the reason that a student with this view would give; null where the view makes no difference. */
  readonly decide: (facts: F) => string | null
}

/** What every story has. A story gives the facts their names, places and objects. `fixes` are the facts it cannot vary. */
export interface StoryHead<F extends Facts> {
  readonly id: string
  readonly fixes: Partial<F>
  /** The pool of every variant that tells this story. */
  readonly pool: Pool
  /** False where the story does not suit the facts otherwise, such as a witness too old for a juvenile record. */
  readonly suits?: (facts: F) => boolean
}

/** A fact that an option may add to the case: the facts it sets, and its wording. */
export interface AddedFact<F extends Facts = Facts, S = unknown> {
  readonly id: string
  readonly sets: Partial<F>
  /** A clause that begins with a capital letter and ends without a period. */
  readonly text: (facts: F, story: S) => string
  /** Why it changes the result, or leaves it as it is. */
  readonly why: (facts: F, story: S) => string
  /** False where adding it would contradict the stem. */
  readonly fits?: (facts: F) => boolean
}

/**
 * A way of asking. The options of a 'ruling' are two of each side, each with its reason. Those of an 'argument' are reasons
 * of one side. Those of an 'added' form are facts, one of which would reverse the result. Where reasons take no side (an
 * amount, a date), every option is a bare reason.
 */
export interface Form<F extends Facts, S> {
  readonly id: string
  readonly kind: 'ruling' | 'argument' | 'added'
  /** The first words of an option that takes this side, in a ruling. */
  readonly yes: string
  readonly no: string
  /** The lead-in, one question. */
  readonly ask: (facts: F, story: S) => string
  /** An argument form serves one side; a ruling serves both. */
  readonly side?: 'yes' | 'no'
}

/** How a family's law was checked: against the text of the law, or by two derivations that agree. */
export type RuleCheck = 'primary text' | 'two derivations'

/**
 * A family of questions on one rule, from which any number of variants is made. `defineFamily` builds one from tables.
 */
export interface Family<F extends Facts = Facts, S extends StoryHead<F> = StoryHead<F>> {
  /** Like 'ev-10'. */
  readonly id: string
  /** Raised whenever a change alters a variant, since an id must keep its content. */
  readonly edition: number
  readonly name: string
  readonly subject: Subject
  readonly subtopic: string | ((facts: F) => string)
  readonly jurisdiction: Jurisdiction
  readonly nextgenScope: NextgenScope
  readonly lawAsOf: string
  readonly ruleCheck: RuleCheck
  /** True where each option begins with a sum of money, and the options are served from the smallest sum to the largest. */
  readonly bySum?: boolean
  /** Why the family must not be served yet, whatever its blind solving says. The check warns; the build leaves it out. */
  readonly blocked?: string
  /** The family's folder below `families/`, where its weights are kept. */
  readonly folder: string
  /** Every value of every fact. */
  readonly dimensions: { readonly [K in keyof F]: readonly F[K][] }
  /** Null when these facts can happen together and have one result; otherwise why not. */
  readonly illegal: (facts: F) => string | null
  readonly decide: (facts: F) => Decision
  /** The names of all paths, where a table lists them; each must be reached. */
  readonly pathNames?: readonly string[]
  readonly reasonIds: readonly string[]
  readonly reason: (id: string, facts: F, story: S) => Reason
  /** False where a reason makes no sense on these facts (a pardon argument where nobody was pardoned). */
  readonly fits: (reason: string, facts: F) => boolean
  readonly rules: readonly Rule<F, S>[]
  readonly misconceptions: readonly Misconception<F, S>[]
  readonly stories: readonly S[]
  readonly forms: readonly Form<F, S>[]
  /** The facts that 'added' forms offer. */
  readonly addedFacts?: readonly AddedFact<F, S>[]
  /** The stem without its question, told in one of the family’s narrative orders, counted from 0; the first where none is given. */
  readonly tell: (facts: F, story: S, order?: number) => string
  /** How many narrative orders `tell` has; 1 where nothing is said. */
  readonly orders?: number
  /** How many times a path is drawn in one cycle; more than once where its reasons would else be the key too rarely. */
  readonly draws?: (path: string) => number
  readonly area: (facts: F) => string
  /** 1–10. */
  readonly difficulty: (facts: F) => number
  /**
   * Hints of at most 25 words, best first; the first that shares no word with the key alone is used. A draw that none of
   * them suits is drawn again, so they stay as they are while the edition stands.
   */
  readonly hints: (facts: F, story: S) => readonly string[]
  /** Hints that speak of this case, tried before `hints`. They decide no draw, so they may be mended under the same edition. */
  readonly pointers?: (facts: F, story: S) => readonly string[]
}

/** A family of any facts and stories. */
// biome-ignore lint/suspicious/noExplicitAny: the type parameters stand in both argument and result positions, so no narrower common type exists
export type AnyFamily = Family<any, any>
