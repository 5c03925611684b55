import type { Misconception } from '../../engine/contract.ts'
import { isPlea, type PolicyFacts } from './facts.ts'

type View = Misconception<PolicyFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: PolicyFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

/** A view held of these kinds of evidence alone. */
const of =
  (reason: string, ...items: readonly PolicyFacts['item'][]) =>
  ({ item }: PolicyFacts) =>
    items.includes(item) ? reason : null

/** Rules 407 to 411 as students get them wrong; each view is the rules with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'any-use-barred',
    'a rule of policy shuts its evidence out for every use',
    'Later measures, settlements and insurance may be proved on points other than those that their rules name.',
    ({ use }) => (/contested|bias/.test(use) ? 'no-kind' : null),
  ),
  view(
    'any-other-use-opens',
    'naming a use other than fault opens the way',
    'The other point must truly be in dispute, and the rules on compromise and pleas forbid contradiction too.',
    ({ use }) => (/conceded|contradict/.test(use) ? 'yes-use' : null),
  ),
  view(
    'denial-is-no-dispute',
    'a party who denies a point does not thereby put it in dispute',
    'A party who denies control or feasibility at trial disputes it, and the evidence may answer that.',
    ({ use }) => (use.startsWith('contested') ? 'no-dispute' : null),
  ),
  view(
    'later-protection',
    'protection begins only once a claim is made or a suit is filed',
    'Measures are protected from the injury on, offers from the dispute on, and medical payments from the start.',
    of('yes-time', 'repair', 'offer', 'payment', 'settlement', 'talks'),
  ),
  view(
    'early-measures',
    'a measure taken before the injury is protected like a later one',
    'The rule covers only measures taken after the injury that is sued upon.',
    of('no-time', 'early repair'),
  ),
  view(
    'no-dispute-needed',
    'an offer to pay is protected whether or not anything is disputed',
    'The rule on compromise needs a claim disputed in validity or amount; only medical payments are protected without one.',
    of('no-time', 'undisputed offer', 'payment words'),
  ),
  view(
    'peace-is-compromise',
    'every gesture of peace counts as an offer of compromise',
    'The rule on compromise needs a claim in dispute, and criminal charges and medical bills have rules of their own.',
    of(
      'no-compromise',
      'payment',
      'payment words',
      'undisputed offer',
      'plea talks',
      'police talks',
      'nolo plea',
    ),
  ),
  view(
    'paying-is-expenses',
    'every offer to pay falls under the rule on medical expenses',
    'That rule covers paying or promising medical and similar expenses, not sums offered for a claim or words of blame.',
    of('no-expense', 'offer', 'undisputed offer', 'payment words', 'settlement'),
  ),
  view(
    'outsiders-protected',
    'changes made by somebody outside the suit are protected too',
    'The rule is meant not to deter the party sued, so an outsider who makes a change is not within it.',
    of('no-person', 'outside repair'),
  ),
  view(
    'own-settlements-alone',
    'only an offer made to the plaintiff is protected',
    'A settlement with another victim of the same event is no more proof of fault than one with the plaintiff.',
    of('yes-person', 'settlement'),
  ),
  view(
    'words-always-protected',
    'whatever is said beside a protected act is protected with it',
    'The rule on medical expenses covers the payment and not the admissions that come with it.',
    of('no-words', 'payment words', 'undisputed offer', 'police talks'),
  ),
  view(
    'words-never-protected',
    'statements of fact in talks stay open to proof',
    'Conduct and statements in compromise talks, and in plea talks with a prosecutor, are covered by their rules.',
    of('yes-part', 'talks', 'plea talks'),
  ),
  view(
    'officers-like-prosecutors',
    'bargaining with any officer counts as plea talks',
    'The rule covers discussions with an attorney for the prosecution, not words to an officer without authority.',
    of('no-person', 'police talks', 'plea talks'),
  ),
  view(
    'all-pleas-barred',
    'no plea may be used in a later civil suit',
    'A guilty plea that stands may be proved as the statement of an opposing party.',
    of('no-kind', 'standing plea', 'police talks'),
  ),
  view(
    'pleas-like-offers',
    'a plea is shut out for certain uses alone, as an offer is',
    'A withdrawn plea and a plea of no contest are shut out whatever they are offered to show.',
    of('no-use', 'withdrawn plea', 'nolo plea', 'standing plea'),
  ),
  view(
    'own-acts-always-in',
    'what a party said or did is always open to proof',
    "The rules of policy shut out even a party's own words and acts.",
    (facts) => (isPlea(facts) || facts.use === 'fault' || facts.use === 'contradict' ? 'yes-own' : null),
  ),
  view(
    'bias-barred',
    'a settlement or a policy may not be turned on a witness',
    'The rules on compromise and insurance leave proof of bias open.',
    ({ use }) => (use === 'bias' ? 'no-witness' : null),
  ),
]
