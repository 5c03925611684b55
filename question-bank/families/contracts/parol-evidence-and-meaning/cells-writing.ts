import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { ParolCells } from './reason-id.ts'
import type { ParolStory } from './story.ts'

const merger = ({ job }: ParolStory, why: string): Cell => [
  `the merger clause makes the contract a complete integration, which discharges ${whose(job.provider)} promise`,
  `a merger clause bars proof of an oral promise by ${job.provider.the}`,
  why,
]
const complete = ({ job }: ParolStory, why: string): Cell => [
  `the contract was completely integrated, which discharges ${whose(job.provider)} promise`,
  `a completely integrated contract leaves no room for an added promise`,
  why,
]
const partial = ({ job }: ParolStory, why: string): Cell => [
  `the contract was partially integrated, and ${whose(job.provider)} promise is a consistent term`,
  `a consistent promise may be added to a partially integrated contract`,
  why,
]
const against = ({ job }: ParolStory, why: string): Cell => [
  `${whose(job.provider)} promise contradicts the merger clause of the contract`,
  `an oral promise may not contradict the merger clause of a signed contract`,
  why,
]
const dates = (why: string): Cell => [
  `the oral date of September 30 contradicts the June date of an integrated contract`,
  `the completion date of an integrated contract may not be contradicted`,
  why,
]
const dateMeaning = (why: string): Cell => [
  `extrinsic evidence may show the meaning that the parties gave to the completion date`,
  `the oral agreement explains the meaning of the completion date`,
  why,
]
const separate = ({ job }: ParolStory, why: string): Cell => [
  `${whose(job.provider)} promise was a collateral agreement with its own consideration`,
  `a collateral agreement for a separate consideration is outside the merger clause`,
  why,
]

/** Reasons where a merger clause, an earlier date, or a later promise is in question. */
export const WRITING_CELLS = {
  merger: (s) => ({
    'no-merger': merger(
      s,
      `In this state the clause settles that the contract is complete, and there was no fraud or mistake.`,
    ),
    'no-contradict': [
      `${whose(s.job.provider)} promise contradicts the terms on the work to be done`,
      `an oral promise may not contradict the terms of a signed contract on the work to be done`,
      `More work at no charge isn't at odds with any term. A consistent promise fails only because the contract is complete.`,
    ],
    'yes-partial': partial(
      s,
      `Where such a clause is conclusive, a court can't find that the parties left some of their agreement out.`,
    ),
    'yes-omitted': [
      `a small promise at no charge might naturally be omitted from the contract`,
      `${whose(s.job.provider)} promise is a consistent term that might naturally be omitted`,
      `Whether a term might naturally be omitted helps to show if a contract is complete. This state's rule on the clause has answered that.`,
    ],
    'yes-separate': separate(
      s,
      `The promise was made at no extra charge, so it had no consideration of its own.`,
    ),
  }),
  rebutted: (s) => ({
    'yes-partial': partial(
      s,
      `The emails overcame the clause, which is only evidence in this state. An unfinished list of promises may be completed.`,
    ),
    'yes-separate': separate(
      s,
      `The promise came at no extra charge, and so without a consideration of its own.`,
    ),
    'yes-meaning': [
      `extrinsic evidence may explain the meaning of the merger clause`,
      `the merger clause is ambiguous and so open to extrinsic evidence of its meaning`,
      `The meaning of the clause is clear, so extrinsic evidence needn't explain it. The question is whether it tells the truth.`,
    ],
    'no-merger': merger(
      s,
      `Elsewhere it might. In this state the clause is evidence of completeness, and other evidence outweighed it.`,
    ),
    'no-complete': complete(
      s,
      `The judge found that the parties meant to leave some promises outside the form. That's a partial integration.`,
    ),
    'no-contradict': against(
      s,
      `A court that may look behind the clause isn't bound by its words. The promise conflicts with no term on the work.`,
    ),
  }),
  final: (s) => ({
    'no-contradict': dates(
      `On a matter that the contract covers, it's final. An earlier agreement on another date can't take the place of the one it states.`,
    ),
    'no-complete': [
      `the contract was completely integrated and discharged the oral agreement`,
      `a completely integrated contract leaves no room for the oral agreement`,
      `The parties didn't mean the contract to state everything, so it's no complete integration. It needn't be, where a term is contradicted.`,
    ],
    'yes-partial': [
      `a partially integrated contract is open to proof of the oral agreement`,
      `the oral agreement may be added to a partially integrated contract`,
      `A partially integrated contract may be supplemented by consistent terms only. The two dates can't stand side by side.`,
    ],
    'yes-meaning': dateMeaning(
      `A date in June doesn't mean one in September. The testimony would replace the term instead of explaining it.`,
    ),
    'yes-waiver': [
      `${s.job.client.the} waived the June date by agreeing to one in September`,
      `the oral agreement was a waiver of the completion date`,
      `A waiver gives up a right that one has. A week before the signing, there was no June date to waive.`,
    ],
    'yes-tentative': [
      `a contract that does not state everything is not a final integration`,
      `the contract was not a final expression of the completion date`,
      `A contract can be final on some matters without being complete. This one is final on the date it states.`,
    ],
  }),
  tentative: () => ({
    'yes-tentative': [
      `the outline was not adopted as a final expression and so was not integrated`,
      `without a final expression of any term, there was no integrated agreement`,
      `The paper was a step on the way to a contract that was never drafted. What isn't final can be contradicted.`,
    ],
    'yes-partial': [
      `a partially integrated outline is open to proof of the oral agreement`,
      `the oral agreement may be added to a partially integrated outline`,
      `A partially integrated outline would be final on what it states, and the June date would stand. This one was final on nothing.`,
    ],
    'yes-meaning': dateMeaning(
      `The testimony doesn't explain what June means. It shows that something else had been agreed.`,
    ),
    'no-contradict': dates(
      `The bar on contradiction protects a term that both adopted as final. No term of this outline was.`,
    ),
    'no-complete': [
      `the outline was completely integrated and discharged the oral agreement`,
      `a completely integrated outline leaves no room for the oral agreement`,
      `Initials don't make a paper complete. The parties meant it as a guide for their lawyers.`,
    ],
    'no-plain': [
      `the June date is unambiguous, and extrinsic evidence may not vary its plain meaning`,
      `the plain meaning of the completion date is closed to extrinsic evidence`,
      `The June date is clear, but plain words bind only where the parties adopted them as final.`,
    ],
  }),
  later: (s) => ({
    'yes-later': [
      `a later agreement is outside the parol evidence rule and the merger clause`,
      `the parol evidence rule does not reach an agreement made after the integration`,
      `The promise was made two weeks after the signing, for more money. The rule discharges what came before.`,
    ],
    'yes-partial': partial(
      s,
      `How complete the contract was doesn't matter for a promise that came after it.`,
    ),
    'yes-waiver': [
      `${s.job.provider.the} waived the merger clause by agreeing to more work`,
      `the parties waived the merger clause by agreeing to additional work`,
      `There was nothing to waive. A clause on what the entire agreement is doesn't forbid a new one.`,
    ],
    'no-merger': merger(
      s,
      `The clause closes the contract to what was said before. It doesn't speak of what comes after.`,
    ),
    'no-complete': complete(
      s,
      `A complete integration discharges earlier promises. The parties remained free to make another bargain.`,
    ),
    'no-contradict': against(
      s,
      `The clause was true on the day of the signing. A bargain made two weeks later is not at odds with it.`,
    ),
  }),
} satisfies ParolCells
