import type { Misconception } from '../../engine/contract.ts'
import { isBarred, isDefensive, type SupplementalFacts } from './facts.ts'

type View = Misconception<SupplementalFacts>

function view(
  id: string,
  label: string,
  correction: string,
  decide: (facts: SupplementalFacts) => string | null,
): View {
  return { id, label, correction, decide }
}

/** Supplemental jurisdiction as students get it wrong. */
export const misconceptions: readonly View[] = [
  view(
    'linked-claim-is-federal',
    'a claim that goes with a federal one stands on its own feet',
    'It stays a claim under state law between citizens of one state and can be heard as supplemental alone.',
    (facts) =>
      facts.anchor === 'federal' && (facts.later === 'nothing' || facts.later === 'dismissed on the merits')
        ? 'yes-own'
        : null,
  ),
  view(
    'exceptions-keep-unrelated-out',
    'it is the exceptions of the statute that keep unrelated claims out',
    'They are outside the general grant to begin with, and section 1367(b) is for added parties in diversity suits.',
    (facts) => (facts.tie === 'other events' && facts.claim !== 'large counterclaim' ? 'no-bar' : null),
  ),
  view(
    'limits-bind-defendants',
    'the limits for diversity suits bind defending parties too',
    'Section 1367(b) limits claims by plaintiffs alone.',
    (facts) => (facts.anchor === 'diversity' && isDefensive(facts) ? 'no-bar' : null),
  ),
  view(
    'limits-in-federal-suits',
    'the limits on claims against added parties hold in any suit',
    'Section 1367(b) is for suits founded on diversity alone.',
    (facts) => (facts.anchor === 'federal' && facts.later === 'nothing' && isBarred(facts) ? 'no-bar' : null),
  ),
  view(
    'diversity-for-each-claim',
    'the parties to any claim under state law must be diverse',
    'A supplemental claim needs no basis of its own.',
    (facts) =>
      facts.later === 'nothing' &&
      facts.tie === 'same events' &&
      (facts.anchor === 'federal' || /crossclaim|impleader|third party against/.test(facts.claim))
        ? 'no-citizenship'
        : null,
  ),
  view(
    'same-case-is-enough',
    'a claim that arises from the same events is always within the grant',
    'In diversity suits section 1367(b) takes some claims out, and diversity must be complete from the start.',
    (facts) =>
      facts.anchor === 'diversity' && (isBarred(facts) || facts.claim === 'second plaintiff, same state')
        ? 'yes-common'
        : null,
  ),
  view(
    'defendants-may-bring-anything',
    'a defending party may bring any claim',
    'The claim must be part of the same case or have a basis of its own.',
    (facts) =>
      facts.tie === 'other events' && facts.claim === 'counterclaim' && facts.anchor === 'diversity'
        ? 'yes-defending'
        : null,
  ),
  view(
    'federal-suits-take-all',
    'a suit with a federal claim takes in all else between its parties',
    'Other claims must be part of the same case.',
    (facts) => (facts.tie === 'other events' && facts.anchor === 'federal' ? 'yes-other-ground' : null),
  ),
  view(
    'each-claim-its-sum',
    'each claim must meet the required sum',
    'A supplemental claim need not, unless section 1367(b) applies to it.',
    (facts) =>
      facts.claim === 'second plaintiff, small' ||
      (facts.claim === 'counterclaim' && facts.anchor === 'diversity' && facts.tie === 'same events')
        ? 'no-amount'
        : null,
  ),
  view(
    'defendants-as-plaintiffs',
    'a sufficient claim against one defendant carries a small one against another',
    'Section 1367(b) withholds claims against persons joined under Rule 20.',
    (facts) => (facts.claim === 'second defendant, small' ? 'yes-carry' : null),
  ),
  view(
    'unrelated-means-outside',
    'an unrelated counterclaim is outside any federal court’s power',
    'It may have a basis of its own.',
    (facts) => (facts.claim === 'large counterclaim' ? 'no-nucleus' : null),
  ),
  view(
    'intervenors-are-outsiders',
    'whoever joins later is no plaintiff in the sense of the limits',
    'Section 1367(b) names persons who seek to intervene or are to be joined as plaintiffs.',
    (facts) =>
      facts.anchor === 'diversity' && (facts.claim === 'intervenor' || facts.claim === 'required plaintiff')
        ? 'yes-defending'
        : null,
  ),
  view(
    'size-carries',
    'it is the size of one claim that brings another into court',
    'Between parties of one state the sum is no matter, and the tie between the facts is what counts.',
    (facts) => (facts.claim === 'state claim' && !facts.later.startsWith('dropped') ? 'yes-carry' : null),
  ),
  view(
    'power-falls-with-the-claim',
    'the end of the federal claim ends the power over the rest',
    'A dismissal on the merits leaves the rest to the court’s discretion.',
    (facts) => (facts.later === 'dismissed on the merits' ? 'no-anchor' : null),
  ),
  view(
    'power-once-gained',
    'power once gained cannot be lost',
    'It follows the amended complaint, and a frivolous claim never gave any.',
    (facts) => (/^dropped|frivolous/.test(facts.later) ? 'yes-discretion' : null),
  ),
]
