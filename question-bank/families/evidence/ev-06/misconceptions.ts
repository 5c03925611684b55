import type { Misconception } from '../../engine/contract.ts'
import { type AbsentFacts, isInjured, isUnavailable } from './facts.ts'

type View = Misconception<AbsentFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: AbsentFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

const testimony = ({ kind }: AbsentFacts) => /testimony|predecessor|grand/.test(kind)
const confession = ({ kind }: AbsentFacts) => kind === 'interest' || kind === 'blame'

/** Rule 804 as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'not-wanting-is-unavailable',
    'a speaker who does not come to the stand is unavailable',
    'The rule asks for an order that was defied, for reasonable efforts, or for another of its grounds, none of them arranged by the proponent.',
    (facts) => {
      if (isUnavailable(facts) || facts.kind === 'excited') return null
      return testimony(facts) ? 'yes-chance' : facts.kind === 'dying' ? 'yes-dying' : 'yes-interest'
    },
  ),
  view(
    'absence-is-enough',
    'once the speaker is out of reach the words come in',
    'Unavailability is only half of the matter, and an exception must be met as well.',
    ({ kind }) => (kind === 'excited' ? null : 'yes-gone'),
  ),
  view(
    'must-be-dead',
    'a speaker who is alive and on the stand cannot be unavailable',
    'A speaker who is privileged, defies an order or has lost all memory of the matter is unavailable on the stand.',
    (facts) => (/privilege|ordered|memory/.test(facts.why) && isUnavailable(facts) ? 'no-unavailable' : null),
  ),
  view(
    'attendance-never-enough',
    'former testimony too requires an attempt at a deposition',
    'For former testimony it is enough that attendance cannot be procured by process or other reasonable means.',
    ({ kind, why }) => (kind === 'testimony' && why === 'abroad' ? 'no-unavailable' : null),
  ),
  view(
    'always-unavailable',
    'every hearsay exception needs an unavailable speaker',
    'An excited utterance comes in whether or not the speaker is available.',
    ({ kind }) => (kind === 'excited' ? 'no-unavailable' : null),
  ),
  view(
    'availability-never-matters',
    'a trustworthy statement comes in whether or not the speaker could be had',
    'Former testimony, dying declarations and statements against interest require unavailability.',
    ({ kind }) => (kind === 'excited' ? null : 'yes-indifferent'),
  ),
  view(
    'oath-is-enough',
    'testimony under oath is safe against anyone',
    'Former testimony needs an earlier opportunity to examine for the party it is offered against, or in a civil trial for a predecessor in interest.',
    ({ kind, trial }) =>
      kind === 'grand jury' || (kind === 'predecessor' && trial !== 'civil') ? 'yes-chance' : null,
  ),
  view(
    'own-chance-only',
    'only a party to this very trial can have had the chance that counts',
    'In a civil trial the chance of a predecessor in interest with a similar motive is enough.',
    ({ kind, trial }) =>
      kind === 'testimony' || (kind === 'predecessor' && trial === 'civil') ? 'no-chance' : null,
  ),
  view(
    'dying-in-any-case',
    'dying words come in at a trial of any kind',
    'The exception is for civil trials and for prosecutions for homicide.',
    ({ kind, trial }) => (kind === 'dying' && trial === 'other crime' ? 'yes-dying' : null),
  ),
  view(
    'dying-for-homicide-only',
    'dying words are for murder trials alone',
    'The exception covers civil trials as well as prosecutions for homicide.',
    ({ kind, trial }) => (kind === 'dying' && trial === 'civil' ? 'no-case' : null),
  ),
  view(
    'death-makes-it-dying',
    'whatever a person says before death is a dying declaration',
    'The speaker must believe that death is imminent and speak of its cause or circumstances.',
    ({ kind }) => (kind === 'hopeful' || kind === 'dying aside' || kind === 'excited' ? 'yes-dying' : null),
  ),
  view(
    'death-must-follow',
    'dying words count only if death was near and followed',
    'What matters is the belief of the speaker, who may survive if unavailable on another ground.',
    (facts) => (isInjured(facts) && facts.kind !== 'hopeful' ? 'no-belief' : null),
  ),
  view(
    'confession-is-one-piece',
    'a confession comes in whole',
    'Only the remarks that are themselves against the interest of the speaker come in, not those that blame others.',
    ({ kind }) => (kind === 'blame' ? 'yes-interest' : null),
  ),
  view(
    'penal-interest-excluded',
    'a confession reaches no farther than debts and property',
    'Penal interest counts like any other since the rule names criminal liability.',
    ({ kind }) => (kind === 'interest' ? 'no-content' : null),
  ),
  view(
    'support-always',
    'a confession needs corroboration in every trial',
    'Corroboration is required where the words are offered in a criminal trial.',
    ({ kind, trial, support }) =>
      kind === 'interest' && trial === 'civil' && support === 'lacking' ? 'no-support' : null,
  ),
  view(
    'support-never',
    'words against interest vouch for themselves',
    'In a criminal trial words that expose the speaker to criminal liability need corroborating circumstances.',
    (facts) => (confession(facts) && facts.support === 'lacking' ? 'yes-interest' : null),
  ),
  view(
    'any-wrong-forfeits',
    'whoever does away with a witness loses the objection',
    'The wrong must have been meant to keep the speaker from testifying.',
    ({ why }) => (why === 'silenced in anger' || why === 'hidden by proponent' ? 'yes-forfeit' : null),
  ),
  view(
    'forfeiture-needs-conviction',
    'a forfeiture takes a conviction or proof beyond a reasonable doubt',
    'The judge finds the facts of a forfeiture by a preponderance of the evidence.',
    ({ why }) => (why === 'silenced to prevent' ? 'no-purpose' : null),
  ),
]
