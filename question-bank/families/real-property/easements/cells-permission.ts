import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { EasementCells } from './reason-id.ts'

/** Reasons where the owner of the front parcel gave an oral permission. */
export const PERMISSION_CELLS = {
  revoked: ({ claimant: c, defendant: d, rear, way }) => ({
    'no-license': [
      `${c.the} had only a license, which ${d.the} could revoke`,
      `the oral permission was a license and revocable at will`,
      `Permission without a writing is a license. ${The(c)} had spent nothing on the strength of it, so it could be withdrawn.`,
    ],
    'no-writing': [
      `an easement could not be created without a writing under the Statute of Frauds`,
      `the Statute of Frauds bars an easement that rests on words alone`,
      `An easement is an interest in land and needs a signed writing. Spoken words gave less, and it has been withdrawn.`,
    ],
    'no-intent': [
      `an easement requires consideration, and ${c.the} paid nothing`,
      `without consideration, the grant of an easement to ${c.the} failed`,
      `An easement can be a gift. What was missing here is a writing, not consideration.`,
    ],
    'no-scope': [
      `the permission created an easement in gross, which lasts only as long as the grantor wishes`,
      `${c.the} had an easement in gross, which ends at the will of the servient owner`,
      `An easement in gross is an interest in land too. It needs a writing and can't be ended at will.`,
    ],
    'yes-estoppel': [
      `${whose(c)} reliance estopped ${d.the} from revoking the license`,
      `by estoppel, use in reliance on it makes a license irrevocable`,
      `Estoppel takes a substantial change of position. ${The(c)} merely used ${way.the} while it was allowed.`,
    ],
    'yes-prescription': [
      `open use under the license ripened into an easement by prescription`,
      `${whose(c)} open use turned the license into an easement by prescription`,
      `Use by permission isn't adverse, so no period of prescription even began to run.`,
    ],
    'yes-appurtenant': [
      `the oral grant created an easement appurtenant to ${rear.the}`,
      `a grant for the use of ${rear.the} is an appurtenant easement, oral or not`,
      `A written grant would have made the right appurtenant. Spoken words made none.`,
    ],
  }),
  spent: ({ claimant: c, defendant: d, rear, front, house }) => ({
    'yes-estoppel': [
      `${d.the} is estopped from revoking a license on which ${c.the} relied`,
      `substantial and foreseeable reliance created an easement by estoppel`,
      `${The(d)} invited a lasting use and watched the money being spent. Taking the permission back now would be unjust.`,
    ],
    'yes-necessity': [
      `an easement by necessity arose once ${house.the} stood without another road`,
      `${rear.the} had become landlocked, which creates an easement by necessity`,
      `Necessity helps when an owner of both parcels divides them. These never had one owner.`,
    ],
    'yes-prescription': [
      `use of ${front.the} with ${whose(d)} knowledge created an easement by prescription`,
      `${whose(c)} open use of ${front.the} ripened into an easement by prescription`,
      `Two years of use by permission don't count toward prescription, which needs adverse use.`,
    ],
    'no-license': [
      `${c.the} had only a license, which ${d.the} could revoke`,
      `the oral permission was a license and revocable at will`,
      `A bare license is revocable. One on which money was spent, as the owner had to expect, is not.`,
    ],
    'no-writing': [
      `an easement could not be created without a writing under the Statute of Frauds`,
      `the Statute of Frauds bars an easement that rests on words alone`,
      `The Statute of Frauds gives way where an owner's words led the neighbor to rely on them at great expense.`,
    ],
    'no-intent': [
      `an easement requires consideration, and ${c.the} paid nothing`,
      `without consideration, ${d.the} was free to withdraw the easement`,
      `${capital(whose(c))} expense, and not a payment, is what binds ${d.the}. Consideration isn't required.`,
    ],
    'no-common-owner': [
      `${rear.the} and ${front.the} never had a common owner`,
      `no easement arises between parcels that never had a common owner`,
      `A common owner is required for easements that a division of land implies. This right rests on reliance.`,
    ],
  }),
} satisfies EasementCells
