import type { Misconception } from '../../engine/contract.ts'
import { isExaction, type TakingFacts } from './facts.ts'

type View = Misconception<TakingFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: TakingFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

const isPhysical = (facts: TakingFacts) => ['occupation', 'access', 'crop'].includes(facts.act)

/** The Takings Clause as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'everything-is-weighed',
    'every loss that is partial in value or in time is weighed, and small ones are borne by owners',
    'Physical takings, total losses and permit conditions have rules of their own.',
    (facts) => (facts.act === 'partial' || facts.act === 'moratorium' ? null : 'no-partial'),
  ),
  view(
    'part-time-is-trespass',
    'an entry that is not round the clock is at most a trespass and takes no right',
    'A granted right to enter is taken property, though it holds for a part of the time.',
    (facts) => (facts.act === 'access' || facts.act === 'occupation' ? 'no-entry' : null),
  ),
  view(
    'any-entry-takes',
    'any entry onto property takes it, however small the part',
    'A stray trespass takes no right, and access may be a fair condition of a license.',
    (facts) => (facts.act === 'stray' || facts.act === 'inspection' ? 'yes-enter' : null),
  ),
  view(
    'easements-are-always-takings',
    'a demand that others may enter the land is a taking even as a condition of a permit',
    'As a condition of a permit it is valid if it has a connection and rough proportion.',
    (facts) => (facts.act === 'easement' && facts.fit === 'both' ? 'yes-enter' : null),
  ),
  view(
    'trade-rules-set-the-price',
    'a demand made of all in a trade serves the end of their license and is in proportion',
    'The right to sell or farm is no special benefit for which property may be demanded.',
    (facts) => (isPhysical(facts) ? 'no-fair' : null),
  ),
  view(
    'total-loss-needed',
    'only a rule that leaves no economic use takes property, and any such harm counts as one',
    'The test of total loss is for rules on the use of land, and is met only if nothing is left.',
    (facts) => (facts.act === 'wipe-out' && facts.wrinkle !== 'undecided' ? null : 'yes-total'),
  ),
  view(
    'new-rule-becomes-old',
    'a rule that was made before the purchase is older law and was never overcome by title',
    'A regulation does not become a background principle because the land is sold.',
    (facts) => (facts.act === 'wipe-out' || facts.act === 'surplus' ? 'no-title' : null),
  ),
  view(
    'buyers-get-everything',
    'one who buys after a rule was made may complain of it whatever older law said',
    'The buyer gets no use that background principles withheld from every owner.',
    (facts) => (facts.wrinkle === 'later' && facts.act === 'nuisance' ? 'yes-later' : null),
  ),
  view(
    'nothing-given-nothing-taken',
    'an owner who declined the condition has nothing final to complain of',
    'A permit denied for that reason can be attacked as if the condition had been imposed.',
    (facts) => (facts.wrinkle === 'refused' ? 'no-settled' : null),
  ),
  view(
    'ordinances-are-taxes',
    'a charge that an ordinance lays on all builders alike is a tax',
    'A charge that is the price of a permit is tested as a condition, whoever sets it.',
    (facts) => (facts.act === 'fee' ? 'no-tax' : null),
  ),
  view(
    'tax-debt-forfeits-all',
    'all the money from a tax sale is due as a tax',
    'Only the debt is; to keep more takes the rest.',
    (facts) => (facts.act === 'surplus' ? 'no-tax' : null),
  ),
  view(
    'taxes-must-match',
    'a charge must be in proportion to the burden that each owner causes',
    'That is asked of conditions on permits, not of taxes.',
    (facts) => (facts.act === 'tax' ? 'yes-proportion' : null),
  ),
  view(
    'rules-must-match',
    'a rule on the use of land must be in proportion to the burden that a project will cause',
    'That is asked of conditions on permits, and rules on use have tests of their own.',
    (facts) =>
      ['wipe-out', 'nuisance', 'moratorium', 'partial'].includes(facts.act) ? 'yes-proportion' : null,
  ),
  view(
    'money-is-never-due',
    'a tax keeps the money of an owner without payment and so takes it',
    'A duty to pay a tax takes no identified property.',
    (facts) => (facts.act === 'tax' ? 'yes-goods' : null),
  ),
  view(
    'connection-is-enough-either-way',
    'a demand fails by having no connection with the harm whenever it is too large',
    'Connection and proportion are two tests, and this demand may meet one of them.',
    (facts) => (isExaction(facts) && facts.fit !== 'unconnected' ? 'yes-nexus' : null),
  ),
  view(
    'any-demand-is-excessive',
    'a demand made of one project is out of proportion by its nature',
    'Rough proportion to the impact of the project is enough.',
    (facts) => (isExaction(facts) ? 'yes-proportion' : null),
  ),
  view(
    'any-connection-will-do',
    'a demand is valid as long as it serves the county in some way',
    'It must serve the very end that would justify a denial, and roughly match the impact.',
    (facts) => (isExaction(facts) ? 'no-fair' : null),
  ),
  view(
    'private-holder-means-private-use',
    'land may not be taken if a private party will have it',
    'A considered plan for public ends is a public use, whoever holds the land.',
    (facts) =>
      facts.act === 'plan' || facts.act === 'occupation' || facts.act === 'crop' ? 'yes-private' : null,
  ),
  view(
    'misdirected-is-private',
    'a demand that fails the tests for conditions is made for the private benefit of a chosen party',
    'The demand was made for the public; what it lacks is a connection or a proportion.',
    (facts) => (isExaction(facts) && facts.fit !== 'both' ? 'yes-private' : null),
  ),
  view(
    'payment-makes-it-public',
    'the use is public whenever a county says so and pays',
    'A purpose to benefit one private party is no public use, even for full payment.',
    (facts) => (facts.act === 'favorite' ? 'no-public' : null),
  ),
]
