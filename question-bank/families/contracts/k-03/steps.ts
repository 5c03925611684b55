import type { Rule } from '../../engine/contract.ts'
import type { FormsFacts, FormsSkin } from './facts.ts'

type Applied = Rule<FormsFacts, FormsSkin>['applied']

function step(id: string, section: string, rule: string, applied: Applied): Rule<FormsFacts, FormsSkin> {
  return { id, authority: `UCC § ${section}`, asOf: '2026-11-01', rule, applied }
}

/** Every rule that a path of this family can run through: how the bargain was made, then what became of the clause. */
export const steps: readonly Rule<FormsFacts, FormsSkin>[] = [
  step(
    'definite-reply',
    '2-207(1)',
    'A definite and seasonable expression of acceptance makes a contract although it states terms additional to or different from those offered.',
    (_, skin) => `The form of ${skin.seller} accepted the order of ${skin.buyer} and asked for no assent.`,
  ),
  step(
    'confirmation',
    '2-207(1)',
    'A written confirmation sent within a reasonable time leaves the oral bargain as it was made, and its additional terms are judged like those of an acceptance.',
    (_, skin) => `${skin.seller} and ${skin.buyer} had agreed on the telephone before the letter was sent.`,
  ),
  step(
    'conditional',
    '2-207(1)',
    'A reply that is expressly made conditional on assent to its own terms is no acceptance.',
    (_, skin) => `The reply of ${skin.seller} said just that.`,
  ),
  step(
    'offer-term',
    '2-207(1)',
    'One who accepts an offer accepts its terms, and a form that is silent on one of them does not take it out.',
    (_, skin) => `${skin.seller} accepted an order that held the clause and said nothing against it.`,
  ),
  step(
    'minor',
    '2-207(2)',
    'Between merchants an additional term becomes part of the contract unless the offer limits acceptance to its terms, the term alters it materially, or objection is made in time.',
    (_, skin) =>
      `None of the three holds for the clause of ${skin.seller}, which neither surprises nor burdens.`,
  ),
  step(
    'objected-late',
    '2-207(2)',
    'Between merchants an immaterial additional term becomes part of the contract unless objection is notified within a reasonable time after notice of the term is received.',
    (_, skin) => `${skin.buyer} waited seven months, until the clause was used.`,
  ),
  step(
    'objected',
    '2-207(2)(c)',
    'Between merchants an additional term stays out if the other side gives notice of objection within a reasonable time.',
    (_, skin) => `${skin.buyer} objected two days after the form came.`,
  ),
  step(
    'limited',
    '2-207(2)(a)',
    'Between merchants an additional term stays out if the offer expressly limits acceptance to the terms of the offer.',
    (_, skin) => `The order of ${skin.buyer} did so.`,
  ),
  step(
    'material',
    '2-207(2)(b)',
    'Between merchants an additional term that would materially alter the contract stays out unless the other side expressly agrees to it.',
    (_, skin) =>
      `The clause of ${skin.seller} would bring surprise or hardship to ${skin.buyer}, who never agreed to it.`,
  ),
  step(
    'not-between-merchants',
    '2-207(2)',
    'Unless both sides are merchants, additional terms are proposals for addition to the contract and no more.',
    (_, skin) => `${skin.buyer} is no merchant and never took up the proposal.`,
  ),
  step(
    'assented',
    '2-207',
    'An additional term that would not come in by silence binds the other side once it agrees to the term expressly.',
    (_, skin) => `${skin.buyer} agreed to the clause in writing.`,
  ),
  step(
    'knock-out',
    '2-207',
    'Under the knock-out rule conflicting terms of offer and acceptance cancel each other, and the rules of the Code take their place.',
    (_, skin) =>
      `The clauses of ${skin.seller} and ${skin.buyer} conflict, so neither is part of the contract.`,
  ),
  step(
    'conduct',
    '2-207(3)',
    'Where the writings make no contract but conduct recognizes one, its terms are those on which the writings agree, together with the rules of the Code.',
    (_, skin) =>
      `The clause stands in the form of ${skin.seller} alone, and taking goods is no assent to it.`,
  ),
  step(
    'conduct-drops-offer-term',
    '2-207(3)',
    'Where the writings make no contract but conduct recognizes one, its terms are those on which the writings agree, together with the rules of the Code.',
    (_, skin) =>
      `The clause stands in the form of ${skin.buyer} alone, and being first gives it no better place.`,
  ),
  step(
    'nothing-formed',
    '2-207(3)',
    'Where the writings make no contract and there is no conduct by both that recognizes one, nobody is bound.',
    (_, skin) =>
      `Neither ${skin.seller} nor ${skin.buyer} had performed or agreed to the terms of the other.`,
  ),
  step(
    'counter-accepted',
    '2-206(1)',
    'A reply that is conditional on assent is an offer of its own, which the other side may accept.',
    (_, skin) => `${skin.buyer} signed and returned it, clause and all.`,
  ),
]
