import { whose } from '../../engine/party.ts'
import type { TransferCells } from './reason-id.ts'

/** Reasons where the landlord, or a buyer of the building, sues the person who took the lease from the tenant. */
export const TAKER_CELLS = {
  rent: ({ taker, tenant }) => ({
    'yes-estate': [
      `${taker.the} was in privity of estate when the rent came due`,
      `${taker.the} was an assignee who held the term, and the covenant to pay rent runs with it`,
      `Taking the whole remaining term makes an assignee, who owes the rent of that time without promising it.`,
    ],
    'yes-contract': [
      `taking possession implied a promise to the landlord and so created privity of contract`,
      `${taker.the} entered into ${whose(tenant)} privity of contract by taking over`,
      `Privity of contract takes a promise to the landlord, and none was made. The liability comes with the estate.`,
    ],
    'no-promise': [
      `${taker.the} never expressly assumed the covenant to pay rent`,
      `an assignee is not liable for rent unless the lease is expressly assumed`,
      `No express assumption is needed for covenants that run with the land. The covenant to pay rent is the plainest of them.`,
    ],
    'no-privity': [
      `${taker.the} was a subtenant, since the landlord was not a party to the transfer`,
      `${taker.the} dealt with ${tenant.the} and was in no privity with the landlord`,
      `The landlord needn't take part. A transfer of the entire remaining term puts the new holder in privity of estate.`,
    ],
  }),
  repair: ({ taker, part }) => ({
    'yes-estate': [
      `the covenant to repair bound ${taker.the} through privity of estate`,
      `the covenant touches and concerns the land and binds an assignee in privity of estate`,
      `Keeping part of the building in repair concerns the leased land, so the promise runs to an assignee who holds the term.`,
    ],
    'yes-contract': [
      `an assignee succeeds to the tenant's privity of contract with the landlord`,
      `by accepting the assignment, ${taker.the} entered into privity of contract`,
      `An assignment transfers the estate and not the tenant's contract. No promise was made to the landlord.`,
    ],
    'no-touch': [
      `a covenant to repair is personal and does not touch and concern the land`,
      `a covenant to pay rent touches and concerns the land, but a covenant to repair does not`,
      `A promise about the condition of ${part} concerns the land as closely as rent does.`,
    ],
    'no-promise': [
      `${taker.the} did not expressly assume the covenant to keep ${part} in repair`,
      `a duty to repair passes to an assignee only if it is expressly assumed`,
      `A covenant that doesn't run has to be expressly assumed to bind an assignee. A duty to repair runs.`,
    ],
  }),
  misnamed: ({ taker, tenant }) => ({
    'yes-assignment': [
      `the transfer of the whole remaining term was an assignment despite its title`,
      `an assignee who takes the whole remaining term is in privity of estate`,
      `Nothing was left of the term after the transfer, and that makes it an assignment.`,
    ],
    'yes-contract': [
      `a subtenant in possession is in privity of contract with the landlord`,
      `under a sublease, the subtenant is in privity of contract with the landlord for the rent`,
      `A subtenant is in privity with the tenant alone. Here the landlord wins because it wasn't a sublease.`,
    ],
    'no-privity': [
      `a document entitled "Sublease" created a sublease and no privity with the landlord`,
      `${taker.the} was a subtenant, and ${tenant.the} alone was in privity with the landlord`,
      `What counts is how much of the term was passed on. All of it was, so the new holder is in privity of estate.`,
    ],
    'no-promise': [
      `${taker.the} did not expressly assume the covenants of the lease`,
      `rent is owed to a landlord only by a person who expressly assumed the lease`,
      `An assignee owes rent without having assumed anything.`,
    ],
  }),
  sublease: ({ taker, tenant, part }) => ({
    'no-privity': [
      `${taker.the} was a subtenant and had no privity of estate with the landlord`,
      `a subtenant is not in privity of estate with the landlord`,
      `The tenant retained the last year, so this was a sublease. A subtenant who promised the landlord nothing owes the landlord nothing.`,
    ],
    'no-touch': [
      `a covenant to keep ${part} in repair does not touch and concern the land`,
      `the covenant was personal to ${tenant.the} and could bind no assignee or subtenant`,
      `The promise does touch and concern the land. It would bind an assignee.`,
    ],
    'yes-estate': [
      `possession put ${taker.the} in privity of estate with the landlord`,
      `a subtenant in possession is in privity of estate for covenants that run`,
      `Privity of estate comes from taking all that is left of the tenant's term and not from possession.`,
    ],
    'yes-assignment': [
      `a transfer of nearly all of the term was an assignment in substance`,
      `giving up possession of the premises makes any transfer an assignment`,
      `Retaining the last year makes it a sublease, even though most of the term was passed on.`,
    ],
  }),
  'assumed-sublease': ({ taker, tenant, landlord }) => ({
    'yes-assumed': [
      `${taker.the} expressly assumed the lease in a promise to ${landlord.the}`,
      `${taker.the}, though a subtenant, is bound by an express assumption`,
      `The written promise to the landlord created privity of contract. It binds a subtenant as it would bind anyone.`,
    ],
    'yes-estate': [
      `a subtenant who holds six years of the term is in privity of estate`,
      `possession under the sublease put ${taker.the} in privity of estate with the landlord`,
      `A subtenant isn't in privity of estate with the landlord, however long the sublease.`,
    ],
    'no-privity': [
      `a subtenant has no privity of estate or contract with the landlord`,
      `${taker.the} was in privity with ${tenant.the} alone under the sublease`,
      `That's how a sublease works by itself. A promise to the landlord adds privity of contract.`,
    ],
    'no-novation': [
      `the promise was not a novation, because ${tenant.the} was never released`,
      `without a novation, only ${tenant.the} is liable to the landlord`,
      `A new promise doesn't need a release of the old one. The landlord may have two people bound.`,
    ],
  }),
  'assumed-passed': ({ taker, last }) => ({
    'yes-assumed': [
      `${taker.the} expressly assumed the lease and was never released`,
      `express assumption put ${taker.the} in privity of contract until the end of the term`,
      `The written promise ran to the end of the lease. Passing the term on doesn't undo a contract.`,
    ],
    'yes-estate': [
      `privity of estate binds an assignee until the end of the term`,
      `${taker.the} kept privity of estate, since the landlord did not approve ${last.the}`,
      `Privity of estate ended with the reassignment. What remains is the promise.`,
    ],
    'no-ended': [
      `${whose(taker)} liability ended when the reassignment ended privity of estate`,
      `an assignee who reassigns is no longer in privity of estate and owes nothing more`,
      `That's true of an assignee who made no promise. This one assumed the lease.`,
    ],
    'no-novation': [
      `taking rent from ${last.the} was a novation that released ${taker.the}`,
      `the landlord's dealings with ${last.the} amounted to a novation`,
      `Accepting rent from the next holder isn't an agreement to give up a claim on anyone else.`,
    ],
  }),
  passed: ({ taker, last }) => ({
    'no-ended': [
      `${whose(taker)} liability ended when the reassignment ended privity of estate`,
      `${taker.the} was not in privity of estate when the rent came due`,
      `An assignee who promised nothing is liable for the time of holding only. The default came later.`,
    ],
    'no-novation': [
      `the reassignment to ${last.the} was a novation that released ${taker.the}`,
      `by accepting rent from ${last.the}, the landlord agreed to a novation`,
      `There was no agreement to release anyone, and none was needed. The liability lasted only as long as the estate.`,
    ],
    'yes-contract': [
      `${taker.the} remained in privity of contract with the landlord after the reassignment`,
      `an assignee who reassigns stays bound in privity of contract, as a tenant does`,
      `The original tenant stays bound because of the promise in the lease. This assignee made none.`,
    ],
    'yes-accrued': [
      `liability for the whole term accrued when ${taker.the} took the assignment`,
      `an assignee's liability for later rent accrues when privity of estate begins`,
      `Rent accrues when it comes due, and by then somebody else held the term.`,
    ],
  }),
  accrued: ({ taker, last }) => ({
    'yes-accrued': [
      `the rent came due while ${taker.the} was in privity of estate`,
      `the reassignment did not end liability that had accrued in privity of estate`,
      `Each month's rent is owed by whoever holds the term when it comes due. Leaving later doesn't cancel the debt.`,
    ],
    'yes-contract': [
      `an assignee is in privity of contract with the landlord for the whole term`,
      `${taker.the} took over the tenant's privity of contract along with the lease`,
      `No promise was made to the landlord, so there's no privity of contract. The debt arose from holding the estate.`,
    ],
    'no-ended': [
      `the reassignment ended ${whose(taker)} privity of estate and the liability with it`,
      `privity of estate passed to ${last.the}, and the unpaid rent passed with it`,
      `A reassignment ends liability for what comes due afterward. It leaves older debts where they were.`,
    ],
    'no-promise': [
      `${taker.the} never expressly assumed the covenant to pay rent`,
      `unpaid rent survives a reassignment only if the lease was expressly assumed`,
      `Unless the lease was expressly assumed, rent that comes due after a reassignment isn't owed. This rent came due before it, and the covenant to pay it ran.`,
    ],
  }),
  personal: ({ taker, tenant, it }) => ({
    'no-touch': [
      `the covenant does not touch and concern the leased land`,
      `the covenant is personal to ${tenant.the} and does not touch and concern ${it}`,
      `The promise benefits the landlord as a person. Since it doesn't concern the premises, it doesn't run.`,
    ],
    'no-promise': [
      `${taker.the} did not expressly assume the personal covenant`,
      `a personal covenant binds an assignee only if it is expressly assumed`,
      `Nothing about the promise concerns the premises, and it wasn't assumed. An assignee isn't bound by such a promise.`,
    ],
    'no-privity': [
      `${taker.the} was a subtenant and not in privity of estate with the landlord`,
      `a person who deals with the tenant alone is a subtenant and in no privity`,
      `The whole remaining term was passed on, so there's privity of estate. It just doesn't carry promises of a personal kind.`,
    ],
    'yes-estate': [
      `an assignee in privity of estate is bound by the covenants of the lease`,
      `privity of estate carried the covenant over to ${taker.the}`,
      `Privity of estate carries only covenants that concern the land.`,
    ],
    'yes-assumed': [
      `accepting an assignment of a lease is an express assumption of its covenants`,
      `by paying the rent, ${taker.the} expressly assumed the other covenants`,
      `An express assumption is a promise to perform the lease, and neither accepting it nor paying rent is one.`,
    ],
  }),
  banned: ({ taker, tenant }) => ({
    'yes-voidable': [
      `an assignment in breach of the restriction is voidable and not void`,
      `the assignment was voidable by the landlord alone and put ${taker.the} in privity of estate`,
      `The restriction protects the landlord, who may let the assignment stand. Until it's set aside, the new holder owes the rent.`,
    ],
    'yes-contract': [
      `by taking possession in breach, ${taker.the} entered into privity of contract`,
      `an assignee who takes without consent is estopped to deny privity of contract`,
      `Taking without consent doesn't make the new holder a party to the lease. Privity of contract needs a promise, and the liability here comes with the estate.`,
    ],
    'no-privity': [
      `a forbidden assignment is void and creates no privity of estate`,
      `${tenant.the} had no power to assign, so ${taker.the} was not in privity of estate`,
      `A restriction doesn't take away the power to assign. It gives the landlord a choice.`,
    ],
    'no-promise': [
      `${taker.the} never expressly assumed the covenants of the lease`,
      `without consent, an assignee is liable only on an express assumption`,
      `Rent runs with the land. An assignee owes it without a promise, with consent or without.`,
    ],
  }),
  sold: ({ taker, buyer }) => ({
    'yes-reversion': [
      `${buyer.the} acquired the reversion and with it privity of estate`,
      `a buyer of the reversion may enforce covenants that run with the land`,
      `Both ends of the lease changed hands. The benefit of the rent covenant went with the building, and its burden with the term.`,
    ],
    'yes-contract': [
      `the sale put ${buyer.the} and ${taker.the} in privity of contract`,
      `the deed assigned to ${buyer.the} a privity of contract with ${taker.the}`,
      `These two never made a contract, and there was none with the old landlord to pass on. Privity of estate is enough.`,
    ],
    'no-promise': [
      `${taker.the} never expressly assumed the lease in a promise to ${buyer.the}`,
      `a new owner may collect rent only from an assignee who expressly assumed the lease`,
      `Rent runs with the land on both sides, so no promise between these two is needed.`,
    ],
    'no-privity': [
      `a deed that does not mention the lease passes no privity of estate`,
      `${buyer.the} and ${taker.the} had no privity of estate or contract`,
      `Whoever owns the building is in privity of estate with whoever holds the term. The deed needn't mention it.`,
    ],
  }),
} satisfies TransferCells
