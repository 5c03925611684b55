import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { ParolCells } from './reason-id.ts'
import type { ParolStory } from './story.ts'

const partial = ({ job }: ParolStory, why: string): Cell => [
  `${whose(job.provider)} promise is a consistent additional term of a partially integrated contract`,
  `the contract was only partially integrated, and ${whose(job.provider)} promise is consistent with it`,
  why,
]
const complete = ({ job }: ParolStory, why: string): Cell => [
  `the contract was completely integrated and so discharged ${whose(job.provider)} promise`,
  `even a consistent earlier promise is discharged by a complete integration`,
  why,
]
const contradicts = ({ job }: ParolStory, why: string): Cell => [
  `${whose(job.provider)} promise contradicts the terms of an integrated contract`,
  `an integrated contract may not be contradicted by an oral promise`,
  why,
]
const omitted = ({ job }: ParolStory, why: string): Cell => [
  `${whose(job.provider)} promise is one that might naturally be omitted from an integrated contract`,
  `a consistent term that might naturally be omitted may be added to the contract`,
  why,
]
const separate = ({ job }: ParolStory, why: string): Cell => [
  `${whose(job.provider)} promise was part of a collateral agreement for a separate consideration`,
  `a collateral agreement with its own consideration stands outside the integrated contract`,
  why,
]
const meaning = ({ job }: ParolStory, why: string): Cell => [
  `extrinsic evidence may show the meaning of the work that ${job.provider.the} undertook`,
  `the description of the work is ambiguous and may be explained by extrinsic evidence`,
  why,
]
const plain = (why: string): Cell => [
  `extrinsic evidence of a promise is admissible only to resolve an ambiguity in the contract`,
  `an unambiguous contract may not be supplemented by extrinsic evidence of a promise`,
  why,
]

const SILENT = `A promise contradicts a contract that says otherwise. This contract says nothing on the point.`
const NO_WORD = `Extrinsic evidence may explain a word in doubt, and none is. The testimony would add to the work and not show what it means.`
const NOT_PLAIN = `Ambiguity matters for what words mean. Even an unambiguous contract may be supplemented by a promise if it's integrated only in part.`
const UNPAID = `A collateral agreement needs a consideration of its own. This promise was to be kept at no extra charge.`

