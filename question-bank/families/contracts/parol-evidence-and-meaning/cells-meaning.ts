import { capital } from '../../../text/capital.ts'
import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { ParolCells } from './reason-id.ts'
import type { ParolStory } from './story.ts'

const faceMeaning = ({ job }: ParolStory, why: string): Cell => [
  `"${job.word}" is ambiguous on its face, and extrinsic evidence may show its meaning`,
  `extrinsic evidence may explain an ambiguity on the face of the contract`,
  why,
]
const partial = (why: string): Cell => [
  `the contract was only partially integrated and may be supplemented by a broader meaning`,
  `the broader meaning is a consistent addition to a partially integrated contract`,
  why,
]
const reform = (why: string): Cell => [
  `the parties' mutual mistake in expressing their agreement permits reformation`,
  `the contract is open to reformation for a mistake in expression`,
  why,
]
const merger = ({ job }: ParolStory, why: string): Cell => [
  `the merger clause bars extrinsic evidence of the meaning of "${job.word}"`,
  `a merger clause bars evidence of the negotiations on what a contract means`,
  why,
]
const complete = (why: string): Cell => [
  `a complete integration may not be explained by extrinsic evidence of its meaning`,
  `the contract was completely integrated and discharged the negotiations on its meaning`,
  why,
]
const plain = ({ job }: ParolStory, why: string): Cell => [
  `"${job.word}" is unambiguous, and extrinsic evidence may not vary its plain meaning`,
  `extrinsic evidence may not vary the plain meaning of the contract`,
  why,
]
const contradicts = (why: string): Cell => [
  `the broader meaning contradicts the terms of an integrated contract`,
  `extrinsic evidence of the broader meaning would contradict the contract`,
  why,
]
const MISWRITTEN = `The parties wrote the very words of their talks, so there was no mistake in expression for reformation to correct.`

/** Reasons where the meaning of words is in question. */
export const MEANING_CELLS = {
  plain: (s) => ({
    'no-plain': plain(
      s,
      `This state looks at the paper alone first. The judge found one meaning on its face, so the talks are not heard.`,
    ),
    'no-complete': complete(
      `A completely integrated contract is closed to further terms and not to explanations. It's the clear face of the contract that bars these.`,
    ),
    'no-merger': merger(
      s,
      `The clause makes the contract complete. It doesn't say what the words mean, and ambiguous ones could be explained.`,
    ),
    'yes-meaning': faceMeaning(
      s,
      `The doubt comes from the talks alone. In this state it has to come from the face of the contract.`,
    ),
    'yes-partial': partial(
      `A partially integrated contract may be supplemented by a consistent addition. This term is there already, and its meaning is in dispute.`,
    ),
    'yes-reform': reform(MISWRITTEN),
  }),
  ambiguous: (s) => ({
    'yes-meaning': faceMeaning(
      s,
      `The words can mean either. The ambiguity this state asks for is there, and the talks show which was meant.`,
    ),
    'yes-partial': partial(
      `A partially integrated contract may be supplemented by further terms. The talks add none and show what a written one means.`,
    ),
    'yes-reform': reform(MISWRITTEN),
    'no-merger': merger(
      s,
      `The clause shuts out further terms. Proof of what the contract's own words mean adds none.`,
    ),
    'no-complete': complete(
      `Even a complete contract has to be understood before it can be applied. Evidence of meaning discharges nothing.`,
    ),
    'no-plain': plain(
      s,
      `Two meanings appear on the face, so the words aren't plain. This state then hears the talks.`,
    ),
    'no-contradict': contradicts(
      `A meaning that the words can bear doesn't contradict them. The judge has found that they can bear this one.`,
    ),
  }),
  susceptible: (s) => ({
    'yes-meaning': [
      `extrinsic evidence may show a broader meaning that the words "${s.job.word}" can bear`,
      `the words can bear the broader meaning that the extrinsic evidence shows`,
      `This state hears the talks before it calls words clear. Read in their light, these can be taken in the broader sense.`,
    ],
    'yes-partial': partial(
      `The talks explain a term that's in the contract. They add none, so it doesn't matter whether the contract was partially integrated and could be supplemented.`,
    ),
    'yes-reform': reform(MISWRITTEN),
    'no-plain': plain(
      s,
      `Elsewhere, words that look clear are taken as they look. This state asks what they can mean in view of the talks.`,
    ),
    'no-merger': merger(
      s,
      `The clause keeps further terms out. It leaves open what the terms in the contract mean.`,
    ),
    'no-complete': complete(
      `A completely integrated contract can still be explained. Only what would be added to it is discharged.`,
    ),
    'no-contradict': contradicts(
      `Words aren't contradicted by a sense in which they can reasonably be read.`,
    ),
  }),
  strained: (s) => ({
    'no-susceptible': [
      `extrinsic evidence may not give the words a meaning that they cannot bear`,
      `sixty days is a meaning that the words "within thirty days" cannot bear`,
      `Even a state that hears the talks first stops at what words can bear. Sixty days would be another term.`,
    ],
    'no-complete': [
      `a completely integrated contract may not be explained by extrinsic evidence`,
      `the contract was completely integrated and discharged the negotiations on payment`,
      `Even a completely integrated contract may be explained by extrinsic evidence. What fails is the meaning that's claimed.`,
    ],
    'yes-meaning': [
      `extrinsic evidence may show the meaning that the parties gave to the term on payment`,
      `the term on payment is ambiguous in view of the negotiations on its meaning`,
      `The judge heard the talks and found that the words can't be read this way. After that there's nothing to explain.`,
    ],
    'yes-partial': [
      `sixty days is a consistent addition to a partially integrated contract`,
      `the contract was partially integrated and is open to a term of sixty days`,
      `The contract already has a term for payment. Twice the time isn't an addition to it.`,
    ],
    'yes-reform': [
      `"within thirty days" was a mistake in expression that allows reformation`,
      `the term on payment is open to reformation for a mistake in expression`,
      `${capital(whose(s.job.client))} case is that thirty means sixty, and not that the term on payment was written by mistake.`,
    ],
  }),
} satisfies ParolCells
