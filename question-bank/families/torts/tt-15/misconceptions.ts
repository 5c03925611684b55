import type { Misconception } from '../../engine/contract.ts'
import type { LibelFacts } from './facts.ts'

type View = Misconception<LibelFacts>

function view(id: string, label: string, correction: string, rule: View['decide']): View {
  return { id, label, correction, decide: rule }
}

const PROMINENT = ['official', 'famous', 'drawn']
const isProminent = (facts: LibelFacts) => PROMINENT.includes(facts.status)
const isConfidential = (facts: LibelFacts) => facts.wrinkle === 'reference' || facts.wrinkle === 'spread'

/** Libel as students get it wrong; each view is the law with one rule changed. */
export const misconceptions: readonly View[] = [
  view(
    'spite-is-malice',
    'hatred of the plaintiff is actual malice',
    'Actual malice is about truth: knowledge of falsity or serious doubt, whatever the motive.',
    (facts) => (facts.fault === 'spite' ? 'yes-malice' : null),
  ),
  view(
    'carelessness-is-recklessness',
    'a careless check is reckless disregard of the truth',
    'Without serious doubt about the truth, even a poor check is only negligence.',
    (facts) => (facts.fault === 'careless' ? 'yes-malice' : null),
  ),
  view(
    'immunity-yields-to-malice',
    'knowledge of falsity defeats every privilege',
    'The immunity of a witness is absolute.',
    (facts) => (facts.wrinkle === 'testimony' ? 'yes-malice' : null),
  ),
  view(
    'malice-needs-ill-will',
    'there is no actual malice where there is no ill will',
    'Knowledge of falsity is actual malice, however friendly the motive.',
    (facts) => (facts.fault === 'knew' && facts.wrinkle === 'none' ? 'no-malice' : null),
  ),
  view(
    'negligence-for-all',
    'negligence is enough for any plaintiff',
    'Officials, public figures and those drawn into the controversy must prove actual malice.',
    (facts) => (isProminent(facts) ? 'yes-negligence' : null),
  ),
  view(
    'negligence-for-all-damages',
    'negligence opens the way to every kind of damages',
    'On a public matter presumed damages need actual malice, whoever the plaintiff is.',
    (facts) => (!isProminent(facts) && facts.sought === 'presumed' ? 'yes-negligence' : null),
  ),
  view(
    'negligence-beats-privilege',
    'carelessness defeats every protection of speech',
    'Privileges, and the protection of opinion and of unproved charges, hold against mere carelessness.',
    (facts) => (facts.wrinkle !== 'none' ? 'yes-negligence' : null),
  ),
  view(
    'malice-for-private-people',
    'a private plaintiff needs actual malice whenever the matter is public',
    'For proven loss a private plaintiff needs no more than negligence.',
    (facts) => (facts.status === 'private' && facts.matter === 'public' ? 'no-malice' : null),
  ),
  view(
    'news-makes-a-public-figure',
    'whoever has been in the news is a public figure',
    'A public figure has sought influence or fame; being noticed is not enough.',
    (facts) => (facts.status === 'noticed' ? 'no-malice' : null),
  ),
  view(
    'public-figure-for-everything',
    'one who enters a controversy is a public figure for all purposes',
    'The status goes no further than the controversy.',
    (facts) => (facts.status === 'aside' ? 'no-malice' : null),
  ),
  view(
    'malice-for-private-matters',
    'presumed damages need actual malice on every subject',
    'On a matter of purely private concern they do not.',
    (facts) => (facts.matter === 'private' && facts.sought === 'presumed' ? 'no-presumed' : null),
  ),
  view(
    'malice-is-for-all',
    'the First Amendment asks every plaintiff for actual malice',
    'It does so of officials and public figures, and of others only for presumed damages on a public matter.',
    (facts) => (facts.status === 'private' && facts.sought === 'presumed' ? 'no-malice' : null),
  ),
  view(
    'belief-excuses',
    'a sincere belief in the truth leaves a publisher without fault',
    'Honest belief excludes actual malice, but a careless check is still negligence.',
    ({ status, fault, wrinkle }) =>
      (status === 'private' || status === 'noticed') && fault !== 'careful' && wrinkle !== 'unproven'
        ? 'no-fault'
        : null,
  ),
  view(
    'exact-quotation-is-true',
    'an exact quotation is a true statement',
    'What must be true is the charge that is repeated, not the fact that somebody made it.',
    (facts) => (facts.wrinkle === 'repeated' ? 'no-falsity' : null),
  ),
  view(
    'presumed-for-private-people',
    'a private plaintiff may have presumed damages on any subject',
    'It is the private matter, not the private person alone, that lifts the requirement of actual malice.',
    (facts) => (!isProminent(facts) && facts.sought === 'presumed' ? 'yes-private-matter' : null),
  ),
  view(
    'press-comment-is-opinion',
    'what the press says on public affairs is comment and so protected',
    'A charge that can be proved true or false is no protected opinion.',
    (facts) => (facts.matter === 'public' && facts.wrinkle === 'none' ? 'no-opinion' : null),
  ),
  view(
    'opinion-label-protects',
    'the words "in my opinion" make a charge into protected opinion',
    'What counts is whether a provable fact is stated or implied.',
    (facts) => (facts.wrinkle === 'label' || facts.wrinkle === 'unproven' ? 'no-opinion' : null),
  ),
  view(
    'insult-is-fact',
    'any harsh word in print asserts a fact',
    'Rhetorical exaggeration that no reader takes for fact is protected.',
    (facts) => (facts.wrinkle === 'hyperbole' ? 'yes-implies' : null),
  ),
  view(
    'repeater-safe',
    'one who names the source of a charge does not answer for it',
    'Repeating a libel is publishing it, unless an official proceeding is reported.',
    (facts) => (facts.wrinkle === 'repeated' ? 'no-report' : null),
  ),
  view(
    'repeater-always-liable',
    'every repetition of a false charge is actionable',
    'A fair and accurate report of an official proceeding is privileged.',
    (facts) => (facts.wrinkle === 'fair report' ? 'yes-repeats' : null),
  ),
  view(
    'strict-liability',
    'a publisher is liable for a false charge without fault',
    'The First Amendment requires at least negligence for speech on a public matter.',
    (facts) => (facts.fault === 'careful' ? 'yes-strict' : null),
  ),
  view(
    'defendant-must-prove-truth',
    'the defendant always must prove the truth',
    'On a matter of public concern the plaintiff must prove falsity against the press.',
    (facts) => (facts.wrinkle === 'unproven' ? 'yes-burden' : null),
  ),
  view(
    'privilege-can-be-abused',
    'every privilege can be lost by abuse',
    'The immunity of a witness is absolute; an honest word in confidence abuses nothing.',
    (facts) => (facts.wrinkle === 'testimony' || facts.wrinkle === 'reference' ? 'yes-abused' : null),
  ),
  view(
    'confidence-is-immunity',
    'a confidential reference is absolutely privileged',
    'It is protected by a qualified privilege, which knowing falsehood or wide publication defeats.',
    (facts) => (isConfidential(facts) ? 'no-absolute' : null),
  ),
  view(
    'testimony-is-qualified',
    'a witness is protected as an honest speaker is',
    'A witness is protected absolutely, honest or not.',
    (facts) => (facts.wrinkle === 'testimony' ? 'no-interest' : null),
  ),
  view(
    'interest-protects-to-the-end',
    'words between those concerned stay protected whatever is done with them',
    'The protection ends with knowing falsehood and with publication to others.',
    (facts) => (facts.wrinkle === 'spread' || facts.fault === 'knew' ? 'no-interest' : null),
  ),
]
