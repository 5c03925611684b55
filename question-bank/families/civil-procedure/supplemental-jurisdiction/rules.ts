import { capital } from '../../../text/capital.ts'
import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { SupplementalFacts, SupplementalStory } from './facts.ts'

const A = '28 U.S.C. § 1367(a)'
const B = '28 U.S.C. § 1367(b)'
const EXXON = 'Exxon Mobil Corp. v. Allapattah Services, Inc.'
const ROYAL = 'Royal Canin U. S. A., Inc. v. Wullschleger'

/** Section 1367 and the cases on it. The last rule of a path says the result. */
export const rules = {
  nucleus: {
    authority: 'United Mine Workers v. Gibbs',
    rule: 'A federal court may hear a state-law claim that derives from a common nucleus of operative fact with a claim within its original jurisdiction.',
    applied: (_, { plaintiff }) =>
      `Both claims of ${plaintiff.the} concern the same burst tank, so the court has supplemental jurisdiction.`,
  },
  unrelated: {
    authority: A,
    rule: 'Supplemental jurisdiction extends to claims so related to a claim within original jurisdiction that they form part of the same case or controversy.',
    applied: (_, { goods }) =>
      `The unpaid price of ${goods} has nothing to do with the burst tank, so there is no jurisdiction.`,
  },
  parties: {
    authority: A,
    rule: 'Where a federal claim is within original jurisdiction, supplemental jurisdiction includes related claims that involve the joinder or intervention of additional parties.',
    applied: (_, { third }) =>
      `So ${third.the} may be sued there on a state-law claim that concerns the same burst tank.`,
  },
  ground: {
    authority: B,
    rule: 'The limits on claims by plaintiffs apply only where original jurisdiction is founded solely on diversity. Otherwise, a related claim is supplemental, even if it involves additional parties.',
    applied: ({ twist }, { plaintiff, other }) =>
      `${capital(twist === 'against-third-federal' ? plaintiff.the : other.the)} makes a claim related to one under a federal statute, so the court has jurisdiction.`,
  },
  counterclaim: {
    authority: B,
    rule: 'In an action founded solely on diversity, the statute withholds supplemental jurisdiction over certain claims by plaintiffs. It does not mention counterclaims.',
    applied: (_, { defendant }) =>
      `The counterclaim of ${defendant.the} concerns the same burst tank, so the court has jurisdiction, whatever the sum.`,
  },
  permissive: {
    authority: A,
    rule: 'A counterclaim that is not part of the same case or controversy as a claim within original jurisdiction needs a jurisdictional basis of its own.',
    applied: (_, { small }) =>
      `The loan has nothing to do with the burst tank, and ${small} is too little for diversity, so there is no jurisdiction.`,
  },
  'own-basis': {
    authority: '28 U.S.C. § 1332(a)',
    rule: 'A claim between citizens of different states for more than $75,000 is within original jurisdiction.',
    applied: (_, { ample, defendant, plaintiff }) =>
      `${The(defendant)} claims ${ample} from ${plaintiff.the}, so the court has jurisdiction without section 1367.`,
  },
  crossclaim: {
    authority: B,
    rule: 'In an action founded solely on diversity, the statute withholds supplemental jurisdiction over certain claims by plaintiffs. It does not mention crossclaims.',
    applied: (_, { defendant, third }) =>
      `The crossclaim of ${defendant.the} against ${third.the} concerns the same burst tank, so the court has jurisdiction.`,
  },
  impleader: {
    authority: B,
    rule: 'In an action founded solely on diversity, the statute withholds supplemental jurisdiction over certain claims by plaintiffs, and not over claims by defendants against third parties.',
    applied: (_, { third }) =>
      `The claim for indemnity against ${third.the} concerns the same burst tank, so the court has jurisdiction.`,
  },
  upsloping: {
    authority: B,
    rule: 'In an action founded solely on diversity, the statute withholds supplemental jurisdiction over certain claims by plaintiffs, and not over those that a third-party defendant makes against a plaintiff.',
    applied: (_, { third }) =>
      `The claim of ${third.the} concerns the same burst tank, so the court has jurisdiction.`,
  },
  'against-third': {
    authority: 'Owen Equipment & Erection Co. v. Kroger',
    rule: 'In a diversity action, a plaintiff may not add a claim against a nondiverse third-party defendant, a limit that section 1367(b) preserves.',
    applied: (_, { plaintiff, third, home }) =>
      `${The(plaintiff)} and ${third.the} are both citizens of ${home}, so there is no jurisdiction.`,
  },
  'small-plaintiff': {
    authority: EXXON,
    rule: 'If one plaintiff in a diverse action satisfies the amount in controversy, the court has supplemental jurisdiction over the related claims of other plaintiffs that fall short of it.',
    applied: (_, { other, defendant }) =>
      `${The(other)} and ${defendant.the} are citizens of different states, and the losses come from one spill, so the court has jurisdiction.`,
  },
  contamination: {
    authority: EXXON,
    rule: 'A nondiverse plaintiff destroys complete diversity and with it original jurisdiction over the whole action, so section 1367 does not come into play.',
    applied: (_, { other, defendant }) =>
      `As long as ${other.the} is a plaintiff against ${defendant.the}, the court has no jurisdiction.`,
  },
  'small-defendant': {
    authority: B,
    rule: 'In an action founded solely on diversity, there is no supplemental jurisdiction over claims by plaintiffs against persons made parties under Rule 20 where that would be inconsistent with section 1332.',
    applied: (_, { third, small }) =>
      `The separate claim against ${third.the} is for ${small}, so there is no jurisdiction over it.`,
  },
  intervenor: {
    authority: B,
    rule: 'In an action founded solely on diversity, there is no supplemental jurisdiction over claims by persons seeking to intervene as plaintiffs under Rule 24 where that would be inconsistent with section 1332.',
    applied: (_, { other, defendant, away }) =>
      `${The(other)} and ${defendant.the} are both citizens of ${away}, so there is no jurisdiction.`,
  },
  required: {
    authority: B,
    rule: 'In an action founded solely on diversity, there is no supplemental jurisdiction over claims by persons to be joined as plaintiffs under Rule 19 where that would be inconsistent with section 1332.',
    applied: (_, { other, defendant, away }) =>
      `${The(other)} and ${defendant.the} are both citizens of ${away}, so there is no jurisdiction.`,
  },
  merits: {
    authority: 'Carnegie-Mellon University v. Cohill',
    rule: 'When all federal claims have been dismissed before trial, a court may decline to exercise supplemental jurisdiction over the rest, but it is not deprived of the power to decide them.',
    applied: (_, { plaintiff }) =>
      `The federal claim of ${plaintiff.the} failed on the evidence, so the court may still decide the other.`,
  },
  frivolous: {
    authority: 'Arbaugh v. Y & H Corp.',
    rule: 'A court that dismisses the federal claim for lack of subject-matter jurisdiction must dismiss the supplemental claims as well.',
    applied: (_, { plaintiff }) =>
      `The federal claim of ${plaintiff.the} was wholly frivolous, so the court never had jurisdiction over either.`,
  },
  dropped: {
    authority: ROYAL,
    rule: 'When a plaintiff amends the complaint to delete the federal claims and leave only state-law claims, the court loses supplemental jurisdiction over them.',
    applied: ({ twist }, { plaintiff }) =>
      twist === 'removed'
        ? `${The(plaintiff)} deleted the only federal claim.`
        : `${The(plaintiff)} deleted the only federal claim, so there is no jurisdiction.`,
  },
  removed: {
    authority: ROYAL,
    rule: 'The rule is the same in an action that was removed from a state court.',
    applied: (_, { defendant }) =>
      `The removal by ${defendant.the} was proper, but the action must now go back to the state court.`,
  },
} as const satisfies RuleTable<SupplementalFacts, SupplementalStory>
