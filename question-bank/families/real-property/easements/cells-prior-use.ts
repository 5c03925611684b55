import type { Cell } from '../../engine/cells.ts'
import { The, whose } from '../../engine/party.ts'
import type { EasementStory } from './facts.ts'
import type { EasementCells } from './reason-id.ts'

const implied = ({ rear, way }: EasementStory, why: string): Cell => [
  `an easement was implied from the prior use of ${way.the} for ${rear.the}`,
  `apparent prior use and reasonable need implied an easement at severance`,
  why,
]
const passed = ({ rear, way }: EasementStory, why: string): Cell => [
  `${way.the} was an easement appurtenant to ${rear.the} even before the sale`,
  `an appurtenant easement for ${rear.the} existed while one person owned both parcels`,
  why,
]
const unwritten = (why: string): Cell => [
  `under the Statute of Frauds, an easement exists only if the deed grants or reserves it`,
  `the deed said nothing of an easement, as the Statute of Frauds requires`,
  why,
]
const strict = (why: string): Cell => [
  `an easement is implied only from strict necessity, which an entrance could remove`,
  `no easement is implied without strict necessity at severance`,
  why,
]
const merged = (owner: string, why: string): Cell => [
  `${owner} owned both parcels, so any easement had ended by merger`,
  `common ownership of both parcels had ended any easement by merger`,
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
      `${s.defendant.the} is estopped from closing ${s.way.the} after having used it`,
      `a seller who has used ${s.way.the} is estopped from closing it to the buyer`,
      `Estoppel would need words or conduct on which ${s.claimant.the} relied at a cost. The earlier use counts for another reason.`,
    ],
    'no-writing': unwritten(
      `The Statute of Frauds doesn't reach easements that are implied. A silent deed is where implication begins.`,
    ),
    'no-need': strict(
      `Strict necessity is for land that is cut off. A use that existed and could be seen needs only reasonable need.`,
    ),
    'no-merger': merged(
      s.defendant.the,
      `Before the sale, no easement existed that merger could end. One arose from the sale itself.`,
    ),
    'no-license': [
      `since the sale, ${s.claimant.the} has used ${s.way.the} under a license`,
      `use by ${whose(s.defendant)} permission after the sale was a revocable license`,
      `A license would depend on permission. ${The(s.claimant)} acquired a right with the sale and needed none.`,
    ],
  }),
  'reserved-at-common-law': (s) => ({
    'no-need': [
      `a grantor's implied easement requires strict necessity, which did not exist`,
      `no strict necessity for an easement in favor of the grantor existed at severance`,
      `A seller who wants to keep a use must say so in the deed. Only land without any access is excepted, and ${s.rear.the} had some.`,
    ],
    'no-license': [
      `since the sale, ${s.claimant.the} has used ${s.way.the} under a license`,
      `use by ${whose(s.defendant)} permission after the sale was a revocable license`,
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
      `${s.defendant.the} saw ${s.way.the} before buying and is estopped from closing it`,
      `by estoppel, a buyer who sees ${s.way.the} in use must tolerate it`,
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
      `${s.defendant.the} saw ${s.way.the} before buying and is estopped from closing it`,
      `by estoppel, a buyer who sees ${s.way.the} in use must tolerate it`,
      `A buyer who saw the use isn't estopped, since no one relied on any word of ${s.defendant.the}. But the use was apparent, and that helps to imply an easement.`,
    ],
    'no-need': [
      `a grantor's implied easement requires strict necessity, which did not exist`,
      `no strict necessity for an easement in favor of the grantor existed at severance`,
      `Strict necessity is what the traditional rule asks of a grantor. The Restatement asks only for reasonable need.`,
    ],
    'no-writing': [
      `under the Statute of Frauds, a grantor can keep an easement only by a clause of the deed`,
      `the deed reserved no easement, and the Statute of Frauds bars an unwritten one`,
      `The Statute of Frauds leaves room for easements that the circumstances imply, for sellers too.`,
    ],
    'no-merger': merged(
      s.claimant.the,
      `Merger ends an easement when parcels come together. This one arose when they were parted.`,
    ),
  }),
  excluded: (s) => ({
    'no-intent': [
      `the deed showed an intent to exclude an implied easement`,
      `an easement is not implied against the expressed intent of the deed`,
      `An implied easement rests on what the parties are taken to have meant. Here they said the contrary.`,
    ],
    'no-need': strict(
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
      `${s.defendant.the} is estopped from closing ${s.way.the} after having used it`,
      `a seller who has used ${s.way.the} is estopped from closing it to the buyer`,
      `Estoppel needs words or conduct to rely on. The only words about ${s.way.the} were against the buyer.`,
    ],
  }),
  'need-gone': (s) => ({
    'yes-survives': [
      `an easement implied from prior use does not end with the need for it`,
      `need is judged at severance where an easement is implied from prior use`,
      `The need counted when the land was divided. The easement that arose then doesn't hang on later roads.`,
    ],
    'yes-appurtenant': [
      `an appurtenant easement can end only by a release in writing`,
      `the easement was appurtenant, and no written release had been given`,
      `A release isn't the only end of an easement. But a lack of need isn't one for an easement of this origin.`,
    ],
    'yes-prescription': [
      `since the sale, use of ${s.way.the} has ripened into an easement by prescription`,
      `${whose(s.claimant)} open use since 2014 created an easement by prescription`,
      `Use by right isn't adverse, so prescription never began. The right dates from the sale.`,
    ],
    'no-need': [
      `the easement ended with the necessity for it when ${s.byway.the} opened`,
      `${s.byway.the} left no necessity on which an easement could rest`,
      `That would end an easement by necessity. This easement was implied from a use that existed before the sale.`,
    ],
    'no-abandonment': [
      `by using ${s.byway.the}, ${s.claimant.the} abandoned the easement`,
      `${whose(s.claimant)} trips over ${s.byway.the} were an abandonment of the easement`,
      `Abandonment takes an intent to give up. Someone who uses two roads keeps both.`,
    ],
    'no-merger': merged(
      s.defendant.the,
      `Merger comes when both parcels fall to one owner. Here they were parted, and that made the easement.`,
    ),
  }),
} satisfies EasementCells
