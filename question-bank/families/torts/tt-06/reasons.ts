import type { Reason } from '../../engine/contract.ts'
import { type EntrantFacts, type EntrantSkin, isChild, isPosted } from './facts.ts'

const REASONS: Readonly<Record<string, Reason>> = {
  'yes-inspect': {
    side: 'yes',
    texts: [
      'toward an entrant of this status a possessor must search for dangers, not just report them',
      'this status entitles the entrant to a place inspected for dangers with reasonable care',
    ],
    lesson: 'Only an invitee, on the part held open, is owed an inspection for dangers yet unknown.',
  },
  'yes-warn': {
    side: 'yes',
    texts: [
      'an entrant in this position must be told of a concealed danger the possessor knows about',
      'a possessor who knows of a concealed danger owes word of it to an entrant in this position',
    ],
    lesson:
      'Warning of a concealed and known danger is owed to guests, and to trespassers who are seen or come constantly where it threatens life or limb.',
  },
  'yes-activity': {
    side: 'yes',
    texts: [
      'work on the land must be done with reasonable care for an entrant in this position',
      'the manner of working, unlike the state of the land, calls for care toward this entrant',
    ],
    lesson:
      'Care in activities is owed to those who are invited, and to trespassers known or constantly there.',
  },
  'yes-child': {
    side: 'yes',
    texts: [
      'the special rule for trespassing children covers a danger and a child of this kind',
      'a possessor must guard trespassing children of this kind against a danger like this',
    ],
    lesson:
      'The rule for children needs a known artificial danger, children to be expected, and a child too young to grasp it.',
  },
  'yes-expected': {
    side: 'yes',
    texts: [
      'a danger in plain view still calls for care where people will predictably come to harm',
      'plain view does not end the duty where harm is to be anticipated in spite of it',
    ],
    lesson:
      'A plain danger leaves a duty to invitees only where the possessor should anticipate harm in spite of it.',
  },
  'yes-trap': {
    side: 'yes',
    texts: [
      'the law forbids serious harm aimed at intruders, and treats this danger as such harm',
      'no intrusion on land licenses its possessor to create a danger of this deliberate kind',
    ],
    lesson:
      'Harm is aimed at intruders when a device is set to injure them, not when a danger is left in place.',
  },
  'no-wilful': {
    side: 'no',
    texts: [
      'an entrant of this status is owed nothing beyond freedom from wilful or wanton harm',
      'short of wilful or wanton harm, the possessor owed nothing to an entrant of this status',
    ],
    lesson:
      'Freedom from wilful or wanton harm is all that is owed to a trespasser neither seen nor expected.',
  },
  'no-inspect': {
    side: 'no',
    texts: [
      'toward an entrant of this status the duty goes no further than dangers actually known',
      'this status gives the entrant no claim to have unknown dangers looked for and found',
    ],
    lesson:
      'That the duty ends with known dangers is the rule for licensees and for trespassers who are owed care.',
  },
  'no-ignorant': {
    side: 'no',
    texts: [
      'the possessor is no insurer and, without knowledge of the danger, was not at fault',
      'ignorance of the danger, with nothing more, leaves the possessor free of any fault',
    ],
    lesson:
      'Ignorance frees a possessor toward customers only of dangers that no reasonable inspection would show.',
  },
  'no-warned': {
    side: 'no',
    texts: [
      'the possessor did what the duty to this entrant asks once notice had been given',
      'notice was given, and the duty owed to an entrant in this position asks no more',
    ],
    lesson: 'Notice meets the duty when it tells of the danger itself and lets the entrant avoid it.',
  },
  'no-obvious': {
    side: 'no',
    texts: [
      'the duty falls away where the entrant could see or knew of the danger and avoid it',
      'an entrant is left to look out for a danger that is plain enough to be avoided',
    ],
    lesson:
      'A plain danger ends the duty unless the possessor should anticipate harm all the same, or a child cannot grasp it.',
  },
  'no-guest': {
    side: 'no',
    texts: [
      'a social guest must accept the place in the state in which the host lives with it',
      'friendship entitles a visitor to a place no safer than the host keeps it for himself',
    ],
    lesson:
      'A guest accepts the place as the host knows it, but must be told of concealed dangers the host knows.',
  },
  'no-beyond': {
    side: 'no',
    texts: [
      'an invitation to buy covers one part of the land, and the harm was done outside it',
      'the status of customer was lost where the harm was done, and the duty along with it',
    ],
    lesson: 'A customer keeps that status in the parts held open to customers and on the way there.',
  },
  'no-child-aware': {
    side: 'no',
    texts: [
      'a child able to grasp the risk is no better placed than an adult who trespasses',
      'the special rule for children does not extend to one who appreciates the risk',
    ],
    lesson: 'Appreciation of the risk defeats a child only where the child in fact grasped it.',
  },
  'no-child-unexpected': {
    side: 'no',
    texts: [
      'the special rule for children depends on reason to know that some will likely come',
      'toward children, as toward adults, no duty arises where intrusion was not to be expected',
    ],
    lesson: 'The rule for children falls away where the possessor had no reason to expect any of them.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: EntrantFacts, _skin: EntrantSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`tt-06 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, facts: EntrantFacts): boolean {
  const { entrant, danger, knowledge, warned } = facts
  switch (id) {
    case 'yes-activity':
      return danger === 'activity'
    case 'yes-warn':
      return warned === 'no'
    case 'yes-child':
      return isChild(facts)
    case 'yes-expected':
      return danger === 'obvious' || danger === 'expected' || warned === 'yes'
    case 'yes-trap':
      return danger === 'trap' || (isPosted(facts) && knowledge === 'knew' && danger === 'hidden')
    case 'no-wilful':
      return entrant !== 'customer'
    case 'no-inspect':
      return entrant === 'customer' || knowledge !== 'knew'
    case 'no-ignorant':
      return knowledge !== 'knew'
    case 'no-warned':
      return warned === 'yes' || isPosted(facts)
    case 'no-obvious':
      if (danger === 'activity') return entrant === 'known' || entrant === 'constant'
      return danger === 'obvious' || danger === 'expected' || warned === 'yes' || entrant === 'child aware'
    case 'no-guest':
      return entrant === 'guest'
    case 'no-beyond':
      return entrant === 'customer' || entrant === 'strayed'
    case 'no-child-aware':
      return isChild(facts) && knowledge === 'knew'
    case 'no-child-unexpected':
      return isChild(facts)
    default:
      return true
  }
}
