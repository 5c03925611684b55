import type { Cell } from '../../engine/cells.ts'
import type { ParolCells } from './reason-id.ts'
import type { ParolStory } from './story.ts'

const usage = ({ sale }: ParolStory, why: string): Cell => [
  `usage of trade may supplement a contract that is completely integrated`,
  `a usage of the ${sale.trade} trade may supplement or explain the contract`,
  why,
]
const dealing = (why: string): Cell => [
  `the parties' course of dealing may supplement a completely integrated contract`,
  `a course of dealing between the parties may explain or supplement the contract`,
  why,
]
const partial = (why: string): Cell => [
  `the allowance is a consistent term of a partially integrated contract`,
  `the contract was partially integrated and is open to a consistent allowance`,
  why,
]
const waiver = ({ sale }: ParolStory, why: string): Cell => [
  `${sale.buyer.the} waived any objection by a course of performance under the contract`,
  `a course of performance under the contract shows a waiver by ${sale.buyer.the}`,
  why,
]
const complete = (why: string): Cell => [
  `a completely integrated contract may not be supplemented by a practice`,
  `a completely integrated contract bars proof of an allowance that it leaves out`,
  why,
]
const plain = (why: string): Cell => [
  `an unambiguous contract may not be supplemented by extrinsic evidence of a practice`,
  `extrinsic evidence of a practice may not vary the plain meaning of the contract`,
  why,
]
const express = (what: string, why: string): Cell => [
  `the express terms of the contract prevail over ${what}`,
  `${what} does not control over the express terms of the contract`,
  why,
]
const NO_DEALING = `A course of dealing is conduct between these two in earlier contracts. The practice is one of the trade.`
const NO_AMBIGUITY = `The Code asks for no ambiguity before evidence of a practice is heard, so a plain meaning doesn't bar it.`
const UNBOUND = ({ sale }: ParolStory): readonly [string, string] => [
  `${sale.buyer.the} is not bound by a usage of trade that ${sale.buyer.pronoun} did not know`,
  `a practice unknown to ${sale.buyer.the} is not a usage of trade between the parties`,
]

