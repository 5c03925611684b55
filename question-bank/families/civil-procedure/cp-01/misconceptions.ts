import type { Misconception } from '../../engine/contract.ts'
import { type DiversityFacts, isCompany } from './facts.ts'

type View = Misconception<DiversityFacts>

/** A view that gives one reason for each of some values, and nothing elsewhere. */
function view(
  id: string,
  label: string,
  correction: string,
  gives: Partial<Record<DiversityFacts['party'] | DiversityFacts['amount'], string>>,
): View {
  return { id, label, correction, decide: ({ party, amount }) => gives[party] ?? gives[amount] ?? null }
}

/** Section 1332 as students get it wrong. */
export const misconceptions: readonly View[] = [
  view(
    'llc-as-corporation',
    'a limited liability company is treated as a corporation',
    'An unincorporated company has the citizenship of each of its members.',
    { 'llc with a member there': 'yes-corporate', 'llc run from there': 'no-seat' },
  ),
  view(
    'llc-of-its-charter',
    'every company is a citizen of the state that formed it',
    'The state of formation counts for corporations only.',
    { 'llc run from there': 'no-charter' },
  ),
  {
    ...view(
      'corporation-as-llc',
      'a corporation has the citizenship of its owners',
      'A corporation is a citizen of its states of incorporation and principal place of business alone.',
      {},
    ),
    decide: (facts) => {
      if (!isCompany(facts) || facts.party.startsWith('llc')) return null
      return facts.party === 'corporation with an owner there' ? 'no-owners' : 'yes-owners'
    },
  },
  view(
    'plant-is-principal',
    'the principal place of business is where most of the work is done',
    'It is the nerve center, from which the officers direct the company.',
    { 'corporation with a plant there': 'no-seat' },
  ),
  view(
    'one-citizenship',
    'a corporation has one citizenship',
    'It may have two, and either of them can destroy diversity.',
    { 'corporation chartered there': 'yes-one-source', 'corporation run from there': 'yes-one-source' },
  ),
  view(
    'any-foreigner',
    'anyone who comes from abroad may be sued by any citizen',
    'A permanent resident domiciled in the plaintiff’s state may not, and an American domiciled abroad may not.',
    { 'resident there': 'yes-foreign', expatriate: 'yes-foreign' },
  ),
  view(
    'foreigner-at-home',
    'a foreigner who lives in a state is treated as its citizen',
    'Living there takes a foreigner out of the statute only after admission for permanent residence.',
    { 'visitor there': 'no-home' },
  ),
  view(
    'foreigner-is-stateless',
    'a foreigner who lives in the United States has no citizenship for the statute',
    'Such a person stays a citizen of a foreign country.',
    { 'visitor there': 'no-neither', 'resident elsewhere': 'no-neither', 'resident there': 'no-neither' },
  ),
  view(
    'executor-counts',
    'the citizenship of the executor is used',
    'The representative of an estate has the citizenship of the decedent alone.',
    { 'decedent of there': 'yes-estate', 'executor of there': 'no-estate' },
  ),
  view(
    'citizenship-at-the-events',
    'citizenship is fixed when the dispute arises',
    'It is tested as of the filing of the suit.',
    { 'join before': 'yes-when', 'leave before': 'no-old' },
  ),
  view(
    'citizenship-follows',
    'a change of domicile counts whenever it comes',
    'One that comes after filing neither creates nor destroys diversity.',
    { 'join after': 'no-new', 'leave after': 'yes-new' },
  ),
  view(
    'residence-is-domicile',
    'a person is a citizen of the state where he or she now lives',
    'A domicile lasts until a new one is meant to last.',
    { student: 'no-new' },
  ),
  view(
    'exactly-is-enough',
    'a demand of exactly the statutory sum is enough',
    'The amount in controversy must exceed it.',
    { exact: 'yes-demand' },
  ),
  view(
    'interest-counts',
    'whatever the complaint asks for is counted',
    'Interest for late payment and costs are left out.',
    { interest: 'yes-extras' },
  ),
  view(
    'fees-never-count',
    'fees of attorneys are left out like costs of court',
    'They count where a contract or statute makes them recoverable.',
    { fees: 'no-extras' },
  ),
  view(
    'verdict-controls',
    'a verdict under the limit shows that jurisdiction was lacking',
    'A demand made in good faith controls, whatever is recovered in the end.',
    { verdict: 'no-sum' },
  ),
  view(
    'any-claims-add-up',
    'the claims of all parties may be added up',
    'Adding up is for one plaintiff against one defendant.',
    { 'two plaintiffs': 'yes-total', 'two defendants': 'yes-total' },
  ),
  view(
    'related-claims-only',
    'claims must be related before they are added up',
    'One plaintiff may add up all claims against one defendant.',
    { 'joined claims': 'no-each' },
  ),
  view(
    'shares-are-counted',
    'each party’s share is counted by itself',
    'A common interest or a joint liability is counted as a whole.',
    { undivided: 'no-each', 'joint defendants': 'no-each' },
  ),
  view(
    'joinder-makes-whole',
    'claims joined in one complaint are one demand',
    'Claims of separate parties stay separate unless the interest is undivided or the liability joint.',
    { 'two plaintiffs': 'yes-whole', 'two defendants': 'yes-whole' },
  ),
]
