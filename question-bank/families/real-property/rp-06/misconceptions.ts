import type { Misconception } from '../../engine/contract.ts'
import type { TransferFacts } from './facts.ts'

type View = Misconception<TransferFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: TransferFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

const isTaker = ({ claim }: TransferFacts) => claim !== 'landlord v tenant'

/** Transfers of leases as students get them wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'contract-alone-binds',
    'nobody is bound by a lease without a promise',
    'One who takes all that is left of the term is bound by privity of estate, without any promise.',
    (facts) => (isTaker(facts) && facts.assumed === 'no' && facts.duty !== 'personal' ? 'no-promise' : null),
  ),
  view(
    'every-taker-assumes',
    'taking over a lease is a promise to perform it to the end',
    'A taker is bound by contract only on making a promise, and until then answers by privity of estate alone.',
    (facts) => (isTaker(facts) && facts.assumed === 'no' ? 'yes-assumed' : null),
  ),
  view(
    'transfer-makes-a-contract',
    'taking over a lease makes a contract with the landlord',
    'A taker who has promised the landlord nothing has no contract with the landlord.',
    (facts) => (isTaker(facts) && facts.assumed === 'no' ? 'yes-stays' : null),
  ),
  view(
    'contract-outlasts-release',
    'the tenant’s contract lasts as long as the lease',
    'A landlord who agrees to give up the claim on the tenant ends that contract.',
    (facts) => (facts.leave === 'release' ? 'yes-stays' : null),
  ),
  view(
    'subtenant-owes-landlord',
    'a subtenant answers to the landlord',
    'A subtenant has neither privity of estate nor of contract with the landlord.',
    (facts) => (facts.transfer === 'sublease' ? 'yes-estate' : null),
  ),
  view(
    'name-decides',
    'a paper headed sublease makes a subtenant',
    'What counts is whether all that was left of the term was transferred, whatever the paper is called.',
    (facts) => (facts.transfer === 'misnamed' ? 'no-under' : null),
  ),
  view(
    'assignee-as-subtenant',
    'whoever takes from a tenant answers to that tenant alone',
    'An assignee becomes the landlord’s own tenant in estate and answers to the landlord.',
    (facts) => (facts.transfer === 'assignment' && facts.claim === 'landlord v taker' ? 'no-under' : null),
  ),
  view(
    'all-promises-run',
    'every promise in a lease passes with the term',
    'A promise that does not concern the premises binds the one who made it and not an assignee.',
    (facts) => (facts.duty === 'personal' ? 'yes-estate' : null),
  ),
  view(
    'repairs-are-personal',
    'only rent passes with the term',
    'Promises that concern the premises, such as repairs, run with the land as rent does.',
    (facts) => (facts.duty === 'repair' ? 'no-personal' : null),
  ),
  view(
    'assignee-for-ever',
    'an assignee answers to the end of the term',
    'An assignee without a promise is free of what falls due after passing the term on.',
    (facts) => (facts.stage === 'passed' && facts.assumed === 'no' && isTaker(facts) ? 'yes-accrued' : null),
  ),
  view(
    'passing-on-frees-from-all',
    'passing the term on ends every liability',
    'What fell due before stays owed, and so does what was promised by contract.',
    (facts) =>
      facts.stage === 'earlier' || (facts.stage === 'passed' && facts.assumed === 'yes') ? 'no-longer' : null,
  ),
  view(
    'original-freed',
    'a tenant who has transferred everything is free',
    'The tenant’s contract with the landlord outlasts the transfer.',
    (facts) => (isTaker(facts) ? null : 'no-longer'),
  ),
  view(
    'consent-releases',
    'a landlord who accepts the newcomer gives up the tenant',
    'Consent, or taking rent from the newcomer, releases nobody; it takes an agreement to that effect.',
    (facts) => (!isTaker(facts) && facts.leave !== 'release' ? 'no-replaced' : null),
  ),
  view(
    'release-is-consent',
    'a tenant can never be freed before the term is over',
    'A landlord may agree to take a new tenant in place of the old, and the old one is then free.',
    (facts) => (facts.leave === 'release' ? 'yes-kept' : null),
  ),
  view(
    'tenant-keeps-the-estate',
    'a tenant who transfers remains in privity of estate',
    'After an assignment the tenant has no estate left and answers by contract alone.',
    (facts) => (isTaker(facts) ? null : 'yes-estate'),
  ),
  view(
    'buyer-reaches-everyone',
    'a buyer of the building can collect from whoever is there',
    'The buyer takes the rights that the landlord had, and has none against someone whom the lease no longer binds or never bound.',
    (facts) =>
      facts.owner === 'sold' &&
      (facts.transfer === 'sublease' || facts.stage === 'passed' || facts.leave === 'release')
        ? 'yes-reversion'
        : null,
  ),
  view(
    'ban-decides-who-pays',
    'a transfer against the lease makes the newcomer answer for everything',
    'Breach of a ban lets the landlord act on it; who answers for the duties in the lease depends on privity as in other transfers.',
    (facts) =>
      facts.leave === 'banned' && (facts.transfer === 'sublease' || facts.stage === 'passed')
        ? 'yes-voidable'
        : null,
  ),
  view(
    'tenant-has-no-claim-over',
    'a tenant who has to pay is left with the loss',
    'An assignee ought to bear the rent of the time of holding and must make good what the tenant paid.',
    (facts) => (facts.claim === 'tenant v taker' && facts.transfer === 'assignment' ? 'no-own-debt' : null),
  ),
  view(
    'newcomer-always-bears-rent',
    'whoever came after the tenant bears the rent of the lease',
    'A subtenant owes what the sublease says, and an assignee without a promise owes nothing for the time after passing the term on.',
    (facts) => (facts.claim === 'tenant v taker' ? 'yes-burden' : null),
  ),
]