/** Reasons where the source is a practice of the trade or of the parties. */
export const PRACTICE_CELLS = {
  usage: (s) => ({
    'yes-usage': usage(
      s,
      `The practice is regular in the trade that both are engaged in. The Code reads it into even a complete contract.`,
    ),
    'yes-dealing': dealing(NO_DEALING),
    'yes-partial': partial(
      `The contract was meant to be complete and exclusive. The practice comes in for another reason than a gap.`,
    ),
    'no-usage': [
      ...UNBOUND(s),
      `Those who enter a trade are bound by its regular practices. It's enough that they should know them.`,
    ],
    'no-complete': complete(
      `A complete contract is closed to added agreements. For goods, a usage of trade may still supplement it.`,
    ),
    'no-plain': plain(NO_AMBIGUITY),
  }),
  outsider: (s) => ({
    'no-usage': [
      `a local usage of trade does not bind a distant buyer without reason to know of it`,
      `a usage of trade in one county does not bind a buyer who had no reason to know of it`,
      `A usage of trade may be local, but it counts only among those who know or should know of it. A distant buyer without reason to know isn't one of them.`,
    ],
    'no-complete': complete(
      `A completely integrated contract isn't closed to a usage of trade. The allowance fails since the buyer had no reason to know of it.`,
    ),
    'no-plain': plain(NO_AMBIGUITY),
    'yes-usage': usage(
      s,
      `A usage of trade may supplement the contract of those who should know of it. Nobody outside the county had reason to.`,
    ),
    'yes-dealing': dealing(NO_DEALING),
    'yes-partial': partial(
      `A consistent additional term has to be agreed on first. The parties never spoke of an allowance.`,
    ),
  }),
  dealing: (s) => ({
    'yes-dealing': dealing(
      `Six times under the same words is a basis for reading the seventh contract the same way. A complete contract isn't closed to it.`,
    ),
    'yes-usage': usage(
      s,
      `What two parties do between themselves isn't a usage of a trade, which is regular among many. It has a name of its own.`,
    ),
    'yes-waiver': waiver(
      s,
      `A course of performance arises under the contract in dispute. The six allowances were made under others.`,
    ),
    'yes-partial': partial(
      `The contract was meant to be complete and exclusive. The allowance comes in by another way.`,
    ),
    'no-negated': [
      `the merger clause negated any course of dealing between the parties`,
      `a merger clause negates a course of dealing under earlier contracts`,
      `A general clause on the entire agreement doesn't do that. It would have to speak of past conduct.`,
    ],
    'no-complete': complete(
      `Earlier agreements are shut out by a complete contract. A pattern of conduct that gives its words their meaning isn't.`,
    ),
    'no-single': [
      `conduct under other contracts is not a course of dealing under a new one`,
      `a course of dealing is made by repeated conduct under a single contract`,
      `It's the other way around: conduct under other contracts is just what makes a course of dealing.`,
    ],
  }),
  performance: (s) => ({
    'yes-waiver': waiver(
      s,
      `Knowing acceptance, five times and without objection, can show that a term was given up, even one that's expressly stated.`,
    ),
    'yes-dealing': dealing(
      `A course of dealing lies in earlier contracts. Five months under the same contract are something else.`,
    ),
    'yes-usage': usage(
      s,
      `Nothing shows what others in the trade do. The five months concern these two alone.`,
    ),
    'no-plain': plain(NO_AMBIGUITY),
    'no-complete': complete(
      `Even a completely integrated contract is closed only to what came before it. The practice of five months came after.`,
    ),
    'no-single': [
      `conduct under a single contract does not amount to a course of dealing`,
      `a course of dealing requires conduct under more than a single contract`,
      `It doesn't have to be one. Repeated conduct under a single contract has a name and a force of its own.`,
    ],
  }),
  negated: (s) => ({
    'no-negated': [
      `the contract expressly negated any usage of the ${s.sale.trade} trade`,
      `the clause on usage negates the practice of the ${s.sale.trade} trade`,
      `Parties who want their contract read without trade practice have to say so, and these did.`,
    ],
    'no-complete': complete(
      `Even a completely integrated contract may be supplemented by a practice of the trade. What keeps this one out is the clause on usage.`,
    ),
    'no-usage': [
      `a usage of the ${s.sale.trade} trade counts only if the parties discussed it`,
      `a usage of trade counts only if every seller in the ${s.sale.trade} trade observes it`,
      `A usage of trade need not be discussed, and not every seller need observe it. This one would count without the clause.`,
    ],
    'no-plain': plain(NO_AMBIGUITY),
    'yes-usage': usage(
      s,
      `A usage may supplement a contract unless the parties carefully rule it out. A clause that names usage does so.`,
    ),
    'yes-partial': partial(
      `An allowance that rests on nothing but usage isn't consistent with a clause that excludes usage.`,
    ),
    'yes-dealing': dealing(NO_DEALING),
  }),
  express: (s) => ({
    'no-express': express(
      'an inconsistent usage of trade',
      `One sentence of the contract forbids exactly what the trade allows. They can't be read together, so the sentence is followed.`,
    ),
    'no-complete': complete(
      `A completely integrated contract isn't closed to a usage. This allowance is at odds with what the contract says.`,
    ),
    'no-usage': [
      `a usage of the ${s.sale.trade} trade counts only if the parties discussed it`,
      `a usage of trade counts only if every seller in the ${s.sale.trade} trade observes it`,
      `Regular observance makes a usage, even if it isn't discussed and not every seller observes it. This one loses to the contract's words.`,
    ],
    'yes-usage': usage(
      s,
      `A usage may supplement or explain a contract where both can reasonably be read together. An allowance and its prohibition can't.`,
    ),
    'yes-dealing': dealing(NO_DEALING),
    'yes-partial': partial(`An allowance isn't consistent with a sentence that forbids it.`),
    'yes-waiver': waiver(
      s,
      `Only conduct under this contract is a course of performance. The practice of others waives nothing.`,
    ),
  }),
  single: (s) => ({
    'no-single': [
      `a single transaction under an earlier contract is not a course of dealing`,
      `a course of dealing requires more than a single earlier occasion`,
      `One favor on one shipment is no pattern. Without one, only an earlier agreement is left, and the contract is complete.`,
    ],
    'no-plain': plain(NO_AMBIGUITY),
    'no-express': express(
      'a course of dealing',
      `An express term would prevail if there were one on the point. The contract is silent on it.`,
    ),
    'yes-dealing': dealing(
      `A course of dealing may supplement the contract, but it takes a sequence of earlier conduct. There was one shipment.`,
    ),
    'yes-usage': usage(
      s,
      `The trade has no practice on the point, and one favor between two parties makes none.`,
    ),
    'yes-partial': partial(
      `Both parties meant the contract to be complete and exclusive, and so it admits no added term.`,
    ),
    'yes-waiver': waiver(
      s,
      `A course of performance arises under the contract in dispute, and under that nothing was accepted.`,
    ),
  }),
} satisfies ParolCells
