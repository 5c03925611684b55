import { capital } from '../../../text/capital.ts'
import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { EasementStory } from './facts.ts'
import type { EasementCells } from './reason-id.ts'

const consent = ({ claimant: c, defendant: d }: EasementStory, why: string): Cell => [
  `${d.the} needed ${whose(c)} consent to change the location of the easement`,
  `an easement with a fixed location may not be moved without the consent of both owners`,
  why,
]
const change = ({ defendant: d }: EasementStory, why: string): Cell => [
  `${d.the} was entitled to make a reasonable change in the location of the easement`,
  `a servient owner may move an easement at its own expense to an equally convenient location`,
  why,
]
const impliedRoute = ({ claimant, way }: EasementStory): Cell => [
  `${whose(claimant)} prior use of ${way.the} implied an easement in its original location`,
  `an easement along the original route was implied from apparent prior use of ${way.the}`,
  `Use implies an easement only where one owner divides land. A deed made this one, and the question is whether it can be moved.`,
]

/** Reasons where an easement was granted by deed: who has it, who is bound, and how far it goes. */
export const GRANT_CELLS = {
  sold: ({ claimant: c, defendant: d, former: f, rear, front, way }) => ({
    'yes-appurtenant': [
      `the easement was appurtenant to ${rear.the} and passed to ${c.the} with the land`,
      `an appurtenant easement passes with the dominant land whether or not the deed mentions it`,
      `The grant was made for ${rear.the} and not for a person, so it belongs to the owner of ${rear.the}, whoever that is.`,
    ],
    'yes-prior-use': [
      `${whose(f)} prior use of ${way.the} gave ${c.the} an implied easement on the sale`,
      `an easement was implied from the prior use of ${way.the} when ${f.the} sold ${rear.the}`,
      `Prior use implies an easement when an owner of both parcels divides them. ${capital(rear.the)} and ${front.the} had different owners.`,
    ],
    'no-writing': [
      `the deed to ${c.the} did not mention the easement, as the Statute of Frauds requires`,
      `the Statute of Frauds requires a deed to describe each easement that it conveys`,
      `The Statute of Frauds was satisfied in 1995, when the easement was granted. No later deed has to repeat it.`,
    ],
    'no-intent': [
      `the easement was in gross, and ${f.the} did not assign it to ${c.the}`,
      `an easement granted to ${f.the} by name is in gross and did not pass with ${rear.the}`,
      `An easement in gross benefits a person apart from any land. These words tie the benefit to ${rear.the}.`,
    ],
    'no-notice': [
      `${d.the} bought ${front.the} for value without actual notice of the easement`,
      `${d.the}, who had not read the deed, was a bona fide purchaser without notice of the easement`,
      `The deed of 1995 was recorded. A buyer has notice of what the records of the land show, read or unread.`,
    ],
    'no-common-owner': [
      `${rear.the} and ${front.the} did not have a common owner who could create an easement`,
      `an appurtenant easement must be created by a common owner of both parcels`,
      `A common owner is needed for an implied easement. Neighbors can always make one by deed.`,
    ],
  }),
  unrecorded: ({ claimant: c, defendant: d, front }) => ({
    'no-notice': [
      `${d.the} bought ${front.the} for value without notice of the unrecorded easement`,
      `the unrecorded easement is void against ${d.the}, a bona fide purchaser of ${front.the}`,
      `Neither the records nor the land told of the deed, and ${d.the} paid full price. The statute protects exactly such a buyer.`,
    ],
    'no-abandonment': [
      `${c.the} abandoned the easement by leaving it unused for years`,
      `${whose(c)} failure to build a road or cross ${front.the} was an abandonment of the easement`,
      `A failure to build or cross, or leaving an easement unused, isn't abandonment without an intent to give it up.`,
    ],
    'no-license': [
      `${c.the}, who built no road, had only a license, which was revocable`,
      `the right of way was a license, which was revoked by the sale of ${front.the}`,
      `A signed deed of a right of way makes an easement at once, built or not. A license wouldn't need a statute to fail.`,
    ],
    'yes-appurtenant': [
      `the easement was appurtenant and bound ${d.the} as a later owner of the servient land`,
      `the burden of an appurtenant easement runs with the servient land to each later buyer`,
      `The burden of an appurtenant easement does run with the land, but a recording statute can cut it off.`,
    ],
    'yes-writing': [
      `the deed satisfied the Statute of Frauds and created the easement without being recorded`,
      `an easement takes effect on delivery of the deed, whether or not the deed is recorded`,
      `Between the parties to it, an unrecorded deed is valid. A later buyer without notice is another matter.`,
    ],
    'yes-survives': [
      `an easement granted by deed continues until it ends by release, merger, or abandonment`,
      `the easement had not been ended by release, merger, or abandonment`,
      `Release, merger, and abandonment aren't the only ends. The recording statute defeats rights that a good faith buyer couldn't find.`,
    ],
  }),
  'other-land': ({ claimant: c, rear, front, more }) => ({
    'no-scope': [
      `an appurtenant easement may be used only for the dominant land, which is ${rear.the}`,
      `the easement may not be used to reach ${more.the}, which is not part of the dominant land`,
      `The deed benefits ${rear.the} alone. Trips to any other land exceed it, even if they're few and the same person owns both.`,
    ],
    'no-merger': [
      `the easement ended by merger when ${c.the} acquired ${more.the} as well as ${rear.the}`,
      `the easement was extinguished by merger when ${rear.the} and ${more.the} had one owner`,
      `Merger needs one owner of the dominant and the servient land. ${capital(front.the)} still belongs to someone else.`,
    ],
    'no-need': [
      `${more.the} has access by another road, so an easement to reach it is not a necessity`,
      `an easement extends no further than necessity, and ${more.the} has access by another road`,
      `Necessity measures an easement by necessity. Here a deed does, and it would exclude ${more.the} even without another road.`,
    ],
    'yes-appurtenant': [
      `the easement became appurtenant to ${more.the} when ${c.the} joined it to the dominant land`,
      `an appurtenant easement extends to land that its holder joins to the dominant land`,
      `The dominant land is fixed by the grant. Its owner can't enlarge it by buying next door.`,
    ],
    'yes-survives': [
      `${whose(c)} added trips do not put an unreasonable burden on the servient land`,
      `${c.the} may increase the use of an easement that does not overburden the servient land`,
      `Burden is the test for growth in the use of the dominant land. Service to other land isn't allowed at all.`,
    ],
  }),
  'moved-at-common-law': (s) => ({
    'yes-location': consent(
      s,
      `A deed had fixed the route. By the traditional rule, one side alone can't move it, however good the new ${s.way.noun} is.`,
    ),
    'yes-prior-use': impliedRoute(s),
    'yes-appurtenant': [
      `an appurtenant easement gave ${s.claimant.the} the exclusive use of ${s.way.the}`,
      `the easement was appurtenant and excluded ${s.defendant.the} from the use of ${s.way.the}`,
      `The result is right, but a servient owner may use the land in any way that leaves the easement undisturbed. Moving it is what's barred.`,
    ],
    'no-relocation': change(
      s,
      `That is the Restatement's view. This jurisdiction keeps the traditional rule, under which both owners must agree to a change.`,
    ),
    'no-need': [
      `the new ${s.way.noun} ended the necessity for an easement in the original location`,
      `an easement lasts no longer than the necessity for it, which the new ${s.way.noun} ended`,
      `An end of necessity ends an easement by necessity. One that a deed granted doesn't depend on it.`,
    ],
  }),
  'moved-by-restatement': (s) => ({
    'no-relocation': change(
      s,
      `The new ${s.way.noun} is as good and costs ${s.claimant.the} nothing, and the deed doesn't forbid a change that lets ${s.defendant.the} build.`,
    ),
    'no-need': [
      `the new ${s.way.noun} ended the necessity for an easement in the original location`,
      `an easement lasts no longer than the necessity for it, which the new ${s.way.noun} ended`,
      `Necessity has no part in an easement by deed, and this one hasn't ended. It has only been moved.`,
    ],
    'no-scope': [
      `an easement is a right to cross the servient land, not a right to one route across it`,
      `the deed left the location of the easement to ${s.defendant.the} as the servient owner`,
      `A deed can fix the route, and this one did. It could be changed only because the new ${s.way.noun} was no worse.`,
    ],
    'yes-location': consent(
      s,
      `That is the traditional rule. The Restatement lets a servient owner alone make a change that hurts no one.`,
    ),
    'yes-prior-use': impliedRoute(s),
    'yes-appurtenant': [
      `an appurtenant easement gave ${s.claimant.the} the exclusive use of ${s.way.the}`,
      `the easement was appurtenant and excluded ${s.defendant.the} from the use of ${s.way.the}`,
      `A servient owner isn't shut out. Any use is allowed that doesn't interfere unreasonably with the easement.`,
    ],
  }),
} satisfies EasementCells
