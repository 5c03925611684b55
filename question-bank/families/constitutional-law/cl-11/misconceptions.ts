import type { Misconception } from '../../engine/contract.ts'
import { type LineFacts, tierOf } from './facts.ts'

type View = Misconception<LineFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: LineFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

/** Equal protection as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'effect-suffices',
    'a rule whose effect falls on a race is a line of that kind and must be necessary to a compelling aim',
    'Effect alone is not enough; the rule must name the trait or be made on account of it.',
    (facts) => (facts.shape === 'effect' && facts.trait === 'race' ? 'no-strict' : null),
  ),
  view(
    'neutral-words-save',
    'a rule in neutral words was not made on account of a trait',
    'Neutral words do not save a rule that was chosen because of its effect.',
    (facts) => (facts.shape === 'aimed' ? 'yes-purpose' : null),
  ),
  view(
    'sex-is-strict',
    'sex calls for strict scrutiny, with necessary means to a compelling aim',
    'Sex and birth outside marriage call for intermediate scrutiny: a substantial tie to an important aim.',
    (facts) => (tierOf(facts.trait) === 'middle' ? 'no-strict' : null),
  ),
  view(
    'least-means-for-all',
    'a line by such a trait must be the least restrictive means',
    'That is asked under strict scrutiny and not for sex, birth, age, disability or wealth.',
    (facts) => (tierOf(facts.trait) === 'strict' && facts.shape === 'named' ? null : 'no-means'),
  ),
  view(
    'sex-is-rational',
    'a line by sex or birth has to have a rational basis and no more',
    'It needs a substantial tie to an important aim.',
    (facts) => (tierOf(facts.trait) === 'middle' ? 'yes-rational' : null),
  ),
  view(
    'old-or-disabled-are-middle',
    'age, disability and wealth call for a substantial tie to an important aim',
    'They are not suspect in any degree, and a rational basis is enough.',
    (facts) =>
      tierOf(facts.trait) !== 'rational' ? null : facts.tie === 'substantial' ? 'yes-middle' : 'no-middle',
  ),
  view(
    'help-is-gentle',
    'a line by race that is meant to help needs a rational basis and no more',
    'Every line by race meets strict scrutiny, whomever it helps.',
    (facts) => (facts.trait === 'set-aside' ? 'yes-rational' : null),
  ),
  view(
    'race-is-middle',
    'race, or alienage in a state law, calls for a substantial tie to an important aim',
    'Such a line calls for strict scrutiny, which asks for necessity and a compelling aim.',
    (facts) => (tierOf(facts.trait) === 'strict' && facts.shape !== 'effect' ? 'no-middle' : null),
  ),
  view(
    'good-faith-saves',
    'a line that names a trait stands unless it was made out of ill will',
    'A line that names the trait needs no proof of ill will or of purpose.',
    (facts) => (facts.shape === 'named' ? 'yes-purpose' : null),
  ),
  view(
    'states-share-immigration',
    'a state shares the power over immigration and may draw such lines rationally',
    'That power belongs to Congress; lines drawn by a state against lawful residents meet strict scrutiny.',
    (facts) => (facts.trait === 'alien' || facts.trait === 'citizen post' ? 'yes-federal' : null),
  ),
  view(
    'every-calling-governs',
    'any licensed calling is a share in governing the state',
    'Police, teachers and the like govern; ordinary trades do not.',
    (facts) => (facts.trait === 'alien' ? 'yes-function' : null),
  ),
  view(
    'aliens-always-strict',
    'any line against aliens must be necessary to a compelling aim',
    'Lines by Congress, and lines for posts of government, need only a rational basis.',
    (facts) => (facts.trait === 'citizen post' || facts.trait === 'alien federal' ? 'no-strict' : null),
  ),
  view(
    'burden-on-attackers',
    'those who attack any line must disprove its basis',
    'Under heightened scrutiny the government has to justify the line.',
    (facts) => (tierOf(facts.trait) === 'rational' ? null : 'yes-burden'),
  ),
  view(
    'burden-on-government',
    'the government has to justify every line by evidence',
    'Where a rational basis is enough, those who attack the line must disprove it.',
    (facts) => (tierOf(facts.trait) === 'rational' ? 'no-burden' : null),
  ),
  view(
    'any-aim-for-all',
    'any aim that counsel can think of may support a line by sex or birth',
    'Under intermediate scrutiny the aim must be the one the rule was made for.',
    (facts) => (tierOf(facts.trait) === 'middle' && facts.aim === 'invented' ? 'yes-middle' : null),
  ),
  view(
    'actual-aim-for-all',
    'a later thought can justify no line of any kind',
    'Where a rational basis is enough, any conceivable aim will do.',
    (facts) => (tierOf(facts.trait) === 'rational' ? 'no-actual' : null),
  ),
  view(
    'rational-is-no-review',
    'a line by such a trait stands whatever lies behind it, since a rational basis is all it needs',
    'A rational basis is still needed, and dislike of a group is none.',
    (facts) => (facts.tie === 'none' ? 'yes-rational' : null),
  ),
  view(
    'dislike-is-strict',
    'a line that rests on dislike must be necessary to a compelling aim',
    'The test stays that of the trait; the line fails it for want of any basis.',
    (facts) => (facts.tie === 'none' ? 'no-strict' : null),
  ),
]
