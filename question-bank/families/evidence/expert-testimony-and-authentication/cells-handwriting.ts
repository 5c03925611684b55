import { whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { courtPersuaded, noProofNeeded, selfSigned } from './shared-cells.ts'

const sawItWritten = (why: string) =>
  [
    'a letter must be authenticated by a witness who saw it being written',
    'no witness who was present when the letter was written authenticated it',
    why,
  ] as const

/** Reasons about letters and public records. */
export const HANDWRITING_CELLS = {
  familiar: ({ debt: { reader } }) => ({
    'yes-familiar': [
      'a lay witness who is familiar with the handwriting may authenticate a letter',
      `${reader.the} is familiar with the handwriting and did not become so for the litigation`,
      "Reading someone's notes for years is how most people come to know a hand. That is enough for a jury to go on.",
    ],
    'yes-self': selfSigned(
      'letter',
      'A letter is not self-authenticating, whatever name it bears. Someone must identify this one, and someone did.',
    ),
    'yes-genuine': [
      'a letter is presumed genuine until it is proved to be a forgery',
      'a letter is admissible unless the opponent proves it to be a forgery',
      "Letters aren't presumed genuine, and the opponent need not prove a forgery. The proponent must offer some proof, which here was a witness.",
    ],
    'no-familiar': [
      `${whose(reader)} familiarity with the handwriting was not confirmed by comparison with a specimen`,
      'a lay witness must compare the disputed handwriting with a specimen proved to be genuine',
      'A comparison with a specimen is another route. Long acquaintance is one by itself.',
    ],
    'no-qualified': [
      'only a qualified expert may give an opinion on handwriting',
      `${reader.the} is not qualified as an expert on handwriting`,
      'A layperson who knows the hand may say so. An expert is for those who have to compare.',
    ],
    'no-proof': sawItWritten(
      'Someone who was there and saw it written is the best proof but not the only one.',
    ),
  }),
  learned: () => ({
    'no-familiar': [
      'a lay opinion on handwriting may not rest on familiarity acquired for the litigation',
      'the paralegal acquired her familiarity with the handwriting for the litigation',
      'A lay opinion on handwriting needs a familiarity that came about in the ordinary course. Study for trial is the work of experts.',
    ],
    'no-qualified': [
      'only a qualified expert may give an opinion on handwriting',
      'the paralegal is not qualified as an expert on handwriting',
      'No expert is needed for a hand that a lay witness came to know before the dispute.',
    ],
    'no-proof': sawItWritten(
      'No one need have been there when it was written. An old acquaintance, an expert, or a specimen would have done.',
    ),
    'yes-familiar': [
      'a lay witness who is familiar with the handwriting may authenticate a letter',
      'the paralegal is familiar enough with the handwriting to authenticate the letter',
      'When and why one came to know it matters. Knowledge gained for the trial does not count.',
    ],
    'yes-weight': [
      'how the paralegal became familiar with the handwriting affects only the weight of her opinion',
      'when a witness became familiar with handwriting goes to weight, not admissibility',
      'It is a condition and not a matter of weight. The rule asks for familiarity that was not acquired for the litigation.',
    ],
    'yes-self': selfSigned(
      'letter',
      'The name at the end of a private letter proves nothing by itself. Only listed classes do without a witness.',
    ),
  }),
  doubted: ({ debt: { defendant: d } }) => ({
    'yes-genuine': [
      'the testimony is sufficient to support a finding that the letter is genuine',
      'a reasonable jury could find the letter genuine, whichever side the court believes',
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
      `a letter is not authenticated if ${d.the} denies having written it`,
      'a witness who is contradicted by other witnesses does not authenticate a letter',
      'Being denied or contradicted makes a dispute, and disputes go to the jury.',
    ],
    'no-qualified': [
      'a disputed letter must be authenticated by a qualified expert',
      'only a qualified expert may identify disputed handwriting',
      'A witness who saw the letter being signed is better than an expert, and one kind of proof is enough.',
    ],
  }),
  certified: () => ({
    'yes-self': [
      'a certified copy of a public record is self-authenticating',
      'the certificate under seal makes the copy self-authenticating',
      "The custodian's sealed certificate takes the place of a witness.",
    ],
    'yes-genuine': [
      'a copy is presumed genuine until it is proved to be a forgery',
      'a copy is admissible unless the opponent proves it to be a forgery',
      "Copies aren't presumed genuine, and the opponent need not prove a forgery. A certificate is what helps this one.",
    ],
    'yes-weight': noProofNeeded(
      'copy',
      'Every copy must be authenticated before the jury gives it weight. The seal and the signature do that.',
    ),
    'no-proof': [
      'a copy must be authenticated by a witness with knowledge',
      'the custodian of a public record must testify to authenticate a copy of it',
      'For listed classes, no custodian or other witness with knowledge need testify. A certified public record is one.',
    ],
    'no-familiar': [
      'a certificate must be authenticated by a witness familiar with the signature',
      "the recorder's signature must be authenticated by a witness familiar with it",
      'Then certificates would be of no use. A seal and a signature are taken to be genuine.',
    ],
    'no-exhibit': [
      'the original of a public record must be produced as the exhibit',
      'a copy of a record may not be received as an exhibit while the original exists',
      'Originals of public records stay in their offices. A certified copy is the regular way to prove them.',
    ],
  }),
} satisfies ExpertCells
