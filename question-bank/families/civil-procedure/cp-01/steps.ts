import type { Rule } from '../../engine/contract.ts'
import type { DiversityFacts, DiversitySkin } from './facts.ts'

type DiversityStep = Rule<DiversityFacts, DiversitySkin>

function step(id: string, authority: string, rule: string, applied: DiversityStep['applied']): DiversityStep {
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly DiversityStep[] = [
  step(
    'charter',
    '28 U.S.C. § 1332(c)(1)',
    'A corporation is a citizen of every state that incorporated it and of the state of its principal place of business, so either one can destroy diversity.',
    (_, skin) => `${skin.company} was incorporated in ${skin.home}, the state of ${skin.plaintiff}.`,
  ),
  step(
    'head-office',
    'Hertz Corp. v. Friend',
    'Beside its state of incorporation a corporation is a citizen of the state where its officers direct and control it.',
    (_, skin) => `${skin.company} is directed from ${skin.home}, the state of ${skin.plaintiff}.`,
  ),
  step(
    'plant',
    'Hertz Corp. v. Friend',
    'The principal place of business of a corporation is its nerve center, where officers direct it, however much work is done elsewhere.',
    (_, skin) => `The plant in ${skin.home} does not make ${skin.company} a citizen there.`,
  ),
  step(
    'shareholder',
    '28 U.S.C. § 1332(c)(1)',
    'A corporation is a citizen of its states of incorporation and principal place of business, and the citizenship of its shareholders is ignored.',
    (_, skin) => `That a shareholder of ${skin.company} is a citizen of ${skin.home} is no matter.`,
  ),
  step(
    'member',
    'Americold Realty Trust v. ConAgra Foods, Inc.',
    'An unincorporated company has the citizenship of each of its members, so one member from the other side destroys diversity.',
    (_, skin) => `A member of ${skin.company} is a citizen of ${skin.home}, as ${skin.plaintiff} is.`,
  ),
  step(
    'llc-office',
    'Americold Realty Trust v. ConAgra Foods, Inc.',
    'An unincorporated company has the citizenship of its members, wherever it was organized and is run.',
    (_, skin) => `No member of ${skin.company} is a citizen of ${skin.home}.`,
  ),
  step(
    'resident-of-same-state',
    '28 U.S.C. § 1332(a)(2)',
    'A suit between a citizen of a state and a foreign citizen who is lawfully admitted for permanent residence and domiciled in the same state is outside diversity jurisdiction.',
    (_, skin) => `${skin.person} is a permanent resident domiciled in ${skin.home}.`,
  ),
  step(
    'resident-of-another-state',
    '28 U.S.C. § 1332(a)(2)',
    'A suit between a citizen of a state and a foreign citizen is within the statute, unless the foreigner is a permanent resident domiciled in that same state.',
    (_, skin) => `${skin.person} is a permanent resident, but domiciled in ${skin.away}.`,
  ),
  step(
    'visitor',
    '28 U.S.C. § 1332(a)(2)',
    'A suit between a citizen of a state and a foreign citizen is within the statute, and living in that state takes it out only if the foreigner is admitted for permanent residence.',
    (_, skin) => `${skin.person} lives in ${skin.home} on a temporary visa alone.`,
  ),
  step(
    'expatriate',
    'Newman-Green, Inc. v. Alfonzo-Larrain',
    'A citizen of the United States who is domiciled abroad is a citizen of no state and of no foreign country, so such a person can be no party to a diversity suit.',
    (_, skin) => `${skin.person} is a United States citizen domiciled in ${skin.city}.`,
  ),
  step(
    'estate-same',
    '28 U.S.C. § 1332(c)(2)',
    'The representative of an estate is deemed a citizen of the state of the decedent alone.',
    (_, skin) => `${skin.person} died a citizen of ${skin.home}, as ${skin.plaintiff} is.`,
  ),
  step(
    'estate-diverse',
    '28 U.S.C. § 1332(c)(2)',
    'The representative of an estate is deemed a citizen of the state of the decedent alone, whatever home the representative has.',
    (_, skin) => `${skin.person} died a citizen of ${skin.away}.`,
  ),
  step(
    'moved-in-time',
    'Grupo Dataflux v. Atlas Global Group, L.P.',
    'Diversity is tested as of the filing of the suit, and a change of domicile completed before then counts whatever its motive.',
    (_, skin) => `${skin.plaintiff} had moved for good before the suit was filed.`,
  ),
  step(
    'moved-too-late',
    'Grupo Dataflux v. Atlas Global Group, L.P.',
    'Diversity is tested as of the filing of the suit, and a party’s later change of domicile neither creates nor destroys it.',
    (_, skin) => `${skin.plaintiff} moved only after the suit was filed.`,
  ),
  step(
    'stay',
    'Mas v. Perry',
    'A domicile lasts until a new one is gained by living in a place and intending to remain there.',
    (_, skin) => `${skin.plaintiff} means to go back to ${skin.home} and so has kept that domicile.`,
  ),
  step(
    'exactly-the-sum',
    '28 U.S.C. § 1332(a)',
    'The matter in controversy must exceed $75,000, so a demand of that very sum is too small.',
    (_, skin) => `${skin.plaintiff} asks for $75,000 and no more.`,
  ),
  step(
    'interest',
    '28 U.S.C. § 1332(a)',
    'The amount in controversy is counted without interest that has run because payment was late, and without costs.',
    (_, skin) => `Without the interest ${skin.plaintiff} asks for ${skin.sums[2]}.`,
  ),
  step(
    'fees',
    'Missouri State Life Ins. Co. v. Jones',
    'Attorney’s fees count toward the amount in controversy when a contract or statute makes them part of what the plaintiff may recover.',
    (_, skin) => `With the fees under the contract ${skin.plaintiff} asks for more than $75,000.`,
  ),
  step(
    'verdict',
    'St. Paul Mercury Indemnity Co. v. Red Cab Co.',
    'The sum demanded in good faith controls unless it was certain at filing that so much could not be recovered, and a smaller verdict takes no jurisdiction away.',
    (_, skin) => `${skin.plaintiff} asked in good faith for ${skin.sums[4]}.`,
  ),
  step(
    'joined-claims',
    'Snyder v. Harris',
    'A single plaintiff may add up all claims against a single defendant, related or not.',
    (_, skin) => `The two claims of ${skin.plaintiff} come to ${skin.total}.`,
  ),
  step(
    'two-plaintiffs',
    'Snyder v. Harris',
    'Two plaintiffs with separate claims may not add them up to reach the required sum.',
    (_, skin) =>
      `The claims of ${skin.plaintiff} and ${skin.other} are separate, and each is under the limit.`,
  ),
  step(
    'undivided',
    'Snyder v. Harris',
    'Where several plaintiffs enforce a single right in which they have a common and undivided interest, the whole value of that right counts.',
    (_, skin) =>
      `${skin.plaintiff} and ${skin.other} claim a single sum in which they own no separate parts.`,
  ),
  step(
    'two-defendants',
    'Snyder v. Harris',
    'Claims against several defendants who are liable separately may not be added up to reach the required sum.',
    (_, skin) => `Each defendant is to pay for a harm of its own, under the limit, to ${skin.plaintiff}.`,
  ),
  step(
    'joint-defendants',
    'Snyder v. Harris',
    'Where several defendants are jointly liable for one claim, its whole value counts against each of them.',
    (_, skin) => `Both defendants are said to be liable to ${skin.plaintiff} for the whole ${skin.total}.`,
  ),
]
