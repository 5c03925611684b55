import type { Rule } from '../../engine/contract.ts'
import type { TransferFacts, TransferSkin } from './facts.ts'

type Applied = Rule<TransferFacts, TransferSkin>['applied']

const AS_OF = '2026-11-01'
const LEASES = 'Restatement (Second) of Property: Landlord and Tenant'

function step(
  id: string,
  authority: string,
  rule: string,
  applied: Applied,
): Rule<TransferFacts, TransferSkin> {
  return { id, authority: `${LEASES} ${authority}`, asOf: AS_OF, rule, applied }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<TransferFacts, TransferSkin>[] = [
  step(
    'estate-rent',
    '§ 16.1',
    'One who takes all that is left of the term is in privity of estate with the landlord and owes the rent while holding it, without any promise.',
    (_, skin) => `${skin.taker} held the rest of the term when the rent fell due.`,
  ),
  step(
    'estate-repair',
    '§ 16.1',
    'A promise to repair concerns the premises and so binds an assignee who holds the term when the repair is due.',
    (_, skin) => `${skin.taker} held the rest of the term when ${skin.part} needed mending.`,
  ),
  step(
    'misnamed',
    '§ 15.1',
    'A transfer of all that is left of the term is an assignment, whatever the parties call it.',
    (_, skin) => `${skin.tenant} kept no part of the term, so ${skin.taker} is an assignee.`,
  ),
  step(
    'sublease',
    '§ 16.1',
    'A transfer of less than the rest of the term is a sublease, and a subtenant who has promised the landlord nothing owes the landlord nothing.',
    (_, skin) => `${skin.tenant} was to have the last year back, so ${skin.taker} is a subtenant.`,
  ),
  step(
    'sublease-sold',
    '§ 16.1',
    'A buyer of the building takes the landlord’s rights, which do not reach a subtenant who has promised the landlord nothing.',
    (_, skin) =>
      `${skin.tenant} was to have the last year back, so ${skin.buyer} has no claim on ${skin.taker}.`,
  ),
  step(
    'sublease-banned',
    '§ 15.2',
    'A sublease in breach of a ban takes effect unless the landlord acts on the breach, and a subtenant who has promised the landlord nothing owes the landlord nothing.',
    (_, skin) =>
      `${skin.tenant} was to have the last year back, so ${skin.taker} is a subtenant, with or without leave.`,
  ),
  step(
    'assumed-sublease',
    '§ 16.1',
    'A subtenant who promises the landlord to perform the lease is bound by that promise.',
    (_, skin) => `${skin.taker} gave that promise to ${skin.landlord} in writing.`,
  ),
  step(
    'assumed-passed',
    '§ 16.1',
    'An assignee who promised the landlord to perform stays bound by contract after passing the term on.',
    (_, skin) => `${skin.taker} gave that promise to ${skin.landlord} and was never released.`,
  ),
  step(
    'assumed-personal',
    '§ 16.1',
    'An assignee who promises to perform everything in the lease owes even what does not run with the land.',
    (_, skin) => `${skin.taker} promised ${skin.landlord} to perform everything, and that includes this.`,
  ),
  step(
    'personal',
    '§ 16.1',
    'A promise that does not concern the premises does not run with the land and does not bind an assignee who has not assumed it.',
    (_, skin) => `What ${skin.tenant} had promised to do has nothing to do with the premises.`,
  ),
  step(
    'passed-on',
    '§ 16.1',
    'An assignee who made no promise is free of what falls due after passing the term on, since privity of estate has ended.',
    (_, skin) => `${skin.last} held the term when the default came.`,
  ),
  step(
    'passed-sold',
    '§ 16.1',
    'A buyer of the building has no claim on an assignee who made no promise for what falls due after the assignee passed the term on.',
    (_, skin) => `${skin.last} held the term when the default came, so ${skin.buyer} must look elsewhere.`,
  ),
  step(
    'accrued',
    '§ 16.1',
    'An assignee stays liable for what fell due while holding the term, even after passing it on.',
    (_, skin) => `The default came before ${skin.taker} transferred the term to ${skin.last}.`,
  ),
  step(
    'voidable',
    '§ 15.2',
    'A transfer in breach of a ban is not void; it takes effect unless the landlord acts on the breach.',
    (_, skin) => `${skin.landlord} left the transfer standing and may treat ${skin.taker} as an assignee.`,
  ),
  step(
    'reversion',
    '§ 16.1',
    'A buyer of the building may enforce the promises that run with the land against an assignee of the lease.',
    (_, skin) => `${skin.buyer} owns the building and ${skin.taker} held the rest of the term.`,
  ),
  step(
    'released',
    '§ 16.1',
    'A landlord who agrees to take a new tenant in place of the old one releases the old one.',
    (_, skin) => `${skin.landlord} agreed in writing that ${skin.tenant} would owe nothing more.`,
  ),
  step(
    'released-sold',
    '§ 16.1',
    'A buyer of the building has no claim on a tenant whom the landlord released before the sale.',
    (_, skin) =>
      `${skin.landlord} agreed in writing that ${skin.tenant} would owe nothing more, and ${skin.buyer} takes no more than that.`,
  ),
  step(
    'released-twice',
    '§ 16.1',
    'A tenant whom the landlord released owes nothing, however the term is passed on after that.',
    (_, skin) => `${skin.landlord} agreed in writing that ${skin.tenant} would owe nothing more.`,
  ),
  step(
    'consent',
    '§ 16.1',
    'A landlord’s consent to a transfer does not release the tenant.',
    (_, skin) => `${skin.landlord} allowed the transfer and said nothing of a release.`,
  ),
  step(
    'tenant-stays',
    '§ 16.1',
    'A tenant remains bound by contract to the landlord after an assignment.',
    (_, skin) => `${skin.tenant} made the promise and was not released.`,
  ),
  step(
    'tenant-twice',
    '§ 16.1',
    'A tenant remains bound by contract to the landlord however often the term has been passed on.',
    (_, skin) =>
      `${skin.tenant} was released neither when ${skin.taker} took over nor when ${skin.last} did.`,
  ),
  step(
    'tenant-personal',
    '§ 16.1',
    'A tenant remains bound by contract to what does not run with the land as well as to what does.',
    (_, skin) => `${skin.tenant} made that promise and was not released.`,
  ),
  step(
    'tenant-to-buyer',
    '§ 16.1',
    'A buyer of the building may enforce promises about the premises against the tenant who made them, though the term has been assigned.',
    (_, skin) => `${skin.buyer} took over the rights under the lease that ${skin.tenant} had signed.`,
  ),
  step(
    'over',
    '§ 16.1',
    'A tenant who has to pay rent for the time of an assignee may recover it from that assignee, on whom it ought to fall.',
    (_, skin) => `${skin.tenant} paid what fell due while ${skin.taker} held the term.`,
  ),
  step(
    'over-passed',
    '§ 16.1',
    'An assignee who made no promise has no duty to bear rent for the time after passing the term on.',
    (_, skin) => `${skin.last} held the term when the rent fell due.`,
  ),
  step(
    'over-assumed',
    '§ 16.1',
    'An assignee who promised the tenant to perform the lease must make good what the tenant had to pay, even after passing the term on.',
    (_, skin) => `${skin.taker} promised ${skin.tenant} to perform to the end of the term.`,
  ),
  step(
    'over-sublease',
    '§ 16.1',
    'The rent of the main lease falls on the tenant who sublets; the subtenant owes what the sublease says.',
    (_, skin) => `${skin.taker} and ${skin.last} had paid ${skin.tenant} everything due under the sublease.`,
  ),
]
