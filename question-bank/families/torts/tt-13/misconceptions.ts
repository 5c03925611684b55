import type { Misconception } from '../../engine/contract.ts'
import type { VicariousFacts } from './facts.ts'

type View = Misconception<VicariousFacts>

function view(id: string, label: string, correction: string, rule: View['decide']): View {
  return { id, label, correction, decide: rule }
}

const OUTSIDE = ['frolic', 'weekend', 'commute', 'quarrel']
const isPrivate = ({ relation }: VicariousFacts) => relation === 'child' || relation === 'borrower'
const isContract = ({ relation, event }: VicariousFacts) => relation === 'contractor' || event === 'label'

/** Liability for others as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'only-own-fault',
    'nobody answers for a fault that is not theirs',
    'An employer answers for torts within the employment though it chose and trained with care.',
    (facts) => (facts.relation === 'employee' ? 'no-own' : null),
  ),
  view(
    'employer-must-have-erred',
    'an employer is liable because it must have chosen or supervised badly',
    'Liability for an employee is strict and says nothing about the employer’s own care.',
    (facts) => (facts.relation === 'employee' ? 'yes-own' : null),
  ),
  view(
    'any-job-time-act',
    'whatever an employee does with the firm’s van or in its hours is its affair',
    'The act must belong to the work and serve the employer at least in part.',
    (facts) => (OUTSIDE.includes(facts.event) ? 'yes-scope' : null),
  ),
  view(
    'every-departure-is-slight',
    'a departure is overlooked as long as the worker means to come back',
    'A departure that is great in time, distance and purpose takes the worker out of the employment.',
    (facts) => (OUTSIDE.includes(facts.event) || facts.event === 'returned' ? 'yes-detour' : null),
  ),
  view(
    'every-departure-counts',
    'the least departure frees the employer',
    'Small and foreseeable departures are within the employment.',
    (facts) => (facts.event === 'detour' ? 'no-frolic' : null),
  ),
  view(
    'frolic-is-final',
    'a worker who has once gone astray stays outside the employment for the day',
    'On return to the work the worker is within the employment again.',
    (facts) => (facts.event === 'returned' ? 'no-frolic' : null),
  ),
  view(
    'forbidden-act-frees',
    'an act that the employer has forbidden is outside the employment',
    'A forbidden way of doing the work is still a way of doing the work.',
    (facts) => (facts.event === 'forbidden' || facts.event === 'task' ? 'no-frolic' : null),
  ),
  view(
    'rules-are-only-manner',
    'every breach of a rule of the house is a mere matter of manner',
    'It is so only where the worker was doing the employer’s work at the time.',
    (facts) => (facts.event === 'weekend' || facts.event === 'frolic' ? 'yes-manner' : null),
  ),
  view(
    'violence-is-private',
    'a deliberate blow is never part of the work',
    'A blow struck to get the work done is within the employment.',
    (facts) => (facts.event === 'collecting' ? 'no-frolic' : null),
  ),
  view(
    'violence-at-work',
    'a blow struck at work is a blow struck for work',
    'Violence out of a private quarrel serves no purpose of the employer.',
    (facts) => (facts.event === 'quarrel' ? 'yes-manner' : null),
  ),
  view(
    'commute-has-no-exception',
    'whatever happens on the way home is private',
    'An errand for the employer on the way brings the trip within the employment.',
    (facts) => (facts.event === 'errand' ? 'no-frolic' : null),
  ),
  view(
    'name-decides',
    'the name that the contract gives to the relation decides',
    'Control over the details of the work decides.',
    (facts) => (facts.event === 'label' ? 'no-contractor' : null),
  ),
  view(
    'clause-binds-strangers',
    'a clause that puts the risk on one side protects the other against everybody',
    'The clause may give a claim for indemnity, and does not touch the person who was hurt.',
    (facts) => (isContract(facts) ? 'no-clause' : null),
  ),
  view(
    'own-business-is-private',
    'whoever is not on the payroll acts for private ends alone',
    'Such a person may well do the work of the one who asked for it; what counts is who governs how it is done.',
    ({ event }) =>
      event === 'ordinary' || event === 'aside from it' || event === 'favor' ? 'no-frolic' : null,
  ),
  view(
    'contractor-always-alone',
    'a hirer never answers for an independent contractor',
    'Special danger, a duty that cannot be shifted and fault of one’s own are exceptions.',
    (facts) => (facts.relation === 'contractor' ? 'no-contractor' : null),
  ),
  view(
    'hirer-always-liable',
    'checking on the work now and then makes the hirer its master',
    'A right to inspect and to insist on the agreed result is not control over the manner of work.',
    (facts) => (facts.relation === 'contractor' ? 'yes-control' : null),
  ),
  view(
    'all-work-is-dangerous',
    'any work that can hurt somebody is specially dangerous',
    'The danger must lie in the work itself and call for special precautions, and the harm must come of it.',
    (facts) => (isContract(facts) && facts.event !== 'special danger' ? 'yes-danger' : null),
  ),
  view(
    'all-duties-stay',
    'the duty of care for one’s own building work can never be shifted',
    'Only exceptional duties cannot be shifted; ordinary work may be left to a contractor.',
    (facts) => (isContract(facts) ? 'yes-duty' : null),
  ),
  view(
    'danger-is-everyday',
    'want of precautions is an everyday slip of the contractor',
    'Where the precaution is the one that the danger calls for, the hirer answers for its absence.',
    (facts) => (facts.event === 'special danger' || facts.event === 'retained' ? 'no-collateral' : null),
  ),
  view(
    'control-is-kept',
    'a hirer that wants a good result keeps control of the work',
    'Control is kept only where the hirer goes on directing how some part of the work is done.',
    (facts) => (facts.relation === 'contractor' ? 'yes-retained' : null),
  ),
  view(
    'choosing-is-fault',
    'to have picked the one who did the harm is fault enough',
    'The choice is a fault only where something was known or should have been found out against it.',
    (facts) => (facts.relation !== 'employee' ? 'yes-own' : null),
  ),
  view(
    'family-and-friends-serve',
    'a child or a friend who uses one’s things acts in one’s service',
    'Service needs an errand for the other, at that person’s wish and direction.',
    (facts) => (isPrivate(facts) ? 'yes-service' : null),
  ),
  view(
    'service-needs-a-wage',
    'nobody answers for a helper who is not paid',
    'An unpaid helper who acts at another’s wish and direction is treated as an employee.',
    (facts) => (facts.event === 'favor' ? 'no-own' : null),
  ),
  view(
    'relation-is-the-end-of-it',
    'parents and owners are never liable for what others do',
    'A parent or owner who knew of the danger and let it be is liable for that fault.',
    (facts) => (isPrivate(facts) ? 'no-relation' : null),
  ),
  view(
    'last-actor-alone',
    'the last person to be careless is the only one liable',
    'One who makes the carelessness likely can be liable beside that person.',
    (facts) => (isPrivate(facts) ? 'no-cause' : null),
  ),
]
