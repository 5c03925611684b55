import type { Misconception } from '../../engine/contract.ts'
import type { RiskFacts } from './facts.ts'

type View = Misconception<RiskFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: RiskFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

const byCarrier = ({ delivery }: RiskFacts) => delivery === 'shipment' || delivery === 'destination'

/** The law of risk as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'risk-follows-title',
    'risk goes with title',
    'Under the Code risk does not depend on title, so a clause on title alone settles nothing.',
    ({ term }) => (term === 'title buyer' ? 'yes-agreed' : term === 'title seller' ? 'no-agreed' : null),
  ),
  view(
    'title-kept-is-risk-given',
    'a clause on title speaks of risk as well',
    'A clause that is about title is no agreement on risk.',
    ({ term }) => (term === 'title seller' ? 'yes-agreed' : term === 'title buyer' ? 'no-agreed' : null),
  ),
  view(
    'buyers-bear-every-journey',
    'a buyer bears the journey whatever the delivery term',
    'Under a destination term the journey is the seller’s risk, and before it begins so are the goods.',
    (facts) => (byCarrier(facts) ? 'yes-journey' : null),
  ),
  view(
    'sellers-bear-every-journey',
    'a seller bears the journey whatever the delivery term',
    'Under a shipment term the journey is the buyer’s risk.',
    (facts) => (byCarrier(facts) ? 'no-journey' : null),
  ),
  view(
    'tender-is-enough',
    'risk passes as soon as goods stand ready',
    'A merchant who is to hand over goods at its own place keeps the risk until they are received.',
    (facts) => (byCarrier(facts) ? null : 'yes-tender'),
  ),
  view(
    'possession-is-needed',
    'risk passes when the buyer takes the goods into its hands, and no sooner',
    'Delivery to a carrier, tender, or control of goods in a warehouse may pass it sooner.',
    () => 'no-handover',
  ),
  view(
    'delivery-is-the-sellers-part',
    'a seller’s part is not done until the goods are with the buyer',
    'The contract says what the seller must do: hand over to a carrier, tender, or have the warehouse answer to the buyer.',
    () => 'no-part',
  ),
  view(
    'a-call-from-the-seller-is-control',
    'word from the seller gives the buyer control of goods in a warehouse',
    'It takes a document of title or the acknowledgment of the warehouse.',
    ({ delivery }) => (delivery === 'bailee' || delivery === 'document' ? 'yes-bailee' : null),
  ),
  view(
    'faults-do-not-matter',
    'faults are a matter for damages and not for risk',
    'A fault that gives a right of rejection keeps the risk on the seller.',
    ({ goods, delivery }) =>
      goods === 'faulty' ? (delivery === 'shipment' ? 'yes-journey' : 'yes-tender') : null,
  ),
  view(
    'no-acceptance-needed',
    'a buyer accepts goods, and their risk with them, by leaving them where they are',
    'Taking one’s time is not acceptance; such goods are at the seller’s risk until cure or acceptance.',
    ({ goods }) => (goods === 'faulty' || goods === 'cured' ? 'yes-taken' : null),
  ),
  view(
    'a-fault-is-never-forgiven',
    'goods once faulty stay at the seller’s risk for good',
    'Cure or acceptance ends that.',
    ({ goods }) => (goods === 'taken' || goods === 'cured' ? 'no-fault' : null),
  ),
  view(
    'breach-is-irrelevant',
    'a breach by the buyer has nothing to do with risk',
    'A breach moves the risk of conforming goods as far as the seller’s insurance falls short.',
    ({ breach }) => (breach === 'repudiates' || breach === 'late' ? 'no-not-moved' : null),
  ),
  view(
    'waiting-is-breach',
    'a buyer who could have had the goods and waited bears what happens then',
    'To wait as the contract allows is no breach, and does not move the risk by itself.',
    ({ breach }) => (breach === 'none' ? 'yes-breach' : null),
  ),
  view(
    'waiting-is-harmless',
    'a buyer who has broken no promise cannot bear the risk of goods it has not received',
    'Tender, or the agreement of the parties, may pass the risk without any breach.',
    ({ breach }) => (breach === 'none' ? 'no-not-moved' : null),
  ),
  view(
    'breach-takes-all',
    'whoever is in breach bears every later loss',
    'The breach moves only what the seller’s insurance leaves open, and for a reasonable time.',
    ({ breach, cover }) =>
      breach === 'stale' || (breach !== 'none' && cover === 'covered') ? 'yes-breach' : null,
  ),
]
