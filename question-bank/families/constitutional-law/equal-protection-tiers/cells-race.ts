import type { TierCells } from './reason-id.ts'

/** Reasons where a rule sorts by race or by citizenship. */
export const RACE_CELLS = {
  race: () => ({
    'no-strict': [
      'sorting by race is not narrowly tailored when those who fight can be punished',
      'a racial classification is not narrowly tailored if race-neutral means were never tried',
      "Keeping order matters, but there are ways to keep it that don't sort people by race. That is no narrow tailoring.",
    ],
    'no-generalization': [
      'the separation rests on overbroad generalizations and fails intermediate scrutiny',
      'intermediate scrutiny forbids overbroad generalizations about who will fight',
      'The result is right, but intermediate scrutiny is too lenient. Every racial classification is subject to strict scrutiny.',
    ],
    'yes-purpose': [
      'a policy that treats every race alike has no discriminatory purpose',
      'a policy that burdens all races equally has no disparate impact',
      'Sorting people by race is subject to strict scrutiny even if every race is treated alike.',
    ],
    'yes-strict': [
      'preventing fights is a compelling interest, and there have been fewer of them',
      'the decline in fights shows that the separation is narrowly tailored',
      "Strict scrutiny is the standard, but success isn't enough for it. A neutral way to the same end was never tried.",
    ],
  }),
  societal: () => ({
    'no-societal': [
      'societal discrimination by employers is not a compelling interest',
      'societal discrimination does not supply the compelling interest that is required',
      'Employers across the country discriminated, but this course did not. A state may remedy by race only wrongs in which it had a part.',
    ],
    'no-middle': [
      'a benign preference must be substantially related to an important interest, and is not',
      'reserving places for minorities does not survive intermediate scrutiny',
      "A kind purpose doesn't lower the standard. A racial preference faces strict scrutiny, not intermediate scrutiny.",
    ],
    'yes-strict': [
      'undoing discrimination in the trade is a compelling interest',
      'reserving one fifth of the places is narrowly tailored to remedy exclusion by employers',
      'Strict scrutiny does apply, but discrimination by others across a trade gives this state no compelling interest.',
    ],
    'yes-middle': [
      'a benign racial preference needs only to be substantially related to an important interest',
      'reserving places for minorities survives the intermediate scrutiny of benign preferences',
      'Strict scrutiny applies to every racial classification, whomever it is meant to help. Benign ones get no lower standard.',
    ],
  }),
  own: () => ({
    'yes-strict': [
      "remedying the course's own discrimination is a compelling interest, narrowly pursued",
      "the reservation is narrowly tailored to remedy the course's own discrimination",
      'The course had itself turned people away by race, nothing else had cured the harm, and the remedy is bounded. That meets even the highest standard.',
    ],
    'yes-middle': [
      'a benign racial preference needs only to be substantially related to an important interest',
      'reserving places for minorities survives the intermediate scrutiny of benign preferences',
      'The result is right, but a racial preference is judged by strict scrutiny, however kind its purpose.',
    ],
    'no-societal': [
      'past discrimination is societal discrimination and not a compelling interest',
      'a course may not use racial preferences to answer societal discrimination',
      "This isn't a remedy for society at large. The course itself was proved to have turned people away because of race.",
    ],
    'no-strict': [
      'no racial preference can survive strict scrutiny, whatever discrimination it remedies',
      'a racial classification is never narrowly tailored to the remedy of discrimination',
      'Strict scrutiny is not always fatal. Government may remedy its own proved discrimination by means that go no further than the harm.',
    ],
  }),
  alien: (_, who) => ({
    'no-strict': [
      'a somewhat longer stay in the trade is not a compelling interest',
      'excluding noncitizens is not narrowly tailored when trainees could promise to stay',
      "Some saving in turnover isn't compelling, and shutting out every lawful resident is a blunt way to get it.",
    ],
    'no-middle': [
      'a longer stay is an important interest, but the exclusion is not substantially related to it',
      'alienage calls for intermediate scrutiny, which the exclusion does not survive',
      'State rules against lawful permanent residents in ordinary work face strict scrutiny, which asks more than a substantial relation.',
    ],
    'yes-function': [
      'the political function exception covers training at public expense',
      `the work that ${who} wants to learn is within the political function exception`,
      'That exception is for posts that carry out the power of the state, such as police officer and public school teacher. This is ordinary work.',
    ],
    'yes-rational': [
      'the longer stay of citizens in the trade gives the exclusion a rational basis',
      'a state has a legitimate interest in training those who are likely to stay',
      "A state rule against lawful permanent residents in ordinary work is suspect. A rational relation doesn't save it.",
    ],
    'yes-federal': [
      'the power over immigration permits government to prefer its own citizens',
      'noncitizens receive only a rational basis test under the power over immigration',
      'That power belongs to Congress. A state that classifies noncitizens in ordinary work faces strict scrutiny.',
    ],
  }),
  function: ({ post, posts }) => ({
    'yes-function': [
      `the work of ${posts} is within the political function exception`,
      `the political function exception covers ${posts}`,
      `The work of ${post} carries out broad public policy or the coercive power of the state. Those who govern may be required to belong to the governed.`,
    ],
    'yes-federal': [
      'the power over immigration permits a state to prefer citizens',
      'a state shares the power over immigration and needs only a rational basis',
      'The result is right, but a state has no power over immigration. What allows this is that the post helps to govern.',
    ],
    'no-strict': [
      'excluding noncitizens is not narrowly tailored to a compelling interest',
      'a lawful permanent resident may be excluded only by a rule that survives strict scrutiny',
      'Strict scrutiny is the standard for ordinary work. A post that helps to govern may be kept for citizens on a rational basis.',
    ],
    'no-burden': [
      'the state offered no evidence and did not carry its burden of justification',
      `no evidence showed that a lawful permanent resident would be less effective as ${post}`,
      'For such a post the state has no burden and needs no evidence. A political community may ask its officers to belong to it.',
    ],
  }),
  federal: ({ trade }) => ({
    'yes-federal': [
      'the power over immigration lets Congress draw any line with a rational basis',
      'Congress may prefer longer residence under its power over immigration',
      'Congress decides whom to admit and on what terms. A distinction among noncitizens that a state could not draw is open to it.',
    ],
    'yes-function': [
      'the political function exception covers training at public expense',
      `the work of ${trade} is within the political function exception`,
      "The result is right, but the political function exception is for posts that govern. It's the source of the rule, Congress, that makes a rational basis enough.",
    ],
    'no-strict': [
      'alienage is a suspect classification, and the requirement serves no compelling interest',
      'a promise to remain would be more narrowly tailored than a wait of five years',
      'Strict scrutiny, with narrow tailoring to a compelling interest, is for states. Congress, which controls immigration, needs only a rational basis.',
    ],
    'no-rational': [
      'a wait of five years has no rational basis when a promise to remain would do',
      'the five-year requirement is not rationally related to any legitimate interest',
      'A rational basis needs no better fit than this. Those who have lived in the country longer are more likely to remain.',
    ],
  }),
} satisfies TierCells
