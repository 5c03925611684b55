import type { TierCells } from './reason-id.ts'

/** Reasons where a rule turns on age, disability or wealth. */
export const RATIONAL_CELLS = {
  'age > weak': ({ aim }) => ({
    'yes-rational': [
      'the slowing of reflexes with age gives the age limit a rational basis',
      `the age limit is rationally related to a legitimate interest in ${aim}`,
      "Age isn't a suspect classification, so a crude fit is enough. The limit needn't be the best way to serve its end.",
    ],
    'yes-middle': [
      `the age limit is substantially related to the important interest in ${aim}`,
      'proof of slower reflexes satisfies the intermediate scrutiny that age receives',
      'The result is right, but age is judged by rational basis review. Intermediate scrutiny is for sex and for birth outside marriage.',
    ],
    'no-generalization': [
      'the age limit rests on overbroad generalizations about older people',
      'averages are overbroad generalizations, which cannot justify an age limit',
      'A rule on age may generalize. The bar on overbroad generalizations belongs to classifications by sex.',
    ],
    'no-rational': [
      'an age limit has no rational basis when each applicant could simply be tested',
      'excluding healthy people is not rationally related to a legitimate interest',
      "Rational basis review doesn't ask for the best means. That a test would be simple, and fairer, is beside the point.",
    ],
  }),
  'age > late': () => ({
    'yes-rational': [
      'a longer working life is a conceivable rational basis, whoever first thought of it',
      'any conceivable legitimate interest supports the age limit, even one that counsel named',
      'The limit could sensibly have been meant to serve the interest that counsel named. No one has to show that it was.',
    ],
    'yes-middle': [
      'the age limit is substantially related to the important interest in repayment',
      'saving public money satisfies the intermediate scrutiny that age receives',
      'The result is right, but age is judged by rational basis review. Intermediate scrutiny would not accept an interest first named in a suit.',
    ],
    'no-late': [
      'a legitimate interest must be genuine, and this was first named in the suit',
      'a rational basis cannot be invented by counsel after a rule has been adopted',
      'Under rational basis review any conceivable interest will do. Only heightened scrutiny asks whether it was the real one.',
    ],
    'no-generalization': [
      'the age limit rests on overbroad generalizations about how long people work',
      'overbroad generalizations about older people do not justify the age limit',
      'A rule on age may generalize. The bar on overbroad generalizations belongs to classifications by sex.',
    ],
  }),
  'age > balanced': ({ aim }, who) => ({
    'yes-burden': [
      `${who} did not negate a rational basis for the age limit`,
      `evenly balanced evidence leaves the age limit a rational basis, which ${who} had to negate`,
      'The tie goes to the state, which has nothing to prove when no suspect or quasi-suspect class is involved.',
    ],
    'yes-middle': [
      `the age limit is substantially related to the important interest in ${aim}`,
      'evidence on both sides satisfies the intermediate scrutiny that age receives',
      'The result is right, but no relation was proved, and none had to be. Age is judged by rational basis review.',
    ],
    'no-burden': [
      'evenly balanced evidence does not carry the burden of justification for an age limit',
      'the state had the burden of justification and proved no connection',
      'Under rational basis review the challenger has the burden, and the government need prove nothing.',
    ],
    'no-generalization': [
      'the age limit rests on overbroad generalizations about older people',
      'overbroad generalizations about age cannot justify a limit that evidence does not support',
      'A rule on age may generalize. The bar on overbroad generalizations belongs to classifications by sex.',
    ],
  }),
  'disability > weak': ({ aim }) => ({
    'yes-rational': [
      'the relapses of some people under stress give the exclusion a rational basis',
      `the exclusion is rationally related to a legitimate interest in ${aim}`,
      "Mental disability isn't quasi-suspect, so a crude fit is enough. That the work is too hard for some is a sufficient reason.",
    ],
    'yes-middle': [
      `the exclusion is substantially related to the important interest in ${aim}`,
      'proof of relapses satisfies the intermediate scrutiny that disability receives',
      'The result is right, but disability is judged by rational basis review. Intermediate scrutiny is for sex and for birth outside marriage.',
    ],
    'no-middle': [
      'the exclusion of all for the relapses of some fails intermediate scrutiny',
      'an exclusion for the relapses of some is not substantially related to an important interest',
      "Mental disability isn't a quasi-suspect classification, so a substantial relation to an important interest isn't required.",
    ],
    'no-rational': [
      'the exclusion has no rational basis when each applicant could simply be examined',
      'excluding healthy people is not the least restrictive means of serving safety',
      "Rational basis review doesn't ask for the best means. That an examination would be simple, and fairer, is beside the point.",
    ],
  }),
  'disability > dislike': (_, who) => ({
    'no-rational': [
      'pleasing neighbors who dislike a group is not a legitimate interest',
      'a wish to keep an unpopular group away is not a rational basis',
      "Treatment has no bearing on the work. What neighbors dislike about other people isn't a reason that counts.",
    ],
    'no-middle': [
      'mental disability calls for intermediate scrutiny, which the wish of neighbors fails',
      'the exclusion of a quasi-suspect class is not substantially related to an important interest',
      "The result is right, but mental disability isn't quasi-suspect. The exclusion fails even the most lenient standard.",
    ],
    'yes-rational': [
      'good relations with neighbors are a legitimate interest, rationally related to the exclusion',
      'respect for what neighbors want gives the exclusion a rational basis',
      'Rational basis review is the standard, but dislike of a group is not made legitimate by the number of people who share it.',
    ],
    'yes-burden': [
      `${who} did not negate every conceivable rational basis for the exclusion`,
      `the burden was on ${who}, and good health does not negate a rational basis`,
      'The challenger did carry that burden: the court found that treatment has no bearing on the training or the work.',
    ],
  }),
  'poverty > weak': () => ({
    'yes-rational': [
      'the lower number of trainees who leave gives the deposit a rational basis',
      'a deposit is rationally related to a legitimate interest in keeping trainees',
      "Wealth isn't a suspect classification, and training isn't a fundamental right. A deposit that keeps some trainees from leaving is enough.",
    ],
    'yes-middle': [
      'the deposit is substantially related to an important interest in keeping trainees',
      'a deposit that works satisfies the intermediate scrutiny that wealth receives',
      'The result is right, but a rule that turns on wealth is judged by rational basis review.',
    ],
    'no-strict': [
      'wealth is a suspect classification, and keeping trainees is not a compelling interest',
      'the deposit is not narrowly tailored, since it falls on the poor alone',
      "Strict scrutiny is out of place. Wealth isn't suspect, and no one has a fundamental right to be trained for a trade.",
    ],
    'no-rational': [
      'the deposit has no rational basis when a smaller one would serve as well',
      `excluding able people is not rationally related to a legitimate interest`,
      "Rational basis review doesn't ask for the best means. That a smaller sum might do, or that able people are excluded, is beside the point.",
    ],
  }),
  'poverty > late': () => ({
    'yes-rational': [
      'keeping trainees is a conceivable rational basis, whoever first thought of it',
      'any conceivable legitimate interest supports the deposit, even one that counsel named',
      'The deposit could sensibly have been meant to serve the interest that counsel named. No one has to show that it was.',
    ],
    'yes-middle': [
      'the deposit is substantially related to an important interest in keeping trainees',
      'a deposit that may work satisfies the intermediate scrutiny that wealth receives',
      'The result is right, but a rule that turns on wealth is judged by rational basis review.',
    ],
    'no-late': [
      'a legitimate interest must be genuine, and this was first named in the suit',
      'a rational basis cannot be invented by counsel after a rule has been adopted',
      'Under rational basis review any conceivable interest will do. Only heightened scrutiny asks whether it was the real one.',
    ],
    'no-strict': [
      'wealth is a suspect classification, and keeping trainees is not a compelling interest',
      'the deposit is not narrowly tailored, since it falls on the poor alone',
      "Strict scrutiny is out of place. Wealth isn't suspect, and no one has a fundamental right to be trained for a trade.",
    ],
  }),
} satisfies TierCells
