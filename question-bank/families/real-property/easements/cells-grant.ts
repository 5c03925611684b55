import { capital } from '../../../text/capital.ts'
import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { EasementStory } from './facts.ts'
import type { EasementCells } from './reason-id.ts'

const consent = ({ claimant: c, defendant: d }: EasementStory, why: string): Cell => [
  `${d.the} needed ${whose(c)} consent to change the location of the easement`,
  `an easement with a fixed location may not be moved unless both owners consent`,
  why,
]
const change = ({ defendant: d }: EasementStory, why: string): Cell => [
  `${d.the} was entitled to make a reasonable change in the location of the easement`,
  `a servient owner may move an easement at its own expense to an equally useful place`,
  why,
]
const impliedRoute = ({ way }: EasementStory): Cell => [
  `prior use of ${way.the} implied an easement in that exact location`,
  `years of apparent use fixed an implied easement along ${way.the}`,
  `Use implies an easement only where one owner divides land. A deed made this one, and the question is whether it can be moved.`,
]

/** Reasons where an easement was granted by deed: who has it, who is bound, and how far it goes. */
export const GRANT_CELLS = {
  sold: ({ claimant: c, defendant: d, former: f, rear, front, way }) => ({
    'yes-appurtenant': [
      `the easement was appurtenant to ${rear.the} and passed with it`,
      `an appurtenant easement passes with the dominant land, even unmentioned`,
      `The grant was made for ${rear.the} and not for a person, so it belongs to the owner of ${rear.the}, whoever that is.`,
    ],
    'yes-prior-use': [
      `${whose(f)} prior use of ${way.the} implied an easement in favor of ${c.the}`,
      `an easement was implied from the use of ${way.the} before ${rear.the} was sold`,
      `Prior use implies an easement when an owner of both parcels divides them. ${capital(rear.the)} and ${front.the} had different owners.`,
    ],
    'no-writing': [
      `the deed to ${c.the} did not mention the easement, as the Statute of Frauds requires`,
      `under the Statute of Frauds, a deed must describe each easement that it conveys`,
      `The Statute of Frauds was satisfied in 1995, when the easement was granted. No later deed has to repeat it.`,
    ],
    'no-intent': [
      `the easement was in gross, and ${f.the} never assigned it to ${c.the}`,
      `an easement granted to ${f.the} by name was in gross and stayed with ${f.the}`,
      `An easement in gross benefits a person apart from any land. These words tie the benefit to ${rear.the}.`,
    ],
    'no-notice': [
      `${d.the} bought ${front.the} without actual notice of the easement`,
      `an easement binds a later buyer only on actual notice, which ${d.the} lacked`,
      `The deed of 1995 was recorded. A buyer has notice of what the records of the land show, read or unread.`,
    ],
    'no-common-owner': [
      `${rear.the} and ${front.the} never had a common owner who could create an easement`,
      `an appurtenant easement requires that the parcels once had a common owner`,
      `A common owner is needed for an implied easement. Neighbors can always make one by deed.`,
    ],
  }),
  unrecorded: ({ claimant: c, defendant: d, front }) => ({
    'no-notice': [
      `${d.the} paid value without notice of the unrecorded easement`,
      `an unrecorded easement is void against a bona fide purchaser such as ${d.the}`,
      `Neither the records nor the land told of the deed, and ${d.the} paid full price. The statute protects exactly such a buyer.`,
    ],
    'no-abandonment': [
      `${whose(c)} failure to use the easement was an abandonment`,
      `leaving ${front.the} uncrossed for years was an abandonment of the easement`,
      `A failure to use an easement isn't abandonment without an intent to give it up. It's the statute that helps ${d.the}.`,
    ],
    'no-license': [
      `until a road was built, ${c.the} had only a license, which was revocable`,
      `the sale of ${front.the} revoked a right of way that was a mere license`,
      `A signed deed of a right of way makes an easement at once, built or not. A license wouldn't need a statute to fail.`,
    ],
    'yes-appurtenant': [
      `the easement was appurtenant and bound each later owner of the servient land`,
      `an appurtenant easement runs with ${front.the} into the hands of any buyer`,
      `The burden of an appurtenant easement does run with the land, but a recording statute can cut it off.`,
    ],
    'yes-writing': [
      `the deed satisfied the Statute of Frauds and was valid without being recorded`,
      `an easement takes effect on delivery of the deed, not on its recording`,
      `Between the parties to it, an unrecorded deed is valid. A later buyer without notice is another matter.`,
    ],
    'yes-survives': [
      `an easement, once granted, can be lost only by release, merger, or abandonment`,
      `neither release nor merger nor abandonment had ended the easement`,
      `Release, merger, and abandonment aren't the only ends. The recording statute defeats rights that a good faith buyer couldn't find.`,
    ],
  }),
  'other-land': ({ claimant: c, rear, front, more, way }) => ({
    'no-scope': [
      `an appurtenant easement may serve only the dominant land, which is ${rear.the}`,
      `the easement may not be used for ${more.the}, which is not dominant land`,
      `The deed benefits ${rear.the} alone. Trips to any other land exceed it, even if they're few and the same person owns both.`,
    ],
    'no-merger': [
      `the easement ended by merger when ${c.the} bought ${more.the}`,
      `a merger of ${more.the} with the dominant land ended the easement`,
      `Merger needs one owner of the dominant and the servient land. ${capital(front.the)} still belongs to someone else.`,
    ],
    'no-need': [
      `${way.the} is not a necessity for ${more.the}, which has another road`,
      `an easement reaches only such land as has no other access by necessity`,
      `Necessity measures an easement by necessity. Here a deed does, and it would exclude ${more.the} even without another road.`,
    ],
    'yes-appurtenant': [
      `the easement became appurtenant to ${more.the} when ${c.the} joined it to ${rear.the}`,
      `an appurtenant easement extends to land that is joined with the dominant land`,
      `The dominant land is fixed by the grant. Its owner can't enlarge it by buying next door.`,
    ],
    'yes-survives': [
      `the added trips put no unreasonable burden on the servient land`,
      `a moderate growth in the use of an easement does not overburden ${front.the}`,
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
      `an appurtenant easement leaves the servient owner no use of ${s.way.the}`,
      `the easement was appurtenant, so ${s.defendant.the} had no right to use ${s.way.the}`,
      `The result is right, but a servient owner may use the land in any way that leaves the easement undisturbed. Moving it is what's barred.`,
    ],
    'no-relocation': change(
      s,
      `That is the Restatement's view. This jurisdiction keeps the traditional rule, under which both owners must agree to a change.`,
    ),
    'no-need': [
      `the new ${s.way.noun} ended the necessity for an easement on the old route`,
      `with a new ${s.way.noun} in place, the old route was no longer a necessity`,
      `An end of necessity ends an easement by necessity. One that a deed granted doesn't depend on it.`,
    ],
  }),
  'moved-by-restatement': (s) => ({
    'no-relocation': change(
      s,
      `The new ${s.way.noun} is as good and costs ${s.claimant.the} nothing, and the deed doesn't forbid a change that lets ${s.defendant.the} build.`,
    ),
    'no-need': [
      `the new ${s.way.noun} ended the necessity for an easement on the old route`,
      `with a new ${s.way.noun} in place, the old route was no longer a necessity`,
      `Necessity has no part in an easement by deed, and this one hasn't ended. It has only been moved.`,
    ],
    'no-scope': [
      `an easement is a right to cross the servient land and never a right to one route`,
      `the deed gave an easement to cross ${s.front.the} along any route ${s.defendant.the} chose`,
      `A deed can fix the route, and this one did. It could be changed only because the new ${s.way.noun} was no worse.`,
    ],
    'yes-location': consent(
      s,
      `That is the traditional rule. The Restatement lets a servient owner alone make a change that hurts no one.`,
    ),
    'yes-prior-use': impliedRoute(s),
    'yes-appurtenant': [
      `an appurtenant easement leaves the servient owner no use of ${s.way.the}`,
      `the easement was appurtenant, so ${s.defendant.the} had no right to use ${s.way.the}`,
      `A servient owner isn't shut out. Any use is allowed that doesn't interfere unreasonably with the easement.`,
    ],
  }),
} satisfies EasementCells
