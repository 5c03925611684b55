import type { Reason } from '../../engine/contract.ts'
import type { PartyFacts, PartySkin } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-own': {
    side: 'yes',
    texts: [
      'what a party to the suit has stated is not hearsay when offered against that party',
      'hearsay law does not reach what a party has stated when offered against that party',
    ],
    lesson:
      'The statement of a party is outside the definition of hearsay when it is offered against that same party, and only then.',
  },
  'yes-adopt': {
    side: 'yes',
    texts: [
      'in that setting the party made the words of somebody else into his or her own',
      'the party took on the words of another by the way in which they were received',
    ],
    lesson:
      'A party adopts the words of another by agreeing to them, or by silence where a person who heard and understood would have answered.',
  },
  'yes-authority': {
    side: 'yes',
    texts: [
      'the party had charged the speaker with making statements on this very subject',
      'to speak on this subject in the place of the party was the task of the speaker',
    ],
    lesson: 'Authority to speak is the ground for a spokesman, and an ordinary employee has no such charge.',
  },
  'yes-work': {
    side: 'yes',
    texts: [
      'it was about the work that the speaker did for the party, and that work went on',
      'the speaker was in the service of the party then, and the subject was that service',
    ],
    lesson:
      "An employee's words count against the employer when they concern a matter within the scope of the job and are spoken while it lasts.",
  },
  'yes-plot': {
    side: 'yes',
    texts: [
      'those who join in a plan answer for what any one of them says to help it along',
      'it was said to help along a plan in which the speaker and the party had joined',
    ],
    lesson:
      "A coconspirator's words count only if spoken during the conspiracy, in furtherance of it, and with some proof of it beside the words.",
  },
  'yes-heir': {
    side: 'yes',
    texts: [
      'one who takes over a liability takes it with the words that were said about it',
      'words that bound the one who had the liability first bind the one who has it now',
    ],
    lesson:
      'The words of the one from whom a liability is derived count against the successor if they were spoken before it passed.',
  },
  'yes-interest': {
    side: 'yes',
    texts: [
      'it ran so far against the interest of the speaker that it may be taken as true',
      'a speaker would hardly have said it, against such an interest, were it not true',
    ],
    lesson:
      'Words against interest are an exception for speakers who are unavailable; the words of a party need not be against interest.',
  },
  'no-serve': {
    side: 'no',
    texts: [
      'the words of a party come in against that party and not where they are favorable',
      'a party may have such words held against him or her but may not profit from them',
    ],
    lesson:
      'Only a party who offers his or her own words meets this bar; that they were favorable when spoken does not protect a party against them.',
  },
  'no-silence': {
    side: 'no',
    texts: [
      'to say nothing is not to agree in a setting like the one in which these words fell',
      'in such a setting nobody can be taken to have agreed by giving no answer to it',
    ],
    lesson:
      'Silence is no agreement where the party did not hear or understand the words or had no reason to answer them.',
  },
  'no-scope': {
    side: 'no',
    texts: [
      'the position that the speaker held did not extend to statements on this subject',
      'the subject lay beyond the position that the speaker held with respect to the party',
    ],
    lesson: 'Scope bars the words of an employee only where their subject is no part of the job.',
  },
  'no-proof': {
    side: 'no',
    texts: [
      'the words cannot by themselves carry the proof that links the speaker to the party',
      'it takes more than the words to show what bound the speaker and the party together',
    ],
    lesson:
      'The words may be considered in proving agency or conspiracy, but some other evidence of the link is needed.',
  },
  'no-aim': {
    side: 'no',
    texts: [
      'it only told of what had been planned and did nothing to help the plan along',
      'the words did not serve the plan, although they did speak of what was planned',
    ],
    lesson:
      'Boasts and idle talk are not in furtherance of a conspiracy; words that recruit, reassure or direct a helper are.',
  },
  'no-person': {
    side: 'no',
    texts: [
      'to be named as defendants in one suit does not make two people answer for each other',
      'the words of one defendant do not count against the other because both were sued',
    ],
    lesson:
      'Being sued together adds nothing by itself, and the words count only where agency, conspiracy or adoption is shown.',
  },
  'no-knowledge': {
    side: 'no',
    texts: [
      'it has to rest on what was perceived and may not rest on what others had told',
      'one who has a thing from others cannot give a statement on it that may be used',
    ],
    lesson:
      'Personal knowledge is asked of speakers under the hearsay exceptions, but not of a party, or an agent of a party, whose words are offered against that party.',
  },
}

function time({ source, twist }: PartyFacts): Reason {
  const early = source === 'executor' || source === 'own' || (source === 'predecessor' && twist === 'plain')
  return {
    side: 'no',
    texts: early
      ? [
          'it was said too early to count against the party in the present position',
          'at the time when it was said there was nothing yet for it to count against',
        ]
      : [
          'it was said too late to count against the party, whatever it was worth before',
          'at the time when it was said the power to bind the party in this way was over',
        ],
    lesson:
      'Time decides where employment, conspiracy or ownership had ended when the words were spoken, and not otherwise.',
  }
}

export const reasonIds: readonly string[] = [...Object.keys(REASONS), 'no-time']

export function reason(id: string, facts: PartyFacts, _skin: PartySkin): Reason {
  const found = id === 'no-time' ? time(facts) : REASONS[id]
  if (!found) throw new Error(`ev-03 has no reason ${id}`)
  return found
}

/** Which reasons make sense beside which speakers: others are struck at sight and not offered. */
const FITTING: Readonly<Record<PartyFacts['source'], RegExp>> = {
  own: /^(?:yes-(?:own|adopt|interest)|no-(?:serve|time|knowledge))$/,
  silence: /^(?:yes-(?:own|adopt|interest)|no-(?:silence|knowledge))$/,
  adopted: /^(?:yes-(?:own|adopt|authority|interest)|no-(?:silence|knowledge|scope))$/,
  spokesman: /^(?:yes-(?:authority|work|adopt|interest)|no-(?:scope|knowledge|proof))$/,
  employee: /^(?:yes-(?:own|authority|work|interest)|no-(?:scope|time|proof|person|knowledge))$/,
  conspirator: /^(?:yes-(?:own|plot|interest|authority)|no-(?:time|proof|aim|person))$/,
  predecessor: /^(?:yes-(?:heir|interest|authority)|no-(?:time|proof|scope))$/,
  executor: /^(?:yes-(?:own|heir|authority)|no-(?:time|knowledge|scope))$/,
  codefendant: /^(?:yes-(?:own|plot|interest)|no-(?:person|time))$/,
  stranger: /^(?:yes-(?:interest|plot|authority)|no-(?:aim|proof|time|knowledge|scope))$/,
}

export function fits(id: string, { source, twist }: PartyFacts): boolean {
  if (!FITTING[source].test(id)) return false
  switch (id) {
    case 'yes-interest':
      // A favorable remark, or an accusation by somebody else, is plainly not against interest.
      return source !== 'silence' && source !== 'adopted' && twist !== 'offered by self'
    case 'yes-own':
      return twist !== 'unproved'
    case 'yes-adopt':
      return source !== 'own' || twist === 'offered by self'
    case 'no-knowledge':
      return source !== 'own' || twist === 'plain'
    case 'no-time':
      return source !== 'stranger' || twist === 'second hand'
    case 'no-person':
      return twist !== 'unproved'
    default:
      return true
  }
}
