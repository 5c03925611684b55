import { capital } from '../../../text/capital.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { challenger, government, rule, type TierFacts, type TierStory } from './facts.ts'

/** The name of the level of review that the trait calls for. */
const LEVELS: Readonly<Record<TierFacts['trait'], string>> = {
  race: 'strict scrutiny',
  'set-aside': 'strict scrutiny',
  'neutral race': 'rational basis review',
  'neutral sex': 'rational basis review',
  sex: 'intermediate scrutiny',
  nonmarital: 'intermediate scrutiny',
  alien: 'strict scrutiny',
  'citizen post': 'rational basis review',
  'federal alien': 'rational basis review',
  age: 'rational basis review',
  disability: 'rational basis review',
  poverty: 'rational basis review',
}

/** The ground of the classification, for a sentence on its level of review. */
const CLASSES: Readonly<Record<TierFacts['trait'], string>> = {
  race: 'A classification by race',
  'set-aside': 'A classification by race',
  'neutral race': 'A facially neutral rule',
  'neutral sex': 'A facially neutral rule',
  sex: 'A classification by sex',
  nonmarital: 'A classification by birth outside marriage',
  alien: 'A state classification by alienage',
  'citizen post': 'A rule on who may govern',
  'federal alien': 'A federal rule on immigrants',
  age: 'A classification by age',
  disability: 'A classification by disability',
  poverty: 'A classification by wealth',
}

/** Returns the sentence that names the level of review. */
export const levelOf = ({ trait, proof }: TierFacts): string =>
  proof === 'purpose'
    ? 'A neutral rule with a discriminatory purpose is subject to strict scrutiny'
    : `${CLASSES[trait]} is subject to ${LEVELS[trait]}`

