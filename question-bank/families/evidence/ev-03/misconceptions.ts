import type { Misconception } from '../../engine/contract.ts'
import type { PartyFacts } from './facts.ts'

type View = Misconception<PartyFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: PartyFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

/** Rule 801(d)(2) as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'must-be-against-interest',
    'the words of a party count because they are against interest',
    'The words of a party need not be against interest; that exception has its own terms and asks that the speaker be unavailable.',
    ({ source }) => (source === 'stranger' ? null : 'yes-interest'),
  ),
  view(
    'own-words-either-way',
    'a party may offer his or her own earlier words',
    'Such words are taken out of the hearsay rule only when offered against the party who spoke them.',
    ({ twist }) => (twist === 'offered by self' ? 'yes-own' : null),
  ),
  view(
    'favorable-when-spoken',
    'words that were favorable when spoken cannot be used against the speaker',
    'It is enough that the words of the party are offered against that party now.',
    ({ source, twist }) => (source === 'own' && twist !== 'offered by self' ? 'no-serve' : null),
  ),
  view(
    'knowledge-needed',
    'a party or agent must have perceived what the words are about',
    'Personal knowledge is not required of a statement of an opposing party.',
    ({ source, twist }) =>
      source !== 'stranger' && twist !== 'unheard' && source !== 'conspirator' ? 'no-knowledge' : null,
  ),
  view(
    'silence-always-agrees',
    'whoever does not answer agrees',
    'Silence counts only where the party heard, understood and would naturally have answered.',
    ({ twist }) => (twist === 'unheard' ? 'yes-adopt' : null),
  ),
  view(
    'silence-never-agrees',
    'a party adopts words only by speaking',
    'Silence can adopt an accusation that a person would have denied if it were untrue.',
    ({ source }) => (source === 'silence' || source === 'adopted' ? 'no-silence' : null),
  ),
  view(
    'authority-to-speak-needed',
    'an agent must have been charged with speaking',
    'An employee needs no such charge where the subject is within the scope of the job.',
    ({ source }) => (source === 'employee' || source === 'spokesman' ? 'no-scope' : null),
  ),
  view(
    'every-agent-speaks',
    'whoever is connected with a party speaks in its place',
    'Authority to speak must be shown, and neither employment nor a common plan supplies it.',
    ({ source }) => (source === 'spokesman' ? null : 'yes-authority'),
  ),
  view(
    'any-subject',
    "whatever an employee says is the employer's statement",
    'The subject must be within the scope of the job, the job must last, and some other proof of it is needed.',
    ({ source, twist }) => (source === 'employee' && twist !== 'plain' ? 'yes-work' : null),
  ),
  view(
    'outside-proof-always',
    'the link between speaker and party must be proved without the help of the words',
    'The words may be considered together with other evidence, as the court held for conspiracies and the rule now says.',
    ({ source }) => (/spokesman|employee|conspirator|predecessor|stranger/.test(source) ? 'no-proof' : null),
  ),
  view(
    'plotters-for-good',
    'those who once joined in a plan speak for each other on it ever after',
    'The words must be spoken while the plan lasts and in furtherance of it, and some other proof of it is needed.',
    ({ source }) => (source === 'conspirator' || source === 'stranger' ? 'yes-plot' : null),
  ),
  view(
    'common-cause',
    'the words of one party count against everyone on that side',
    'The words of a codefendant count against another only through agency, conspiracy or adoption.',
    ({ source }) => (/codefendant|employee|conspirator/.test(source) ? 'yes-own' : null),
  ),
  view(
    'commands-only',
    'only an order or a threat helps a plan along',
    'Words that recruit a helper, or keep one at work, are in furtherance of a conspiracy.',
    ({ source }) => (source === 'conspirator' || source === 'stranger' ? 'no-aim' : null),
  ),
  view(
    'codefendants-never',
    'no words of one defendant ever count against another',
    'A defendant who is an employee or a partner in a conspiracy can bind another by what is said in that position.',
    ({ source }) => (source === 'employee' || source === 'conspirator' ? 'no-person' : null),
  ),
  view(
    'succession-never',
    'a successor starts with a clean slate',
    'Where liability is directly derived from another, the words of that other before it passed count against the successor.',
    ({ source }) => (source === 'predecessor' ? 'no-time' : null),
  ),
  view(
    'succession-always',
    'whatever a former owner says binds the one who comes after',
    'Words spoken after the liability has passed do not count against the successor.',
    ({ source }) => (source === 'predecessor' || source === 'executor' ? 'yes-heir' : null),
  ),
  view(
    'capacity-matters',
    'what a person says in private life does not count in another capacity',
    'The words of a party count whether they were spoken in an individual or a representative capacity.',
    ({ source }) => (source === 'executor' ? 'no-time' : null),
  ),
]
