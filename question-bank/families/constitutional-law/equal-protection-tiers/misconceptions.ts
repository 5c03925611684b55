import type { MisconceptionTable } from '../../engine/tables.ts'
import { rule, type TierFacts, type TierStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Equal protection as students get it wrong; each view is the law with one rule changed. */
export const misconceptions = {
  'helping-lowers-the-test': {
    label: 'a preference that helps is judged by intermediate scrutiny',
    correction: ({ proof }) =>
      proof === 'own'
        ? 'The result is right, but a racial preference is judged by strict scrutiny, however kind its purpose. This one meets it.'
        : "A kind purpose doesn't lower the standard. A racial preference faces strict scrutiny, not intermediate scrutiny.",
    gives: 'yes-middle',
    when: ({ trait }) => trait === 'set-aside',
  },
  'averages-are-enough': {
    label: 'a rule by sex may go by averages',
    correction: () =>
      'Averages would be a rational basis, but a classification by sex needs a substantial relation to an important interest.',
    gives: 'yes-rational',
    when: ({ trait, proof }) => trait === 'sex' && proof === 'weak',
  },
  'effect-is-enough': {
    label: 'a known effect on a race is a racial classification',
    correction: (at, story) =>
      `The director knew what ${rule(at, story)} would do but regretted it. A discriminatory purpose means acting because of an effect, not in spite of it.`,
    gives: 'no-purpose',
    when: ({ proof }) => proof === 'effect',
  },
  'purpose-is-fatal': {
    label: 'a bad motive always condemns a rule',
    correction: () =>
      'A discriminatory purpose shifts the burden. The state carried it by showing that federal law required the test in any event.',
    gives: 'no-purpose',
    when: ({ proof }) => proof === 'anyway',
  },
  'every-exclusion-is-strict': {
    label: 'the least restrictive means is always required',
    correction: ({ trait }) =>
      trait === 'sex' || trait === 'nonmarital'
        ? 'Intermediate scrutiny asks for a substantial relation. Less restrictive means, and narrow tailoring, matter under strict scrutiny.'
        : "Rational basis review doesn't ask for the best means. Whether less restrictive ones exist, and whether a rule is narrowly tailored, is irrelevant.",
    gives: 'no-means',
    when: ({ trait }) => trait !== 'race' && trait !== 'alien' && trait !== 'set-aside',
  },
  'states-may-classify-aliens': {
    label: 'noncitizens may be kept out of any work on a rational basis',
    correction: () =>
      "A state rule against lawful permanent residents in ordinary work is suspect. A rational relation to a legitimate interest doesn't save it.",
    gives: 'yes-rational',
    when: ({ trait }) => trait === 'alien',
  },
  'aliens-always-suspect': {
    label: 'every classification by alienage is suspect',
    correction: ({ trait }) =>
      trait === 'federal alien'
        ? 'Strict scrutiny, with narrow tailoring to a compelling interest, is for states. Congress, which controls immigration, needs only a rational basis.'
        : 'Strict scrutiny and narrow tailoring are the standard for ordinary work. A post that helps to govern may be kept for citizens on a rational basis.',
    gives: 'no-strict',
    when: ({ trait }) => trait === 'citizen post' || trait === 'federal alien',
  },
  'stereotypes-of-age': {
    label: 'generalizations about age are forbidden, as those about sex are',
    correction: () =>
      'A rule on age may generalize. The bar on overbroad generalizations belongs to classifications by sex.',
    gives: 'no-generalization',
    when: ({ trait }) => trait === 'age',
  },
  'poverty-is-suspect': {
    label: 'a rule against the poor is suspect',
    correction: () =>
      "Wealth isn't a suspect classification, and training for a trade isn't a fundamental right. Strict scrutiny is out of place.",
    gives: 'no-strict',
    when: ({ trait }) => trait === 'poverty',
  },
  'disability-is-quasi-suspect': {
    label: 'disability is judged as sex is',
    correction: ({ proof }) =>
      proof === 'dislike'
        ? "The result is right, but mental disability isn't quasi-suspect. The exclusion fails for want of any legitimate interest, not under intermediate scrutiny."
        : "Mental disability isn't a quasi-suspect classification. A substantial relation to an important interest isn't required.",
    gives: 'no-middle',
    when: ({ trait }) => trait === 'disability',
  },
} as const satisfies MisconceptionTable<TierFacts, typeof reasons, TierStory>
