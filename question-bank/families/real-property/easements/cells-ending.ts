import { The, whose } from '../../engine/party.ts'
import type { EasementCells } from './reason-id.ts'

/** Reasons where an easement was granted by deed and may have ended. */
export const ENDING_CELLS = {
  unused: ({ claimant: c, way, byway }) => ({
    'yes-survives': [
      `mere nonuse, however long, does not end an easement`,
      `an easement granted by deed is not lost by nonuse alone`,
      `Fifteen years on another road show convenience, not an intent to give up ${way.the}. Abandonment takes acts that show it.`,
    ],
    'yes-necessity': [
      `the end of access by ${byway.the} created an easement by necessity`,
      `an easement by necessity arose when ${byway.the} was closed`,
      `Necessity is judged when an owner divides land. The right here is the one that the deed granted, and it never ended.`,
    ],
    'yes-prescription': [
      `use of ${way.the} from 1995 to 2008 created an easement by prescription`,
      `${c.the} gained a second easement by prescription before 2008`,
      `Use under a deed isn't adverse, so nothing is gained by prescription. The deed alone is enough.`,
    ],
    'no-abandonment': [
      `fifteen years of nonuse were an abandonment of the easement`,
      `by turning to ${byway.the}, ${c.the} abandoned the easement`,
      `Abandonment needs an intent to give up the easement, shown by acts. Using a shorter road isn't such an act.`,
    ],
    'no-need': [
      `the easement ended with the necessity for it when ${byway.the} opened`,
      `from 2008 on, ${byway.the} left no necessity for the easement`,
      `An easement by necessity would have ended in 2008. An easement by deed needs no necessity.`,
    ],
    'no-continuity': [
      `fifteen years without use ended the easement by prescription`,
      `an easement ends by prescription when it is not used for the statutory period`,
      `Prescription ends an easement if the servient owner blocks it for the period. No one blocked ${way.the} before this year.`,
    ],
  }),
  abandoned: ({ claimant: c, defendant: d, rear, way, byway }) => ({
    'no-abandonment': [
      `nonuse together with a wall and new trees was an abandonment of the easement`,
      `${whose(c)} acts showed an intent to abandon the easement for good`,
      `Nonuse became more when ${c.the} walled off the way out and planted over it. Those acts show that no return was meant.`,
    ],
    'no-need': [
      `the easement ended with the necessity for it when ${byway.the} opened`,
      `from 2008 on, ${byway.the} left no necessity for the easement`,
      `An easement by deed doesn't end with necessity. What ended it was ${whose(c)} own conduct.`,
    ],
    'no-estoppel': [
      `${c.the} is estopped by the wall from claiming the easement again`,
      `the wall led ${d.the} to rely on the end of the easement, which is an estoppel`,
      `Estoppel needs a change of position by the servient owner. ${The(d)} did nothing in reliance on the wall.`,
    ],
    'yes-survives': [
      `an easement granted by deed is not lost by nonuse alone`,
      `mere nonuse, however long, does not end an easement`,
      `Nonuse alone would not have ended it. The wall and the trees supplied the intent that nonuse lacks.`,
    ],
    'yes-writing': [
      `an easement ends only by a release in writing under the Statute of Frauds`,
      `without a written release, the easement satisfied the Statute of Frauds and still stands`,
      `A release has to be in writing. Abandonment is another way to end an easement, and conduct is enough for it.`,
    ],
    'yes-appurtenant': [
      `an easement appurtenant to ${rear.the} lasts as long as the dominant land does`,
      `the easement was appurtenant and could not be given up apart from ${rear.the}`,
      `An appurtenant easement passes with the land while it exists. Its owner may still give up ${way.the} and keep the land.`,
    ],
  }),
  told: ({ claimant: c, defendant: d, rear }) => ({
    'yes-writing': [
      `an oral release of an easement does not satisfy the Statute of Frauds`,
      `the Statute of Frauds requires a release of an easement to be in writing`,
      `To release an interest in land takes a signed writing. These words were withdrawn before anyone had acted on them.`,
    ],
    'yes-appurtenant': [
      `an appurtenant easement cannot be released apart from ${rear.the}`,
      `the easement was appurtenant, and only a sale of ${rear.the} could end it`,
      `An appurtenant easement can be released to the servient owner, but by a signed writing.`,
    ],
    'yes-prescription': [
      `${whose(c)} use after that day restored the easement by prescription`,
      `${whose(c)} continued use created a new easement by prescription`,
      `Prescription takes years of adverse use. ${The(c)} needs none, since the easement hadn't ended.`,
    ],
    'no-abandonment': [
      `the statement to ${d.the} was an abandonment of the easement`,
      `in so many words, ${c.the} abandoned the easement`,
      `Words of intent aren't abandonment without conduct that bears them out. ${The(c)} kept using the way.`,
    ],
    'no-estoppel': [
      `${c.the} is estopped by the statement from claiming the easement`,
      `${d.the} could rely on the end of the easement, which is an estoppel`,
      `Estoppel needs a change of position in reliance. ${The(d)} had done nothing yet.`,
    ],
    'no-license': [
      `the statement turned the easement into a license, which ${d.the} could revoke`,
      `from that day on, ${c.the} had a license and no longer an easement`,
      `Without a valid release there was still an easement. A license comes from the owner's permission, and none was needed.`,
    ],
  }),
  relied: ({ claimant: c, defendant: d, way, byway, block }) => ({
    'no-estoppel': [
      `${d.the} relied on the statement, which estops ${c.the} from claiming the easement`,
      `the easement ended by estoppel when ${d.the} built ${block.the} in reliance`,
      `${The(c)} invited the building and watched it go up. Reliance of that sort does what a written release would.`,
    ],
    'no-need': [
      `${byway.the} left no necessity for an easement by the time ${block.the} was built`,
      `the easement had ended with the necessity for it, since ${byway.the} was open`,
      `An easement by deed doesn't depend on necessity. It's the building in reliance on a promise that ended it.`,
    ],
    'no-license': [
      `the statement left ${c.the} with a license, which ${d.the} revoked by building`,
      `use of ${way.the} after the statement was under a license and could be revoked`,
      `The right came from a deed and didn't shrink to a license. Words ended it because they were relied on.`,
    ],
    'yes-writing': [
      `an oral release of an easement does not satisfy the Statute of Frauds`,
      `the Statute of Frauds requires a release of an easement to be in writing`,
      `As a release, the words would fail under the Statute of Frauds. They bind because a costly building was put up in reliance.`,
    ],
    'yes-survives': [
      `an easement survives an obstruction that is shorter than the period of prescription`,
      `${block.the} had not stood for the period that ends an easement by prescription`,
      `Blocking a way for the period of prescription is another way to end an easement. Reliance needs no such period.`,
    ],
    'yes-appurtenant': [
      `the easement was appurtenant and could not be given up apart from the dominant land`,
      `an appurtenant easement lasts as long as the dominant land, whatever its owner says`,
      `Even an appurtenant easement can be lost while its owner keeps the land. Words that a neighbor builds on are one way.`,
    ],
  }),
  merged: ({ claimant: c, former: f, rear, front, way }) => ({
    'no-merger': [
      `the easement ended by merger when ${f.the} owned both parcels`,
      `a merger of the dominant and the servient land had ended the easement`,
      `No one has an easement over land of one's own. It ended in 2010, and separate sales don't bring it back.`,
    ],
    'no-abandonment': [
      `${whose(f)} nonuse of ${way.the} was an abandonment of the easement`,
      `by ten years on another road, ${f.the} abandoned the easement`,
      `Nonuse alone isn't abandonment. What happened in 2010 had already ended the easement.`,
    ],
    'no-continuity': [
      `the easement ended by prescription after ten years without use`,
      `nonuse for the statutory period ended the easement by prescription`,
      `Prescription would need a servient owner who blocks another's easement. Here one person owned everything.`,
    ],
    'yes-appurtenant': [
      `the easement was appurtenant to ${rear.the} and passed with it unmentioned`,
      `an appurtenant easement goes with the dominant land to each new owner`,
      `An appurtenant easement passes unmentioned if it exists. This one had ended when both parcels came into one hand.`,
    ],
    'yes-survives': [
      `an easement that common ownership suspends revives when the parcels are sold`,
      `the sale of ${rear.the} to ${c.the} revived the easement that had been suspended`,
      `Common ownership doesn't suspend an easement. It ends it, and a new one has to be made.`,
    ],
    'yes-prior-use': [
      `an easement was implied from prior use when ${f.the} divided the parcels`,
      `the use of ${way.the} across ${front.the} before the sale implied an easement`,
      `An easement can be implied anew from a use that exists at the division. ${The(f)} hadn't used ${way.the} at all.`,
    ],
  }),
} satisfies EasementCells
