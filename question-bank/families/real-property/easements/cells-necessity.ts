import { capital } from '../../../text/capital.ts'
import type { Cell } from '../../engine/cells.ts'
import { The, whose } from '../../engine/party.ts'
import type { EasementStory } from './facts.ts'
import type { EasementCells } from './reason-id.ts'

const unwritten = (why: string): Cell => [
  `the deed did not grant an easement, as the Statute of Frauds requires`,
  `an easement is an interest in land that the Statute of Frauds requires a deed to grant`,
  why,
]
const untrodden = ({ front }: EasementStory, why: string): Cell => [
  `an easement is not implied where no road crossed ${front.the} at severance`,
  `an implied easement requires an apparent use of ${front.the} at severance`,
  why,
]
const needed = ({ rear, front }: EasementStory, why: string): Cell => [
  `an easement by necessity across ${front.the} is implied in favor of ${rear.the}`,
  `${rear.the} needs access to a public road, so an easement by necessity is implied`,
  why,
]
const used = ({ defendant: d, rear, front }: EasementStory, why: string): Cell => [
  `${d.the}, as owner of both parcels, had a quasi-easement across ${front.the}, which passed with ${rear.the}`,
  `an easement was implied at severance to continue ${whose(d)} own right to cross ${front.the}`,
  why,
]
const inherent = ({ claimant: c, rear }: EasementStory, why: string): Cell => [
  `${whose(c)} ownership of ${rear.the} includes an appurtenant easement of access to a public road`,
  `an easement of access to a public road is appurtenant to the ownership of ${rear.the}`,
  why,
]

