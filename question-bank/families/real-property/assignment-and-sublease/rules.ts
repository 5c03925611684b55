import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { TransferFacts, TransferStory } from './facts.ts'

const LEASES = 'Restatement (Second) of Property: Landlord and Tenant §'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  estate: {
    authority: `${LEASES} 16.1`,
    rule: 'An assignee who holds the term is in privity of estate with the landlord and owes the rent that comes due during that time, without any promise to pay it.',
    applied: (_, { taker }) =>
      `${The(taker)} held the rest of the term when the rent came due, and so is liable for it.`,
  },
  runs: {
    authority: `${LEASES} 16.1`,
    rule: 'A covenant that touches and concerns the leased land binds an assignee who is in privity of estate when performance is due.',
    applied: (_, { taker, part }) =>
      `A promise to keep ${part} in repair concerns the building itself, and ${taker.the} held the term, so ${taker.the} is liable.`,
  },
  substance: {
    authority: 'Ernst v. Conditt',
    rule: 'A transfer of all that remains of the term is an assignment, whatever the parties call it.',
    applied: (_, { tenant, taker }) =>
      `${The(tenant)} kept no part of the term, so ${taker.the} is an assignee.`,
  },
  sublease: {
    authority: `${LEASES} 16.1`,
    rule: 'A transfer of less than the rest of the term is a sublease, which puts the subtenant in neither privity of estate nor privity of contract with the landlord.',
    applied: (_, { tenant, taker }) =>
      `${The(tenant)} retained the last year, so ${taker.the} is a subtenant and owes the landlord nothing.`,
  },
  'sublease-alone': {
    authority: 'Ernst v. Conditt',
    rule: 'A transfer that leaves the tenant a part of the term is a sublease, which by itself makes no one liable to the landlord.',
    applied: (_, { tenant }) => `${The(tenant)} retained the last year.`,
  },
  assumed: {
    authority: `${LEASES} 16.1`,
    rule: 'A person who promises the landlord to perform the lease is bound in privity of contract until the term ends or the landlord gives a release.',
    applied: (_, { taker, landlord }) =>
      `${The(taker)} made that promise to ${landlord.the} in writing and was never released, and so is liable.`,
  },
  passed: {
    authority: `${LEASES} 16.1`,
    rule: 'An assignee who made no promise is not liable for what comes due after a reassignment, because privity of estate has ended.',
    applied: (_, { last, taker }) =>
      `${The(last)} held the term when the rent came due, so the claim against ${taker.the} fails.`,
  },
  accrued: {
    authority: `${LEASES} 16.1`,
    rule: 'An assignee remains liable for what came due during privity of estate, even after a reassignment.',
    applied: (_, { taker, last }) =>
      `The rent came due before ${taker.the} transferred the term to ${last.the}, and ${taker.the} still owes it.`,
  },
  personal: {
    authority: `${LEASES} 16.1`,
    rule: 'A covenant that does not touch and concern the leased land does not run with it, and binds only those who promised to perform it.',
    applied: (_, { tenant, taker, it }) =>
      `What ${tenant.the} had promised has nothing to do with ${it}, and ${taker.the} did not promise it.`,
  },
  voidable: {
    authority: `${LEASES} 15.2`,
    rule: 'An assignment in breach of a restriction on transfer is not void. It takes effect unless the landlord chooses to set it aside.',
    applied: (_, { landlord }) => `${The(landlord)} has let the assignment stand.`,
  },
  reversion: {
    authority: `${LEASES} 16.1`,
    rule: "A buyer of the landlord's reversion may enforce the covenants of the lease that run with the land against an assignee who is in privity of estate.",
    applied: (_, { buyer, taker }) =>
      `${The(buyer)} owns the building, and ${taker.the} held the term when the rent came due, and so is liable.`,
  },
  contract: {
    authority: `${LEASES} 16.1`,
    rule: "An assignment does not end the tenant's liability in privity of contract for the promises in the lease.",
    applied: (_, { tenant }) => `${The(tenant)} promised to pay the rent and was never released.`,
  },
  consent: {
    authority: `${LEASES} 16.1`,
    rule: "A landlord's consent to an assignment is not a release of the tenant.",
    applied: (_, { landlord }) => `${The(landlord)} allowed the transfer and said no more than that.`,
  },
  novation: {
    authority: `${LEASES} 16.1`,
    rule: 'A landlord who agrees to accept a new tenant in place of the old one agrees to a novation, which releases the old one.',
    applied: (_, { landlord, tenant, taker }) =>
      `${The(landlord)} agreed in writing to accept ${taker.the} in place of ${tenant.the}, so the claim fails.`,
  },
  burden: {
    authority: `${LEASES} 16.1`,
    rule: "As between the tenant and an assignee, the rent for the time of the assignee's holding should fall on the assignee.",
    applied: (_, { tenant, taker }) =>
      `${The(tenant)} paid rent for which ${taker.the} was primarily liable, and so may recover it.`,
  },
  'own-debt': {
    authority: `${LEASES} 16.1`,
    rule: "A subtenant who has promised nothing more owes the tenant the rent of the sublease, and the rent of the original lease remains the tenant's own debt.",
    applied: (_, { tenant, taker }) =>
      `${The(taker)} paid everything due under the sublease, so ${tenant.the} cannot recover.`,
  },
  'over-passed': {
    authority: `${LEASES} 16.1`,
    rule: 'An assignee who made no promise has no duty to bear the rent that comes due after a reassignment.',
    applied: (_, { last, tenant }) =>
      `The default fell in the time of ${last.the}, to whom ${tenant.the} must look for reimbursement.`,
  },
  'to-buyer': {
    authority: `${LEASES} 16.1`,
    rule: 'The benefit of a covenant that touches and concerns the land passes to a buyer of the reversion.',
    applied: (_, { buyer, tenant }) =>
      `${The(buyer)} may enforce ${whose(tenant)} promise just as the landlord could have.`,
  },
} as const satisfies RuleTable<TransferFacts, TransferStory>
