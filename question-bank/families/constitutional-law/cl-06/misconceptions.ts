import type { Misconception } from '../../engine/contract.ts'
import { isBan, isTax, type TradeFacts } from './facts.ts'

type View = Misconception<TradeFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: TradeFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

const isEven = (facts: TradeFacts) => ['label', 'useless', 'shops', 'methods'].includes(facts.law)

/** The dormant Commerce Clause as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'silence-is-consent',
    'as long as Congress has said nothing, it has left states free to make such a law',
    'The Commerce Clause limits the states by itself, and consent must be plain.',
    (facts) => (facts.congress === 'silent' ? 'yes-congress' : null),
  ),
  view(
    'consent-cannot-cure',
    'to prefer local dealers is not a lawful aim even if Congress agrees',
    'Congress has power over the trade and may allow what the clause would forbid.',
    (facts) => (facts.congress === 'consents' ? 'no-shield' : null),
  ),
  view(
    'consent-needs-no-alternative',
    'even with consent an aim must be one that could not be met without a line against outsiders',
    'Consent of Congress ends the inquiry.',
    (facts) => (facts.congress === 'consents' && isBan(facts) ? 'no-means' : null),
  ),
  view(
    'local-lines-are-neutral',
    'a county law that harms growers in the same state treats all trade alike',
    'It discriminates against all that comes from outside, other states included.',
    (facts) => (facts.law === 'county' ? 'yes-balance' : null),
  ),
  view(
    'everything-is-balanced',
    'any law on trade stands unless its burden is clearly excessive',
    'That is the test for laws that treat all trade alike, not for those that set outside trade back.',
    (facts) => (isEven(facts) ? null : 'yes-balance'),
  ),
  view(
    'any-burden-voids',
    'any burden on trade between the states is excessive',
    'A law that treats all alike falls only if its burden is clearly excessive beside its benefits.',
    (facts) => (facts.law === 'useless' ? null : 'no-burden'),
  ),
  view(
    'harder-on-outsiders',
    'a law that is felt by outsiders alone prefers local dealers',
    'A law that sets the same rule for all does not discriminate because those who feel it come from elsewhere.',
    (facts) => (isEven(facts) ? 'no-shield' : null),
  ),
  view(
    'no-effect-beyond-the-border',
    'a law may not have effects on conduct in other states, with which it has no connection',
    'Conditions for sale within the state are connected to it though others must adapt to them.',
    (facts) => (facts.law === 'methods' || facts.law === 'shops' ? 'no-tie' : null),
  ),
  view(
    'a-sound-aim-saves',
    'a real local danger justifies a line against outside goods whatever else might be done',
    'Nothing less must be enough to ward it off.',
    (facts) => (facts.law === 'pest, other means' || facts.law === 'county' ? 'yes-danger' : null),
  ),
  view(
    'bans-never-stand',
    'any ban on outside goods prefers local dealers and has no lawful aim',
    'A ban stands if it meets a real danger that nothing less would meet.',
    (facts) => (facts.law.startsWith('pest') ? 'no-shield' : null),
  ),
  view(
    'inspection-always-suffices',
    'a sound aim can be met without a line against outsiders in every case',
    'Whether other means would serve is a question of fact, and here it was found that none would.',
    (facts) => (facts.law === 'pest, no other means' || facts.law === 'shield' ? 'no-means' : null),
  ),
  view(
    'own-goods-own-people',
    'a state is a dealer in all that grows in it and may choose who gets that',
    'It may choose for what it sells itself; a rule for private dealers is regulation.',
    (facts) => (facts.law === 'packing' || facts.law === 'private plant' ? 'yes-dealer' : null),
  ),
  view(
    'states-must-sell-to-all',
    'a state that sells may not prefer local buyers to those of other states',
    'As a dealer it may choose its customers.',
    (facts) => (facts.law === 'seller' ? 'no-shield' : null),
  ),
  view(
    'dealers-regulate',
    'a state that sells governs a market in which it takes no part',
    'It takes part in the very market in which it sells.',
    (facts) => (facts.law === 'seller' || facts.law === 'public plant' ? 'no-dealer' : null),
  ),
  view(
    'public-is-local',
    'to keep a task for a county plant prefers local dealers',
    'A public plant is no local dealer; all private firms are treated alike.',
    (facts) => (facts.law === 'public plant' ? 'no-shield' : null),
  ),
  view(
    'franchise-is-public',
    'a task given to a chosen firm is kept in public hands',
    'A private firm of the county is a local dealer that is preferred to outside ones.',
    (facts) => (facts.law === 'private plant' ? 'yes-public' : null),
  ),
  view(
    'presence-is-needed',
    'a state has no substantial connection with a seller who has no place of business there',
    'Substantial sales are connection enough; physical presence is not needed.',
    (facts) => (facts.law === 'remote seller' ? 'no-tie' : null),
  ),
  view(
    'sales-tax-takes-too-much',
    'a tax on sellers in many states takes more than the share of one state',
    'A tax on sales made in the state takes the share of that state only.',
    (facts) => (facts.law === 'remote seller' ? 'no-share' : null),
  ),
  view(
    'equal-rate-is-enough',
    'a tax with one rate has equal terms and a fair share',
    'A tax must also have a tie, be apportioned, and not give back or exempt in favor of local goods.',
    (facts) => (isTax(facts) ? 'yes-tax' : null),
  ),
]
