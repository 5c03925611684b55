import { admitted } from './facts.ts'
import type { TierCells } from './reason-id.ts'

/** Reasons where a rule classifies by sex or by birth outside marriage. */
export const SEX_CELLS = {
  'sex > weak': (story) => ({
    'no-generalization': [
      'averages are overbroad generalizations, which cannot justify a classification by sex',
      'excluding a whole sex for its average results rests on overbroad generalizations',
      "What is true on average isn't true of everyone. A person's sex may not stand in for a test that would be simple to give.",
    ],
    'no-strict': [
      'testing each applicant would be more narrowly tailored than excluding a whole sex',
      'a classification by sex must be narrowly tailored to a compelling interest',
      'The result is right, but sex is judged by intermediate scrutiny. A compelling interest, and a narrowly tailored way such as testing, are demands of strict scrutiny.',
    ],
    'yes-rational': [
      'results that differ on average give the exclusion a rational basis',
      `the exclusion is rationally related to a legitimate interest in ${story.aim}`,
      'A rational relation is too little for a rule that classifies by sex.',
    ],
    'yes-middle': [
      'the difference in performance is substantially related to an important interest',
      'proof of a difference on average satisfies intermediate scrutiny',
      'Intermediate scrutiny is the standard, but an average leaves out all those who would do well. The relation is loose, not substantial.',
    ],
  }),
  'sex > close': () => ({
    'yes-middle': [
      'separate dormitories are substantially related to the important interest in privacy',
      'separation in shared bedrooms survives intermediate scrutiny as a protection of privacy',
      "Real differences may be taken into account, and bodily privacy is an important interest. The separation doesn't also have to be the least restrictive way.",
    ],
    'yes-rational': [
      'saving the cost of single rooms gives the separation a rational basis',
      'the separation is rationally related to a legitimate interest in saving money',
      'The result is right, but a rule that classifies by sex needs more than a rational relation, and saving money alone would not do.',
    ],
    'no-strict': [
      'single rooms would be more narrowly tailored to the interest in privacy',
      'a separation by sex is not narrowly tailored if privacy can be had without it',
      'Intermediate scrutiny asks for a substantial relation. Less restrictive means, and narrow tailoring, matter under strict scrutiny.',
    ],
    'no-generalization': [
      'separate dormitories rest on overbroad generalizations about men and women',
      'the separation rests on overbroad generalizations about the conduct of men and women',
      'The separation rests on privacy between the sexes and not on a view of what either sex can do.',
    ],
  }),
  'sex > late': (story) => ({
    'no-late': [
      'a justification invented for litigation cannot satisfy intermediate scrutiny',
      'intermediate scrutiny is not met by an interest that counsel invented for the suit',
      "The state had kept a limit that it found. A justification that a lawyer thinks of during the suit doesn't count at this level, however good it is.",
    ],
    'no-strict': [
      `admitting only ${admitted(story)} is not narrowly tailored to a variety of methods`,
      'variety in teaching is not a compelling interest, as strict scrutiny requires',
      'The result is right, but sex is not judged by strict scrutiny. What fails is that the interest was not the real one.',
    ],
    'yes-middle': [
      'the exclusion is substantially related to the important interest in variety',
      'the exclusion survives intermediate scrutiny, since it does preserve variety',
      'The relation was found, but intermediate scrutiny also asks whether the interest was the genuine one. It was thought of for the suit.',
    ],
    'yes-rational': [
      'any conceivable interest is a rational basis for the exclusion, whoever thought of it',
      'counsel may supply the legitimate interest to which the exclusion is rationally related',
      'Conceivable interests that counsel supplies are enough under rational basis review. A rule that classifies by sex needs the interest that moved its makers.',
    ],
  }),
  'sex > balanced': (_, who) => ({
    'no-burden': [
      "evenly balanced evidence does not carry the state's burden under intermediate scrutiny",
      'intermediate scrutiny places the burden of justification on the state, which failed to carry it',
      'The evidence is in balance, and the side that has to justify the classification loses. Here that is the state.',
    ],
    'no-strict': [
      'a state that excludes a sex must prove narrow tailoring to a compelling interest',
      'evenly balanced evidence cannot show the compelling interest that strict scrutiny requires',
      'The result is right, but strict scrutiny is not the standard for sex. The state failed to show even a substantial relation.',
    ],
    'yes-burden': [
      `${who} did not negate every conceivable basis for the exclusion`,
      `evenly balanced evidence leaves the exclusion a rational basis, which ${who} had to negate`,
      'A challenger has the burden only under rational basis review. A rule that classifies by sex is for the state to justify.',
    ],
    'yes-middle': [
      'evidence on both sides is enough for a substantial relation to an important interest',
      'some evidence of safety satisfies intermediate scrutiny, even if other evidence differs',
      'Intermediate scrutiny is the standard, but the state has to persuade the court that the relation exists. It did not.',
    ],
  }),
  'nonmarital > weak': () => ({
    'no-middle': [
      'saving time is not an interest to which excluding every child is substantially related',
      'shutting out all nonmarital children does not survive intermediate scrutiny',
      'Paternity is easy to prove in most cases, so shutting out every one of these children has no substantial relation to saving time.',
    ],
    'no-strict': [
      'birth outside marriage is a suspect classification, which only narrow tailoring saves',
      'taking proof in each case would be more narrowly tailored than the exclusion',
      'The result is right, but birth outside marriage is judged by intermediate scrutiny. Narrow tailoring is a demand of strict scrutiny.',
    ],
    'yes-rational': [
      'the time that it takes to establish paternity gives the exclusion a rational basis',
      'the exclusion of nonmarital children is rationally related to saving time',
      'A classification by birth outside marriage needs a substantial relation to an important interest. A rational relation is too little.',
    ],
    'yes-middle': [
      'avoiding doubts about paternity is an important interest, substantially related to the exclusion',
      'the exclusion of nonmarital children is substantially related to the accuracy of claims',
      'Intermediate scrutiny is the standard, but doubts about some claims cannot justify an exclusion of all, most of them easy to prove.',
    ],
  }),
  'nonmarital > close': () => ({
    'yes-middle': [
      'the requirement is substantially related to the important interest in avoiding false claims',
      'a requirement that kept out most false claims survives intermediate scrutiny',
      "Nonmarital children may be asked for proof that a parent can still dispute. The requirement doesn't also have to be the least restrictive way.",
    ],
    'yes-rational': [
      'the requirement turns on proof and not on birth, so a rational basis is enough',
      'the requirement is rationally related to a legitimate interest in avoiding false claims',
      'The result is right, but the requirement falls on nonmarital children alone. It has to survive intermediate scrutiny, and it does.',
    ],
    'no-strict': [
      'genetic tests would be more narrowly tailored to the interest in avoiding false claims',
      'a requirement for nonmarital children is not narrowly tailored if a genetic test would do',
      'Intermediate scrutiny asks for a substantial relation. Less restrictive means, and narrow tailoring, matter under strict scrutiny.',
    ],
    'no-generalization': [
      'the requirement rests on overbroad generalizations about nonmarital children',
      'overbroad generalizations about unmarried parents do not justify the requirement',
      'The requirement presumes nothing about anyone. It asks for proof, and it has in fact kept out false claims.',
    ],
  }),
} satisfies TierCells
