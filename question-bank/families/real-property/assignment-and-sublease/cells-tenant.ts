import { whose } from '../../engine/party.ts'
import type { TransferCells } from './reason-id.ts'

/** Reasons where the original tenant is sued, or sues over after having paid. */
export const TENANT_CELLS = {
  stays: ({ tenant, taker }) => ({
    'yes-contract': [
      `${tenant.the} remained in privity of contract with the landlord`,
      `an assignment does not end a tenant's privity of contract`,
      `The promise in the lease outlasts the assignment. Only the landlord can release the tenant from it.`,
    ],
    'yes-estate': [
      `${tenant.the} remained in privity of estate until the term expired`,
      `a tenant cannot transfer privity of estate to an assignee`,
      `Privity of estate went to the assignee with the term. The tenant is liable on the promise.`,
    ],
    'no-novation': [
      `accepting rent from ${taker.the} was a novation that released ${tenant.the}`,
      `the landlord's conduct toward ${taker.the} amounted to a novation`,
      `Taking the assignee's money isn't an agreement to give up the tenant's promise.`,
    ],
    'no-ended': [
      `${whose(tenant)} liability ended when the assignment ended privity of estate`,
      `a tenant who assigns is no longer in privity of estate and owes nothing more`,
      `The end of privity of estate frees an assignee who made no promise. A tenant who assigns is still bound by contract.`,
    ],
  }),
  consent: ({ tenant, landlord }) => ({
    'yes-contract': [
      `consent to the assignment did not end ${whose(tenant)} privity of contract`,
      `${tenant.the} was still in privity of contract, since consent is not a release`,
      `The landlord agreed that someone else may hold the term. Nobody agreed that the tenant would be free.`,
    ],
    'yes-voidable': [
      `the default made the assignment voidable and restored ${whose(tenant)} liability`,
      `consent lapses on an assignee's default, which makes the assignment voidable`,
      `A default doesn't undo consent or make an assignment voidable. The tenant is liable on the promise in the lease.`,
    ],
    'no-novation': [
      `consent to the assignment was a novation that released ${tenant.the}`,
      `${whose(landlord)} written consent was a novation that put the assignee in ${whose(tenant)} place`,
      `A novation takes an agreement to accept one person in place of another. This note only allowed a transfer.`,
    ],
    'no-ended': [
      `an assignment made with consent ends privity of estate and all liability`,
      `${tenant.the} had transferred privity of estate when the rent came due`,
      `Privity of estate did end. Privity of contract didn't.`,
    ],
  }),
  released: ({ tenant, taker }) => ({
    'no-novation': [
      `the agreement signed by all three was a novation that released ${tenant.the}`,
      `the landlord, ${tenant.the}, and ${taker.the} agreed to a novation, which was a release`,
      `All three agreed that one tenant would take the place of the other. Such an agreement releases the first.`,
    ],
    'no-ended': [
      `the assignment by itself ended ${whose(tenant)} privity of estate and all liability`,
      `a tenant who has assigned is no longer in privity of estate and owes no rent`,
      `A tenant who is no longer in privity of estate still owes rent by contract. It's the agreement of all three that ended that.`,
    ],
    'yes-contract': [
      `${tenant.the} remained in privity of contract for the whole of the term`,
      `privity of contract binds a tenant until the lease expires, even after a substitution`,
      `Privity of contract ends when the landlord gives it up, and agreeing to a substitution does that.`,
    ],
    'yes-burden': [
      `${tenant.the} became a surety for ${taker.the}, who is primarily liable on the assignment`,
      `after an assignment, the tenant remains secondarily liable for the rent`,
      `A tenant who isn't released is a surety and secondarily liable for the assignee. This one was released.`,
    ],
  }),
  over: ({ tenant, taker }) => ({
    'yes-burden': [
      `${taker.the}, as the assignee, was primarily liable for the rent`,
      `as between tenant and assignee, rent falls on the assignee who holds the term`,
      `Both owed the landlord, but the rent was for the time in which the assignee held. It should end up there.`,
    ],
    'yes-reversion': [
      `${tenant.the} kept a reversion and may enforce the covenant to pay rent`,
      `an assignment leaves the tenant a reversion to which the rent belongs`,
      `The entire remaining term was passed on, so nothing came back to the tenant. The claim is for reimbursement.`,
    ],
    'no-own-debt': [
      `${tenant.the} paid a debt that was owed in privity of contract`,
      `a tenant in privity of contract who pays rent after an assignment pays a debt of the tenant alone`,
      `The tenant did owe it to the landlord. As between the two, the assignee should bear it.`,
    ],
    'no-promise': [
      `${taker.the} did not expressly assume the lease in the assignment`,
      `a tenant may recover from an assignee only on an express assumption`,
      `No promise is needed, because holding the estate makes the assignee the one who should pay.`,
    ],
  }),
  'over-sublease': ({ tenant, taker }) => ({
    'no-own-debt': [
      `the rent of the original lease was ${whose(tenant)} own debt after a sublease`,
      `a subtenant owes the rent of the sublease alone, and ${taker.the} paid it`,
      `The subtenant owed what the sublease says and paid it. Rent under the first lease stays with the tenant.`,
    ],
    'no-novation': [
      `the landlord's acceptance of payment from ${tenant.the} was a novation`,
      `payment by ${tenant.the} was a novation that released ${taker.the}`,
      `Paying a debt isn't a novation, and there was no claim to give up.`,
    ],
    'yes-burden': [
      `${taker.the}, the subtenant in possession, was primarily liable for the rent`,
      `as between a tenant and a subtenant, the lease falls on the one who holds`,
      `That's so for an assignee. A subtenant holds under another bargain and owes what it says.`,
    ],
    'yes-assignment': [
      `the transfer was an assignment, under which ${taker.the} owed the rent`,
      `a transfer of six of seven years is an assignment of that part of the term`,
      `The tenant retained one year, which makes the transfer a sublease and not an assignment.`,
    ],
  }),
  'over-passed': ({ tenant, taker, last }) => ({
    'no-ended': [
      `${whose(taker)} liability ended when the reassignment ended privity of estate`,
      `privity of estate had passed to ${last.the} when the rent came due`,
      `The rent was for the time of the next holder. An assignee who promised nothing needn't bear it.`,
    ],
    'no-own-debt': [
      `${tenant.the} owed the rent in privity of contract and may not shift it to an assignee`,
      `a tenant in privity of contract who pays the landlord has paid a debt that no assignee shares`,
      `The tenant does have recourse, but against whoever held the term when the rent came due.`,
    ],
    'yes-burden': [
      `${taker.the}, as the first assignee, remained primarily liable for the rent`,
      `as between tenant and first assignee, rent falls on the assignee for the whole term`,
      `An assignee bears the rent while holding the term. By then it had been passed on.`,
    ],
    'yes-contract': [
      `${taker.the} was in privity of contract with ${tenant.the} for the whole term`,
      `the assignment put ${taker.the} in privity of contract as to all later rent`,
      `An assignment without a promise to perform the lease creates no duty to pay later rent.`,
    ],
  }),
  'tenant-sold': ({ tenant, buyer }) => ({
    'yes-reversion': [
      `the benefit of ${whose(tenant)} covenant passed to ${buyer.the} with the reversion`,
      `a buyer of the reversion may enforce the tenant's covenant to pay rent`,
      `The tenant is still bound by the promise in the lease, and its benefit goes with the building.`,
    ],
    'yes-estate': [
      `${tenant.the} was in privity of estate with ${buyer.the} when the rent came due`,
      `a tenant who assigns keeps privity of estate with later owners`,
      `Privity of estate passed to the assignee. The tenant's liability rests on the promise.`,
    ],
    'no-ended': [
      `${whose(tenant)} liability ended when the assignment ended privity of estate`,
      `a tenant who assigns is liable to the first landlord's successors only in privity of estate`,
      `An assignment doesn't free the tenant, and a sale of the building doesn't either.`,
    ],
    'no-privity': [
      `${tenant.the} and ${buyer.the} were never in privity of contract with each other`,
      `privity of contract is personal to the landlord who signed the lease`,
      `These two made no contract, but the benefit of one passes to the buyer of the building.`,
    ],
  }),
} satisfies TransferCells
