import type { Misconception } from '../../engine/contract.ts'
import { isFlawed, isPowerless, type RemovalFacts } from './facts.ts'

type View = Misconception<RemovalFacts>

function view(
  id: string,
  label: string,
  correction: string,
  decide: (facts: RemovalFacts) => string | null,
): View {
  return { id, label, correction, decide }
}

/** Removal as students get it wrong. */
export const misconceptions: readonly View[] = [
  view(
    'forum-rule-for-all',
    'no defendant may remove from a court of its own state',
    'The bar against forum defendants is for cases removable on diversity alone.',
    ({ basis }) => (basis === 'federal' ? 'no-forum' : null),
  ),
  view(
    'any-federal-issue',
    'any federal issue makes a case removable',
    'Neither a federal defense nor a federal counterclaim makes the suit arise under federal law.',
    ({ basis }) => (basis === 'defense' || basis === 'counterclaim' ? 'yes-federal' : null),
  ),
  view(
    'minimal-diversity',
    'one pair of parties from different states is enough',
    'No plaintiff may share a state with any defendant.',
    ({ basis }) => (basis === 'not diverse' ? 'yes-diverse' : null),
  ),
  view(
    'diversity-is-enough',
    'any case that could have begun in federal court on diversity may be removed',
    'A defendant joined and served who is a citizen of the forum state may not remove it.',
    ({ basis, motion }) => (basis === 'forum' && motion === 'in time' ? 'yes-diverse' : null),
  ),
  view(
    'forum-rule-is-jurisdictional',
    'the bar against forum defendants goes to jurisdiction',
    'It is a defect of procedure, lost if not raised within 30 days of the notice.',
    ({ basis, motion }) => (basis === 'forum' ? (motion === 'late' ? 'no-anytime' : 'no-power') : null),
  ),
  view(
    'clock-starts-early',
    'the time for removal starts when the defendant could first know of the suit',
    'It starts with formal service on that defendant, or with a later paper that first makes the case removable.',
    ({ notice }) => (/early|later defendant|^amended$|day 30/.test(notice) ? 'no-start' : null),
  ),
  view(
    'clock-starts-with-counsel',
    'the time for removal starts when counsel sees the papers',
    'It starts with formal service on the defendant.',
    ({ notice }) => (notice === 'day 31' ? 'yes-start' : null),
  ),
  view(
    'all-named-consent',
    'each defendant named in the complaint must consent',
    'Only those who have been properly joined and served must.',
    ({ notice }) => (notice === 'codefendant unserved' ? 'no-consent' : null),
  ),
  view(
    'one-may-decide',
    'any one defendant may remove the case',
    'All who have been properly joined and served must join or consent.',
    ({ notice, motion }) => (notice === 'consent missing' && motion === 'in time' ? 'yes-own' : null),
  ),
  view(
    'consent-excused',
    'a codefendant who stays silent is taken to agree',
    'A defendant who has been served must join or consent.',
    ({ notice }) => (notice === 'consent missing' ? 'yes-consent' : null),
  ),
  view(
    'flaws-never-lapse',
    'a flaw in the removal can be raised at any time',
    'Only want of subject-matter jurisdiction can; other defects are lost after 30 days.',
    (facts) => (isFlawed(facts) && facts.motion === 'late' ? 'no-anytime' : null),
  ),
  view(
    'power-can-be-waived',
    'a plaintiff who does not object accepts the federal court',
    'Parties cannot confer subject-matter jurisdiction by silence.',
    (facts) => (isPowerless(facts) && facts.motion === 'late' ? 'yes-waived' : null),
  ),
  view(
    'year-is-for-all',
    'no case may be removed when it is more than a year old',
    'The limit is for diversity cases, and even there bad faith lifts it.',
    ({ notice, basis }) =>
      notice === 'amended after a year in bad faith' ||
      (notice === 'amended after a year' && basis === 'federal')
        ? 'no-year'
        : null,
  ),
  view(
    'year-lifted-by-any-tactic',
    'any choice of the plaintiff that delays removal lifts the limit of one year',
    'Only bad faith meant to prevent removal does.',
    ({ notice, basis }) => (notice === 'amended after a year' && basis === 'diverse' ? 'yes-conduct' : null),
  ),
]
