import type { Cell } from '../../engine/cells.ts'
import type { DeedStory } from './facts.ts'
import type { DeedCells } from './reason-id.ts'

const notice = ({ buyer }: DeedStory, why: string): Cell => [
  `the mortgage was recorded, so ${buyer.the} had notice of the encumbrance`,
  `a recorded mortgage is not an encumbrance that a covenant of title covers`,
  why,
]
const onEviction = (_: DeedStory, why: string): Cell => [
  `the eviction breached the covenant of quiet enjoyment`,
  `the covenant of warranty was breached by an eviction under a better title`,
  why,
]

/** Reasons beside a deed with limited covenants or none. */
export const LIMITED_CELLS = {
  'special-other': (s) => ({
    'no-special': [
      `a special warranty deed covers only defects that the grantor created`,
      `the forgery was not an act of ${s.owner.the}, as the special warranty deed requires`,
      `The covenants were limited to what the seller had done, and the forgery was someone else's. No eviction can widen them.`,
    ],
    'no-quitclaim': [
      `a special warranty deed, like a quitclaim deed, contains no covenant of title`,
      `a special warranty deed promises no more about title than a quitclaim deed`,
      `It does contain covenants, and they'd cover a defect of the seller's own making. This defect was older.`,
    ],
    'yes-ousted': onEviction(
      s,
      `An eviction breaches the covenants of warranty and quiet enjoyment only if the deed covers the defect behind it, and this limit shuts it out.`,
    ),
    'yes-present': [
      `${s.owner.the} did not own ${s.it} and so breached the covenant of seisin`,
      `the covenant of seisin is breached if the grantor does not own the land`,
      `In this deed, the covenant of seisin was limited too, to defects that the seller had created.`,
    ],
  }),
  'special-own': (s) => ({
    'yes-present': [
      `the covenant against encumbrances covers a mortgage that the grantor gave`,
      `${s.owner.the} created the encumbrance that the special warranty deed covers`,
      `The seller's own mortgage falls within the limit of this deed and was an encumbrance on the day of delivery.`,
    ],
    'yes-ousted': [
      `the discovery of a mortgage breaches the covenant of quiet enjoyment`,
      `a mortgage on the land breaches the covenant of quiet enjoyment`,
      `Quiet enjoyment is breached by eviction, and there was none. The recovery rests on a present covenant.`,
    ],
    'no-unlawful': notice(
      s,
      `A buyer may rely on the covenant even if the record would have shown the mortgage. That's what covenants are for.`,
    ),
    'no-eviction': [
      `a covenant of title is not breached before an eviction`,
      `${s.buyer.the} paid off the mortgage and did not suffer an eviction`,
      `An eviction is needed for the future covenants. The one against encumbrances was breached by the seller's mortgage on the day of the deed.`,
    ],
  }),
  'special-runs': (s) => ({
    'yes-runs': [
      `the covenant of quiet enjoyment runs with the land to ${s.later.the}`,
      `a future covenant runs with the land and covers a mortgage that the grantor gave`,
      `The seller's own mortgage led to the eviction. The future covenants cover it and belong to whoever holds the land then.`,
    ],
    'yes-present': [
      `the covenant against encumbrances runs with the land to ${s.later.the}`,
      `a later grantee may sue on the covenant against encumbrances`,
      `At common law, that covenant doesn't run, and its six years ended long ago.`,
    ],
    'no-personal': [
      `${s.later.the} was not a party to a covenant that ${s.buyer.the} received`,
      `the quitclaim deed to ${s.later.the} did not pass the benefit of any covenant`,
      `The future covenants go with the land through any deed, even one that promises nothing.`,
    ],
    'no-late': [
      `the time to sue on every covenant of title ran from delivery of the deed`,
      `the covenants of title were breached nine years ago, if at all`,
      `Nine years ago, only the covenant against encumbrances was breached. The future covenants were breached by the eviction, and time runs from then.`,
    ],
  }),
  quitclaim: (s) => ({
    'no-quitclaim': [
      `a quitclaim deed contains no covenant of title`,
      `${s.owner.the} made no covenant of title in the quitclaim deed`,
      `A quitclaim passes what the grantor has and promises nothing. Even the grantor's own mortgage breaches no covenant.`,
    ],
    'no-unlawful': notice(s, `If there were a covenant, the record wouldn't defeat it. This deed had none.`),
    'yes-ousted': onEviction(
      s,
      `Warranty and quiet enjoyment are covenants that an eviction would breach. This deed contained neither.`,
    ),
    'yes-present': [
      `a quitclaim deed covers an encumbrance that the grantor created`,
      `the covenant against encumbrances covers a mortgage that the grantor gave`,
      `That would be a special warranty deed. A release of all right, title, and interest promises nothing.`,
    ],
  }),
} satisfies DeedCells
