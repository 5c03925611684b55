import type { Rule } from '../../engine/contract.ts'
import type { LineFacts, LineSkin } from './facts.ts'

type Applied = Rule<LineFacts, LineSkin>['applied']

const AS_OF = '2026-11-01'

function step(id: string, authority: string, rule: string, applied: Applied): Rule<LineFacts, LineSkin> {
  return { id, authority, asOf: AS_OF, rule, applied }
}

const RACE =
  'A government line by race, whether meant to harm or to help, must be necessary to a compelling interest and narrowly tailored to it.'
const SEX =
  'A line by sex is valid only if the government shows that it is substantially related to an important interest.'
const BIRTH =
  'A line against children born outside marriage is valid only if it is substantially related to an important interest.'
const ACTUAL =
  'Under intermediate scrutiny the justification must be genuine, and one that was invented in response to litigation does not count.'
const EFFECT =
  'A neutral rule with an unequal effect meets rational basis review unless it was adopted because of that effect and not merely in spite of it.'
const RATIONAL: Readonly<Record<string, string>> = {
  age: 'Age is not a suspect trait, and a line by age is valid if it is rationally related to a legitimate interest.',
  disability:
    'Disability is not a suspect trait, and a line by it is valid if it is rationally related to a legitimate interest.',
  wealth:
    'Wealth is not a suspect trait, and where no fundamental right is at stake a line by it needs only a rational basis.',
}
const slight: Applied = (facts) =>
  facts.tie === 'substantial'
    ? 'The tie that was found is more than this test asks for.'
    : facts.tie === 'even'
      ? 'No more than a rational basis is asked for.'
      : 'A loose tie that one may sensibly believe in is enough.'

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<LineFacts, LineSkin>[] = [
  step('race', 'Adarand Constructors, Inc. v. Peña', RACE, (facts) =>
    facts.tie === 'even'
      ? 'Strict scrutiny governs.'
      : facts.tie === 'none'
        ? 'The rule serves no aim at all.'
        : 'A loose tie to an aim that other means would serve is far from enough.',
  ),
  step('set-aside', 'City of Richmond v. J.A. Croson Co.', RACE, (facts) =>
    facts.tie === 'even'
      ? 'The wish to help does not lower the test.'
      : 'The wish to help does not lower the test, and the tie found is loose.',
  ),
  step(
    'alien',
    'Graham v. Richardson',
    'A state line against lawfully resident noncitizens must meet strict scrutiny unless it concerns a part in governing the state.',
    (_, skin) => `Those who work as ${skin.trade} take no part in governing the state.`,
  ),
  step(
    'burden-government',
    'United States v. Virginia',
    'Under heightened scrutiny the government bears the burden of justifying the line.',
    () => 'The evidence is in even balance, so the burden was not met.',
  ),
  step(
    'aimed',
    'Village of Arlington Heights v. Metropolitan Housing Development Corp.',
    'A neutral rule adopted for the purpose of burdening people by a trait, and with that effect, is judged as a line by that trait.',
    () => 'The letters show that the rule was chosen to keep such people out.',
  ),
  step(
    'sex-met',
    'United States v. Virginia',
    SEX,
    () => 'The judge found such a tie, and the test does not ask for the least restrictive means.',
  ),
  step('sex-unmet', 'Craig v. Boren', SEX, () => 'No substantial tie to an important interest was shown.'),
  step(
    'sex-invented',
    'United States v. Virginia',
    ACTUAL,
    () => 'The aim was first thought of for the suit.',
  ),
  step(
    'birth-met',
    'Clark v. Jeter',
    BIRTH,
    () => 'The judge found such a tie, and the test does not ask for the least restrictive means.',
  ),
  step(
    'birth-unmet',
    'Clark v. Jeter',
    BIRTH,
    () => 'No substantial tie to an important interest was shown.',
  ),
  step(
    'birth-invented',
    'United States v. Virginia',
    ACTUAL,
    () => 'The aim was first thought of for the suit, and birth calls for intermediate scrutiny as sex does.',
  ),
  step(
    'effect-race',
    'Washington v. Davis',
    EFFECT,
    () => 'The agency foresaw the effect and did not want it.',
  ),
  step(
    'alien-federal',
    'Mathews v. Diaz',
    'Because Congress has broad power over immigration, a line that it draws among or against noncitizens needs only a rational basis.',
    () => 'The line was drawn by Congress in a federal act.',
  ),
  step(
    'citizen-post',
    'Foley v. Connelie',
    'A state may require citizenship, on a rational basis, for posts that carry a part in governing the state.',
    (_, skin) => `The rule concerns the work of ${skin.post}, which belongs to that class.`,
  ),
  step('age-rational', 'Massachusetts Board of Retirement v. Murgia', RATIONAL.age ?? '', slight),
  step(
    'disability-rational',
    'City of Cleburne v. Cleburne Living Center, Inc.',
    RATIONAL.disability ?? '',
    slight,
  ),
  step(
    'wealth-rational',
    'San Antonio Independent School District v. Rodriguez',
    RATIONAL.wealth ?? '',
    slight,
  ),
  step(
    'burden-challenger',
    'Heller v. Doe',
    'Under rational basis review those who attack a line must negate every conceivable basis for it.',
    () => 'The evidence is in even balance, so the basis was not negated.',
  ),
  step(
    'any-aim',
    'Heller v. Doe',
    'Under rational basis review any conceivable legitimate aim will do, whether or not it moved those who made the rule.',
    () => 'That counsel thought of the aim later does not matter.',
  ),
  step(
    'age-none',
    'Massachusetts Board of Retirement v. Murgia',
    'A line by age needs a rational relation to a legitimate interest, and dislike of a group is no such interest.',
    () => 'The judge found nothing but dislike.',
  ),
  step(
    'disability-none',
    'City of Cleburne v. Cleburne Living Center, Inc.',
    'A line by disability needs a rational relation to a legitimate interest, and dislike of a group is no such interest.',
    () => 'The judge found nothing but dislike.',
  ),
]
