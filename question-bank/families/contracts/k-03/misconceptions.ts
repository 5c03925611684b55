import type { Misconception } from '../../engine/contract.ts'
import type { FormsFacts } from './facts.ts'

type View = Misconception<FormsFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: FormsFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

const isAdded = ({ clause }: FormsFacts) => clause === 'minor' || clause === 'material'

/** UCC 2-207 as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'last-shot',
    'the last form sent before performance governs',
    'The Code gave up the last-shot rule: a definite reply is an acceptance, and conduct is not assent to a form.',
    (facts) => (facts.after === 'performed' ? 'yes-counter' : null),
  ),
  view(
    'performance-is-assent',
    'whoever takes and pays for the goods assents to the form that came with them',
    'Assent to an added term must be expressed; performance shows a contract and no more.',
    () => 'yes-assent',
  ),
  view(
    'mirror-image',
    'a reply that changes anything makes no contract',
    'A definite acceptance makes a contract although it adds terms, and conduct may make one as well.',
    () => 'no-contract',
  ),
  view(
    'all-additions-drop-out',
    'a clause that stands in one form only drops out in every case',
    'An offer’s own terms stay, and between merchants immaterial additions come in.',
    (facts) => (facts.channel === 'forms' ? 'no-knockout' : null),
  ),
  view(
    'merchants-take-everything',
    'between merchants every added clause comes in',
    'An addition that alters the contract materially needs express assent.',
    (facts) => (facts.clause === 'material' && facts.parties === 'merchants' ? 'yes-minor' : null),
  ),
  view(
    'one-merchant-is-enough',
    'it is enough that the sender of the form is a merchant',
    'Both sides must be merchants for an addition to come in by silence.',
    (facts) => (facts.parties === 'one' ? 'yes-minor' : null),
  ),
  view(
    'small-clauses-come-in-anyway',
    'a clause that changes little comes in, whatever the other papers say',
    'It stays out after an objection, a limiting offer or a conditional reply, and a clause of the order needs no such test.',
    (facts) => (facts.clause === 'material' ? null : 'yes-minor'),
  ),
  view(
    'every-addition-is-material',
    'every addition matters enough to need assent',
    'Usual clauses that neither surprise nor burden come in between merchants.',
    (facts) => (facts.clause === 'material' ? null : 'no-material'),
  ),
  view(
    'additions-are-proposals',
    'an added clause is a proposal between merchants too',
    'Between merchants additions become part of the contract unless one of three things keeps them out.',
    (facts) =>
      facts.parties === 'merchants' && (isAdded(facts) || facts.clause === 'offer') ? 'no-proposal' : null,
  ),
  view(
    'first-form-governs',
    'the terms of the first form stand, whatever the reply says',
    'A reply that is conditional on assent does not accept the offer, and so not its terms.',
    (facts) => (facts.clause === 'offer' ? 'yes-offer' : null),
  ),
  view(
    'objections-are-never-late',
    'an objection to an added clause may be made at any time',
    'It must be notified within a reasonable time after notice of the clause.',
    (facts) => (facts.guard === 'late' ? 'no-objection' : null),
  ),
]
