import { The, whose } from '../../engine/party.ts'
import type { EasementCells } from './reason-id.ts'

/** Reasons where an easement was granted by deed and may have ended. */
export const ENDING_CELLS = {
  unused: ({ claimant: c, rear, way, byway }) => ({
    'yes-survives': [
      `${c.the} did not abandon the easement by nonuse without acts that showed an intent to give it up`,
      `an easement granted by deed is not lost by nonuse alone, however long the nonuse lasts`,
      `Fifteen years on another road show convenience, not an intent to give up ${way.the}. Abandonment takes acts that show it.`,
    ],
    'yes-necessity': [
      `the loss of access by ${byway.the} gave ${rear.the} an easement by necessity`,
      `an easement by necessity arose when the flood cut off access by ${byway.the}`,
      `Necessity is judged when an owner divides land. The right here is the one that the deed granted, and it never ended.`,
    ],
    'yes-prescription': [
      `${c.the} acquired an easement by prescription through open use of ${way.the} from 1995 to 2008`,
      `${whose(c)} open use of ${way.the} before 2008 ripened into an easement by prescription`,
      `Use under a deed isn't adverse, so nothing is gained by prescription. The deed alone is enough.`,
    ],
    'no-abandonment': [
      `${c.the} abandoned the easement by leaving it unused for fifteen years`,
      `${c.the} showed an intent to abandon the easement by turning to ${byway.the} for fifteen years`,
      `Abandonment needs an intent to give up the easement, shown by acts. Using a shorter road isn't such an act.`,
    ],
    'no-need': [
      `the easement ended in 2008, when ${byway.the} ended the necessity for it`,
      `an easement lasts no longer than the necessity for it, which ${byway.the} ended in 2008`,
      `An easement by necessity would have ended in 2008. An easement by deed needs no necessity.`,
    ],
    'no-continuity': [
      `the easement was extinguished by prescription when ${c.the} left it unused for fifteen years`,
      `an easement is extinguished by prescription when it goes unused for the statutory period`,
      `Prescription ends an easement if the servient owner blocks it for the period. No one blocked ${way.the} before 2026.`,
    ],
  }),
  abandoned: ({ claimant: c, defendant: d, rear, way, byway }) => ({
    'no-abandonment': [
      `${c.the} abandoned the easement by walling off ${way.the} and planting trees on it`,
      `${whose(c)} wall and trees showed an intent to abandon the easement for good`,
      `Nonuse became more when ${c.the} walled off the way out and planted over it. Those acts show that no return was meant.`,
    ],
    'no-need': [
      `the easement ended in 2008, when ${byway.the} ended the necessity for it`,
      `an easement lasts no longer than the necessity for it, which ${byway.the} ended in 2008`,
      `An easement by deed doesn't end with necessity. What ended it was ${whose(c)} own conduct.`,
    ],
    'no-estoppel': [
      `${c.the}, having walled off ${way.the}, is estopped from claiming the easement`,
      `${d.the} was entitled to rely on the wall, so ${c.the} is estopped from claiming the easement`,
      `Estoppel needs a change of position by the servient owner. ${The(d)} did nothing in reliance on the wall.`,
    ],
    'yes-survives': [
      `${c.the} did not lose the easement by leaving it unused, however long the nonuse lasted`,
      `an easement granted by deed is not lost by nonuse, even for fifteen years`,
      `Nonuse alone would not have ended it. The wall and the trees supplied the intent that nonuse lacks.`,
    ],
    'yes-writing': [
      `${c.the} signed no release of the easement, as the Statute of Frauds requires`,
      `the Statute of Frauds requires a release of an easement to be in a signed writing`,
      `A release has to be in writing. Abandonment is another way to end an easement, and conduct is enough for it.`,
    ],
    'yes-appurtenant': [
      `an appurtenant easement remains in force as long as its holder owns the dominant land`,
      `the easement was appurtenant to ${rear.the} and could not be abandoned apart from it`,
      `An appurtenant easement passes with the land while it exists. Its owner may still give up ${way.the} and keep the land.`,
    ],
  }),
  told: ({ claimant: c, defendant: d, rear, way }) => ({
    'yes-writing': [
      `${whose(c)} oral release of the easement did not satisfy the Statute of Frauds`,
      `the Statute of Frauds requires the release of an easement to be in a signed writing`,
      `To release an interest in land takes a signed writing. These words were withdrawn before anyone had acted on them.`,
    ],
    'yes-appurtenant': [
      `the easement was appurtenant and could not be released apart from ${rear.the}`,
      `${c.the} could not release an appurtenant easement while keeping the dominant land`,
      `An appurtenant easement can be released to the servient owner, but by a signed writing.`,
    ],
    'yes-prescription': [
      `${c.the} had acquired an easement by prescription through open use of ${way.the} since 1995`,
      `${whose(c)} open use of ${way.the} since 1995 had ripened into an easement by prescription`,
      `Prescription takes years of adverse use. ${The(c)} used ${way.the} under a deed, and that use isn't adverse.`,
    ],
    'no-abandonment': [
      `${c.the} abandoned the easement by telling ${d.the} that the right was given up`,
      `${whose(c)} statement to ${d.the} showed the intent that abandonment of an easement requires`,
      `Telling ${d.the} that a right is given up isn't abandonment without conduct that bears it out. ${The(c)} kept using the way.`,
    ],
    'no-estoppel': [
      `${c.the} is estopped by the statement from claiming the easement against ${d.the}`,
      `${d.the} was entitled to rely on the statement, so ${c.the} is estopped from claiming the easement`,
      `Estoppel needs a change of position in reliance. ${The(d)} had done nothing yet.`,
    ],
    'no-license': [
      `the statement turned the easement into a license, which ${d.the} was free to revoke`,
      `after the statement, ${c.the} used ${way.the} under a license, which ${d.the} revoked in July`,
      `Without a valid release there was still an easement. A license comes from the owner's permission, and none was needed.`,
    ],
  }),
  relied: ({ claimant: c, defendant: d, rear, way, byway, block }) => ({
    'no-estoppel': [
      `${c.the} is estopped from claiming the easement, since ${d.the} built in reliance on the statement`,
      `the easement ended by estoppel when ${d.the} built ${block.the} in reasonable reliance on the statement`,
      `${The(c)} invited the building and watched it go up. Reliance of that sort does what a written release would.`,
    ],
    'no-need': [
      `the easement had ended in 2008, when ${byway.the} ended the necessity for it`,
      `an easement lasts no longer than the necessity for it, which ${byway.the} had ended in 2008`,
      `An easement by deed doesn't depend on necessity. It's the building in reliance on a promise that ended it.`,
    ],
    'no-license': [
      `the statement turned the easement into a license, which ${d.the} revoked by building ${block.the}`,
      `after the statement, ${c.the} had only a license to use ${way.the}, which ${d.the} was free to revoke`,
      `The right came from a deed and didn't shrink to a license. Words ended it because they were relied on.`,
    ],
    'yes-writing': [
      `${whose(c)} oral release of the easement did not satisfy the Statute of Frauds`,
      `the Statute of Frauds requires the release of an easement to be in a signed writing`,
      `As a release, the words would fail under the Statute of Frauds. They bind because a costly building was put up in reliance.`,
    ],
    'yes-survives': [
      `an easement is not extinguished by an obstruction shorter than the prescriptive period`,
      `${block.the} had not obstructed the easement for the prescriptive period`,
      `Blocking a way for the prescriptive period is another way to end an easement. Reliance needs no such period.`,
    ],
    'yes-appurtenant': [
      `the easement was appurtenant to ${rear.the} and could not be given up apart from it`,
      `an appurtenant easement remains in force as long as its holder owns the dominant land`,
      `Even an appurtenant easement can be lost while its owner keeps the land. Words that a neighbor builds on are one way.`,
    ],
  }),
  merged: ({ claimant: c, former: f, rear, way, byway }) => ({
    'no-merger': [
      `the easement ended by merger when ${f.the} acquired both parcels`,
      `the easement was extinguished by merger in 2010, when one owner acquired both parcels`,
      `No one has an easement over land of one's own. It ended in 2010, and separate sales don't bring it back.`,
    ],
    'no-abandonment': [
      `${f.the} abandoned the easement by leaving ${way.the} unused for ten years`,
      `${f.the} showed an intent to abandon the easement by turning to ${byway.the} for ten years`,
      `Nonuse alone isn't abandonment. What happened in 2010 had already ended the easement.`,
    ],
    'no-continuity': [
      `the easement was extinguished by prescription when ${f.the} left it unused for ten years`,
      `an easement is extinguished by prescription when it goes unused for the statutory period`,
      `Prescription would need a servient owner who blocks another's easement. Here one person owned everything.`,
    ],
    'yes-appurtenant': [
      `the easement was appurtenant to ${rear.the} and passed to ${c.the} with the land`,
      `an appurtenant easement passes with the dominant land whether or not the deed mentions it`,
      `An appurtenant easement passes unmentioned if it exists. This one had ended when both parcels came into one hand.`,
    ],
    'yes-survives': [
      `an easement that is suspended by common ownership revives when the parcels are sold separately`,
      `the easement was suspended while ${f.the} owned both parcels and revived on the sales`,
      `Common ownership doesn't suspend an easement. It ends it, and a new one has to be made.`,
    ],
    'yes-prior-use': [
      `an easement was implied from prior use of ${way.the} when ${f.the} divided the parcels`,
      `the use of ${way.the} under the deed of 1995 implied an easement at severance`,
      `An easement can be implied anew from a use that exists at the division. ${The(f)} hadn't used ${way.the} at all.`,
    ],
  }),
} satisfies EasementCells