/** Reasons where access is claimed as a necessity. */
export const NECESSITY_CELLS = {
  landlocked: (s) => ({
    'yes-necessity': needed(
      s,
      `${The(s.defendant)} cut ${s.rear.the} off from every road by dividing the land. A way out is implied, used before or not.`,
    ),
    'yes-prior-use': used(
      s,
      `No one had used ${s.front.the} as a way before the sale. The right comes from being cut off, not from use.`,
    ),
    'yes-appurtenant': inherent(
      s,
      `Ownership alone has no appurtenant way over other land. It's the division by one owner that gives one.`,
    ),
    'no-writing': unwritten(
      `The Statute of Frauds is for easements that are granted. One that is implied from necessity needs no writing.`,
    ),
    'no-intent': untrodden(
      s,
      `A road in use matters for an easement implied from prior use. Necessity needs none, and the place can be fixed later.`,
    ),
    'no-merger': [
      `${s.defendant.the} had owned both parcels, so an easement between them had ended by merger`,
      `the common ownership of both parcels had extinguished an easement between them by merger`,
      `Merger ends easements when parcels come together. One owner who parts them is what this easement requires.`,
    ],
  }),
  convenient: (s) => ({
    'no-need': [
      `${s.rear.the} had a public road at severance, so there was no strict necessity for an easement`,
      `a longer and rougher trip is not the strict necessity that the easement requires`,
      `${capital(s.rear.the)} had a public road at the sale. A longer trip is a nuisance, but it doesn't cut land off.`,
    ],
    'no-writing': unwritten(
      `The result is right, but the Statute of Frauds doesn't reach an easement by necessity. If ${s.rear.the} had been cut off, one would exist.`,
    ),
    'no-merger': [
      `${s.defendant.the} had owned both parcels, so an easement between them had ended by merger`,
      `the common ownership of both parcels had extinguished an easement between them by merger`,
      `The result is right, but common ownership before the sale would help a claim of necessity. What's missing is the need.`,
    ],
    'yes-necessity': needed(
      s,
      `Necessity in the strict sense means no other way out. A longer road is a way out.`,
    ),
    'yes-prior-use': used(
      s,
      `No use of ${s.front.the} for ${s.rear.the} existed before the sale. Nothing was there to be continued.`,
    ),
    'yes-appurtenant': inherent(
      s,
      `No appurtenant right to the best road comes with the ownership of land. ${capital(s.rear.the)} has one public road already.`,
    ),
  }),
  'cut-off-later': (s) => ({
    'no-need': [
      `no necessity for an easement existed when ${s.defendant.the} divided the land`,
      `an easement by necessity requires a necessity at severance, when ${s.rear.the} had a public road`,
      `In 2010 ${s.rear.the} had a public road. A later accident of nature puts no burden on ${s.front.the}.`,
    ],
    'no-writing': unwritten(
      `The result is right, but the Statute of Frauds doesn't bar an easement by necessity. The time of the need is what's wrong.`,
    ),
    'no-intent': untrodden(
      s,
      `The result is right, but an easement implied from necessity needs no road at severance. It needs land that was cut off then.`,
    ),
    'yes-necessity': needed(
      s,
      `The necessity is real, but it came fourteen years after the division. It has to exist at that time.`,
    ),
    'yes-prior-use': used(
      s,
      `${capital(s.front.the)} wasn't used to reach ${s.rear.the} before the sale, so no such use could be continued.`,
    ),
    'yes-appurtenant': inherent(
      s,
      `Access isn't appurtenant to all land. A parcel can lose its only road without gaining a way over a neighbor's land.`,
    ),
  }),
  'never-common': (s) => ({
    'no-common-owner': [
      `an easement by necessity requires that the two parcels once had a common owner`,
      `${s.rear.the} was not severed from ${s.front.the} by a common owner, as necessity requires`,
      `${capital(s.front.the)} was never part of the land from which ${s.rear.the} was carved, so its owner owes no way out.`,
    ],
    'no-writing': unwritten(
      `The result is right, but the Statute of Frauds is no bar where necessity creates an easement. That takes land that had one owner.`,
    ),
    'no-intent': untrodden(
      s,
      `The result is right, but an easement implied from necessity needs no road at severance. It needs a division by one owner.`,
    ),
    'yes-necessity': needed(
      s,
      `The need is strict, but ${whose(s.defendant)} land was never joined with ${s.rear.the}. Necessity burdens only land that was.`,
    ),
    'yes-prior-use': [
      `${s.former.the}, by selling ${s.rear.the} without access, granted an implied easement across ${s.front.the}`,
      `an easement across ${s.front.the} was implied in the sale of land without access`,
      `A seller can burden land of the seller's own by implication. No one ever owned both ${s.rear.the} and ${s.front.the}.`,
    ],
    'yes-appurtenant': inherent(
      s,
      `Access isn't appurtenant to all land. No parcel has a way over a stranger's land merely because it needs one.`,
    ),
  }),
  'road-opened': (s) => ({
    'no-need': [
      `the easement by necessity ended when ${s.byway.the} gave ${s.rear.the} access`,
      `an easement by necessity ends with the necessity, which ${s.byway.the} ended in 2025`,
      `The easement existed only because ${s.rear.the} was cut off. Now a public road runs along it.`,
    ],
    'no-abandonment': [
      `${s.claimant.the} abandoned the easement by turning to ${s.byway.the}`,
      `${whose(s.claimant)} trips over ${s.byway.the} showed an intent to abandon the easement`,
      `Using a second road shows no intent to give up the first. The easement ended for want of need.`,
    ],
    'no-merger': [
      `${s.defendant.the} had once owned both parcels, so the easement ended by merger`,
      `the easement was extinguished by merger, since one owner had held both parcels`,
      `Merger comes when both parcels fall to one owner. Here one owner parted them.`,
    ],
    'yes-survives': [
      `an implied easement does not end when the need for it ends`,
      `the need for an implied easement is judged at severance, not afterward`,
      `That's true of an easement implied from prior use. One by necessity lasts as long as the need.`,
    ],
    'yes-appurtenant': [
      `an appurtenant easement continues until its holder releases it in writing`,
      `the easement was appurtenant, and ${s.claimant.the} had not released it in writing`,
      `A written release is one way to end it. An easement by necessity also ends by itself.`,
    ],
    'yes-prescription': [
      `${s.claimant.the} acquired an easement by prescription through open use of ${s.way.the} since 2014`,
      `${whose(s.claimant)} open use of ${s.way.the} since 2014 ripened into an easement by prescription`,
      `${The(s.claimant)} used ${s.way.the} by right. Such use isn't adverse, so prescription never began.`,
    ],
  }),
} satisfies EasementCells
