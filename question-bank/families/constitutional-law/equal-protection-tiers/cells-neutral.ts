import type { TierCells } from './reason-id.ts'

/** Reasons where a rule names no class and bears harder on some. */
export const NEUTRAL_CELLS = {
  purpose: ({ testName }, who) => ({
    'no-purpose': [
      `${testName} has a discriminatory purpose and does not survive strict scrutiny`,
      'a test chosen because it excludes a race is judged by strict scrutiny and fails',
      'The test looks neutral, but the letters show why it was chosen. Race was the reason, so it is judged as a racial classification.',
    ],
    'no-strict': [
      'the disparate impact of nine in ten triggers strict scrutiny by itself',
      'a test with so great a disparate impact is a racial classification',
      "The result is right, but impact alone is never enough. What turns this neutral test into a racial one is the director's purpose.",
    ],
    'yes-anyway': [
      `${who} did not prove that a discriminatory purpose was the but-for cause`,
      `${who} had to show that no test would have been given but for a discriminatory purpose`,
      'Once purpose is a motivating factor, the burden passes to the state. Its only evidence of the same decision was not believed.',
    ],
    'yes-rational': [
      `${testName} is facially neutral and rationally related to the work`,
      'a facially neutral test of skill needs only a rational basis',
      'Neutral words do not help a rule that was adopted in order to exclude a race. It is judged by strict scrutiny.',
    ],
  }),
  anyway: ({ testName }, who) => ({
    'yes-anyway': [
      `the state would have adopted ${testName} absent a discriminatory purpose`,
      `discriminatory purpose was not the but-for cause of ${testName}`,
      'The director had a bad motive, but the insurer would have led the state to the same test no matter what the director wanted.',
    ],
    'yes-purpose': [
      'a discriminatory purpose that is only one motive does not trigger heightened scrutiny',
      `${who} did not show that a discriminatory purpose was the sole motive`,
      'Purpose needs to be a motivating factor, not the only one. What saves the test is that it would have been adopted anyway.',
    ],
    'no-purpose': [
      'a discriminatory purpose was a motivating factor, so strict scrutiny applies',
      `the discriminatory purpose in the letters is fatal to ${testName}`,
      'A discriminatory purpose shifts the burden. The state carried it by showing that its insurer would have led to the same test.',
    ],
    'no-late': [
      "the insurer's demand was not the motivating factor in the director's choice",
      `the insurer's demand is not the genuine reason for ${testName}`,
      "The question isn't only what moved the director. A state may show that it would have made the same decision for a reason of another kind.",
    ],
  }),
  effect: ({ testName }) => ({
    'yes-purpose': [
      'a foreseen disparate impact is not a discriminatory purpose',
      `the disparate impact of ${testName} was a known result and not its purpose`,
      'The director knew of the effect and chose the test for another reason. Without a purpose to exclude, it is judged like any neutral rule.',
    ],
    'yes-middle': [
      'a disparate impact calls for intermediate scrutiny, which a useful test survives',
      `${testName} is substantially related to the work, as its disparate impact requires`,
      'The result is right, but an effect on a race, however great, does not raise the standard of a neutral rule above a rational basis.',
    ],
    'no-purpose': [
      'adopting a test with knowledge of its effect shows a discriminatory purpose',
      'the report gave the director a discriminatory purpose, which triggers strict scrutiny',
      "To foresee an effect isn't to want it. A discriminatory purpose means acting because of an effect, not in spite of it.",
    ],
    'no-strict': [
      'the disparate impact of nine in ten triggers strict scrutiny by itself',
      'a test with so great a disparate impact is a racial classification',
      'Impact may be evidence of purpose, but by itself it does not make a neutral rule a racial classification.',
    ],
  }),
  feeney: ({ strengthName }) => ({
    'yes-purpose': [
      'a disparate impact on women that was foreseen is not a discriminatory purpose',
      `${strengthName} was adopted in spite of its disparate impact and not because of it`,
      'The director knew of the effect and had another reason. Without a purpose to exclude women, a rational basis is enough.',
    ],
    'yes-middle': [
      'some connection with the work satisfies intermediate scrutiny',
      `${strengthName} survives the intermediate scrutiny that a disparate impact triggers`,
      'The result is right, but intermediate scrutiny is for rules that classify by sex. This one is neutral, and no purpose to exclude was shown.',
    ],
    'no-purpose': [
      'knowing that nine in ten women would fail is a discriminatory purpose',
      'the study gave the director a discriminatory purpose, which triggers heightened scrutiny',
      "To foresee an effect isn't to want it. Purpose means adopting a rule at least in part because it will exclude women.",
    ],
    'no-generalization': [
      `${strengthName} rests on overbroad generalizations about the strength of women`,
      'overbroad generalizations about women do not justify so loose a connection',
      'The requirement tests each applicant and assumes nothing about women. The bar on generalizations is for rules that classify by sex.',
    ],
  }),
} satisfies TierCells