/** The reasons for the government. */
export const reasonsToUphold = {
  'yes-rational': {
    side: 'yes',
    texts: (at, story) => [
      `${rule(at, story)} is rationally related to a legitimate interest`,
      `${rule(at, story)} is subject to rational basis review and survives it`,
    ],
    right: (at, story) =>
      at.proof === 'late'
        ? `${capital(rule(at, story))} could sensibly have been meant to serve the interest that counsel named. No one has to show that it was.`
        : `A crude fit is enough at this level. Nothing suspect is involved, so ${rule(at, story)} needn't be the best way to serve its end.`,
    lesson: (at) =>
      at.proof === 'dislike'
        ? "Dislike of a group isn't a legitimate interest, so the exclusion doesn't survive even rational basis review."
        : at.proof === 'own' || at.proof === 'anyway'
          ? `The result is right, but ${at.proof === 'own' ? 'a racial preference is never judged by so lenient a standard' : 'race was a motivating factor here, which rational basis review would overlook'}.`
          : `${levelOf(at)}, so a rational relation to a legitimate interest isn't enough.`,
  },
  'yes-middle': {
    side: 'yes',
    texts: (at, story) => [
      `${rule(at, story)} is substantially related to an important interest`,
      `${rule(at, story)} is subject to intermediate scrutiny and survives it`,
    ],
    right: (at, story) =>
      `The court found the relation that intermediate scrutiny demands. ${capital(rule(at, story))} doesn't also have to be the least restrictive way.`,
    lesson: (at) =>
      at.proof === 'late' && at.trait === 'sex'
        ? 'The relation was found, but intermediate scrutiny also asks whether the interest was the genuine one. It was thought of for the suit.'
        : `${levelOf(at)}, and not to intermediate scrutiny, which is for sex and for birth outside marriage.`,
  },
  'yes-strict': {
    side: 'yes',
    texts: (at, story) => [
      `${rule(at, story)} is narrowly tailored and serves a compelling interest`,
      `${rule(at, story)} is subject to strict scrutiny and survives it`,
    ],
    right: () =>
      'The course had itself turned people away by race, nothing else had cured the harm, and the remedy is bounded. That meets even the highest standard.',
    lesson: (at) =>
      at.proof === 'societal'
        ? "Strict scrutiny does apply, but the preference doesn't survive it. Discrimination by others across the trade gives this state no compelling interest."
        : `${levelOf(at)}, so narrow tailoring to a compelling interest needn't be shown, and it was not.`,
  },
  'yes-purpose': {
    side: 'yes',
    texts: (at, story) =>
      at.trait === 'race'
        ? [
            `${rule(at, story)} treats the races alike and lacks a discriminatory purpose`,
            `${rule(at, story)} lacks a disparate impact on the race of ${challenger(at, story).the}`,
          ]
        : [
            `${rule(at, story)} was not adopted with a discriminatory purpose`,
            `the disparate impact of ${rule(at, story)} was a side effect rather than its purpose`,
          ],
    wordedBy: ({ trait }) => (trait === 'race' ? 'race' : 'neutral'),
    right: (at, story) =>
      `The director knew of the effect and regretted it. Without a purpose to exclude, ${rule(at, story)} is judged like any neutral rule.`,
    lesson: (at) =>
      at.trait === 'race'
        ? 'Purpose is a question for neutral rules. Sorting people by race is suspect on its face, even if every race is treated alike.'
        : at.proof === 'anyway'
          ? 'The letters do show a discriminatory purpose. What saves the test is that it would have been adopted anyway.'
          : 'The letters show that the test was chosen because it would exclude by race. That is a discriminatory purpose.',
    applies: ({ trait }) => trait === 'race' || trait.startsWith('neutral'),
  },
  'yes-anyway': {
    side: 'yes',
    texts: (at, story) => [
      `${government(at)} would have adopted ${rule(at, story)} absent a discriminatory purpose`,
      `discriminatory purpose was not the but-for cause of ${rule(at, story)}`,
    ],
    right: (at, story) =>
      `The director had a bad motive, but federal law required ${rule(at, story)} no matter what the director wanted.`,
    lesson: () =>
      "The state had to prove that it would have done the same without the discriminatory purpose, and its only evidence wasn't believed.",
    applies: ({ trait }) => trait === 'neutral race',
  },
  'yes-federal': {
    side: 'yes',
    texts: (at, story) => [
      `${rule(at, story)} has a rational basis in the power over immigration`,
      `the constitutional power over immigration permits ${rule(at, story)}`,
    ],
    right: () =>
      'Congress decides whom to admit and on what terms. A distinction among noncitizens that a state could not draw is open to it.',
    lesson: ({ trait }) =>
      trait === 'alien'
        ? 'That power belongs to Congress. A state that classifies noncitizens in ordinary work faces strict scrutiny.'
        : 'The result is right, but a state has no power over immigration. What allows this is that the post helps to govern.',
    applies: ({ trait }) => trait === 'alien' || trait === 'citizen post' || trait === 'federal alien',
  },
  'yes-function': {
    side: 'yes',
    texts: (at, { trade, posts }) => {
      const who = at.trait === 'citizen post' ? posts : trade
      return [
        `the work of ${who} is within the political function exception`,
        `the political function exception covers the work of ${who}`,
      ]
    },
    right: (_, { post }) =>
      `The work of ${post} carries out broad public policy or the coercive power of the state. Those who govern may be required to belong to the people who are governed.`,
    lesson: (_, { trade }) =>
      `No one governs by doing the work of ${trade}. The exception is for posts such as police officer, probation officer, and public school teacher.`,
    applies: ({ trait }) => trait === 'alien' || trait === 'citizen post' || trait === 'federal alien',
  },
  'yes-burden': {
    side: 'yes',
    texts: (at, story) => [
      `${challenger(at, story).the} did not negate a rational basis for ${rule(at, story)}`,
      `a conceivable rational basis for ${rule(at, story)} remains on the evidence as it stands`,
    ],
    right: (at) =>
      `The tie goes to ${government(at)}, which has nothing to prove when no suspect or quasi-suspect class is involved. Evidence in balance leaves a conceivable basis.`,
    lesson: (at) =>
      at.proof === 'dislike'
        ? 'The challenger did carry that burden: the court found that no interest was served.'
        : `${levelOf(at)}, under which the burden of justification is on the government.`,
  },
} as const satisfies ReasonTable<TierFacts, TierStory>
