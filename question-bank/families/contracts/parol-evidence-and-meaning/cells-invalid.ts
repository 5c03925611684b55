import type { Cell } from '../../engine/cells.ts'
import { The, whose } from '../../engine/party.ts'
import type { ParolCells } from './reason-id.ts'
import type { ParolStory } from './story.ts'

const promisePartial = ({ job }: ParolStory, why: string): Cell => [
  `${whose(job.provider)} promise may supplement a contract that was only partially integrated`,
  `the contract was partially integrated and so open to ${whose(job.provider)} consistent promise`,
  why,
]
const promiseAgainst = ({ job }: ParolStory, why: string): Cell => [
  `${whose(job.provider)} promise contradicts a contract that the parties adopted as final`,
  `a contract adopted as final may not be contradicted by an earlier promise`,
  why,
]
const promiseSeparate = ({ job }: ParolStory, why: string): Cell => [
  `${whose(job.provider)} promise was collateral and rested on a separate consideration`,
  `a collateral agreement for a separate consideration may be proved beside the contract`,
  why,
]
const noAmbiguity = (why: string): Cell => [
  `reformation requires an ambiguity on the face of the contract`,
  `extrinsic evidence on reformation is barred where a contract is unambiguous`,
  why,
]

/** Reasons where the contract is to be avoided or reformed. */
export const INVALID_CELLS = {
  fraud: (s) => ({
    'yes-fraud': [
      `the parol evidence rule does not bar proof that assent was obtained by fraud`,
      `fraud may be shown even where the contract is completely integrated`,
      `${The(s.job.client)} wants to be rid of the contract and not to change it. A false statement that led to the signing makes it voidable.`,
    ],
    'yes-partial': [
      `the statement is a consistent additional term of a partially integrated contract`,
      `a partially integrated contract is open to proof of a statement it leaves out`,
      `Partially integrated contracts are open to added terms. The statement is offered as a lie that led to the signing and not as a term.`,
    ],
    'yes-reform': [
      `the omission of the statement was a mutual mistake that permits reformation`,
      `a mistake about ${whose(s.job.provider)} past is ground for reformation`,
      `Reformation corrects a contract that was written down wrongly. This one says what the parties meant it to say.`,
    ],
    'no-merger': [
      `the merger clause bars evidence of any earlier statement by ${s.job.provider.the}`,
      `a merger clause bars proof of statements that the contract leaves out`,
      `A general clause makes the contract complete. It doesn't make an assent that was obtained by a lie any better.`,
    ],
    'no-complete': [
      `the contract was completely integrated and discharged every earlier statement`,
      `a complete integration bars proof of statements on the matters it covers`,
      `A complete integration discharges earlier terms. Evidence that the contract is voidable isn't offered as a term.`,
    ],
    'no-fraud': [
      `${whose(s.job.provider)} statement was an opinion about skill and not fraud`,
      `an opinion about one's own skill does not amount to fraud`,
      `An opinion about skill isn't fraud, but the statement was about a fact and was known to be untrue.`,
    ],
  }),
  broken: (s) => ({
    'no-fraud': [
      `an honest promise that is later broken does not amount to fraud`,
      `there is no fraud in a promise that its maker meant to keep`,
      `When the promise was made, nothing about it was false. Without fraud, the testimony only adds a term to a complete contract.`,
    ],
    'no-contradict': promiseAgainst(
      s,
      `The promise doesn't contradict what the parties adopted as final, since the contract says nothing on the extra work.`,
    ),
    'no-mistake': [
      `leaving the promise out was a mistake in expression, which allows only reformation`,
      `rescission is not available where a promise was left out by mistake`,
      `Nothing shows that the promise was left out by mistake. The claim is for rescission and fails for lack of fraud.`,
    ],
    'yes-fraud': [
      `the parol evidence rule does not bar proof of fraud in obtaining assent`,
      `fraud may be shown even against a completely integrated contract`,
      `Fraud in obtaining assent may be proved, but none is shown. The promise was honest, and costs changed later.`,
    ],
    'yes-partial': promisePartial(
      s,
      `The parties meant the contract to be complete. That leaves no room for a further promise.`,
    ),
    'yes-separate': promiseSeparate(
      s,
      `Nothing was to be paid for this promise, so it was no bargain of its own.`,
    ),
    'yes-consideration': [
      `the broken promise leaves the contract without consideration`,
      `lack of consideration may be shown despite a complete integration`,
      `The signed contract exchanges work for money. A further promise that isn't kept takes nothing from that consideration.`,
    ],
  }),
  gift: ({ gift }) => ({
    'yes-consideration': [
      `the parol evidence rule does not bar evidence that there was no consideration`,
      `the recital of consideration in an integrated promise may be shown to be untrue`,
      `Nothing was given or promised for the money. Evidence of that doesn't change the promise; it shows that it isn't binding.`,
    ],
    'yes-fraud': [
      `enforcing a false recital of consideration would be fraud by ${gift.taker.the}`,
      `fraud in a recital may be shown even against an integrated promise`,
      `Nobody says that a party was deceived. Both knew that the recital was false, and that isn't fraud.`,
    ],
    'yes-reform': [
      `the recital is a mistake in expression that allows reformation`,
      `a mistake in the recital of consideration is ground for reformation`,
      `The recital was written as both meant it to be, so there was no mistake in expression and no ground for reformation.`,
    ],
    'no-complete': [
      `a complete integration discharges any earlier understanding as to consideration`,
      `extrinsic evidence about consideration is barred by a complete integration`,
      `A complete integration settles what was promised. It's still open to proof that there was no consideration for it.`,
    ],
    'no-contradict': [
      `the testimony contradicts the recital of consideration in an integrated document`,
      `a recital of consideration in an integrated document may not be contradicted`,
      `A recital states a fact and not a term. It may be shown to be false.`,
    ],
    'no-plain': [
      `an unambiguous recital of consideration bars extrinsic evidence about it`,
      `extrinsic evidence may not vary the plain meaning of a recital of consideration`,
      `The recital's plain meaning needs no explaining. But extrinsic evidence may show that the recital is untrue.`,
    ],
  }),
  typed: (s) => ({
    'yes-reform': [
      `a mistake in expression may be shown to obtain reformation of an integrated contract`,
      `the parol evidence rule does not bar proof of a mistake in expression`,
      `Both had agreed on one price, and a slip put another on paper. A court may make the contract say what they'd agreed.`,
    ],
    'yes-meaning': [
      `extrinsic evidence may show the meaning that both parties gave to the price`,
      `the price is ambiguous, and extrinsic evidence may explain its meaning`,
      `A sum in figures has only one meaning. It has to be corrected and not explained.`,
    ],
    'yes-partial': [
      `a partially integrated contract is open to proof of an earlier price`,
      `the contract was partially integrated, and the earlier price may be added`,
      `An earlier price isn't added to the stated one but contradicts it. Not even a partially integrated contract allows that.`,
    ],
    'no-contradict': [
      `the emails contradict the price in an integrated contract`,
      `the price in an integrated contract may not be contradicted by earlier emails`,
      `That rule protects what the parties wrote on purpose. Proof that the writing misstates their agreement is let in.`,
    ],
    'no-complete': [
      `the contract was completely integrated and discharged the earlier price`,
      `a complete integration with a merger clause discharges an earlier price`,
      `A completely integrated contract, with a merger clause or without, may be reformed if it misstates the earlier price.`,
    ],
    'no-mistake': [
      `${s.job.client.the} signed without noticing the mistake and so may not have reformation`,
      `reformation is not available for a mistake that ${s.job.client.the} could have noticed`,
      `Failing to notice a slip on signing doesn't by itself bar reformation.`,
    ],
    'no-susceptible': [
      `the stated price is not reasonably susceptible to the meaning claimed`,
      `the price agreed on is a meaning to which the contract is not susceptible`,
      `The meaning to which words are reasonably susceptible limits interpretation. The emails are offered to correct the sum.`,
    ],
  }),
  'left-out': (s) => ({
    'no-mistake': [
      `there was no mistake in expression, so reformation is not available`,
      `leaving the promise out on purpose was no mistake that allows reformation`,
      `Both knew what the contract said and left out. It isn't wrong about what they chose to sign.`,
    ],
    'no-contradict': promiseAgainst(
      s,
      `An extra task conflicts with no term. It's barred because the contract was meant to be complete and no mistake was made.`,
    ),
    'no-plain': noAmbiguity(
      `Reformation requires no ambiguity. Even an unambiguous contract can misstate what was agreed, which extrinsic evidence may show. This one didn't.`,
    ),
    'yes-reform': [
      `the missing promise is a mistake in expression that allows reformation`,
      `reformation is available for the mistake of leaving a promise out of a contract`,
      `Reformation is for a paper that fails to say what both believe it says. These parties knew what was missing.`,
    ],
    'yes-partial': promisePartial(
      s,
      `Both meant the contract to be complete. That they knew of the promise doesn't change that.`,
    ),
    'yes-separate': promiseSeparate(
      s,
      `A promise at no extra charge has no consideration apart from the contract's.`,
    ),
  }),
} satisfies ParolCells
