import type { Reason } from '../../engine/contract.ts'
import type { PropertyFacts, PropertySkin } from './facts.ts'

const REASONS: Readonly<Record<string, Reason>> = {
  'yes-entry': {
    side: 'yes',
    texts: [
      'to be where one means to be is enough, whatever the belief and however small the loss',
      'the wrong lies in the intended presence itself, and neither error nor thrift undoes it',
    ],
    lesson: 'Intended presence is enough for trespass only where it was neither privileged nor permitted.',
  },
  'yes-object': {
    side: 'yes',
    texts: [
      'causing a thing to come onto the land is treated like coming onto it in person',
      'the boundary is crossed by what one sends over it as much as by one’s own feet',
    ],
    lesson: 'A thing counts as an entry when it is sent onto the land on purpose.',
  },
  'yes-stay': {
    side: 'yes',
    texts: [
      'one whose leave to be there is at an end becomes a wrongdoer by remaining',
      'presence that began lawfully turns into a wrong once the right to it has ended',
    ],
    lesson: 'Remaining is a trespass once the leave or privilege has ended, and not before.',
  },
  'yes-careless': {
    side: 'yes',
    texts: [
      'carelessness, once it has led to harm, makes one answer on a claim of this kind',
      'a lack of care takes the place of intent on such a claim as soon as harm is done',
    ],
    lesson: 'Carelessness with harm supports a claim for entry on land, but no conversion of goods.',
  },
  'yes-pays': {
    side: 'yes',
    texts: [
      'an emergency of this kind excuses the act, yet leaves the loss with the one who acts',
      'the privilege given by such an emergency has its price, which is the loss it caused',
    ],
    lesson: 'One who acts to save himself or his own property must pay for the harm that he does.',
  },
  'yes-shelter': {
    side: 'yes',
    texts: [
      'the law lets a person in such a plight remain, and makes it wrongful to put him out',
      'an owner must put up with presence of this kind and is liable for ending it',
    ],
    lesson: 'Presence must be put up with while private necessity lasts, and no longer.',
  },
  'yes-force': {
    side: 'yes',
    texts: [
      'the right to clear one’s land was there, but the force used went past its limits',
      'the owner had a right to clear the land, yet exceeded the limits of force it sets',
    ],
    lesson: 'The means are excessive where no request came first or more force was used than was needed.',
  },
  'yes-dominion': {
    side: 'yes',
    texts: [
      'the control taken was so grave that the law treats it as a forced purchase',
      'so serious a denial of the owner’s right calls for payment of the entire value',
    ],
    lesson:
      'A forced purchase follows only when intended control interferes so gravely that the value should be paid.',
  },
  'yes-honest': {
    side: 'yes',
    texts: [
      'honest error about whose property it is does not lessen what is owed for the act',
      'the claim asks what was done with the property, and sets good faith aside',
    ],
    lesson: 'Good faith is no defense to a grave interference, but a slight one is no conversion anyhow.',
  },
  'no-volition': {
    side: 'no',
    texts: [
      'presence that was neither chosen nor brought about by carelessness is no wrong',
      'a person must have done something, or failed in care, to be answerable for being there',
    ],
    lesson: 'Where there was neither a choice nor a lack of care, there is no trespass.',
  },
  'no-harm': {
    side: 'no',
    texts: [
      'on a claim of this kind nothing is owed until some actual damage has been proved',
      'in such a case the law concerns itself with loss that was suffered, and none was',
    ],
    lesson: 'Actual damage must be proved where the entry was careless, not where it was intended.',
  },
  'no-mistake': {
    side: 'no',
    texts: [
      'what was done rested on an honest error of a kind for which the law makes allowance',
      'good faith of this sort takes away the wrong that intent would have made of the act',
    ],
    lesson: 'An error is allowed for only if the conduct of the possessor brought it about.',
  },
  'no-privilege': {
    side: 'no',
    texts: [
      'the emergency made the act lawful, with a price to be paid for actual loss alone',
      'an act excused by such an emergency is no wrong, and costs only what it destroys',
    ],
    lesson: 'That nothing is owed without actual loss is the rule for one who acts in private necessity.',
  },
  'no-loss-shared': {
    side: 'no',
    texts: [
      'an emergency of this kind excuses both the act and the loss that came of it',
      'the privilege that such an emergency gives is complete and reaches the loss as well',
    ],
    lesson: 'The privilege covers the loss only where the act was to save the public from disaster.',
  },
  'no-minor': {
    side: 'no',
    texts: [
      'the interference was too slight to make anyone pay the price of the thing',
      'a forced sale is out of proportion to so limited an interference with the right',
    ],
    lesson: 'An interference is slight when it is brief and leaves the thing about as it was.',
  },
  'no-control': {
    side: 'no',
    texts: [
      'without an intent to exercise control over the thing there is no such claim',
      'this claim lies for a purpose to deal with the thing, however great the damage',
    ],
    lesson: 'Intent to deal with the thing is missing where it was merely damaged by carelessness.',
  },
  'no-expel': {
    side: 'no',
    texts: [
      'an owner need not suffer the presence of one who has no leave and no privilege',
      'nobody without right to be there can complain of being taken off in such a way',
    ],
    lesson: 'An owner may clear the land of those without right, unless they are in peril.',
  },
  'no-asked': {
    side: 'no',
    texts: [
      'a request that is refused lets the owner end the intrusion by moderate means',
      'after asking in vain the owner may use such measures as these',
    ],
    lesson: 'Moderate means after a request are lawful against an intruder, but not against one in peril.',
  },
  'no-custom': {
    side: 'no',
    texts: [
      'common usage supplies leave for presence of this kind, though nobody gave it in words',
      'the law reads leave for presence of this kind into common usage, though nobody gave it',
    ],
    lesson: 'Usage gives leave to walk up to a door and knock, until the possessor objects.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: PropertyFacts, _skin: PropertySkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`tt-03 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, { claim, act, mind, harm, need }: PropertyFacts): boolean {
  const goods = claim === 'goods'
  switch (id) {
    case 'yes-entry':
      return claim === 'land'
    case 'yes-object':
      return act === 'object' || act === 'thrown' || (act === 'careless' && harm === 'none')
    case 'yes-stay':
      return act === 'overstayed' || act === 'knocked' || (claim === 'land' && need === 'private')
    case 'yes-careless':
      return need === 'none' && claim !== 'expulsion' && act !== 'knocked' && mind !== 'induced'
    case 'yes-pays':
    case 'no-loss-shared':
      return act === 'thrown' || (need !== 'none' && claim !== 'expulsion')
    case 'no-privilege':
      return need === 'public' || (claim === 'land' && need === 'private' && harm === 'none')
    case 'yes-force':
      return claim === 'expulsion'
    case 'yes-shelter':
    case 'no-expel':
      return claim === 'expulsion'
    case 'no-asked':
      return claim === 'expulsion'
    case 'yes-dominion':
    case 'no-minor':
    case 'no-control':
      return goods
    case 'yes-honest':
      return mind !== 'knowing'
    case 'no-volition':
      if (act === 'thrown' || act === 'object') return true
      return (
        claim === 'land' && (act === 'careless' || mind !== 'knowing' || (need !== 'none' && harm === 'harm'))
      )
    case 'no-custom':
      return ['walked', 'knocked', 'overstayed'].includes(act) && mind !== 'induced' && need === 'none'
    case 'no-harm':
      return harm === 'none'
    case 'no-mistake':
      return mind !== 'knowing' || (claim === 'land' && act === 'careless' && harm === 'harm')
    default:
      return true
  }
}
