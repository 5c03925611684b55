import type { Rule } from '../../engine/contract.ts'
import type { RemovalFacts, RemovalSkin } from './facts.ts'

type RemovalStep = Rule<RemovalFacts, RemovalSkin>

function step(id: string, authority: string, rule: string, applied: RemovalStep['applied']): RemovalStep {
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly RemovalStep[] = [
  step(
    'arises',
    '28 U.S.C. § 1441(a)',
    'A defendant may remove a suit in which the plaintiff’s own claim arises under federal law, wherever the parties are citizens.',
    (_, skin) => `The claim of ${skin.plaintiff} is made under a federal statute.`,
  ),
  step(
    'diverse',
    '28 U.S.C. § 1441(a)',
    'A defendant may remove a suit between citizens of different states for more than $75,000, if no defendant joined and served is a citizen of the forum state.',
    (_, skin) =>
      `${skin.plaintiff} and ${skin.defendant} are of different states, and the sum is large enough.`,
  ),
  step(
    'forum-defendant',
    '28 U.S.C. § 1441(b)(2)',
    'A suit removable on diversity alone may not be removed if a defendant properly joined and served is a citizen of the state where it was brought.',
    (_, skin) => `${skin.defendant} is a citizen of ${skin.home}, where the suit was brought.`,
  ),
  step(
    'federal-defense',
    'Louisville & Nashville R.R. Co. v. Mottley',
    'A suit arises under federal law only if the plaintiff’s own claim does, and a federal defense is no basis of jurisdiction.',
    (_, skin) => `Federal law enters the suit of ${skin.plaintiff} only by way of the defense.`,
  ),
  step(
    'incomplete-diversity',
    'Strawbridge v. Curtiss',
    'Diversity must be complete: no plaintiff may share a state with any defendant.',
    (_, skin) => `${skin.codefendant} is a citizen of ${skin.home}, as ${skin.plaintiff} is.`,
  ),
  step(
    'plaintiff-removed',
    'Shamrock Oil & Gas Corp. v. Sheets',
    'The right to remove belongs to defendants, and a plaintiff against whom a counterclaim is brought is not one.',
    (_, skin) => `${skin.plaintiff} brought the suit and cannot remove it because of the counterclaim.`,
  ),
  step(
    'power-at-any-time',
    '28 U.S.C. § 1447(c)',
    'If at any time before final judgment it appears that the court lacks subject-matter jurisdiction, the case must be remanded.',
    () => 'The delay before the motion is therefore no matter.',
  ),
  step(
    'flaw-waived',
    '28 U.S.C. § 1447(c)',
    'A motion to remand for any defect other than want of subject-matter jurisdiction must be made within 30 days after the notice of removal was filed.',
    () => 'The motion came 31 days after the notice, and the defect was not one of jurisdiction.',
  ),
  step(
    'late-notice',
    '28 U.S.C. § 1446(b)(1)',
    'The notice of removal must be filed within 30 days after the defendant received the complaint through service.',
    (_, skin) =>
      `${skin.defendant} filed it 31 days after service, and when a lawyer saw the papers is no matter.`,
  ),
  step(
    'no-unanimity',
    '28 U.S.C. § 1446(b)(2)(A)',
    'All defendants who have been properly joined and served must join in or consent to a removal under section 1441(a).',
    (_, skin) => `${skin.codefendant} had been served and did not consent.`,
  ),
  step(
    'year-over',
    '28 U.S.C. § 1446(c)(1)',
    'A case that becomes removable later may not be removed on diversity more than one year after its commencement, unless the plaintiff acted in bad faith to prevent removal.',
    (_, skin) => `More than a year had passed, and ${skin.plaintiff} had acted in good faith.`,
  ),
  step(
    'thirtieth-day',
    '28 U.S.C. § 1446(b)(1)',
    'The notice of removal must be filed within 30 days after the defendant received the complaint through service.',
    () => 'The thirtieth day is in time.',
  ),
  step(
    'from-service',
    'Murphy Bros., Inc. v. Michetti Pipe Stringing, Inc.',
    'The 30 days for removal run from formal service on the defendant, not from the filing of the complaint.',
    (_, skin) => `${skin.defendant} removed 20 days after service.`,
  ),
  step(
    'courtesy-copy',
    'Murphy Bros., Inc. v. Michetti Pipe Stringing, Inc.',
    'The 30 days for removal run from formal service, and a copy sent before that does not start them.',
    (_, skin) => `${skin.defendant} removed 20 days after formal service.`,
  ),
  step(
    'later-served',
    '28 U.S.C. § 1446(b)(2)',
    'Each defendant has 30 days from its own service, and one served earlier may consent although its own time has passed.',
    (_, skin) =>
      `${skin.defendant} removed 20 days after its own service, and ${skin.codefendant} consented.`,
  ),
  step(
    'unserved',
    '28 U.S.C. § 1446(b)(2)(A)',
    'Only defendants who have been properly joined and served need join in or consent to removal.',
    (_, skin) => `${skin.codefendant} had not been served.`,
  ),
  step(
    'amended-paper',
    '28 U.S.C. § 1446(b)(3)',
    'If the case was not removable at first, it may be removed within 30 days after the defendant received an amended pleading or other paper that shows it has become so.',
    (_, skin) => `${skin.defendant} removed 20 days after receiving the amended complaint.`,
  ),
  step(
    'year-for-diversity-only',
    '28 U.S.C. § 1446(c)(1)',
    'The limit of one year from commencement binds removal on diversity alone, not removal of a federal claim.',
    (_, skin) => `The claim that ${skin.plaintiff} added arises under federal law.`,
  ),
  step(
    'bad-faith',
    '28 U.S.C. § 1446(c)(1)',
    'The limit of one year falls away if the court finds that the plaintiff acted in bad faith to prevent removal.',
    (_, skin) => `The court found that ${skin.plaintiff} kept ${skin.codefendant} in the suit in bad faith.`,
  ),
]
