import type { Cell } from '../../engine/cells.ts'
import type { DeedStory } from './facts.ts'
import type { DeedCells } from './reason-id.ts'

const notice = (_: DeedStory, why: string): Cell => [
  `a covenant of title does not protect a buyer who has constructive notice of a mortgage`,
  `a covenant of title does not cover a mortgage that was recorded before the sale`,
  why,
]
const onEviction = ({ buyer }: DeedStory, why: string): Cell => [
  `the covenant of quiet enjoyment was breached when ${buyer.the} was evicted`,
  `the covenant of warranty was breached by an eviction under a better title`,
  why,
]

/** Reasons beside a deed with limited covenants or none. */
export const LIMITED_CELLS = {
  'special-other': (s) => ({
    'no-special': [
      `a special warranty deed does not cover a defect that the grantor did not create`,
      `the special warranty deed covers the acts of ${s.owner.the} but not an earlier forgery`,
      `The covenants were limited to what the seller had done, and the forgery was someone else's. No eviction can widen them.`,
    ],
    'no-quitclaim': [
      `a special warranty deed, like a quitclaim deed, does not contain a covenant of title`,
      `a grantor by special warranty deed promises no more about title than one by quitclaim deed`,
      `It does contain covenants, and they'd cover a defect of the seller's own making. This defect was older.`,
    ],
    'yes-ousted': onEviction(
      s,
      `An eviction breaches the covenants of warranty and quiet enjoyment only if the deed covers the defect behind it, and this limit shuts it out.`,
    ),
    'yes-present': [
      `${s.owner.the}, who did not own ${s.it}, breached the covenant of seisin`,
      `the covenant of seisin is breached when a grantor does not own the land conveyed`,
      `In this deed, the covenant of seisin was limited too, to defects that the seller had created.`,
    ],
  }),
  'special-own': (s) => ({
    'yes-present': [
      `the covenant against encumbrances was breached by the mortgage that ${s.owner.the} had given`,
      `${s.owner.the} created the encumbrance, which a special warranty deed therefore covers`,
      `The seller's own mortgage falls within the limit of this deed and was an encumbrance on the day of delivery.`,
    ],
    'yes-ousted': [
      `the covenant of quiet enjoyment was breached when the mortgage was discovered`,
      `the covenant of quiet enjoyment is breached by a mortgage that the grantor has given`,
      `Quiet enjoyment is breached by eviction, and there was none. The recovery rests on a present covenant.`,
    ],
    'no-unlawful': notice(
      s,
      `A buyer may rely on the covenant even if the record would have shown the mortgage. That's what covenants are for.`,
    ),
    'no-eviction': [
      `a covenant of title is not breached before the grantee suffers an eviction`,
      `${s.buyer.the} paid off the mortgage and so did not suffer an eviction`,
      `An eviction is needed for the future covenants. The one against encumbrances was breached by the seller's mortgage on the day of the deed.`,
    ],
  }),
  'special-runs': (s) => ({
    'yes-runs': [
      `the covenant of quiet enjoyment ran with the land and could be enforced by ${s.later.the}`,
      `a future covenant runs with the land and covers a mortgage that the grantor created`,
      `The seller's own mortgage led to the eviction. The future covenants cover it and belong to whoever holds the land then.`,
    ],
    'yes-present': [
      `the covenant against encumbrances ran with the land and could be enforced by ${s.later.the}`,
      `a later grantee may enforce the covenant against encumbrances made by an earlier grantor`,
      `At common law, that covenant doesn't run, and its six years ended long ago.`,
    ],
    'no-personal': [
      `${s.later.the} was not a party to the covenants of title that ${s.owner.the} made to ${s.buyer.the}`,
      `the quitclaim deed to ${s.later.the} did not assign the benefit of the covenants of title`,
      `The future covenants go with the land through any deed, even one that promises nothing.`,
    ],
    'no-late': [
      `the six years to sue on a covenant of title ran from delivery of the deed`,
      `the covenants of title were breached, if at all, on delivery of the deed nine years earlier`,
      `Nine years ago, only the covenant against encumbrances was breached. The future covenants were breached by the eviction, and time runs from then.`,
    ],
  }),
  quitclaim: (s) => ({
    'no-quitclaim': [
      `a grantor by quitclaim deed makes no covenant of title`,
      `the quitclaim deed contained no covenant of title that the eviction could breach`,
      `A quitclaim passes what the grantor has and promises nothing. Even the grantor's own mortgage breaches no covenant.`,
    ],
    'no-unlawful': notice(s, `If there were a covenant, the record wouldn't defeat it. This deed had none.`),
    'yes-ousted': onEviction(
      s,
      `Warranty and quiet enjoyment are covenants that an eviction would breach. This deed contained neither.`,
    ),
    'yes-present': [
      `a quitclaim deed protects the grantee against an encumbrance that the grantor created`,
      `the covenant against encumbrances was breached by the mortgage that ${s.owner.the} had given`,
      `That would be a special warranty deed. A release of all right, title, and interest promises nothing.`,
    ],
  }),
} satisfies DeedCells
