import { capital } from '../../../text/capital.ts'
import type { SupplementalCells } from './reason-id.ts'

/** Reasons where a defendant or a third-party defendant makes the claim. */
export const DEFENSE_CELLS = {
  counterclaim: ({ plaintiff, defendant, small }) => ({
    'yes-defense': [
      `section 1367(b) does not restrict a counterclaim by a defendant`,
      `the counterclaim is a defendant's claim and part of the same case`,
      `The counterclaim arises from the same spill, and the restrictions for diversity actions are aimed at plaintiffs.`,
    ],
    'yes-own': [
      `the parties are diverse, so the counterclaim is within original jurisdiction`,
      `${defendant.the} and ${plaintiff.the} are diverse, which is a basis of its own`,
      `Diverse parties aren't enough for original jurisdiction. Alone, this counterclaim would be too small, and it has no basis of its own.`,
    ],
    'no-amount': [
      `the counterclaim does not exceed the amount in controversy of $75,000`,
      `a counterclaim for ${small} is below the amount in controversy`,
      `The amount in controversy of $75,000 matters where diversity is the basis of a claim. A supplemental counterclaim may be smaller and exceed nothing.`,
    ],
    'no-bar': [
      `section 1367(b) excludes counterclaims in an action based on diversity`,
      `a court sitting in diversity may not exercise supplemental jurisdiction`,
      `In a diversity action, section 1367(b) excludes certain claims by plaintiffs and would-be plaintiffs. A court may exercise it over counterclaims from the same case.`,
    ],
  }),
  permissive: ({ plaintiff, defendant }) => ({
    'no-nucleus': [
      `the counterclaim and the spill share no common nucleus of operative fact`,
      `the loan and the spill are not part of the same case or controversy`,
      `The loan had nothing to do with the spill, and the sum is too small for diversity. The counterclaim has no basis at all.`,
    ],
    'no-bar': [
      `section 1367(b) excludes counterclaims in an action based on diversity`,
      `a court sitting in diversity may not exercise supplemental jurisdiction`,
      `In a diversity action, section 1367(b) excludes certain claims by plaintiffs and not counterclaims. The trouble lies in section 1367(a).`,
    ],
    'yes-defense': [
      `section 1367(b) does not restrict claims made by a defendant`,
      `the restrictions on supplemental jurisdiction apply to plaintiffs' claims`,
      `Section 1367(b) does leave claims by a defendant alone. They still have to be part of the same case under section 1367(a).`,
    ],
    'yes-party': [
      `Rule 13(b) permits a defendant to plead an unrelated counterclaim`,
      `a permissive counterclaim is within the court's jurisdiction under Rule 13(b)`,
      `Rule 13(b) permits the pleading of a permissive counterclaim. It gives no court jurisdiction over one.`,
    ],
    'yes-own': [
      `the parties are diverse, so the counterclaim is within original jurisdiction`,
      `${defendant.the} and ${plaintiff.the} are diverse, which is a basis of its own`,
      `Diverse parties aren't enough for original jurisdiction. The counterclaim falls short of the amount that it would need on a basis of its own.`,
    ],
  }),
  'own-basis': ({ plaintiff, defendant }) => ({
    'yes-own': [
      `the counterclaim satisfies the requirements of diversity by itself`,
      `${defendant.the} and ${plaintiff.the} are diverse, and more than $75,000 is at stake`,
      `A claim that could have been filed alone needs no link to another. These parties are from different states, and the sum is large enough.`,
    ],
    'yes-party': [
      `Rule 13(b) permits a defendant to plead an unrelated counterclaim`,
      `a permissive counterclaim is within the court's jurisdiction under Rule 13(b)`,
      `Rule 13(b) permits the pleading of an unrelated counterclaim. Jurisdiction has to come from elsewhere, and here it does.`,
    ],
    'no-nucleus': [
      `the counterclaim and the spill share no common nucleus of operative fact`,
      `the loan and the spill are not part of the same case or controversy`,
      `The loan and the spill do share no facts, which rules out supplemental jurisdiction. This claim doesn't need it.`,
    ],
    'no-bar': [
      `section 1367(b) excludes counterclaims in an action based on diversity`,
      `a court sitting in diversity may not hear a permissive counterclaim`,
      `Section 1367(b) excludes some supplemental claims of plaintiffs. A permissive counterclaim that meets the diversity statute needs no supplement.`,
    ],
  }),
  crossclaim: ({ plaintiff, defendant, third, away }) => ({
    'yes-defense': [
      `section 1367(b) does not restrict a crossclaim by a defendant`,
      `the crossclaim is a defendant's claim and part of the same case`,
      `The crossclaim arises from the same spill, and one defendant's claim against another isn't among those that section 1367(b) lists.`,
    ],
    'yes-own': [
      `complete diversity between ${plaintiff.the} and both defendants covers crossclaims`,
      `complete diversity in the complaint is a basis for crossclaims as well`,
      `Diversity between the sides says nothing of claims within one side. The crossclaim needs supplemental jurisdiction as its basis, and has it.`,
    ],
    'no-citizenship': [
      `${defendant.the} and ${third.the} are both citizens of ${away}`,
      `a crossclaim between two citizens of ${away} destroys complete diversity`,
      `${capital(defendant.the)} and ${third.the} may both be citizens of ${away}. Complete diversity compares plaintiffs with defendants and isn't destroyed by a crossclaim.`,
    ],
    'no-bar': [
      `section 1367(b) excludes claims against persons joined under Rule 20`,
      `in an action based on diversity, section 1367(b) excludes crossclaims`,
      `What section 1367(b) excludes are claims by plaintiffs against persons joined under Rule 20. A crossclaim is made by a defendant.`,
    ],
  }),
  impleader: ({ defendant, third, away }) => ({
    'yes-defense': [
      `section 1367(b) does not restrict a defendant's claim for indemnity`,
      `the third-party claim is part of the same case and is not a claim by a plaintiff`,
      `The claim for indemnity arises from the same spill, and section 1367(b) is aimed at plaintiffs. A defendant didn't choose the court.`,
    ],
    'yes-party': [
      `Rule 14 gives a court jurisdiction over the third-party claims it permits`,
      `a third-party claim that Rule 14 permits needs no jurisdictional basis`,
      `Rule 14 permits the joinder but gives no court jurisdiction. The jurisdictional basis of a third-party claim is section 1367(a).`,
    ],
    'no-citizenship': [
      `${defendant.the} and ${third.the} are both citizens of ${away}`,
      `a third-party claim between citizens of ${away} destroys complete diversity`,
      `${capital(defendant.the)} and ${third.the} may both be citizens of ${away}. A third-party claim doesn't affect complete diversity between plaintiff and defendant.`,
    ],
    'no-bar': [
      `section 1367(b) excludes claims against persons made parties under Rule 14`,
      `in an action based on diversity, section 1367(b) excludes third-party claims`,
      `What section 1367(b) excludes are a plaintiff's claims against persons made parties under Rule 14. The defendant's own third-party claims stand.`,
    ],
  }),
  upsloping: ({ plaintiff, third, home }) => ({
    'yes-defense': [
      `section 1367(b) does not restrict claims by a third-party defendant`,
      `the claim arises from the spill, and ${third.the} is not a plaintiff`,
      `Section 1367(b) lists claims by plaintiffs. Someone who was brought in as a third-party defendant isn't one, even when claiming damages.`,
    ],
    'yes-party': [
      `Rule 14 gives a court jurisdiction over the claims it permits`,
      `a claim against a plaintiff that Rule 14 permits needs no jurisdictional basis`,
      `Rule 14 permits the claim but gives no court jurisdiction. The jurisdictional basis is section 1367(a).`,
    ],
    'no-citizenship': [
      `${third.the} and ${plaintiff.the} are both citizens of ${home}`,
      `a claim between two citizens of ${home} destroys complete diversity`,
      `${capital(third.the)} and ${plaintiff.the} may both be citizens of ${home}. Bringing in a third-party defendant, or a claim by one, doesn't affect complete diversity.`,
    ],
    'no-bar': [
      `section 1367(b) excludes claims between a plaintiff and a party joined under Rule 14`,
      `in an action based on diversity, section 1367(b) excludes claims under Rule 14`,
      `The exclusion works in one direction: a plaintiff's claim against a party joined under Rule 14 is out, and that party's claim against the plaintiff isn't.`,
    ],
  }),
} satisfies SupplementalCells
