import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import { doer, isPrivate, sued, type VicariousFacts, type VicariousStory } from './facts.ts'
import type { reasons } from './reasons.ts'

const isContract = ({ relation, event }: VicariousFacts) => relation === 'contractor' || event === 'label'

/** Liability for others as students get it wrong; each view is the rule with one part changed. */
export const misconceptions = {
  'only-own-fault': {
    label: 'nobody is liable for a fault that is not theirs',
    correction: ({ event }, { firm }) =>
      event === 'label'
        ? `Care in selecting a driver who is fit to drive, or no reason to think one unfit, is no defense. For an employee, ${firm.the} is liable without fault.`
        : `Respondeat superior is liability without fault. Care in selecting a driver, or no reason to think one ${event === 'collecting' ? 'likely to use force' : 'unfit'}, is no defense.`,
    gives: 'no-own',
    when: ({ relation, event }) =>
      relation === 'employee' && !['frolic', 'commute', 'weekend', 'quarrel'].includes(event),
  },
  'own-care-decides': {
    label: 'an employer wins because it was careful',
    correction: ({ event }) =>
      `The result is right, but care in selecting a driver, or no reason to think one ${event === 'quarrel' ? 'likely to use force' : 'unfit'}, is no defense. Scope decides.`,
    gives: 'no-own',
    when: ({ relation }) => relation === 'employee',
  },
  'employer-must-have-erred': {
    label: 'an employer is liable because it must have failed to control its employee',
    correction: (_, { firm }) =>
      `${The(firm)} checked a spotless record and had no reason to control the driver's conduct any further. The question is the scope of employment.`,
    gives: 'yes-own',
    when: ({ relation, event }) => relation === 'employee' && event !== 'label',
  },
  'label-hired-badly': {
    label: 'the one who is hired must have been badly controlled',
    correction: () =>
      "Nothing called for more control of the driver's conduct. The claim rests on vicarious liability for an employee, not on direct liability.",
    gives: 'yes-own',
    when: ({ event }) => event === 'label',
  },
  'any-job-time-act': {
    label: "whatever an employee does with the firm's van or in its hours is within the scope",
    correction: ({ event }) =>
      event === 'quarrel'
        ? 'The assigned work was over, and the driver was performing no part of it when the blow was struck.'
        : event === 'commute'
          ? 'Going home at the end of the day is not assigned work, and the driver was performing no errand on the way.'
          : "Being on duty, or in the company van, isn't enough. The driver must be performing assigned work, and this trip was no part of it.",
    gives: 'yes-scope',
    when: ({ event }) => ['frolic', 'weekend', 'commute', 'quarrel'].includes(event),
  },
  'every-departure-is-slight': {
    label: 'a departure is overlooked as long as the worker means to come back',
    correction: ({ event }) =>
      event === 'returned'
        ? "Three hours in another town was a frolic, not a detour. Liability rests on the driver's return to work."
        : 'A detour is brief and close to the route. This trip was neither, and it served the driver alone.',
    gives: 'yes-detour',
    when: ({ event }) => ['frolic', 'returned'].includes(event),
  },
  'every-departure-counts': {
    label: 'the least departure is a frolic',
    correction: () =>
      'The driver had not abandoned the deliveries. A frolic is a substantial departure for private ends, and one block for coffee is a mere detour.',
    gives: 'no-frolic',
    when: ({ event }) => event === 'detour',
  },
  'frolic-is-final': {
    label: 'a worker who has once gone astray stays outside the employment for the day',
    correction: () =>
      'The morning was a frolic, but the driver had not abandoned the deliveries for good. After the next delivery the driver was back within the scope of employment.',
    gives: 'no-frolic',
    when: ({ event }) => event === 'returned',
  },
  'forbidden-act-frees': {
    label: 'a careless or forbidden act serves no purpose of the employer',
    correction: (_, { goods }) =>
      `The driver was bringing ${goods} to a customer, however carelessly or disobediently. That is the employer's purpose and no independent course of conduct.`,
    gives: 'no-purpose',
    when: ({ event }) => event === 'forbidden' || event === 'task',
  },
  'helper-strays': {
    label: 'whoever is unpaid is no employee',
    correction: (facts, story) =>
      `An employee need not be paid. ${The(doer(facts, story))} ran the errand under the direction of ${sued(facts, story).the}, which is enough.`,
    gives: 'no-contractor',
    when: ({ event }) => event === 'favor',
  },
  'rules-are-only-manner': {
    label: 'every breach of a house rule is a mere matter of manner',
    correction: () =>
      'A breach of a company rule is a matter of manner only if the employee is doing assigned work. This trip was private.',
    gives: 'yes-manner',
    when: ({ event }) => event === 'weekend',
  },
  'violence-is-private': {
    label: 'a deliberate blow is never part of the work',
    correction: (_, { goods }) =>
      `An intentional tort can be within the scope of employment. This one was meant to bring back the ${goods}, as ordered.`,
    gives: 'no-purpose',
    when: ({ event }) => event === 'collecting',
  },
  'violence-at-work': {
    label: 'a blow struck at work is a blow struck for work',
    correction: () =>
      "The quarrel was private. That the driver had been performing assigned work doesn't give the blow a purpose of the employer.",
    gives: 'yes-manner',
    when: ({ event }) => event === 'quarrel',
  },
  'commute-has-no-exception': {
    label: 'whatever happens on the way home is private',
    correction: () =>
      "The manager's request turned the drive home into an errand. The going-and-coming rule doesn't cover errands for the employer.",
    gives: 'no-commute',
    when: ({ event }) => event === 'errand',
  },
  'sunday-commute': {
    label: 'all travel outside working hours is commuting',
    correction: () =>
      "The driver wasn't commuting: nobody traveled to or from work. The trip is outside the scope because it was for private ends.",
    gives: 'no-commute',
    when: ({ event }) => event === 'weekend',
  },
  'name-decides': {
    label: 'the name that the contract gives to the relationship decides',
    correction: () =>
      'The contract says "independent contractor," but the firm controls every detail of the work. Control decides, not the label.',
    gives: 'no-contractor',
    when: ({ event }) => event === 'label',
  },
  'contractor-always-alone': {
    label: 'a hirer is never liable for an independent contractor',
    correction: ({ event }) =>
      event === 'special danger'
        ? "Independent contractor status isn't the end of it. When the work is inherently dangerous, the hirer stays liable for missing precautions."
        : event === 'public duty'
          ? "The mechanic's employer was an independent contractor, but the duty to keep a shop safe for customers can't be delegated."
          : 'That the contractor was independent bars vicarious liability only. The firm is liable for a mistake of its own.',
    gives: 'no-contractor',
    when: ({ relation }) => relation === 'contractor',
  },
  'hirer-always-liable': {
    label: 'checking on the work now and then makes the hirer an employer',
    correction: (_, { contractor }) =>
      `${The(contractor)} had its own crew and tools, served many clients, and chose its methods. That is independence, not control by the hirer.`,
    gives: 'yes-control',
    when: ({ relation }) => relation === 'contractor',
  },
  'all-work-is-dangerous': {
    label: 'any work that can hurt somebody is inherently dangerous',
    correction: ({ event }) =>
      event === 'aside from it'
        ? "The work was inherently dangerous and carried a peculiar risk, but a broom on the sidewalk wasn't part of it."
        : 'Most work can hurt someone if done badly. Inherently dangerous work carries a peculiar risk that calls for special precautions.',
    gives: 'yes-danger',
    when: ({ relation, event }) => relation === 'contractor' && event !== 'special danger',
  },
  'all-duties-stay': {
    label: "the duty of care for one's own work can never be shifted",
    correction: () =>
      "The law makes a few duties nondelegable, such as safe premises for customers. Care in doing ordinary work isn't among them.",
    gives: 'yes-duty',
    when: isContract,
  },
  'danger-is-everyday': {
    label: 'a lack of precautions is an everyday slip of the contractor',
    correction: ({ event }) =>
      event === 'special danger'
        ? "Leaving out the barrier wasn't collateral. It was the very precaution that this work required."
        : event === 'public duty'
          ? "The mechanic's mistake was in the very work that was to keep the premises safe, so it wasn't collateral."
          : "The harm came from the firm's own mistake, so there was nothing collateral about it.",
    gives: 'no-collateral',
    when: ({ relation }) => relation === 'contractor',
  },
  'control-is-kept': {
    label: 'a hirer that wants a good result keeps control of the work',
    correction: ({ event }) =>
      event === 'ordinary'
        ? "A weekly visit to see whether the result is as agreed isn't retained control over how the crew works."
        : 'The manner of work was left entirely to the crew. The firm kept no retained control that it could exercise with or without care.',
    gives: 'yes-retained',
    when: ({ relation }) => relation === 'contractor',
  },
  'choosing-is-fault': {
    label: 'to have picked the one who did the harm is fault enough',
    correction: (facts, story) =>
      facts.relation === 'contractor'
        ? `${The(story.contractor)} had an excellent name. Hiring is negligent only if the firm knew or should have known that the crew was incompetent.`
        : `Nothing was known against ${doer(facts, story).the}. Negligence in supervision or entrustment needs a warning sign that was ignored.`,
    gives: 'yes-own',
    when: ({ relation }) => relation !== 'employee',
  },
  'family-and-friends-serve': {
    label: "a child or a friend who uses one's things acts in one's service",
    correction: (facts, story) =>
      `${The(doer(facts, story))} was out for personal reasons. ${facts.relation === 'child' ? 'Being a parent' : 'Lending a car with permission'} isn't enough for vicarious liability at common law.`,
    gives: 'yes-service',
    when: isPrivate,
  },
  'service-needs-a-wage': {
    label: 'nobody is liable for a helper who is not paid',
    correction: (facts, story) =>
      `Reasonable care, or no reason to know of ${facts.relation === 'child' ? 'a need to control' : 'unfitness'}, is no answer to vicarious liability. By directing the errand, ${sued(facts, story).the} made an unpaid helper an employee.`,
    gives: 'no-own',
    when: ({ event }) => event === 'favor',
  },
  'relation-is-the-end-of-it': {
    label: 'parents and owners are never liable for what others do',
    correction: (facts, story) =>
      facts.event === 'favor'
        ? `True of family ties and ownership alone, but ${sued(facts, story).the} also assigned the errand and controlled how it was done.`
        : `${facts.relation === 'child' ? 'A parent is not vicariously liable for a minor' : 'An owner is not vicariously liable for a borrower'}, but ${sued(facts, story).the} was directly liable for ${sued(facts, story).pronoun === 'he' ? 'his' : 'her'} own negligence.`,
    gives: 'no-relation',
    when: isPrivate,
  },
} as const satisfies MisconceptionTable<VicariousFacts, typeof reasons, VicariousStory>
