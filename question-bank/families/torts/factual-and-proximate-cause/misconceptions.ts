import { capital } from '../../../text/capital.ts'
import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { CauseCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { CauseFacts } from './facts.ts'
import type { reasons } from './reasons.ts'
import type { CauseStory } from './story.ts'

const of =
  (words: (told: CauseCase, facts: CauseFacts) => string) =>
  (facts: CauseFacts, story: CauseStory): string =>
    words(caseOf(facts, story), facts)

/** Causation as students get it wrong; each view is the rule with one part changed. */
export const misconceptions = {
  'but-for-only': {
    label: 'the but-for test is the only test of factual cause',
    correction: of(
      ({ defendant }) =>
        `The but-for test would free both sources. Since each alone would have destroyed the building, ${defendant.the} is a factual cause.`,
    ),
    gives: 'no-but-for',
    when: ({ link, bearing }) => link === 'twin' && bearing === 'together',
  },
  'only-one-cause': {
    label: 'a harm has one factual cause',
    correction: of(
      ({ flaw, other }) =>
        `The but-for test asks of each cause whether the harm would have happened without it. Both ${flaw} and ${other} pass.`,
    ),
    gives: 'no-but-for',
    when: ({ bearing }) => bearing === 'needed',
  },
  'nature-frees': {
    label: 'a force of nature is always superseding',
    correction: of(({ other }, { link, bearing }) =>
      link === 'twin'
        ? `A superseding cause comes after the negligence and replaces it. Here ${other} merely worked at its side.`
        : bearing === 'freak'
          ? 'Without precedent or not, the lightning led to a fire, the harm that was feared. A superseding cause brings a different kind.'
          : "An ordinary breeze is not a superseding cause. It's a part of the setting in which the spill was careless.",
    ),
    gives: 'no-superseding',
    when: ({ force, bearing }) => force === 'natural' && bearing !== 'other kind' && bearing !== 'overtaken',
  },
  'last-wrongdoer': {
    label: 'the last careless person is alone responsible',
    correction: of(({ other }, { link, force }) =>
      link === 'safeguard'
        ? `A superseding cause must be extraordinary. The safeguard was needed for cases such as ${other}.`
        : force === 'medical'
          ? 'Ordinary malpractice is a known risk of treatment. Only extraordinary misconduct would be a superseding cause.'
          : link === 'twin'
            ? 'Nothing was superseded. Two careless strangers started forces that did the work side by side.'
            : "Common carelessness with a cigarette isn't a superseding cause. It is why people must not spill such things.",
    ),
    gives: 'no-superseding',
    when: ({ link, force, bearing }) =>
      (force === 'careless' && link !== 'unknown' && bearing !== 'overtaken') || force === 'medical',
  },
  'every-crime-supersedes': {
    label: 'a crime is always superseding',
    correction: of(
      ({ defendant }) =>
        `A crime isn't a superseding cause where it is the hazard to be guarded against. ${The(defendant)} knew of four attacks in the dark.`,
    ),
    gives: 'no-superseding',
    when: ({ force, bearing }) => force === 'criminal' && bearing === 'expected',
  },
  'rescuer-is-volunteer': {
    label: 'a rescuer acts at her own risk',
    correction: of(
      ({ plaintiff }) =>
        `A rescue isn't a superseding cause: it is a normal response to danger. That ${plaintiff.the} went of ${plaintiff.pronoun === 'he' ? 'his' : 'her'} own will doesn't change that.`,
    ),
    gives: 'no-superseding',
    when: ({ force }) => force === 'rescue',
  },
  'later-accident-is-new': {
    label: 'a second accident is always new',
    correction: () =>
      'The fall came from the burned leg and the crutches. A normal consequence of the first injury is no superseding cause.',
    gives: 'no-superseding',
    when: ({ force }) => force === 'weakened',
  },
  'child-supersedes': {
    label: 'the act of the child cuts off liability',
    correction: of(({ flaw }, { bearing }) =>
      bearing === 'other kind'
        ? "The result is right, but a child's slip is no superseding cause: it was to be expected. What is missing is the right kind of harm."
        : `What a child may do with it is the reason why ${flaw} was careless. So the slip is no superseding cause.`,
    ),
    gives: 'no-superseding',
    when: ({ link, bearing }) => link === 'entrusted' && bearing !== 'greater',
  },
  'extent-must-be-foreseen': {
    label: 'the extent of the injury has to be foreseeable',
    correction: of(
      ({ plaintiff }) =>
        `A wound was within the risk, and only its extent was a surprise. The preexisting condition of ${plaintiff.the} doesn't put it outside the scope of liability.`,
    ),
    gives: 'no-risk',
    when: ({ bearing }) => bearing === 'greater',
  },
  'manner-must-be-foreseen': {
    label: 'the manner of the harm has to be foreseeable',
    correction: of((_, { link }) =>
      link === 'later'
        ? 'The risk of the spill was fire, and fire did the harm. Where the spark came from makes no difference to scope.'
        : 'The risk was that someone would be shot. A strange path of the shot changes the manner and not the kind of harm.',
    ),
    gives: 'no-risk',
    when: ({ link, bearing }) =>
      (link === 'entrusted' && bearing === 'expected') || (link === 'later' && bearing === 'freak'),
  },
  'but-for-is-enough': {
    label: 'a but-for cause is always a proximate cause',
    correction: of(({ flaw }, { link }) =>
      link === 'entrusted'
        ? 'The but-for test is met, but liability also needs a harm of the kind that was risked. Weight was not the danger.'
        : `The but-for test is met, since ${flaw} set the scene. That alone doesn't make anyone liable for whatever comes later.`,
    ),
    gives: 'yes-but-for',
    when: ({ link, force, bearing }) =>
      bearing === 'other kind' || (link === 'later' && bearing === 'freak' && force !== 'natural'),
  },
  'crime-foreseeable': {
    label: 'crimes can always be foreseen',
    correction: of(
      ({ other }) =>
        `It isn't enough that crimes occur. Nothing made ${other} foreseeable, and an intentional act that no one had reason to expect supersedes.`,
    ),
    gives: 'yes-foreseeable',
    when: ({ force, bearing }) => (force === 'criminal' || force === 'medical') && bearing === 'freak',
  },
  'substantial-though-late': {
    label: 'whatever would have been sufficient is a cause',
    correction: of(
      ({ flaw }) =>
        `Sufficient causes must be at work when the harm occurs. By the time ${flaw} arrived, the building was gone.`,
    ),
    gives: 'yes-sufficient',
    when: ({ bearing }) => bearing === 'overtaken',
  },
  'substantial-factor-cures': {
    label: 'a breach that makes no difference is a substantial factor',
    correction: of(
      ({ flaw }) =>
        `${capital(flaw)} could not have done this harm alone, and made no difference. That is not one of two sufficient causes.`,
    ),
    gives: 'yes-sufficient',
    when: ({ bearing }) => bearing === 'useless',
  },
  'each-sufficient-when-both-needed': {
    label: 'two causes together are multiple sufficient causes',
    correction: of(
      ({ flaw, other }) =>
        `Sufficient causes could each do the harm alone. ${capital(flaw)} and ${other} needed each other, which makes both but-for causes.`,
    ),
    gives: 'yes-sufficient',
    when: ({ bearing }) => bearing === 'needed',
  },
  'plaintiff-must-name': {
    label: 'the plaintiff must always prove which one it was',
    correction: () =>
      'A preponderance is the ordinary standard. When both were careless and only one can have done it, they must sort it out.',
    gives: 'no-proof',
    when: ({ bearing }) => bearing === 'both careless',
  },
  'burden-shifts-whenever-unclear': {
    label: 'the burden shifts whenever the cause is unclear',
    correction: of((_, { link }) =>
      link === 'safeguard'
        ? "Doubt alone doesn't make the burden shift. There is one negligent defendant, and the question is whether care would have helped."
        : 'The burden shifts only when all who may have done it were negligent. One of these two was careful.',
    ),
    gives: 'yes-burden',
    when: ({ bearing }) => bearing === 'one careful' || bearing === 'chance',
  },
  'both-careless-both-liable': {
    label: 'two careless actors are both liable, whoever did it',
    correction: of(
      ({ defendant }) =>
        `The burden shifts to each, but it can be met. Undisputed tests clear ${defendant.the}.`,
    ),
    gives: 'yes-burden',
    when: ({ bearing }) => bearing === 'cleared',
  },
  'concert-needs-own-hit': {
    label: 'one who did not do the harm cannot be liable',
    correction: of(
      ({ second }) =>
        `Disproving factual cause helps against alternative liability. By agreeing to the contest, both took responsibility for what ${second?.the ?? ''} did.`,
    ),
    gives: 'no-cleared',
    when: ({ bearing }) => bearing === 'agreed',
  },
  'frailty-supersedes': {
    label: 'an unknown frailty is a superseding cause',
    correction: of(
      ({ plaintiff }) =>
        `A superseding cause comes after the negligence. The disorder was there first, and ${plaintiff.the} is taken as found.`,
    ),
    gives: 'no-superseding',
    when: ({ bearing }) => bearing === 'greater',
  },
  'frailty-intervenes': {
    label: 'an unknown frailty is a foreseeable intervening cause',
    correction: () =>
      'The disorder neither intervened nor was foreseeable. Liability rests on taking a plaintiff as found.',
    gives: 'yes-foreseeable',
    when: ({ bearing }) => bearing === 'greater',
  },
  'last-act-is-sole-cause': {
    label: 'only the last event is a factual cause',
    correction: of(({ other, flaw }, { force }) =>
      force === 'natural'
        ? `The result is right, but the but-for test is met: without ${flaw}, no one would have gone to the school. The claim fails on scope instead.`
        : `The result is right, but the but-for test is met: without ${flaw}, ${other} would not have happened. The claim fails on proximate cause instead.`,
    ),
    gives: 'no-but-for',
    when: ({ link, force, bearing }) =>
      link === 'later' && (bearing === 'other kind' || (bearing === 'freak' && force !== 'natural')),
  },
  'hit-frees-miss': {
    label: 'the act that hit supersedes the one that missed',
    correction: of(
      ({ defendant, flaw }) =>
        `Nothing was superseded, since ${flaw} never touched anyone. ${The(defendant)} wins by proving that.`,
    ),
    gives: 'no-superseding',
    when: ({ bearing }) => bearing === 'cleared',
  },
  'sequence-is-sufficient': {
    label: 'two events in a row are multiple sufficient causes',
    correction: of(
      ({ flaw, other }) =>
        `Sufficient causes could each do the harm alone. Here ${other} could not have done this harm without ${flaw}.`,
    ),
    gives: 'yes-sufficient',
    when: ({ link, force, bearing }) => link === 'later' && force !== 'natural' && bearing === 'expected',
  },
  'every-worsening-is-eggshell': {
    label: 'whatever makes an injury worse falls under the eggshell rule',
    correction: of(
      ({ plaintiff }) =>
        `The eggshell plaintiff rule is for a frailty that came before the injury. ${The(plaintiff)} had none. The treatment came after.`,
    ),
    gives: 'yes-eggshell',
    when: ({ force }) => force === 'medical',
  },
  'no-difference-is-scope': {
    label: 'harm that care would not have prevented is outside the scope',
    correction: of(
      ({ flaw, harm }) =>
        `The ${harm} is just what one fears from ${flaw}. Scope is not the gap here; factual cause is.`,
    ),
    gives: 'no-risk',
    when: ({ bearing }) => bearing === 'useless' || bearing === 'chance' || bearing === 'overtaken',
  },
} as const satisfies MisconceptionTable<CauseFacts, typeof reasons, CauseStory>
