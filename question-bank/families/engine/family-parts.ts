import type { AddedFact, Facts, Family, Form } from './contract.ts'
import type { FactsOf, FactTable, MisconceptionTable, Path, ReasonTable, RuleTable, Story } from './tables.ts'

type Ruling<F extends Facts, S> = Omit<Form<F, S>, 'kind' | 'side'> & { readonly kind: 'ruling' }
type Argument<F extends Facts, S> = Pick<Form<F, S>, 'id' | 'ask'> & {
  readonly kind: 'argument'
  readonly side: 'yes' | 'no'
}
type Added<F extends Facts, S> = Pick<Form<F, S>, 'id' | 'ask'> & { readonly kind: 'added' }

/** Puts facts and story into prose, in one narrative order. */
type Telling<F extends Facts, S> = (facts: F, story: S) => string

type Carried =
  | 'id'
  | 'edition'
  | 'name'
  | 'subject'
  | 'subtopic'
  | 'jurisdiction'
  | 'nextgenScope'
  | 'lawAsOf'

/** A family as its folder writes it: head, tables, decision and wording. Ids and fact values are inferred from the tables. */
export interface FamilyParts<
  T extends FactTable,
  S extends Story<FactsOf<T>>,
  RuleId extends string,
  ReasonId extends string,
  MisconceptionId extends string,
  PathId extends string,
> extends Pick<Family<FactsOf<T>>, Carried | 'ruleCheck' | 'blocked' | 'bySum'> {
  readonly facts: T
  readonly rules: RuleTable<FactsOf<T>, NoInfer<S>> & Readonly<Record<RuleId, unknown>>
  readonly reasons: ReasonTable<FactsOf<T>, NoInfer<S>> & Readonly<Record<ReasonId, unknown>>
  readonly misconceptions: MisconceptionTable<FactsOf<T>, Record<NoInfer<ReasonId>, unknown>, NoInfer<S>> &
    Readonly<Record<MisconceptionId, unknown>>
  readonly paths: Readonly<
    Record<PathId, Path<FactsOf<T>, NoInfer<RuleId>, NoInfer<ReasonId>, NoInfer<MisconceptionId>>>
  >
  /** The path that these facts take; null where they cannot happen together, or where the law is not settled. */
  readonly decide: (facts: FactsOf<T>) => NoInfer<PathId> | null
  readonly stories: readonly S[]
  /** The stem without its question: one telling, or one for each narrative order. */
  readonly tell: Telling<FactsOf<T>, NoInfer<S>> | readonly Telling<FactsOf<T>, NoInfer<S>>[]
  readonly forms: readonly (
    | Ruling<FactsOf<T>, NoInfer<S>>
    | Argument<FactsOf<T>, NoInfer<S>>
    | Added<FactsOf<T>, NoInfer<S>>
  )[]
  readonly addedFacts?: readonly AddedFact<FactsOf<T>, NoInfer<S>>[]
  readonly area: string | ((facts: FactsOf<T>) => string)
  /** At most 25 words each, best first. The first hint that shares no word with the key alone is used. */
  readonly hints: readonly string[] | ((facts: FactsOf<T>, story: NoInfer<S>) => readonly string[])
  /** Hints that point at what decides this case, whichever way; printed in place of `hints`, on which the draws depend. */
  readonly pointers?: (facts: FactsOf<T>, story: NoInfer<S>) => readonly string[]
}
