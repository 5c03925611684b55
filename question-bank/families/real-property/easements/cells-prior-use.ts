import type { Cell } from '../../engine/cells.ts'
import { The, whose } from '../../engine/party.ts'
import type { EasementStory } from './facts.ts'
import type { EasementCells } from './reason-id.ts'

const implied = ({ rear, way }: EasementStory, why: string): Cell => [
  `an easement was implied at severance from the prior use of ${way.the} for ${rear.the}`,
  `an easement was implied from apparent prior use and reasonable necessity at severance`,
  why,
]
const passed = ({ rear, way }: EasementStory, why: string): Cell => [
  `${way.the} was already an easement appurtenant to ${rear.the} before the sale`,
  `an appurtenant easement arose from the use of ${way.the} by the owner of both parcels`,
  why,
]
const unwritten = (why: string): Cell => [
  `the Statute of Frauds requires a deed to describe each easement that it conveys`,
  `the deed did not grant an easement, as the Statute of Frauds requires`,
  why,
]
const strict = ({ rear, byway }: EasementStory, why: string): Cell => [
  `an implied easement requires strict necessity, which did not exist at severance`,
  `${rear.the} bordered on ${byway.the}, so there was no strict necessity for an easement`,
  why,
]
const merged = (owner: string, why: string): Cell => [
  `${owner} had owned both parcels, so an easement between them had ended by merger`,
  `the common ownership of both parcels had extinguished an easement between them by merger`,
  why,
]

