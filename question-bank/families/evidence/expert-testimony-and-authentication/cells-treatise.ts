import { type Party, whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { bookIsProof } from './shared-cells.ts'

const becomesAdmissible = (expert: Party, why: string) =>
  [
    'a book becomes admissible when an expert relies on it in forming an opinion',
    `${whose(expert)} reliance on the book made all of it admissible`,
    why,
  ] as const
const crossOnly = (why: string) =>
  [
    'a learned treatise may be used only to impeach an expert, not on direct examination',
    'a learned treatise may be used only on cross-examination of an expert',
    why,
  ] as const
const readAfterReceipt = (why: string) =>
  [
    'a book must be received as an exhibit before it is read to the jury',
    'a passage may not be read from a book that is not an exhibit in evidence',
    why,
  ] as const

/** Reasons about learned treatises. */
export const TREATISE_CELLS = {
  passage: ({ suit: { expert: e } }) => ({
    'yes-treatise': [
      'a learned treatise may be read if an expert relied on it and it is a reliable authority',
      `the passage comes from a reliable authority on which ${e.the} relied`,
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
      'a book is hearsay unless its author testifies',
      'a learned treatise may be the basis of an opinion but is not evidence',
      "The author needn't testify. An exception to the hearsay rule makes works of recognized authority evidence.",
    ],
    'no-disclosure': crossOnly(
      'Both are allowed: a work put to an expert on cross-examination, and one relied on during direct.',
    ),
  }),
  exhibit: ({ suit: { expert: e } }) => ({
    'no-exhibit': [
      'a learned treatise may be read to the jury but not received as an exhibit',
      'a passage in a learned treatise may not be received as an exhibit',
      'Jurors with a whole book in hand might look for law of their own in it. They may hear the passage only.',
    ],
    'no-proof': [
      'a book must be authenticated by its author or publisher',
      'a learned treatise must be authenticated by a witness who wrote it',
      'No author, publisher, or other witness who made the book is needed to authenticate it. An expert can vouch for it.',
    ],
    'no-disclosure': crossOnly('It may be used on direct too. The form of use is what matters here.'),
    'yes-treatise': [
      'a learned treatise that is a reliable authority may be received as an exhibit',
      'a learned treatise may be received as an exhibit once a passage has been read from it',
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
      'another expert may establish a learned treatise as a reliable authority',
      'a learned treatise of shown authority may be read to an expert on cross-examination',
      'It takes one voucher for the book: this expert, another one, or the judge. The witness cannot veto it.',
    ],
    'yes-cross': [
      'any publication may be read to an expert on cross-examination',
      `${e.the} may be required to answer contrary opinions on cross-examination`,
      'Cross-examination alone does not open every book. Authority must be shown, as it was.',
    ],
    'yes-self': bookIsProof('Nobody disputes that it is the published book. The question is hearsay.'),
    'no-basis': [
      'a book may be read only to an expert who relied on it or accepts its authority',
      `a learned treatise on which ${e.the} did not base an opinion may not be read`,
      'If a witness could shut out a book by disowning it, the authorities would all be disowned.',
    ],
    'no-exhibit': readAfterReceipt(
      'The rule has it the other way. A treatise is read and stays out of the exhibits.',
    ),
    'no-disclosure': [
      'a learned treatise may be read only on direct examination of an expert who relied on it',
      'a learned treatise may be read only to an expert called by the party that offers it',
      'A work may be put to an expert on cross-examination, which is the commonest use of all.',
    ],
  }),
} satisfies ExpertCells
