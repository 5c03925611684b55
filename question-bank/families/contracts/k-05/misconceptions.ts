import type { Misconception } from '../../engine/contract.ts'
import type { FraudsFacts } from './facts.ts'

type View = Misconception<FraudsFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: FraudsFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

/** The statute of frauds as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'likely-length-counts',
    'a contract that will probably take more than a year is within the statute',
    'The question is whether its terms allow full performance within a year.',
    ({ category, scope }) => (category === 'year' && scope === 'outside' ? 'no-time' : null),
  ),
  view(
    'early-end-is-performance',
    'any long contract might end within a year and so escapes the statute',
    'An early end by death, dismissal or a later start of counting is not full performance within a year of the making.',
    ({ category, scope }) => (category === 'year' && scope !== 'outside' ? 'yes-possible' : null),
  ),
  view(
    'long-promises-are-lost',
    'an oral contract of more than a year binds nobody, whatever has been done',
    'Full performance by one side takes the contract out of the one-year provision.',
    ({ conduct }) => (conduct === 'performed' ? 'no-time' : null),
  ),
  view(
    'both-must-sign',
    'both parties have to sign',
    'Only the party against whom the contract is enforced has to have signed.',
    ({ writing }) => (writing === 'defendant' || writing === 'no price' ? 'no-signer' : null),
  ),
  view(
    'each-paper-must-be-signed',
    'every paper relied on must bear the signature',
    'One signed paper can take in unsigned ones that plainly belong to the same transaction.',
    ({ writing }) => (writing === 'two papers' ? 'no-signer' : null),
  ),
  view(
    'a-full-contract-is-needed',
    'the writing has to be the contract, drawn up as such in one document',
    'A memorandum of the essential terms is enough, in one paper or several, even in a letter of refusal.',
    ({ writing }) =>
      writing === 'two papers' || writing === 'refusal' || writing === 'defendant' ? 'no-terms' : null,
  ),
  view(
    'goods-need-a-price',
    'a writing for goods has to state the price',
    'A writing for goods may omit the price, though not the quantity.',
    ({ category, writing }) => (category === 'goods' && writing === 'no price' ? 'no-terms' : null),
  ),
  view(
    'any-signed-paper-will-do',
    'any signed paper about the bargain meets the statute',
    'The paper must be signed by the party charged and state what the statute asks for.',
    ({ writing, conduct }) =>
      writing === 'plaintiff' || writing === 'no quantity' || writing === 'no price' || conduct !== 'none'
        ? 'yes-memo'
        : null,
  ),
  view(
    'content-is-the-trouble',
    'a private note fails for what it contains',
    'The note states all the terms; what it lacks is the signature of the party charged.',
    ({ writing }) => (writing === 'plaintiff' ? 'no-terms' : null),
  ),
  view(
    'only-the-deed',
    'only the deed itself, and not the promise to give one, needs a writing',
    'A contract to convey land in the future is within the statute.',
    ({ category }) => (category === 'land' ? 'yes-outside' : null),
  ),
  view(
    'friends-have-an-interest',
    'any wish to see the debt paid is interest enough',
    'The main purpose rule asks for an economic advantage of the promisor’s own.',
    ({ category, scope }) => (category === 'surety' && scope !== 'edge' ? 'yes-interest' : null),
  ),
  view(
    'five-hundred-must-be-exceeded',
    'the price of goods has to exceed $500',
    'A price of $500 is enough to bring the sale within the statute.',
    ({ category, scope }) => (category === 'goods' && scope === 'edge' ? 'yes-outside' : null),
  ),
  view(
    'confirmations-bind-all',
    'a confirmation binds whoever is told of it',
    'A confirmation binds a silent recipient only between merchants, and not after a timely objection.',
    ({ writing }) => (writing === 'consumer' || writing === 'objected' ? 'yes-merchants' : null),
  ),
  view(
    'a-note-confirms',
    'a note made by one merchant is a confirmation',
    'A confirmation must be received by the other side within a reasonable time.',
    ({ category, writing }) => (category === 'goods' && writing === 'plaintiff' ? 'yes-merchants' : null),
  ),
  view(
    'any-objection-will-do',
    'an objection to a confirmation may come at any time',
    'It must be given in writing within ten days after receipt.',
    ({ writing }) => (writing === 'objected late' ? 'no-answer' : null),
  ),
  view(
    'merchants-must-sign-too',
    'nobody is bound by what another has signed',
    'Between merchants a confirmation that goes unanswered for ten days meets the statute against its recipient.',
    ({ writing }) => (writing === 'confirmed' || writing === 'objected late' ? 'no-signer' : null),
  ),
  view(
    'payment-is-enough',
    'any performance on one side takes a contract out of the statute',
    'Part payment alone does not do so for land, nor a part delivery for goods that were not delivered.',
    ({ conduct }) => (conduct === 'paid' || conduct === 'part' ? 'yes-conduct' : null),
  ),
  view(
    'any-later-step-will-do',
    'any step that one side takes after the bargain can stand for a writing',
    'Only certain acts do so: they must show the bargain, as possession, full performance, special goods or acceptance do.',
    ({ conduct }) => (conduct === 'none' ? 'yes-conduct' : null),
  ),
  view(
    'later-steps-never-help',
    'where there is no good writing at the start, nothing later can mend it',
    'A bargain outside the statute needs no mending, and a writing may be made later.',
    ({ conduct }) => (conduct === 'none' ? 'no-conduct' : null),
  ),
  view(
    'only-paper-counts',
    'nothing but paper can meet the statute',
    'In set cases conduct or an admission in court takes the place of a writing.',
    ({ conduct }) => (conduct !== 'none' && conduct !== 'paid' && conduct !== 'part' ? 'no-conduct' : null),
  ),
]
