import { capital } from '../../../text/capital.ts'
import type { Cell } from '../../engine/cells.ts'
import { The, whose } from '../../engine/party.ts'
import type { EasementStory } from './facts.ts'
import type { EasementCells } from './reason-id.ts'

const unwritten = (why: string): Cell => [
  `the deed granted no easement, as the Statute of Frauds requires`,
  `under the Statute of Frauds, an easement must be granted in the deed`,
  why,
]
const untrodden = ({ front }: EasementStory, why: string): Cell => [
  `no easement is implied where no road crossed ${front.the} at severance`,
  `an implied easement requires a road that was in use at severance`,
  why,
]
const needed = ({ rear, front }: EasementStory, why: string): Cell => [
  `${rear.the} has an easement by necessity across ${front.the}`,
  `necessity implies an easement from ${rear.the} to a public road`,
  why,
]
const used = ({ rear, front }: EasementStory, why: string): Cell => [
  `an easement was implied from the prior use of ${front.the} for ${rear.the}`,
  `prior use while one person owned both parcels implied an easement`,
  why,
]
const inherent = ({ rear }: EasementStory, why: string): Cell => [
  `an appurtenant easement of access comes with the ownership of any land`,
  `ownership of ${rear.the} includes an appurtenant easement to the nearest road`,
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
      `A road in use matters for an easement from prior use. Necessity needs none, and the place can be fixed later.`,
    ),
    'no-merger': [
      `${s.defendant.the} owned both parcels, so any easement had ended by merger`,
      `common ownership of both parcels had ended any easement by merger`,
      `Merger ends easements when parcels come together. One owner who parts them is what this easement requires.`,
    ],
  }),
  convenient: (s) => ({
    'no-need': [
      `a longer and rougher road excludes an easement by necessity`,
      `an inconvenient road is not the strict necessity that an easement requires`,
      `${capital(s.rear.the)} had a public road at the sale. A longer trip is a nuisance, but it doesn't cut land off.`,
    ],
    'no-writing': unwritten(
      `The result is right, but the Statute of Frauds doesn't reach an easement by necessity. If ${s.rear.the} had been cut off, one would exist.`,
    ),
    'no-merger': [
      `${s.defendant.the} owned both parcels, so any easement had ended by merger`,
      `common ownership of both parcels had ended any easement by merger`,
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
      `necessity must exist at severance, and ${s.rear.the} then had a road`,
      `In 2010 ${s.rear.the} had a public road. A later accident of nature puts no burden on ${s.front.the}.`,
    ],
    'no-writing': unwritten(
      `The result is right, but the Statute of Frauds doesn't bar an easement by necessity. The time of the need is what's wrong.`,
    ),
    'no-intent': untrodden(
      s,
      `The result is right, but necessity needs no earlier road. It needs land that was cut off when it was sold.`,
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
      `an easement by necessity requires that one owner divided both parcels`,
      `${s.rear.the} and ${s.front.the} never had a common owner, as necessity requires`,
      `${capital(s.front.the)} was never part of the land from which ${s.rear.the} was carved, so its owner owes no way out.`,
    ],
    'no-writing': unwritten(
      `The result is right, but the Statute of Frauds is no bar where necessity creates an easement. That takes land that had one owner.`,
    ),
    'no-intent': untrodden(
      s,
      `The result is right, but a road in use isn't what necessity asks for. It asks for a division by one owner.`,
    ),
    'yes-necessity': needed(
      s,
      `The need is strict, but ${whose(s.defendant)} land was never joined with ${s.rear.the}. Necessity burdens only land that was.`,
    ),
    'yes-prior-use': used(
      s,
      `Prior use, too, must be that of one person who owned both parcels. No one ever did.`,
    ),
    'yes-appurtenant': inherent(
      s,
      `Access isn't appurtenant to all land. No parcel has a way over a stranger's land merely because it needs one.`,
    ),
  }),
  'road-opened': (s) => ({
    'no-need': [
      `an easement by necessity ends with the necessity that created it`,
      `${s.byway.the} ended the necessity on which the easement rested`,
      `The easement existed only because ${s.rear.the} was cut off. Now a public road runs along it.`,
    ],
    'no-abandonment': [
      `by using ${s.byway.the}, ${s.claimant.the} abandoned the easement`,
      `${whose(s.claimant)} trips over ${s.byway.the} were an abandonment of the easement`,
      `Using a second road shows no intent to give up the first. The easement ended for want of need.`,
    ],
    'no-merger': [
      `${s.defendant.the} had owned both parcels, so the easement ended by merger`,
      `the easement ended by merger, since one person had owned both parcels`,
      `Merger comes when both parcels fall to one owner. Here one owner parted them.`,
    ],
    'yes-survives': [
      `an easement, once it has arisen, does not end with the need for it`,
      `the need for an easement is judged at severance and not afterward`,
      `That's true of an easement implied from prior use. One by necessity lasts as long as the need.`,
    ],
    'yes-appurtenant': [
      `an appurtenant easement can end only by a release in writing`,
      `the easement was appurtenant, and no written release had been given`,
      `A written release is one way to end it. An easement by necessity also ends by itself.`,
    ],
    'yes-prescription': [
      `since the sale, use of ${s.way.the} has ripened into an easement by prescription`,
      `${whose(s.claimant)} open use since 2014 created an easement by prescription`,
      `${The(s.claimant)} used ${s.way.the} by right. Such use isn't adverse, so prescription never began.`,
    ],
  }),
} satisfies EasementCells