/** Reasons where one owner used the way across both parcels and then divided them. */
export const PRIOR_USE_CELLS = {
  kept: (s) => ({
    'yes-prior-use': implied(
      s,
      `${The(s.defendant)} had used ${s.way.the} for ${s.rear.the}, anyone could see it, and a substitute is costly. So the parties must have meant the use to continue.`,
    ),
    'yes-appurtenant': passed(
      s,
      `Nothing is appurtenant while one person owns both parcels. An easement could arise only at the sale, by implication.`,
    ),
    'yes-estoppel': [
      `${s.defendant.the}, having used ${s.way.the}, is estopped from closing it to ${s.claimant.the}`,
      `a seller who used ${s.way.the} before the sale is estopped from closing it to the buyer`,
      `Estoppel would need words or conduct on which ${s.claimant.the} relied at a cost. Having used ${s.way.the} counts for another reason.`,
    ],
    'no-writing': unwritten(
      `The Statute of Frauds doesn't reach easements that are implied. A silent deed is where implication begins.`,
    ),
    'no-need': strict(
      s,
      `Strict necessity is for land that is cut off. A use that existed and could be seen needs only reasonable need.`,
    ),
    'no-merger': merged(
      s.defendant.the,
      `Before the sale, no easement existed that merger could end. One arose from the sale itself.`,
    ),
    'no-license': [
      `since the sale, ${s.claimant.the} has used ${s.way.the} under a license, which was revocable`,
      `the deed was silent, so ${s.claimant.the} had only a license, which was revocable`,
      `A license would depend on permission. ${The(s.claimant)} acquired a right with the sale and needed none.`,
    ],
  }),
  'reserved-at-common-law': (s) => ({
    'no-need': [
      `an easement implied in favor of a grantor requires strict necessity, which did not exist`,
      `${s.rear.the} bordered on ${s.byway.the}, so the grantor had no strict necessity for an easement`,
      `A seller who wants to keep a use must say so in the deed. Only land without any access is excepted, and ${s.rear.the} had some.`,
    ],
    'no-license': [
      `since the sale, ${s.claimant.the} has used ${s.way.the} under a license, which was revocable`,
      `the deed was silent, so ${s.claimant.the} had only a license, which was revocable`,
      `The result is right, but no one gave a license, and a later license wouldn't undo an easement that arose at the sale. None did.`,
    ],
    'no-merger': merged(
      s.claimant.the,
      `Merger ends an easement that exists when parcels come together. The question is what arose when they were parted.`,
    ),
    'yes-prior-use': implied(
      s,
      `That would be enough for a buyer. In favor of a seller, the traditional rule asks for more than reasonable need.`,
    ),
    'yes-appurtenant': passed(
      s,
      `Nothing is appurtenant while one person owns both parcels. At the sale, an easement had to be reserved or implied.`,
    ),
    'yes-estoppel': [
      `${s.defendant.the}, having seen ${s.way.the} in use, is estopped from closing it to ${s.claimant.the}`,
      `a buyer who saw ${s.way.the} in use before the sale is estopped from closing it to the seller`,
      `A buyer who saw a use isn't estopped without a promise to allow it. ${The(s.claimant)} relied on none.`,
    ],
  }),
  'reserved-by-restatement': (s) => ({
    'yes-prior-use': implied(
      s,
      `The Restatement treats a seller as it treats a buyer. The use could be seen, and a substitute would be costly.`,
    ),
    'yes-appurtenant': passed(
      s,
      `Nothing is appurtenant while one person owns both parcels. This easement arose at the sale and not before.`,
    ),
    'yes-estoppel': [
      `${s.defendant.the}, having seen ${s.way.the} in use, is estopped from closing it to ${s.claimant.the}`,
      `a buyer who saw ${s.way.the} in use before the sale is estopped from closing it to the seller`,
      `A buyer who saw the use isn't estopped, since no one relied on any word of ${s.defendant.the}. But the use was apparent, and that helps to imply an easement.`,
    ],
    'no-need': [
      `an easement implied in favor of a grantor requires strict necessity, which did not exist`,
      `${s.rear.the} bordered on ${s.byway.the}, so the grantor had no strict necessity for an easement`,
      `Strict necessity is what the traditional rule asks of a grantor. The Restatement asks only for reasonable need.`,
    ],
    'no-writing': [
      `the Statute of Frauds requires a grantor to reserve an easement in the deed`,
      `the deed did not reserve an easement, as the Statute of Frauds requires`,
      `The Statute of Frauds leaves room for easements that the circumstances imply, for sellers too.`,
    ],
    'no-merger': merged(
      s.claimant.the,
      `Merger ends an easement when parcels come together. This one arose when they were parted.`,
    ),
  }),
  excluded: (s) => ({
    'no-intent': [
      `the deed expressed an intent that no easement over ${s.way.the} be implied`,
      `an easement is not implied from prior use against the intent expressed in the deed`,
      `An implied easement rests on what the parties are taken to have meant. Here they said the contrary.`,
    ],
    'no-need': strict(
      s,
      `Strict necessity isn't required for a use that existed at the sale. It's the clause of the deed that decides.`,
    ),
    'no-merger': merged(
      s.defendant.the,
      `Merger ends easements that exist. An implied one starts from common ownership, and this deed kept it from arising.`,
    ),
    'yes-prior-use': implied(
      s,
      `Use and need would imply an easement if the deed were silent. This deed rules it out.`,
    ),
    'yes-appurtenant': passed(
      s,
      `Nothing is appurtenant while one person owns both parcels, so no easement could pass with ${s.rear.the}.`,
    ),
    'yes-estoppel': [
      `${s.defendant.the}, having used ${s.way.the}, is estopped from closing it to ${s.claimant.the}`,
      `a seller who used ${s.way.the} before the sale is estopped from closing it to the buyer`,
      `Estoppel needs conduct to rely on. Having used ${s.way.the} promised nothing, and the only words about it were against the buyer.`,
    ],
  }),
  'need-gone': (s) => ({
    'yes-survives': [
      `an easement implied from prior use does not end when the need for it ends`,
      `the need for an easement implied from prior use is judged at severance, not afterward`,
      `The need counted when the land was divided. The easement that arose then doesn't hang on later roads.`,
    ],
    'yes-appurtenant': [
      `an appurtenant easement continues until its holder releases it in writing`,
      `the easement was appurtenant, and ${s.claimant.the} had not released it in writing`,
      `A release isn't the only end of an easement. But a lack of need isn't one for an easement of this origin.`,
    ],
    'yes-prescription': [
      `${s.claimant.the} acquired an easement by prescription through open use of ${s.way.the} since 2014`,
      `${whose(s.claimant)} open use of ${s.way.the} since 2014 ripened into an easement by prescription`,
      `Use by right isn't adverse, so prescription never began. The right dates from the sale.`,
    ],
    'no-need': [
      `the easement ended in 2025, when ${s.byway.the} ended the necessity for it`,
      `an implied easement lasts no longer than the necessity for it, which ${s.byway.the} ended`,
      `That would end an easement by necessity. This easement was implied from a use that existed before the sale.`,
    ],
    'no-abandonment': [
      `${s.claimant.the} abandoned the easement by turning to ${s.byway.the}`,
      `${whose(s.claimant)} trips over ${s.byway.the} showed an intent to abandon the easement`,
      `Abandonment takes an intent to give up. Someone who uses two roads keeps both.`,
    ],
    'no-merger': merged(
      s.defendant.the,
      `Merger comes when both parcels fall to one owner. Here they were parted, and that made the easement.`,
    ),
  }),
} satisfies EasementCells
