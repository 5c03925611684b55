import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { EasementFacts, EasementStory } from './facts.ts'

const R3D = 'Restatement (Third) of Property: Servitudes §'

const ABANDONMENT =
  'An easement ends by abandonment when its holder intends to give it up and shows that by unequivocal conduct; nonuse by itself is not enough.'
const PRIOR_USE =
  'When one owner divides land, an easement to continue a use is implied if the use was apparent, was more than temporary, and is reasonably necessary to enjoy the parcel it served.'
const NECESSITY =
  'An easement by necessity requires that one owner held both parcels, that access is a necessity and not a mere convenience, and that the necessity existed when the parcels were severed.'
const PRESCRIPTION =
  'An easement by prescription arises from use that is open, adverse, and continuous for the statutory period.'
const NEED =
  'An easement by necessity lasts only as long as the necessity; an easement of another origin is not limited in that way.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  sold: {
    authority: `${R3D} 5.1`,
    rule: 'The benefit of an appurtenant easement passes to each later owner of the land it serves.',
    applied: (_, { claimant, defendant, rear }) =>
      `The deed of 1995 served ${rear.the}, so ${claimant.the} acquired the right of way with the land, and the recorded deed bound ${defendant.the}.`,
  },
  unrecorded: {
    authority: `${R3D} 7.14`,
    rule: 'An unrecorded easement is extinguished where a recording act protects a later purchaser against it.',
    applied: (_, { defendant, front }) =>
      `${The(defendant)} bought ${front.the} for value, and neither the records nor a road told of the deed, so the purchase cut it off.`,
  },
  'other-land': {
    authority: `${R3D} 4.11`,
    rule: 'Unless the grant says otherwise, an appurtenant easement may not be used to benefit property other than the dominant estate.',
    applied: (_, { more, rear, way }) =>
      `The grant names ${rear.the} and not ${more.the}, so ${way.the} may not be used for ${more.the}.`,
  },
  'moved-at-common-law': {
    authority: 'Davis v. Bruk',
    rule: 'Under the traditional rule, the place of an easement that has been fixed can be changed only if both the dominant and the servient owner agree.',
    applied: (_, { claimant, way }) =>
      `${The(claimant)} was not asked, so the right of way remains where ${way.the} was.`,
  },
  'moved-by-restatement': {
    authority: `${R3D} 4.8`,
    rule: 'Unless the grant denies it, a servient owner may at its own expense make reasonable changes in the route to permit use or development of its land, if they neither lessen the utility of the easement, nor increase the burden on its holder, nor frustrate its purpose.',
    applied: (_, { claimant, block, way }) =>
      `The new ${way.noun} makes room for ${block.a} and costs ${claimant.the} nothing, so the change stands.`,
  },
  unused: {
    authority: `${R3D} 7.4`,
    rule: ABANDONMENT,
    applied: (_, { claimant, byway, way }) =>
      `${The(claimant)} preferred ${byway.the} but did nothing against ${way.the}, so the right of way still exists.`,
  },
  abandoned: {
    authority: `${R3D} 7.4`,
    rule: ABANDONMENT,
    applied: (_, { claimant }) =>
      `${The(claimant)} put a wall and trees in the way and kept them for fifteen years, so the right of way is gone.`,
  },
  told: {
    authority: `${R3D} 7.3`,
    rule: 'The holder of an easement may end it by a release to the servient owner, which, as a transfer of an interest in land, must satisfy the Statute of Frauds.',
    applied: () => 'The words were spoken and nothing was signed.',
  },
  'no-reliance': {
    authority: `${R3D} 7.6`,
    rule: 'Words can end an easement without a writing if the servient owner reasonably and substantially changes position in reliance on them.',
    applied: (_, { claimant, way }) =>
      `Nothing was done in that week, so ${claimant.the} may still use ${way.the}.`,
  },
  relied: {
    authority: `${R3D} 7.6`,
    rule: 'An easement ends if its holder communicates an intent to give it up under circumstances in which it is reasonable to foresee a substantial change of position, and the servient owner so changes position in reasonable reliance.',
    applied: (_, { claimant, defendant, block }) =>
      `${The(claimant)} told ${defendant.the} to build and watched $110,000 go into ${block.the}, so the right of way is gone.`,
  },
  merged: {
    authority: `${R3D} 7.5`,
    rule: 'An easement is terminated when all its benefits and burdens come into a single ownership.',
    applied: (_, { former }) => `${The(former)} owned both parcels from 2010 to 2020.`,
  },
  'no-revival': {
    authority: `${R3D} 7.5`,
    rule: 'An easement ended by merger does not revive when the parcels are separated again, and a new one must be created.',
    applied: (_, { way }) =>
      `No deed of 2020 created one, and with ${way.the} unused and another road there, none was implied.`,
  },
  fraud: {
    authority: `${R3D} 2.7`,
    rule: 'An easement is an interest in land, whose creation by agreement must satisfy the Statute of Frauds.',
    applied: () => 'The permission was given by word of mouth.',
  },
  revoked: {
    authority: 'Marrone v. Washington Jockey Club',
    rule: 'A permission that creates no interest in land is a license and can be revoked.',
    applied: (_, { defendant }) => `${The(defendant)} later withdrew it, so no right is left.`,
  },
  spent: {
    authority: `${R3D} 2.10`,
    rule: 'An owner who permits a use under circumstances in which it is reasonable to foresee that the user will substantially change position, believing that the permission will not be revoked, is estopped from denying a servitude if that is necessary to avoid injustice.',
    applied: (_, { claimant, house, cost }) =>
      `${The(claimant)} put ${cost} into ${house.the}, which has no other road, so the right continues.`,
  },
  kept: {
    authority: `${R3D} 2.12`,
    rule: PRIOR_USE,
    applied: (_, { defendant, way }) =>
      `${The(defendant)} had used ${way.the} every week, and an entrance elsewhere would cost $40,000, so the buyer may use it too.`,
  },
  'reserved-at-common-law': {
    authority: 'Mitchell v. Castellaw',
    rule: 'Under the traditional rule, an easement in favor of a grantor that the deed does not reserve is implied only if it is strictly necessary to the use of the land that the grantor retains.',
    applied: (_, { rear, byway }) =>
      `${capital(rear.the)} borders on ${byway.the}, and an expense of $40,000 is no strict necessity, so no easement arose.`,
  },
  'reserved-by-restatement': {
    authority: `${R3D} 2.12`,
    rule: `${PRIOR_USE.replace(/\.$/, '')}, whether that parcel was conveyed or retained.`,
    applied: (_, { claimant, way }) =>
      `${The(claimant)} had used ${way.the} every week, and an entrance elsewhere would cost $40,000, so the use may continue.`,
  },
  excluded: {
    authority: `${R3D} 2.12`,
    rule: 'An easement is implied from prior use when land is divided, unless a contrary intent is expressed or implied.',
    applied: (_, { way }) =>
      `The deed says that no right of way is implied, so the buyer has none over ${way.the}.`,
  },
  'prior-use': {
    authority: `${R3D} 2.12`,
    rule: PRIOR_USE,
    applied: (_, { way }) => `An easement over ${way.the} arose in that way in 2014.`,
  },
  'need-gone': {
    authority: `${R3D} 4.3`,
    rule: NEED,
    applied: (_, { claimant, byway }) =>
      `${capital(byway.the)} therefore changes nothing, and ${claimant.the} may go on using both.`,
  },
  landlocked: {
    authority: `${R3D} 2.15`,
    rule: 'When a conveyance by one owner would deprive a parcel of rights necessary to its reasonable enjoyment, such as access to a public road, an easement by necessity is implied unless the parties clearly intended otherwise.',
    applied: (_, { defendant, rear, front }) =>
      `${The(defendant)} severed ${rear.the} from ${front.the} and left it without a road, so there is a right to cross.`,
  },
  convenient: {
    authority: 'Othen v. Rosier',
    rule: NECESSITY,
    applied: (_, { rear, byway }) =>
      `${capital(rear.the)} had ${byway.the} when it was sold, and six miles are a matter of convenience, so there is no right to cross.`,
  },
  'cut-off-later': {
    authority: 'Othen v. Rosier',
    rule: NECESSITY,
    applied: (_, { byway }) =>
      `In 2010, ${byway.the} was open, so no such right arose, and the flood could not create one.`,
  },
  'never-common': {
    authority: 'Othen v. Rosier',
    rule: NECESSITY,
    applied: (_, { rear, front }) =>
      `${capital(rear.the)} is landlocked, but ${front.the} never belonged to its owner, so there is no right to cross.`,
  },
  'road-opened': {
    authority: `${R3D} 4.3`,
    rule: NEED,
    applied: (_, { byway }) =>
      `The court had declared an easement by necessity, and it ended when ${byway.the} was opened.`,
  },
  adverse: {
    authority: `${R3D} 2.17`,
    rule: PRESCRIPTION,
    applied: (_, { claimant }) =>
      `${whose(claimant).replace(/^t/, 'T')} use met each requirement for twelve years.`,
  },
  shared: {
    authority: `${R3D} 2.17`,
    rule: 'The use need not be exclusive, since a use can be shared with the owner of the land.',
    applied: (_, { defendant, way }) =>
      `That ${defendant.the} used ${way.the} too therefore makes no difference, and the right exists.`,
  },
  permitted: {
    authority: `${R3D} 2.16`,
    rule: 'Prescription requires a use that is adverse, and a use under a license is not.',
    applied: (_, { claimant, defendant }) =>
      `${The(claimant)} asked first and had the permission of ${defendant.the} throughout, so no right was gained.`,
  },
  interrupted: {
    authority: `${R3D} 2.17`,
    rule: PRESCRIPTION,
    applied: (_, { claimant }) =>
      `${The(claimant)} was kept out for eight months in 2017, and neither the years before nor the years after are ten, so no right was gained.`,
  },
  'adverse-use': {
    authority: `${R3D} 2.17`,
    rule: PRESCRIPTION,
    applied: (_, { claimant }) => `${whose(claimant).replace(/^t/, 'T')} own use lasted only six years.`,
  },
  tacked: {
    authority: `${R3D} 2.17`,
    rule: 'Successive uses can be added together if the users are in privity, as by a deed of the land that the use serves.',
    applied: (_, { former, rear }) =>
      `The sale of ${rear.the} puts the buyer in privity with ${former.the}, and thirteen years are more than ten, so the right exists.`,
  },
} as const satisfies RuleTable<EasementFacts, EasementStory>
