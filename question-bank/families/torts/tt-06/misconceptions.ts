import type { Misconception } from '../../engine/contract.ts'
import { type EntrantFacts, isChild, isPosted } from './facts.ts'

type View = Misconception<EntrantFacts>

function view(id: string, label: string, correction: string, rule: View['decide']): View {
  return { id, label, correction, decide: rule }
}

const isHidden = (facts: EntrantFacts) => facts.danger === 'hidden'

/** The duties to entrants as students get them wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'invitee-everywhere',
    'a customer keeps that status in every part of the premises',
    'Beyond the part held open a customer is no longer an invitee, and nobody need look for dangers there.',
    (facts) => (facts.entrant === 'strayed' ? 'yes-inspect' : null),
  ),
  view(
    'inspect-for-all',
    'a possessor must inspect the land for whoever may come onto it',
    'A duty to look for dangers is owed to invitees alone.',
    (facts) => (facts.entrant !== 'customer' ? 'yes-inspect' : null),
  ),
  view(
    'invitees-are-insured',
    'a business answers for every danger that its customers meet',
    'The duty to customers is one of reasonable care, which a danger beyond discovery does not breach.',
    (facts) => (facts.knowledge === 'unknowable' ? 'yes-inspect' : null),
  ),
  view(
    'known-dangers-only',
    'every entrant takes the land with its unknown dangers',
    'An invitee may expect dangers to be looked for with reasonable care.',
    (facts) => (facts.entrant === 'customer' && isHidden(facts) ? 'no-inspect' : null),
  ),
  view(
    'ignorance-excuses',
    'a possessor that did not know of a danger cannot be at fault',
    'Toward an invitee it is fault enough that reasonable inspection would have shown the danger.',
    (facts) => (facts.entrant === 'customer' && facts.knowledge === 'could find' ? 'no-ignorant' : null),
  ),
  view(
    'traps-defend',
    'a device set for intruders is lawful defense and no wilful harm',
    'Setting a deadly device against whoever may come is wilful harm, from which even a trespasser is protected.',
    (facts) => (facts.danger === 'trap' ? 'no-wilful' : null),
  ),
  view(
    'no-duty-to-trespassers',
    'a trespasser is owed nothing, even when seen or constantly there',
    'A possessor who knows of trespassers, or of children likely to come, owes them some care.',
    (facts) => (isPosted(facts) && facts.danger !== 'trap' ? 'no-wilful' : null),
  ),
  view(
    'guests-like-trespassers',
    'a social guest is owed no more than a trespasser',
    'A guest is owed care in activities and word of concealed dangers that the host knows.',
    (facts) => (facts.entrant === 'guest' ? 'no-wilful' : null),
  ),
  view(
    'guests-take-all',
    'a social guest takes even the concealed dangers and the careless acts of the host',
    'A guest takes the place as the host knows it, and so must be told what the host knows.',
    (facts) => (facts.entrant === 'guest' ? 'no-guest' : null),
  ),
  view(
    'sign-is-a-warning',
    'a sign that forbids entry does duty as a warning of danger',
    'A sign that says nothing of the danger neither warns of it nor settles what is owed.',
    (facts) => (isPosted(facts) && facts.warned === 'no' ? 'no-warned' : null),
  ),
  view(
    'obvious-always-bars',
    'an obvious danger can never make a possessor liable',
    'The duty remains where harm should be anticipated in spite of obviousness, or where a child cannot grasp it.',
    (facts) =>
      facts.danger === 'expected' || (facts.danger === 'obvious' && isChild(facts)) ? 'no-obvious' : null,
  ),
  view(
    'machines-are-obvious',
    'whoever comes near a machine takes the risk of how it is run',
    'Care in the work is owed to those whom the possessor knows to be there, however plain the machine.',
    (facts) => (facts.danger === 'activity' ? 'no-obvious' : null),
  ),
  view(
    'every-child-understands',
    'a child is expected to grasp what a grown person would',
    'What counts is whether this child, at this age, did grasp the risk.',
    (facts) => (facts.entrant === 'child' ? 'no-child-aware' : null),
  ),
  view(
    'obvious-never-bars',
    'a plain danger leaves the duty as it was',
    'Without a reason to anticipate harm in spite of it, a plain or known danger ends the duty.',
    (facts) => (facts.danger === 'obvious' || facts.warned === 'yes' ? 'yes-expected' : null),
  ),
  view(
    'warning-for-all',
    'whatever the possessor knows must be told to anyone who comes',
    'Nobody is owed word of what is unknown to the possessor, in plain view, or met by an unseen trespasser.',
    (facts) => (facts.danger !== 'trap' ? 'yes-warn' : null),
  ),
  view(
    'activity-care-for-all',
    'work on land calls for care toward whoever may be there',
    'Toward a trespasser neither seen nor expected no care is owed in the work.',
    (facts) => (facts.danger === 'activity' ? 'yes-activity' : null),
  ),
  view(
    'deadly-is-a-trap',
    'a deadly condition left in place is as bad as a device set to injure',
    'Leaving a danger in place is not harm aimed at those who come.',
    (facts) => (facts.danger === 'hidden' ? 'yes-trap' : null),
  ),
  view(
    'children-always',
    'the rule for children protects every child against every danger',
    'It needs a danger that is known, children to be expected, and a child who cannot grasp the risk.',
    (facts) => (isChild(facts) ? 'yes-child' : null),
  ),
  view(
    'child-needs-lure',
    'a child has the special rule only if drawn onto the land by the danger itself',
    'It is enough that children are likely to come; what drew them does not matter.',
    (facts) => (facts.entrant === 'child' ? 'no-child-unexpected' : null),
  ),
  view(
    'invitation-is-narrow',
    'a customer is an invitee only at the counter',
    'The invitation covers the way there and back as well.',
    (facts) => (facts.entrant === 'customer' ? 'no-beyond' : null),
  ),
]