/** Reasons where a promise is to be added to a contract. */
export const ADD_CELLS = {
  complete: (s) => ({
    'no-complete': complete(
      s,
      `Both parties meant the contract as the whole of their bargain. Whatever lay within its scope and was agreed on earlier is gone.`,
    ),
    'no-contradict': contradicts(s, SILENT),
    'no-plain': plain(NOT_PLAIN),
    'yes-partial': partial(
      s,
      `The parties meant a complete statement, which makes the integration complete, and then consistency doesn't help.`,
    ),
    'yes-separate': separate(s, UNPAID),
    'yes-meaning': meaning(s, NO_WORD),
    'yes-tentative': [
      `a contract that leaves out a promise the parties made is not a final integration`,
      `the contract was not final, since it left out a promise that the parties had made`,
      `Finality depends on what the parties meant the paper to be. They meant it to be final, and complete as well.`,
    ],
  }),
  partial: (s) => ({
    'yes-partial': partial(
      s,
      `The parties left other matters out on purpose. To such a contract, an earlier promise may be added if it conflicts with nothing in it.`,
    ),
    'yes-separate': separate(s, UNPAID),
    'yes-meaning': meaning(s, NO_WORD),
    'yes-tentative': [
      `a contract that leaves out a promise the parties made is not a final integration`,
      `the contract was not final, since it left out a promise that the parties had made`,
      `The contract was final on what it covers. That it isn't complete is what lets the promise in.`,
    ],
    'no-complete': complete(
      s,
      `Only a complete integration discharges a consistent earlier promise. The parties did not mean this contract to state everything.`,
    ),
    'no-contradict': contradicts(s, SILENT),
    'no-plain': plain(NOT_PLAIN),
  }),
  omitted: (s) => ({
    'yes-omitted': omitted(
      s,
      `On a short printed form, people leave such side promises out. Its silence then doesn't show that they meant it to be complete.`,
    ),
    'yes-separate': separate(s, UNPAID),
    'yes-meaning': meaning(s, NO_WORD),
    'no-complete': complete(
      s,
      `A form isn't complete merely because it's signed. It isn't if people would naturally leave such a term out of it.`,
    ),
    'no-included': [
      `a promise about the same work would naturally have been included in an integrated contract`,
      `${whose(s.job.provider)} promise is a term that would naturally have been included in the contract`,
      `A detailed contract would list it. The finding is that users of a form like this might well not.`,
    ],
    'no-contradict': contradicts(s, SILENT),
  }),
  included: (s) => ({
    'no-included': [
      `a promise about the same work would naturally have been included in an integrated contract`,
      `${whose(s.job.provider)} promise is a term that would naturally have been included in the contract`,
      `Where forty paragraphs list each part of the work, the absence of one more part shows that the contract was meant as the whole.`,
    ],
    'no-contradict': contradicts(s, SILENT),
    'no-plain': plain(NOT_PLAIN),
    'yes-omitted': omitted(
      s,
      `It might be, from a short form. Lawyers who list each part of the work would not leave this part out.`,
    ),
    'yes-separate': separate(s, UNPAID),
    'yes-partial': partial(
      s,
      `A consistent promise needs a partial integration. By this state's test of what parties would naturally put in, the contract was integrated completely.`,
    ),
    'yes-meaning': meaning(s, NO_WORD),
  }),
  separate: (s) => ({
    'yes-separate': separate(
      s,
      `Extra work for extra money is a bargain of its own. Its absence doesn't make the signed contract any less complete for its own subject.`,
    ),
    'yes-later': [
      `an agreement made at the signing is a modification outside the parol evidence rule`,
      `the parol evidence rule reaches earlier agreements and not one made at the signing`,
      `The rule reaches oral agreements made at the same time as well as earlier ones. What saves this one is its separate consideration.`,
    ],
    'yes-meaning': meaning(s, NO_WORD),
    'no-complete': complete(
      s,
      `A completely integrated contract leaves room for another agreement with its own price. The promise wasn't discharged.`,
    ),
    'no-plain': plain(
      `Ambiguity matters for what words mean. Even an unambiguous contract may be supplemented by a promise with its own price.`,
    ),
    'no-contradict': contradicts(s, SILENT),
  }),
  certain: ({ sale }) => ({
    'no-included': [
      `the promise is a term that would certainly have been included in the contract`,
      `an additional term that would certainly have been included may not supplement the contract`,
      `Giving up every other customer is no detail. Lawyers who drafted a detailed contract would have put it in, had it been agreed.`,
    ],
    'no-contradict': [
      `an exclusive right contradicts the terms of a contract that grants none`,
      `${whose(sale.seller)} promise contradicts the terms of the integrated contract`,
      `The contract says nothing on other sales, so the promise conflicts with none of its terms.`,
    ],
    'no-plain': [
      `the contract is unambiguous and so closed to extrinsic evidence of any term`,
      `extrinsic evidence may supplement a contract only on a finding of ambiguity`,
      `The Code hears extrinsic evidence of a consistent term even if the contract is unambiguous. It asks whether the term would surely have been put in.`,
    ],
    'yes-partial': [
      `the promise is a consistent additional term of a partially integrated contract`,
      `a contract silent on other sales is partially integrated and open to a consistent term`,
      `Silence alone doesn't open the contract. The judge has found that a promise like this would surely stand in it.`,
    ],
    'yes-omitted': [
      `a promise on sales to others might naturally be omitted from the contract`,
      `the promise is a consistent term that might naturally be omitted from the contract`,
      `The finding is the opposite: nobody would naturally have omitted a promise on sales to others from a contract drafted like this.`,
    ],
    'yes-separate': [
      `the promise was part of a collateral agreement for a separate consideration`,
      `a collateral agreement with its own consideration stands outside the contract`,
      `A collateral agreement needs a separate consideration of its own, and nothing was given for the promise alone.`,
    ],
  }),
} satisfies ParolCells
