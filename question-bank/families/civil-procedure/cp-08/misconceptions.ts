import type { Misconception } from '../../engine/contract.ts'
import { isLasting, isWaivable, type WaiverFacts } from './facts.ts'

type View = Misconception<WaiverFacts>

function view(
  id: string,
  label: string,
  correction: string,
  decide: (facts: WaiverFacts) => string | null,
): View {
  return { id, label, correction, decide }
}

/** Rule 12(h) as students get it wrong. */
export const misconceptions: readonly View[] = [
  view(
    'power-is-waivable',
    'want of subject-matter jurisdiction is lost like other defenses',
    'It can be raised at any time and by anyone.',
    (facts) =>
      facts.defense !== 'subject matter'
        ? null
        : facts.history === 'motion, motion with it'
          ? 'no-second'
          : facts.history.startsWith('answer')
            ? 'no-answer'
            : 'no-omitted',
  ),
  view(
    'lasting-is-waivable',
    'a failure to state a claim is lost with the first paper',
    'It may be raised in a pleading, by a motion on the pleadings or at trial, as may the absence of a required party.',
    (facts) =>
      isLasting(facts) && facts.history !== 'answer, appeal'
        ? facts.history.startsWith('answer')
          ? 'no-answer'
          : 'no-omitted'
        : null,
  ),
  view(
    'lasting-is-forever',
    'a complaint that states no claim may be attacked at any stage',
    'That defense ends with the trial on the merits.',
    (facts) => (isLasting(facts) ? 'yes-any-time' : null),
  ),
  view(
    'answer-keeps-it',
    'the answer keeps what an earlier motion left out',
    'A motion under Rule 12 waives defenses of Rule 12(h)(1) that were available and left out.',
    (facts) =>
      isWaivable(facts) && /^(?:motion|definite statement), answer with/.test(facts.history)
        ? 'yes-first'
        : null,
  ),
  view(
    'unknown-is-unavailable',
    'a defense that counsel had not noticed was not available',
    'A defense is available if it could have been raised, whether or not anyone thought of it.',
    (facts) => (isWaivable(facts) && facts.history.startsWith('motion, motion') ? 'yes-unavailable' : null),
  ),
  view(
    'amendment-cures-all',
    'any amended answer takes the place of the first',
    'Only one made as a matter of course does, and only if no motion had waived the defense before.',
    (facts) =>
      isWaivable(facts) && /motion, answer, amended|by leave/.test(facts.history) ? 'yes-amended' : null,
  ),
  view(
    'amendment-never-cures',
    'an amendment never brings back a defense',
    'An amendment as a matter of course counts, if no motion came before the answer.',
    ({ history }) => (history === 'answer, amended at once' ? 'no-amendment' : null),
  ),
  view(
    'no-new-defenses',
    'a party has one motion under Rule 12 and no more',
    'A defense that was not available before may be raised by a new motion.',
    ({ history }) => (history === 'motion, new claim, motion with it' ? 'no-second' : null),
  ),
  view(
    'general-appearance',
    'a defendant who asks the court for anything else appears and submits',
    'Defenses may be joined, and a request for time is no motion under Rule 12.',
    ({ defense, history }) =>
      defense === 'personal jurisdiction' && /^(?:motion with|more time)/.test(history)
        ? 'no-submitted'
        : null,
  ),
  view(
    'motion-only',
    'objections to the court have to be made by motion',
    'They may be made in the answer, if no motion under Rule 12 came before it.',
    (facts) => (isWaivable(facts) && facts.history === 'answer with it' ? 'no-motion' : null),
  ),
  view(
    'threshold-is-basic',
    'an objection to the court is never lost',
    'Objections to personal jurisdiction, venue, process and service are lost unless raised at once.',
    (facts) => (isWaivable(facts) ? 'yes-any-time' : null),
  ),
  view(
    'open-until-trial',
    'objections may be held back until trial',
    'Only failure to state a claim and failure to join a required party may be held back so long.',
    (facts) =>
      isWaivable(facts) || facts.defense === 'vagueness' || facts.history === 'answer, appeal'
        ? 'yes-through-trial'
        : null,
  ),
]
