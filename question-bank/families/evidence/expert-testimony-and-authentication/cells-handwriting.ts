import { whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { courtPersuaded, noProofNeeded, selfSigned } from './shared-cells.ts'

const sawItWritten = (why: string) =>
  [
    'no witness who saw the letter being written authenticated it',
    'no one who was there when the letter was written authenticated it',
    why,
  ] as const

/** Reasons about letters and public records. */
export const HANDWRITING_CELLS = {
  familiar: ({ debt: { reader } }) => ({
    'yes-familiar': [
      'a lay witness who knows the handwriting authenticated the letter',
      `${reader.the} gained familiarity with the handwriting before any litigation`,
      "Reading someone's notes for years is how most people come to know a hand. That is enough for a jury to go on.",
    ],
    'yes-self': selfSigned(
      'letter',
      'A letter is not self-authenticating, whatever name it bears. Someone must identify this one, and someone did.',
    ),
    'yes-genuine': [
      'the letter may be presumed genuine until it is disproved',
      'the letter was offered in court and not disproved as a forgery',
      "Letters aren't presumed genuine until disproved. The proponent must offer some proof, which here was a witness.",
    ],
    'no-familiar': [
      `${whose(reader)} familiarity with the handwriting was not tested on a specimen`,
      'the handwriting was not compared with a proven specimen',
      'A comparison with a specimen is another route. Long acquaintance is one by itself.',
    ],
    'no-qualified': [
      'the opinion on handwriting did not come from a qualified expert',
      `${reader.the} is not qualified as an expert on handwriting`,
      'A layperson who knows the hand may say so. An expert is for those who have to compare.',
    ],
    'no-proof': sawItWritten(
      'Someone who was there and saw it written is the best proof but not the only one.',
    ),
  }),
  learned: () => ({
    'no-familiar': [
      'the familiarity with the handwriting was acquired for this litigation',
      'a lay witness learned the handwriting for the purposes of the litigation',
      'A lay opinion on handwriting needs a familiarity that came about in the ordinary course. Study for trial is the work of experts.',
    ],
    'no-qualified': [
      'the handwriting was not authenticated by a qualified expert',
      'the paralegal is not qualified as an expert on handwriting',
      'No expert is needed for a hand that a lay witness came to know before the dispute.',
    ],
    'no-proof': sawItWritten(
      'No one need have been there when it was written. An old acquaintance, an expert, or a specimen would have done.',
    ),
    'yes-familiar': [
      'a lay witness familiar with the handwriting authenticated the letter',
      'the paralegal knows the handwriting well enough to authenticate the letter',
      'When and why one came to know it matters. Knowledge gained for the trial does not count.',
    ],
    'yes-weight': [
      'how the paralegal came to know the handwriting goes to weight',
      'when the familiarity with the handwriting arose goes to weight',
      'It is a condition and not a matter of weight. The rule asks for familiarity that was not acquired for the litigation.',
    ],
    'yes-self': selfSigned(
      'letter',
      'The name at the end of a private letter proves nothing by itself. Only listed classes do without a witness.',
    ),
  }),
  doubted: ({ debt: { defendant: d } }) => ({
    'yes-genuine': [
      'the testimony supports a finding that the letter is genuine',
      'a jury could find the letter genuine, whichever side the court believes',
      "The judge asks only what a reasonable jury could find. Whom to believe is the jury's affair.",
    ],
    'yes-self': selfSigned(
      'letter',
      "This letter isn't self-authenticating. It comes in because a witness spoke for it.",
    ),
    'yes-weight': noProofNeeded(
      'letter',
      "A letter must be authenticated before it's left to the jury, and testimony did that. Weight comes after.",
    ),
    'no-reliable': courtPersuaded(
      'letter',
      "That is the standard for most preliminary questions. For whether a letter is genuine, the court screens and doesn't decide.",
    ),
    'no-proof': [
      `the letter is not authenticated while ${d.the} denies it`,
      'the only witness who authenticated the letter was contradicted',
      'Being denied or contradicted makes a dispute, and disputes go to the jury.',
    ],
    'no-qualified': [
      'the disputed letter was not authenticated by a qualified expert',
      'no qualified expert compared the disputed handwriting',
      'A witness who saw the letter being signed is better than an expert, and one kind of proof is enough.',
    ],
  }),
  certified: () => ({
    'yes-self': [
      'the copy is a certified copy of a public record and self-authenticating',
      'the certificate under seal makes the copy self-authenticating',
      "The custodian's sealed certificate takes the place of a witness.",
    ],
    'yes-genuine': [
      'the copy may be presumed genuine until it is disproved',
      'the copy was offered in court and not disproved as a forgery',
      "Copies aren't presumed genuine until disproved as forgeries. A certificate is what helps this one.",
    ],
    'yes-weight': noProofNeeded(
      'copy',
      'Every copy must be authenticated before the jury gives it weight. The seal and the signature do that.',
    ),
    'no-proof': [
      'no witness with knowledge took the stand to authenticate the copy',
      'the custodian of the record did not authenticate the copy in court',
      'For listed classes, no witness with knowledge need take the stand. A certified public record is one.',
    ],
    'no-familiar': [
      'no witness familiar with the signature authenticated the certificate',
      "the recorder's signature was authenticated by no one familiar with it",
      'Then certificates would be of no use. A seal and a signature are taken to be genuine.',
    ],
    'no-exhibit': [
      'the original of the public record was not produced as the exhibit',
      'the exhibit is a copy of a record whose original exists',
      'Originals of public records stay in their offices. A certified copy is the regular way to prove them.',
    ],
  }),
} satisfies ExpertCells
