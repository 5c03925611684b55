import type { Cell } from '../../engine/cells.ts'
import { The } from '../../engine/party.ts'
import type { ParolCells } from './reason-id.ts'

const complete = (what: string, why: string): Cell => [
  `a complete integration discharges an oral agreement on ${what}`,
  `the contract was completely integrated and is closed to an oral term on ${what}`,
  why,
]
const condition = (what: string, why: string): Cell => [
  `${what} was an oral condition of the contract's taking effect`,
  `an oral condition of a contract's taking effect is outside the parol evidence rule`,
  why,
]
const ending = (what: string, why: string): Cell => [
  `${what} concerns the end of a contract in force and not its taking effect`,
  `an oral term for ending a contract is not a condition of its taking effect`,
  why,
]
const meaning = (why: string): Cell => [
  `extrinsic evidence may show the meaning of a promise to pay for work`,
  `the duty to pay is ambiguous, and extrinsic evidence may explain its meaning`,
  why,
]
const partial = (what: string, why: string): Cell => [
  `${what} is a consistent additional term of a partially integrated contract`,
  `a partially integrated contract may be supplemented by a consistent term on ${what}`,
  why,
]
const reform = (what: string, why: string): Cell => [
  `the omission of ${what} was a mutual mistake that permits reformation`,
  `the contract may be reformed for mutual mistake to include ${what}`,
  why,
]
const APPROVAL = 'the approval'

/** Reasons where an oral condition or a right to cancel is in question. */
export const CONDITION_CELLS = {
  approval: () => ({
    'yes-condition': condition(
      APPROVAL,
      `They agreed that nothing would bind them until the approval came. The rule protects a contract in effect, and this one never was.`,
    ),
    'yes-meaning': meaning(
      `Nobody disputes the meaning of the duty to pay. The question is whether the contract took effect at all.`,
    ),
    'yes-reform': reform(
      APPROVAL,
      `Nothing shows that the approval was left out by mistake. Reformation isn't needed, since the contract never took effect.`,
    ),
    'no-complete': complete(
      APPROVAL,
      `However complete it seems, a contract isn't integrated as to a condition on which it was to take effect.`,
    ),
    'no-contradict': [
      `an oral condition contradicts the unconditional promises of an integrated contract`,
      `the unconditional promises of a signed contract may not be contradicted`,
      `The signed contract is silent on when it takes effect. The approval decides whether its promises arise and doesn't contradict them.`,
    ],
    'no-included': [
      `an approval is a term that would naturally have been included in the contract`,
      `a condition as weighty as an approval would certainly have been included`,
      `The test of what would naturally or certainly be included is for terms of a contract in force. The approval was to come first.`,
    ],
    'no-cancel': ending(
      APPROVAL,
      `Without the approval, nothing was to begin. An oral term for ending a contract is about one that has taken effect.`,
    ),
  }),
  clashing: () => ({
    'no-contradict': [
      `the oral condition contradicts the term that the contract takes effect when signed`,
      `an oral condition may not contradict a written term on when a contract takes effect`,
      `The contract says that the signature puts it in force, and the oral agreement says that it doesn't. This state then keeps the condition out.`,
    ],
    'no-complete': complete(
      APPROVAL,
      `The state lets such a condition be proved against a complete contract, too. The trouble lies in what this one expressly says.`,
    ),
    'no-cancel': ending(
      APPROVAL,
      `The approval was to be had before the contract took effect. It wasn't a way out of one in force.`,
    ),
    'yes-condition': condition(
      APPROVAL,
      `A silent contract would be open to an oral condition of effectiveness. In this state it can't be set against the contract's own words.`,
    ),
    'yes-partial': partial(
      APPROVAL,
      `Even a partial integration is open only to a consistent term. The contract itself says when it takes effect.`,
    ),
    'yes-meaning': [
      `extrinsic evidence may show the meaning of the term on taking effect`,
      `the term on taking effect is ambiguous, and extrinsic evidence may explain it`,
      `"When it is signed" leaves no doubt that an approval could clear up.`,
    ],
    'yes-reform': reform(APPROVAL, `Nobody says that the sentence on taking effect was written by mistake.`),
  }),
  cancel: (s) => ({
    'no-cancel': [
      `the complete integration discharged the oral right to cancel the contract`,
      `a complete integration discharges a contemporaneous oral agreement on cancellation`,
      `The contract was in force and half performed. Unlike a condition of taking effect, a right to leave it is one more term, and the contract was to state them all.`,
    ],
    'no-plain': [
      `extrinsic evidence of a right to cancel is admissible only to resolve an ambiguity`,
      `an unambiguous contract may not be supplemented by an oral right to cancel`,
      `Ambiguity matters for proof of what words mean. Whether a right to cancel may be added depends on how far the contract is integrated.`,
    ],
    'yes-condition': condition(
      'the right to cancel',
      `A condition of taking effect keeps a contract from beginning. This one had begun.`,
    ),
    'yes-partial': partial(
      'cancellation',
      `Both parties meant the contract to be complete, so further terms are out.`,
    ),
    'yes-later': [
      `an oral agreement made at the signing is outside the parol evidence rule`,
      `the parol evidence rule reaches only agreements made before the signing`,
      `Oral agreements made at the same time are within the rule. Those made afterward are not.`,
    ],
    'yes-separate': [
      `the right to cancel was a collateral agreement for a separate consideration`,
      `the right to cancel was collateral and had a consideration of its own`,
      `${The(s.job.client)} gave no consideration for the right to cancel, so it wasn't collateral but a term of the same bargain.`,
    ],
  }),
} satisfies ParolCells
