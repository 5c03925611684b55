import type { Rule } from '../../engine/contract.ts'
import type { SupplementalFacts, SupplementalSkin } from './facts.ts'

type SupplementalStep = Rule<SupplementalFacts, SupplementalSkin>

function step(
  id: string,
  authority: string,
  rule: string,
  applied: SupplementalStep['applied'],
): SupplementalStep {
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly SupplementalStep[] = [
  step(
    'one-case',
    'United Mine Workers v. Gibbs',
    'Supplemental jurisdiction reaches claims that derive from a common nucleus of operative fact with the claim that gives jurisdiction and so form one case with it.',
    () => 'The further claim arises from the same events.',
  ),
  step(
    'independent-basis',
    '28 U.S.C. § 1332(a)',
    'A claim that by itself meets the requirements of diversity needs no supplemental jurisdiction.',
    (_, skin) =>
      `${skin.defendant} and ${skin.plaintiff} are of different states, and the counterclaim is for more than $75,000.`,
  ),
  step(
    'unrelated-counterclaim',
    '28 U.S.C. § 1367(a)',
    'A counterclaim that shares no common nucleus of operative fact with the claim that gives jurisdiction needs a basis of its own.',
    (_, skin) => `The debt that ${skin.defendant} claims has nothing to do with the suit and is too small.`,
  ),
  step(
    'unrelated-claim',
    '28 U.S.C. § 1367(a)',
    'A state-law claim that shares no common nucleus of operative fact with the federal claim needs a basis of its own.',
    (_, skin) => `The debt has nothing to do with the federal claim of ${skin.plaintiff}.`,
  ),
  step(
    'small-second-plaintiff',
    'Exxon Mobil Corp. v. Allapattah Services, Inc.',
    'Where one plaintiff in a diverse suit meets the required sum, section 1367 reaches the related claims of other plaintiffs joined under Rule 20 that fall short of it.',
    (_, skin) => `${skin.third} is diverse from ${skin.defendant}, and only the sum is too small.`,
  ),
  step(
    'contamination',
    'Exxon Mobil Corp. v. Allapattah Services, Inc.',
    'A plaintiff who shares a state with a defendant takes away complete diversity, so that there is no original jurisdiction to which a claim could be supplemental.',
    (_, skin) => `${skin.third} and ${skin.defendant} are citizens of one state.`,
  ),
  step(
    'sum-for-each-defendant',
    'Exxon Mobil Corp. v. Allapattah Services, Inc.',
    'Section 1367(b) withholds claims against defendants joined under Rule 20 that do not meet the requirements of section 1332 themselves, the sum included.',
    (_, skin) => `The separate claim against ${skin.third} is too small.`,
  ),
  step(
    'against-third-party',
    'Owen Equipment & Erection Co. v. Kroger',
    'In a suit founded on diversity alone, a plaintiff may not add a claim against a person made a party under Rule 14 who is not diverse from the plaintiff.',
    (_, skin) => `${skin.third} was impleaded and is of the same state as ${skin.plaintiff}.`,
  ),
  step(
    'against-joined-defendant',
    '28 U.S.C. § 1367(b)',
    'In a suit founded on diversity alone, there is no supplemental jurisdiction over claims by plaintiffs against persons made parties under Rule 14, 19, 20 or 24.',
    (_, skin) => `${skin.third} was joined as a defendant under Rule 20.`,
  ),
  step(
    'by-intervenor',
    '28 U.S.C. § 1367(b)',
    'In a suit founded on diversity alone, there is no supplemental jurisdiction over claims by persons who seek to intervene as plaintiffs under Rule 24 without being diverse.',
    (_, skin) => `${skin.third} seeks to do so and is of the same state as ${skin.defendant}.`,
  ),
  step(
    'by-required-plaintiff',
    '28 U.S.C. § 1367(b)',
    'In a suit founded on diversity alone, there is no supplemental jurisdiction over claims by persons to be joined as plaintiffs under Rule 19 without being diverse.',
    (_, skin) => `${skin.third} is such a person and is of the same state as ${skin.defendant}.`,
  ),
  step(
    'counterclaim-free',
    '28 U.S.C. § 1367(b)',
    'Section 1367(b) limits claims by plaintiffs and says nothing of counterclaims by defendants.',
    (_, skin) => `${skin.defendant} did not choose the court, and the sum is therefore no matter.`,
  ),
  step(
    'crossclaim-free',
    '28 U.S.C. § 1367(b)',
    'Section 1367(b) limits claims by plaintiffs and says nothing of crossclaims between defendants.',
    (_, skin) => `That ${skin.defendant} and ${skin.third} are of one state is therefore no matter.`,
  ),
  step(
    'impleader-free',
    '28 U.S.C. § 1367(b)',
    'Section 1367(b) limits claims by plaintiffs and says nothing of claims by defendants against those they implead.',
    (_, skin) => `That ${skin.defendant} and ${skin.third} are of one state is therefore no matter.`,
  ),
  step(
    'third-party-free',
    '28 U.S.C. § 1367(b)',
    'Section 1367(b) limits claims by plaintiffs, and a third-party defendant who claims against the plaintiff is none.',
    (_, skin) => `That ${skin.third} and ${skin.plaintiff} are of one state is therefore no matter.`,
  ),
  step(
    'related-counterclaim',
    '28 U.S.C. § 1367(a)',
    'A counterclaim under state law is within supplemental jurisdiction if it is part of one case with a federal claim.',
    (_, skin) => `${skin.defendant} needs no other basis for it.`,
  ),
  step(
    'further-parties',
    '28 U.S.C. § 1367(a)',
    'Supplemental jurisdiction includes claims that involve the joinder or intervention of additional parties.',
    (_, skin) => `It does not matter that ${skin.third} is another party.`,
  ),
  step(
    'bar-for-diversity-only',
    '28 U.S.C. § 1367(b)',
    'The limits of section 1367(b) hold only where original jurisdiction is founded solely on section 1332.',
    () => 'Here it is founded on a federal claim.',
  ),
  step(
    'may-decline',
    'Carnegie-Mellon University v. Cohill',
    'When a federal claim is dismissed on the merits, the court may decline to go on with supplemental claims but keeps its power over them.',
    () => 'To keep or dismiss the state claim is a matter of discretion.',
  ),
  step(
    'no-power-at-all',
    'Arbaugh v. Y & H Corp.',
    'If the claim that was to give jurisdiction is dismissed for want of subject-matter jurisdiction, there never was a claim to which others could be supplemental.',
    () => 'The federal claim was too frivolous to give the court any power.',
  ),
  step(
    'amended-complaint-controls',
    'Royal Canin U. S. A., Inc. v. Wullschleger',
    'Jurisdiction follows the amended complaint, so that a plaintiff who drops the federal claims takes away supplemental jurisdiction over the rest, in a removed suit as in any other.',
    (_, skin) => `${skin.plaintiff} dropped the only federal claim by amendment.`,
  ),
]
