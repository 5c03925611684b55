import type { MisconceptionTable } from '../../engine/tables.ts'
import type { FraudsFacts } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The statute of frauds as students get it wrong; each view is the rule with one part changed. */
export const misconceptions = {
  'likely-length-counts': {
    label: 'a contract that will probably take more than a year is within the statute',
    correction: 'The question is whether its terms allow full performance within a year.',
    gives: 'no-time',
    when: ({ category, scope }) => category === 'year' && scope === 'outside',
  },
  'early-end-is-performance': {
    label: 'any long contract might end within a year and so escapes the statute',
    correction:
      'An early end by death, dismissal or a later start of counting is not full performance within a year of the making.',
    gives: 'yes-possible',
    when: ({ category, scope }) => category === 'year' && scope !== 'outside',
  },
  'long-promises-are-lost': {
    label: 'an oral contract of more than a year binds nobody, whatever has been done',
    correction: 'Full performance by one side takes the contract out of the one-year provision.',
    gives: 'no-time',
    when: ({ conduct }) => conduct === 'performed',
  },
  'both-must-sign': {
    label: 'both parties have to sign',
    correction: 'Only the party against whom the contract is enforced has to have signed.',
    gives: 'no-signer',
    when: ({ writing }) => writing === 'defendant' || writing === 'no price',
  },
  'each-paper-must-be-signed': {
    label: 'every paper relied on must bear the signature',
    correction: 'One signed paper can take in unsigned ones that plainly belong to the same transaction.',
    gives: 'no-signer',
    when: ({ writing }) => writing === 'two papers',
  },
  'a-full-contract-is-needed': {
    label: 'the writing has to be the contract, drawn up as such in one document',
    correction:
      'A memorandum of the essential terms is enough, in one paper or several, even in a letter of refusal.',
    gives: 'no-terms',
    when: ({ writing }) => writing === 'two papers' || writing === 'refusal' || writing === 'defendant',
  },
  'goods-need-a-price': {
    label: 'a writing for goods has to state the price',
    correction: 'A writing for goods may omit the price, though not the quantity.',
    gives: 'no-terms',
    when: ({ category, writing }) => category === 'goods' && writing === 'no price',
  },
  'any-signed-paper-will-do': {
    label: 'any signed paper about the bargain meets the statute',
    correction: 'The paper must be signed by the party charged and state what the statute asks for.',
    gives: 'yes-memo',
    when: ({ writing, conduct }) =>
      writing === 'plaintiff' || writing === 'no quantity' || writing === 'no price' || conduct !== 'none',
  },
  'content-is-the-trouble': {
    label: 'a private note fails for what it contains',
    correction: 'The note states all the terms; what it lacks is the signature of the party charged.',
    gives: 'no-terms',
    when: ({ writing }) => writing === 'plaintiff',
  },
  'only-the-deed': {
    label: 'only the deed itself, and not the promise to give one, needs a writing',
    correction: 'A contract to convey land in the future is within the statute.',
    gives: 'yes-outside',
    when: ({ category }) => category === 'land',
  },
  'friends-have-an-interest': {
    label: 'any wish to see the debt paid is interest enough',
    correction: 'The main purpose rule asks for an economic advantage of the promisor’s own.',
    gives: 'yes-interest',
    when: ({ category, scope }) => category === 'surety' && scope !== 'edge',
  },
  'five-hundred-must-be-exceeded': {
    label: 'the price of goods has to exceed $500',
    correction: 'A price of $500 is enough to bring the sale within the statute.',
    gives: 'yes-outside',
    when: ({ category, scope }) => category === 'goods' && scope === 'edge',
  },
  'confirmations-bind-all': {
    label: 'a confirmation binds whoever is told of it',
    correction:
      'A confirmation binds a silent recipient only between merchants, and not after a timely objection.',
    gives: 'yes-merchants',
    when: ({ writing }) => writing === 'consumer' || writing === 'objected',
  },
  'a-note-confirms': {
    label: 'a note made by one merchant is a confirmation',
    correction: 'A confirmation must be received by the other side within a reasonable time.',
    gives: 'yes-merchants',
    when: ({ category, writing }) => category === 'goods' && writing === 'plaintiff',
  },
  'any-objection-will-do': {
    label: 'an objection to a confirmation may come at any time',
    correction: 'It must be given in writing within ten days after receipt.',
    gives: 'no-answer',
    when: ({ writing }) => writing === 'objected late',
  },
  'merchants-must-sign-too': {
    label: 'nobody is bound by what another has signed',
    correction:
      'Between merchants a confirmation that goes unanswered for ten days meets the statute against its recipient.',
    gives: 'no-signer',
    when: ({ writing }) => writing === 'confirmed' || writing === 'objected late',
  },
  'payment-is-enough': {
    label: 'any performance on one side takes a contract out of the statute',
    correction:
      'Part payment alone does not do so for land, nor a part delivery for goods that were not delivered.',
    gives: 'yes-conduct',
    when: ({ conduct }) => conduct === 'paid' || conduct === 'part',
  },
  'any-later-step-will-do': {
    label: 'any step that one side takes after the bargain can stand for a writing',
    correction:
      'Only certain acts do so: they must show the bargain, as possession, full performance, special goods or acceptance do.',
    gives: 'yes-conduct',
    when: ({ conduct }) => conduct === 'none',
  },
  'later-steps-never-help': {
    label: 'where there is no good writing at the start, nothing later can mend it',
    correction: 'A bargain outside the statute needs no mending, and a writing may be made later.',
    gives: 'no-conduct',
    when: ({ conduct }) => conduct === 'none',
  },
  'only-paper-counts': {
    label: 'nothing but paper can meet the statute',
    correction: 'In set cases conduct or an admission in court takes the place of a writing.',
    gives: 'no-conduct',
    when: ({ conduct }) => conduct !== 'none' && conduct !== 'paid' && conduct !== 'part',
  },
} as const satisfies MisconceptionTable<FraudsFacts, typeof reasons>
