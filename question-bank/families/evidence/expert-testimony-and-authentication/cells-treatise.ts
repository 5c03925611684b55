import { type Party, whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { bookIsProof } from './shared-cells.ts'

const becomesAdmissible = (expert: Party, why: string) =>
  [
    `the learned treatise became admissible when ${expert.the} relied on it`,
    `${whose(expert)} reliance on the book makes it admissible in full`,
    why,
  ] as const
const crossOnly = (why: string) =>
  [
    'the book was used on direct and not to impeach an expert on cross',
    'the learned treatise was not used on cross-examination of an expert',
    why,
  ] as const
const readAfterReceipt = (why: string) =>
  [
    'the book had not been received as an exhibit before it was read',
    'the passage comes from a book that is not an exhibit in evidence',
    why,
  ] as const

/** Reasons about learned treatises. */
export const TREATISE_CELLS = {
  passage: ({ suit: { expert: e } }) => ({
    'yes-treatise': [
      'the book is a learned treatise, on which the expert relied on direct',
      'the passage comes from a reliable authority on which the expert relied',
      'Two things were shown: the book is an authority, and an expert relied on it. The passage is then evidence.',
    ],
    'yes-relied': becomesAdmissible(
      e,
      'Reliance alone makes nothing admissible. A treatise needs a showing of authority, and then it may be read.',
    ),
    'yes-self': bookIsProof('That a published book may be self-authenticating says nothing about hearsay.'),
    'no-exhibit': readAfterReceipt(
      'A treatise is never received over objection. It comes to the jury by ear.',
    ),
    'no-basis': [
      'the book is hearsay without testimony by its author',
      'the learned treatise is a basis of the opinion but not evidence',
      "The author needn't testify. An exception to the hearsay rule makes works of recognized authority evidence.",
    ],
    'no-disclosure': crossOnly(
      'Both are allowed: a work put to an expert on cross-examination, and one relied on during direct.',
    ),
  }),
  exhibit: ({ suit: { expert: e } }) => ({
    'no-exhibit': [
      'a learned treatise is read to the jury and not received as an exhibit',
      'a passage in a learned treatise may not be received as an exhibit',
      'Jurors with a whole book in hand might look for law of their own in it. They may hear the passage only.',
    ],
    'no-proof': [
      'the book was not authenticated by its author or publisher',
      'no one who wrote the learned treatise took the stand to authenticate it',
      'No author or publisher need authenticate a book. An expert can vouch for it.',
    ],
    'no-disclosure': crossOnly('It may be used on direct too. The form of use is what matters here.'),
    'yes-treatise': [
      'the book was shown to be a reliable authority and is admissible in any form',
      'the learned treatise is evidence and may be received with the passage',
      'The exception lets the passage be read. It says in terms that the work is not received.',
    ],
    'yes-relied': becomesAdmissible(
      e,
      'What an expert relies on is not thereby evidence, and a treatise has a limit of its own.',
    ),
    'yes-self': bookIsProof(
      'A published book may be genuine, but the hearsay exception keeps it out of the jury room.',
    ),
  }),
  denied: ({ suit: { expert: e } }) => ({
    'yes-treatise': [
      'another expert established the learned treatise as a reliable authority',
      'the book, a learned treatise of shown authority, was put to an expert on cross',
      'It takes one voucher for the book: this expert, another one, or the judge. The witness cannot veto it.',
    ],
    'yes-cross': [
      'the book may be read to an expert on cross like any publication',
      `${e.the} may be required to answer contrary opinions on cross-examination`,
      'Cross-examination alone does not open every book. Authority must be shown, as it was.',
    ],
    'yes-self': bookIsProof('Nobody disputes that it is the published book. The question is hearsay.'),
    'no-basis': [
      `${e.the} neither relied on the book nor accepted it as an authority`,
      `${whose(e)} opinion was not based on the learned treatise`,
      'If a witness could shut out a book by disowning it, the authorities would all be disowned.',
    ],
    'no-exhibit': readAfterReceipt(
      'The rule has it the other way. A treatise is read and stays out of the exhibits.',
    ),
    'no-disclosure': [
      'the learned treatise was offered on cross and not on direct examination',
      `${e.the} was not called by the side that offers the learned treatise`,
      'A work may be put to an expert on cross-examination, which is the commonest use of all.',
    ],
  }),
} satisfies ExpertCells
