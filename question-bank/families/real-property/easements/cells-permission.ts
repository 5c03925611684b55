import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { EasementCells } from './reason-id.ts'

/** Reasons where the owner of the front parcel gave an oral permission. */
export const PERMISSION_CELLS = {
  revoked: ({ claimant: c, defendant: d, rear, way }) => ({
    'no-license': [
      `${c.the} had only a license, which ${d.the} was free to revoke`,
      `${whose(d)} oral permission was a license, which was revocable at will`,
      `Permission without a writing is a license. ${The(c)} had spent nothing on the strength of it, so it could be withdrawn.`,
    ],
    'no-writing': [
      `the Statute of Frauds requires an easement to be granted in a signed writing`,
      `${d.the} did not grant an easement in writing, as the Statute of Frauds requires`,
      `An easement is an interest in land and needs a signed writing. Spoken words gave less, and it has been withdrawn.`,
    ],
    'no-intent': [
      `an easement requires consideration, and ${c.the} paid ${d.the} nothing`,
      `${d.the} was free to revoke an easement that was granted without consideration`,
      `An easement can be a gift. What was missing here is a writing, not consideration.`,
    ],
    'no-scope': [
      `${d.the} granted an easement in gross, which was revocable at will`,
      `${c.the} had only an easement in gross, which ${d.the} was free to revoke`,
      `An easement in gross is an interest in land too. It needs a writing and can't be ended at will.`,
    ],
    'yes-estoppel': [
      `${d.the} is estopped from revoking a license that ${c.the} used every week`,
      `${whose(c)} use in reliance on the license made it irrevocable by estoppel`,
      `Estoppel takes a substantial change of position. ${The(c)} merely used ${way.the} while it was allowed.`,
    ],
    'yes-prescription': [
      `${c.the} acquired an easement by prescription through open and regular use of ${way.the}`,
      `${whose(c)} open and regular use ripened into an easement by prescription`,
      `Open and regular use isn't adverse where it's permitted, so no prescriptive period even began to run.`,
    ],
    'yes-appurtenant': [
      `the permission created an easement that was appurtenant to ${rear.the}`,
      `a right of way that benefits ${rear.the} is an appurtenant easement, not a license`,
      `A written grant would have made the right appurtenant. Spoken words made none.`,
    ],
  }),
  spent: ({ claimant: c, defendant: d, rear, way, house }) => ({
    'yes-estoppel': [
      `${d.the} is estopped from revoking a license on which ${c.the} substantially relied`,
      `${whose(c)} substantial and foreseeable reliance made the license irrevocable by estoppel`,
      `${The(d)} invited a lasting use and watched the money being spent. Taking the permission back now would be unjust.`,
    ],
    'yes-necessity': [
      `an easement by necessity arose when ${c.the} built ${house.the} on land without another road`,
      `${rear.the} has no access by another road, so an easement by necessity is implied`,
      `Necessity helps when an owner of both parcels divides them. These never had one owner.`,
    ],
    'yes-prescription': [
      `${c.the} acquired an easement by prescription through open and regular use of ${way.the}`,
      `${whose(c)} open and regular use of ${way.the} ripened into an easement by prescription`,
      `Two years of open and regular use by permission don't count toward prescription, which needs adverse use.`,
    ],
    'no-license': [
      `${c.the} had only a license, which ${d.the} was free to revoke`,
      `${whose(d)} oral permission was a license, which was revocable at will`,
      `A bare license is revocable. One on which money was spent, as the owner had to expect, is not.`,
    ],
    'no-writing': [
      `the Statute of Frauds requires an easement to be granted in a signed writing`,
      `${d.the} did not grant an easement in writing, as the Statute of Frauds requires`,
      `The Statute of Frauds gives way where an owner's words led the neighbor to rely on them at great expense.`,
    ],
    'no-intent': [
      `an easement requires consideration, and ${c.the} paid ${d.the} nothing`,
      `${d.the} was free to revoke an easement that was granted without consideration`,
      `${capital(whose(c))} expense, and not a payment, is what binds ${d.the}. Consideration isn't required.`,
    ],
    'no-common-owner': [
      `an easement that is not granted by deed requires that the two parcels once had a common owner`,
      `no easement arises without a deed between parcels that never had a common owner`,
      `A common owner is required for easements that a division of land implies. This right rests on reliance.`,
    ],
  }),
} satisfies EasementCells
