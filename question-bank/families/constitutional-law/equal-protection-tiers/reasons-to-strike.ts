import { capital } from '../../../text/capital.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { challenger, excluded, government, rule, type TierFacts, type TierStory } from './facts.ts'
import { levelOf } from './reasons-to-uphold.ts'

/** Those about whom a generalization may be made. */
function group({ trait }: TierFacts, story: TierStory): string {
  switch (trait) {
    case 'set-aside':
      return 'racial minorities'
    case 'neutral sex':
      return 'women'
    case 'sex':
      return excluded(story)
    case 'nonmarital':
      return 'unmarried parents'
    case 'age':
      return 'older people'
    default:
      return 'mental illness'
  }
}

/** The level of review below which the rule is valid. */
const isLenient = ({ trait, proof }: TierFacts): boolean =>
  proof !== 'purpose' &&
  ['neutral race', 'neutral sex', 'citizen post', 'federal alien', 'age', 'disability', 'poverty'].includes(
    trait,
  )

/** The reasons for the challenger. */
export const reasonsToStrike = {
  'no-strict': {
    side: 'no',
    texts: (at, story) => [
      `${rule(at, story)} is not narrowly tailored to a compelling interest`,
      `${rule(at, story)} is subject to strict scrutiny and does not survive it`,
    ],
    right: ({ trait }) =>
      trait === 'race'
        ? "Keeping order matters, but there are ways to keep it that don't sort people by race. That is no narrow tailoring."
        : "Some saving in turnover isn't compelling, and shutting out every lawful resident is a blunt way to get it.",
    lesson: (at) => `${levelOf(at)}, so narrow tailoring to a compelling interest isn't required.`,
  },
  'no-means': {
    side: 'no',
    texts: (at, story) => [
      `${rule(at, story)} is not narrowly tailored in light of less restrictive means`,
      `a narrowly tailored rule would be less restrictive than ${rule(at, story)}`,
    ],
    right: ({ trait }) =>
      trait === 'race'
        ? "Fights can be punished whoever starts them. Where a race-neutral way would do, a separation by race isn't narrowly tailored."
        : "A promise to stay would keep people in the trade without regard to citizenship. A rule that ignores it isn't narrowly tailored.",
    lesson: (at) => `${levelOf(at)}, and the least restrictive means is a demand of strict scrutiny alone.`,
  },
  'no-societal': {
    side: 'no',
    texts: (at, story) => [
      `${rule(at, story)} answers societal discrimination and fails strict scrutiny`,
      `societal discrimination is not a compelling interest for ${rule(at, story)}`,
    ],
    right: () =>
      'Employers across the country may have discriminated, but this course did not. A state may remedy by race only wrongs in which it had a part.',
    lesson: () =>
      "This isn't a remedy for society at large. The course itself was proved to have turned people away because of race.",
    applies: ({ trait }) => trait === 'set-aside',
  },
  'no-middle': {
    side: 'no',
    texts: (at, story) => [
      `${rule(at, story)} is not substantially related to an important interest`,
      `${rule(at, story)} is subject to intermediate scrutiny and does not survive it`,
    ],
    right: ({ trait }) =>
      trait === 'sex'
        ? 'Averages leave out all those who would do well, and each could simply be tested. The relation is loose, not substantial.'
        : 'Parentage is easy to prove in most cases, so shutting out every one of these children has no substantial relation to saving time.',
    lesson: (at) =>
      isLenient(at)
        ? `${levelOf(at)}, not to intermediate scrutiny, so a substantial relation to an important interest isn't required.`
        : `${levelOf(at)}, which asks for more than a substantial relation to an important interest.`,
  },
  'no-late': {
    side: 'no',
    texts: (at, story) =>
      isLenient(at)
        ? [
            `${rule(at, story)} does not serve a legitimate interest that is genuine`,
            `a legitimate interest is not shown by one invented for the suit`,
          ]
        : [
            `${rule(at, story)} does not serve a genuine and important interest`,
            `intermediate scrutiny is not met by an interest invented for the suit`,
          ],
    wordedBy: (at) => (isLenient(at) ? 'lenient' : 'heightened'),
    right: () =>
      "The director was following tradition. A justification that a lawyer thinks of during the suit doesn't count at this level, however good it is.",
    lesson: (at) =>
      `${levelOf(at)}, which accepts any conceivable legitimate interest. Whether it was invented for the suit is beside the point.`,
    applies: ({ proof }) => proof === 'late',
  },
  'no-generalization': {
    side: 'no',
    texts: (at, story) => [
      `${rule(at, story)} rests on overbroad generalizations about ${group(at, story)}`,
      `overbroad generalizations about ${group(at, story)} do not justify ${rule(at, story)}`,
    ],
    right: (_, story) =>
      `What is true of ${excluded(story)} on average isn't true of all of them. A person's sex may not stand in for a test that would be simple to give.`,
    lesson: ({ trait, proof }) => {
      if (trait === 'sex')
        return 'The separation rests on bodily privacy, which is a real difference, and not on a view of what either sex can do.'
      if (trait === 'nonmarital')
        return 'The requirement presumes nothing about unmarried parents. It asks for proof, and that is substantially related to preventing false claims.'
      if (trait === 'set-aside')
        return proof === 'own'
          ? 'The preference answers discrimination that was proved, not a view about what members of any group are like.'
          : "The trouble isn't a stereotype. It is that a remedy for wrongs done by others isn't a compelling interest."
      if (trait === 'neutral sex')
        return 'The requirement tests each applicant and assumes nothing about women. It is neutral, and no purpose to exclude was shown.'
      return 'Rules that sort by sex may not rest on generalizations. Rational basis review tolerates them.'
    },
    applies: ({ trait }) =>
      ['set-aside', 'neutral sex', 'sex', 'nonmarital', 'age', 'disability'].includes(trait),
  },
  'no-rational': {
    side: 'no',
    texts: (at, story) => [
      `${rule(at, story)} is not rationally related to a legitimate interest`,
      `${rule(at, story)} rests on a bare desire to exclude and lacks a rational basis`,
    ],
    right: () =>
      "The court found no interest of the course at all. What neighbors dislike about other people isn't a reason that counts.",
    lesson: (at) =>
      isLenient(at)
        ? 'It was rationally related to the work, if loosely. No more is needed.'
        : `The result is right, but not for that reason. ${levelOf(at)}, and a rational relation would not save it.`,
  },
  'no-burden': {
    side: 'no',
    texts: (at, story) =>
      at.trait === 'sex'
        ? [
            `${government(at)} did not carry the burden that intermediate scrutiny places on it`,
            `evidence in balance does not carry the burden of intermediate scrutiny`,
          ]
        : [
            `${government(at)} did not carry its burden of justification for ${rule(at, story)}`,
            `the burden of justification for ${rule(at, story)} was not carried`,
          ],
    wordedBy: ({ trait }) => (trait === 'sex' ? 'sex' : 'other'),
    right: (at) =>
      `The evidence is in balance, and the side that has to justify the classification loses. Here that is ${government(at)}.`,
    lesson: (at) =>
      at.proof === 'anyway'
        ? 'The burden did pass to the state once purpose was shown, and the state carried it by pointing to the federal rule.'
        : `${levelOf(at)}, under which the challenger has the burden and the government need prove nothing.`,
  },
  'no-purpose': {
    side: 'no',
    texts: (at, story) =>
      at.trait === 'neutral sex'
        ? [
            `${rule(at, story)} had a discriminatory purpose and fails under heightened scrutiny`,
            `the discriminatory purpose of ${rule(at, story)} triggers heightened scrutiny`,
          ]
        : [
            `${rule(at, story)} had a discriminatory purpose and does not survive strict scrutiny`,
            `the discriminatory purpose of ${rule(at, story)} triggers strict scrutiny`,
          ],
    wordedBy: ({ trait }) => trait,
    right: (at, story) =>
      `${capital(rule(at, story))} looks neutral, but the letters show why it was chosen. Race was the reason, so it is judged as a racial classification.`,
    lesson: (at, story) =>
      at.proof === 'anyway'
        ? `Purpose was a motivating factor, but ${government(at)} proved that the test would have been adopted anyway.`
        : `To foresee an effect isn't to want it. The director regretted that ${rule(at, story)} would exclude so many people, ${challenger(at, story).the} among them.`,
    applies: ({ trait }) => trait.startsWith('neutral'),
  },
} as const satisfies ReasonTable<TierFacts, TierStory>
