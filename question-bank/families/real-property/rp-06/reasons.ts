import type { Reason } from '../../engine/contract.ts'
import type { TransferFacts, TransferSkin } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-estate': {
    side: 'yes',
    texts: [
      'privity of estate at the time of the default makes the defendant answer for such a promise',
      'one in privity of estate owes what the lease promises about the premises during that time',
    ],
    lesson:
      'Privity of estate carries promises that run with the land, and only for one who holds the landlord’s tenancy when the default comes.',
  },
  'yes-assumed': {
    side: 'yes',
    texts: [
      'what the defendant agreed to in taking over is a promise to perform until the term is over',
      'by taking over on these terms the defendant undertook what the lease promises, to its end',
    ],
    lesson: 'One who takes over a lease is bound to its end by contract only on promising to perform it.',
  },
  'yes-substance': {
    side: 'yes',
    texts: [
      'the substance of this transfer, and not its title, put the defendant in the tenant’s place',
      'what was transferred here made the defendant the landlord’s tenant, by whatever name it goes',
    ],
    lesson: 'A transfer puts the taker in the tenant’s place when it passes all that is left of the term.',
  },
  'yes-accrued': {
    side: 'yes',
    texts: [
      'passing a term on does not end liability that has its source in the time before that',
      'a claim of this age is not lost when the one who owes it later gives up the premises',
    ],
    lesson: 'Passing the term on leaves a liability in place when the default came first.',
  },
  'yes-voidable': {
    side: 'yes',
    texts: [
      'a transfer made without leave is good until the landlord chooses to act on the breach',
      'breach of the ban is for the landlord to raise and leaves the transfer in effect meanwhile',
    ],
    lesson: 'A transfer in breach of a ban takes effect until the landlord objects.',
  },
  'yes-reversion': {
    side: 'yes',
    texts: [
      'whoever buys the building takes with it the right to enforce the promises in its leases',
      'the benefit of a lease goes with the landlord’s interest to the one who has bought that',
    ],
    lesson: 'A buyer of the building may enforce its leases, but against those alone who are bound by them.',
  },
  'yes-stays': {
    side: 'yes',
    texts: [
      'privity of contract with the landlord makes the defendant answer, whoever holds the term',
      'there is a contract between landlord and defendant, which outlasts the passing of the premises',
    ],
    lesson:
      'Privity of contract binds the tenant until released, and a taker who promised the landlord to perform, but no other taker.',
  },
  'yes-kept': {
    side: 'yes',
    texts: [
      'what the landlord signed allows the transfer and leaves the claim on the tenant as it was',
      'agreeing that someone may take over is a different thing from giving up the tenant’s promise',
    ],
    lesson: 'Consent to a transfer is not a release, but a paper that ends the tenant’s duties is.',
  },
  'yes-burden': {
    side: 'yes',
    texts: [
      'as between the two of them rent should fall on the defendant rather than on the tenant',
      'the tenant who has paid the landlord may look to the defendant as the one who ought to pay',
    ],
    lesson: 'As between tenant and assignee, the assignee ought to bear the rent of the time of holding.',
  },
  'no-under': {
    side: 'no',
    texts: [
      'one to whom the tenant sublets in this way deals with the tenant and owes the landlord nothing',
      'what the tenant granted was a sublease, so the landlord has no claim at all on the defendant',
    ],
    lesson:
      'A taker is a stranger to the landlord only under a sublease, and only without a promise to the landlord.',
  },
  'no-promise': {
    side: 'no',
    texts: [
      'a duty of this sort reaches someone other than the tenant by promise and not by transfer',
      'unless the defendant has promised it, a duty of this sort stays with the tenant who took it on',
    ],
    lesson:
      'A promise by the taker is needed for duties that do not run with the land; rent and repairs bind an assignee without one.',
  },
  'no-personal': {
    side: 'no',
    texts: [
      'a duty of this sort has too little to do with the land to pass along with the lease of it',
      'the lease creates here a personal bond that is not passed along with the premises',
    ],
    lesson:
      'A promise fails to run with the land when it does not concern the premises, and binds even then one who assumed it.',
  },
  'no-longer': {
    side: 'no',
    texts: [
      'liability of this sort lasts as long as one holds the term and ends when it is passed on',
      'giving up the term put an end to what the defendant could owe under the lease',
    ],
    lesson:
      'Passing the term on ends liability that rested on privity of estate, and for later defaults alone.',
  },
  'no-replaced': {
    side: 'no',
    texts: [
      'the landlord’s dealings put the newcomer in place of the tenant as the one who is bound',
      'what passed between landlord and newcomer has the effect of a new contract without the tenant',
    ],
    lesson: 'A tenant is replaced only when the landlord agrees to give up the claim on that tenant.',
  },
  'no-own-debt': {
    side: 'no',
    texts: [
      'a tenant who pays the landlord pays a personal debt and has no claim over against others',
      'what the tenant paid was owed by that tenant and no one else, so nobody need make it good',
    ],
    lesson:
      'Rent is the tenant’s own burden under a sublease; after an assignment the holder ought to bear it.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: TransferFacts, _skin: TransferSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`rp-06 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, facts: TransferFacts): boolean {
  const { claim, duty, assumed, stage, leave, owner } = facts
  const taker = claim !== 'landlord v tenant'
  switch (id) {
    case 'yes-assumed':
    case 'yes-substance':
      return taker
    case 'yes-accrued':
      return stage !== 'holding' && taker
    case 'yes-voidable':
      return leave === 'banned'
    case 'yes-reversion':
      return owner === 'sold'
    case 'yes-stays':
      return true
    case 'yes-kept':
      return leave === 'consent' || leave === 'release'
    case 'yes-burden':
    case 'no-own-debt':
      return claim === 'tenant v taker'
    case 'no-under':
      return claim === 'landlord v taker'
    case 'no-promise':
      return taker && assumed === 'no'
    case 'no-personal':
      return duty !== 'rent'
    case 'no-longer':
      return !taker || stage !== 'holding'
    case 'no-replaced':
      return !taker
    default:
      return true
  }
}
