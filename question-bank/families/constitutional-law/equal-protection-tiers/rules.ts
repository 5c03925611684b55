import type { RuleTable } from '../../engine/tables.ts'
import { challenger, rule, type TierFacts, type TierStory } from './facts.ts'

/** The three levels of review, what triggers them, and who has the burden. The last rule of a path says the result. */
export const rules = {
  race: {
    authority: 'Johnson v. California',
    rule: 'Every racial classification by government is subject to strict scrutiny, even if it treats the races alike: it must be narrowly tailored to a compelling interest.',
    applied: () =>
      'Punishing those who fight would keep order without sorting anyone by race, so the separation fails.',
  },
  benign: {
    authority: 'Adarand Constructors, Inc. v. Peña',
    rule: 'A racial classification is subject to strict scrutiny even if it is meant to help.',
    applied: () => 'A good purpose does not lower the standard.',
  },
  societal: {
    authority: 'City of Richmond v. J.A. Croson Co.',
    rule: 'An effort to remedy general discrimination in society or in a trade is not a compelling interest.',
    applied: () =>
      'Neither the state nor the course was shown to have discriminated, so the reservation of places is invalid.',
  },
  own: {
    authority: 'United States v. Paradise',
    rule: 'Government has a compelling interest in remedying its own proved racial discrimination by narrowly tailored means.',
    applied: () =>
      'The course had discriminated, neutral means had failed, and the reservation matches the pool of qualified applicants and ends with the harm. It is valid.',
  },
  purpose: {
    authority: 'Village of Arlington Heights v. Metropolitan Housing Development Corp.',
    rule: 'A facially neutral rule is treated as a racial classification if a discriminatory purpose was a motivating factor, unless the government shows that it would have adopted the rule anyway.',
    applied: ({ proof }, story) =>
      proof === 'anyway'
        ? `The demand of the insurer would have led to ${story.testName} in any event, so it is valid.`
        : `The director chose ${story.testName} to exclude people because of race, and the state did not show that it would have been adopted otherwise.`,
  },
  effect: {
    authority: 'Washington v. Davis',
    rule: 'Disparate impact alone does not trigger heightened scrutiny of a facially neutral rule.',
    applied: (at, story) =>
      `The director foresaw the effect of ${rule(at, story)} but chose it for another reason. A rational basis is enough, and there is one.`,
  },
  feeney: {
    authority: 'Personnel Administrator of Massachusetts v. Feeney',
    rule: 'A facially neutral rule has a discriminatory purpose only if it was adopted at least in part because of its adverse effect on a group, and not merely in spite of it.',
    applied: (at, story) =>
      `The director chose ${rule(at, story)} for another reason than its effect on women. A rational basis is enough, and there is one.`,
  },
  sex: {
    authority: 'United States v. Virginia',
    rule: 'A classification by sex must be substantially related to an important governmental objective and may not rest on overbroad generalizations about men and women.',
    applied: (at, story) =>
      at.proof === 'close'
        ? 'Separate dormitories protect the privacy of trainees who share bedrooms and bathrooms. The least restrictive means is not required.'
        : at.proof === 'balanced'
          ? 'Intermediate scrutiny applies.'
          : `An average says little about any one person. Intermediate scrutiny is not met by ${rule(at, story)}.`,
  },
  genuine: {
    authority: 'United States v. Virginia',
    rule: 'Under intermediate scrutiny the justification must be genuine, not hypothesized or invented after the fact in response to litigation.',
    applied: (at, story) =>
      `An inherited rule, and not a variety of methods, was the reason for ${rule(at, story)}, which is invalid.`,
  },
  nonmarital: {
    authority: 'Clark v. Jeter',
    rule: 'A classification by birth outside marriage must be substantially related to an important governmental objective.',
    applied: ({ proof }) =>
      proof === 'weak'
        ? 'Saving a little time is no reason to shut out every child whose parents did not marry, and the exclusion is invalid.'
        : 'Intermediate scrutiny applies.',
  },
  paternity: {
    authority: 'Lalli v. Lalli',
    rule: 'A requirement that paternity be established in the lifetime of the parent may be substantially related to the important interest in preventing false claims.',
    applied: () =>
      'The requirement has kept out false claims, and the least restrictive means is not required.',
  },
  justify: {
    authority: 'Mississippi University for Women v. Hogan',
    rule: 'Under intermediate scrutiny the government has the burden of justification.',
    applied: (at, story) => `Evidence in balance does not carry it, so ${rule(at, story)} is invalid.`,
  },
  alien: {
    authority: 'Graham v. Richardson',
    rule: 'A state classification against lawful permanent residents is suspect and subject to strict scrutiny unless it concerns a political function.',
    applied: (_, { trade }) =>
      `The work of ${trade} is no part of governing the state, and a promise to stay would serve as well. The exclusion is invalid.`,
  },
  function: {
    authority: 'Cabell v. Chavez-Salido',
    rule: 'Under the political function exception, a state needs only a rational basis to reserve for citizens the positions that go to the heart of representative government.',
    applied: (_, { posts }) =>
      `The work of ${posts} is among the positions that the Court has placed within that exception, so the requirement is valid.`,
  },
  federal: {
    authority: 'Mathews v. Diaz',
    rule: 'Because of the power of Congress over immigration, a federal classification among noncitizens is valid if it has a rational basis.',
    applied: () =>
      'It is rational to prefer those who have stronger ties to the country, so the requirement is valid.',
  },
  age: {
    authority: 'Massachusetts Board of Retirement v. Murgia',
    rule: 'Age is not a suspect classification, so a limit by age needs only to be rationally related to a legitimate interest.',
    applied: ({ proof }) =>
      proof === 'weak'
        ? 'Slower reflexes on average are reason enough, and the limit is valid although it is imprecise.'
        : 'Rational basis review applies.',
  },
  disability: {
    authority: 'City of Cleburne v. Cleburne Living Center, Inc.',
    rule: 'Mental disability is not a quasi-suspect classification, so a rule that turns on it needs only to be rationally related to a legitimate interest.',
    applied: ({ proof }) =>
      proof === 'weak'
        ? 'That the work is too stressful for some is reason enough, and the exclusion is valid although it is imprecise.'
        : 'Rational basis review applies.',
  },
  poverty: {
    authority: 'San Antonio Independent School District v. Rodriguez',
    rule: 'Wealth is not a suspect classification, so where no fundamental right is burdened a rule that turns on it needs only a rational basis.',
    applied: ({ proof }) =>
      proof === 'weak'
        ? 'That a deposit keeps trainees from leaving is reason enough, and the requirement is valid.'
        : 'Rational basis review applies, because no one has a fundamental right to be trained.',
  },
  conceivable: {
    authority: 'FCC v. Beach Communications, Inc.',
    rule: 'Under rational basis review any conceivable legitimate interest will do, whether or not it moved those who adopted the rule.',
    applied: (at, story) =>
      `It does not matter that counsel thought of the interest later. So ${rule(at, story)} is valid.`,
  },
  negate: {
    authority: 'Heller v. Doe',
    rule: 'Under rational basis review the challenger has to negate every conceivable basis for a classification.',
    applied: (at, story) =>
      `With the evidence in balance, ${challenger(at, story).the} did not do so, and ${rule(at, story)} is valid.`,
  },
  dislike: {
    authority: 'City of Cleburne v. Cleburne Living Center, Inc.',
    rule: 'Even under rational basis review, a bare desire to harm or to avoid an unpopular group is not a legitimate interest.',
    applied: () => 'Nothing but the dislike of neighbors was behind the exclusion, which is invalid.',
  },
} as const satisfies RuleTable<TierFacts, TierStory>
