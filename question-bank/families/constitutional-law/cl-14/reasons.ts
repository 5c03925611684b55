import type { Reason } from '../../engine/contract.ts'
import { isExaction, type TakingFacts, type TakingSkin } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-enter': {
    side: 'yes',
    texts: [
      'property is taken when others may occupy or enter it as of right, however small the part',
      'a right of others to occupy or enter takes property, however small the part they use',
    ],
    lesson:
      'A right of others to occupy or enter takes property where government grants it outright, not for a single trespass or as a fair condition.',
  },
  'yes-goods': {
    side: 'yes',
    texts: [
      'the goods and money of an owner, like land, may not be kept without payment',
      'to keep the goods or money of an owner without payment is to take them, as with land',
    ],
    lesson:
      'Goods and money are kept without payment where government holds on to specific property of the owner, not where it lays a general tax.',
  },
  'yes-gain': {
    side: 'yes',
    texts: [
      'a gain that the measure brings its owner may lower the payment but not the right to it',
      'the right to payment does not fall away because the measure also brings a gain',
    ],
    lesson:
      'A gain to the owner leaves the right to payment untouched where government has physically taken something.',
  },
  'yes-total': {
    side: 'yes',
    texts: [
      'a rule that leaves land without economic use takes it, and weighing is not called for',
      'where a rule deprives land of its whole economic use it is a taking without weighing',
    ],
    lesson:
      'A rule is a taking without weighing where the whole economic use of the land is gone for good and older law had not barred that use.',
  },
  'yes-later': {
    side: 'yes',
    texts: [
      'one who buys after a rule was made may still complain of what the rule does',
      'the right to complain of a rule passes to one who buys after it was made',
    ],
    lesson:
      'One who buys after a rule was made may complain of it, but gets no more rights than older property law gave the seller.',
  },
  'yes-nexus': {
    side: 'yes',
    texts: [
      'what is demanded does not serve the end that would justify a refusal of the permit',
      'the demand has no connection with the harm for which the permit could be refused',
    ],
    lesson:
      'A demand must serve the end that would justify a refusal of the permit; this one has that connection, or needs no permit.',
  },
  'yes-proportion': {
    side: 'yes',
    texts: [
      'what is demanded goes far beyond the burden that the owner’s project will cause',
      'the demand is out of all proportion to the burden that the project will cause',
    ],
    lesson:
      'A demand may not go far beyond the burden that the project will cause; that test is for conditions on permits and is met by a matching one.',
  },
  'yes-private': {
    side: 'yes',
    texts: [
      'property may not be taken in order to confer a benefit on a chosen private party',
      'it is no public use to take property for the private benefit of a chosen party',
    ],
    lesson:
      'Property may not be taken for the private benefit of a chosen party, but a plan for public ends may use private parties.',
  },
  'no-partial': {
    side: 'no',
    texts: [
      'a loss of part of the value, or for a time, is weighed, and here the scales favor the county',
      'on balance a loss that is partial in value or in time is one that owners have to bear',
    ],
    lesson:
      'Partial loss in value or time is weighed only where government regulates use, not where it enters, keeps property, ends all use, or sets conditions.',
  },
  'no-entry': {
    side: 'no',
    texts: [
      'a passing entry may be a trespass but gives nobody a right in the property',
      'an entry of this kind is at most a trespass and not a right that was taken',
    ],
    lesson:
      'A passing entry is at most a trespass only where it happens by chance and once, and gives nobody a right to come again.',
  },
  'no-title': {
    side: 'no',
    texts: [
      'the older law of property never gave an owner the right that is claimed here',
      'the right that is claimed here was never part of title under the older law',
    ],
    lesson:
      'A right was never part of title only where older law, such as nuisance, already withheld it; a new statute or ordinance is not older law.',
  },
  'no-settled': {
    side: 'no',
    texts: [
      'nothing is final so far, and until it is the owner has nothing to complain of',
      'the owner has nothing to complain of as long as there is nothing final',
    ],
    lesson:
      'Nothing is final as long as the owner has not sought leave for the use; a permit refused for declining a condition is final enough.',
  },
  'no-fair': {
    side: 'no',
    texts: [
      'what is demanded serves the end of the permit or license and is in proportion to it',
      'the demand is in proportion to the end of the permit or license, and serves it',
    ],
    lesson:
      'A demand that serves the end of a permit or license in proportion is valid; one that does not is not, and other acts are no such demands.',
  },
  'no-tax': {
    side: 'no',
    texts: [
      'a charge laid on all alike is a tax, which need not match what each owner causes',
      'the money is due as a tax, and a tax is no taking though it burdens some more',
    ],
    lesson:
      'A tax is no taking if it is due from all owners without regard to any permit; conditions on permits, and keeping more than the tax, differ.',
  },
  'no-public': {
    side: 'no',
    texts: [
      'a plan for public ends is a public use though private parties will hold the land',
      'the use is public although private parties will have the land under the plan',
    ],
    lesson:
      'A use is public where land is taken under a real plan for public ends; favoring one private party is no such plan.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: TakingFacts, _skin: TakingSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cl-14 has no reason ${id}`)
  return found
}

const isCondemned = (facts: TakingFacts) => facts.act === 'plan' || facts.act === 'favorite'
const isLimited = (facts: TakingFacts) =>
  ['wipe-out', 'nuisance', 'moratorium', 'partial'].includes(facts.act)

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, facts: TakingFacts): boolean {
  switch (id) {
    case 'yes-enter':
      return ['occupation', 'access', 'inspection', 'stray', 'crop', 'easement'].includes(facts.act)
    case 'yes-goods':
      return (
        ['crop', 'surplus', 'tax', 'stray'].includes(facts.act) ||
        (facts.act === 'fee' && facts.fit === 'both')
      )
    case 'yes-gain':
      return (
        facts.wrinkle === 'gain' || isCondemned(facts) || ['tax', 'partial', 'moratorium'].includes(facts.act)
      )
    case 'yes-total':
      return facts.act !== 'tax'
    case 'yes-later':
      return facts.wrinkle === 'later'
    case 'yes-nexus':
      return isExaction(facts) || facts.act === 'inspection'
    case 'yes-proportion':
      return isExaction(facts) || isLimited(facts) || facts.act === 'inspection' || facts.act === 'tax'
    case 'yes-private':
      return isCondemned(facts) || isExaction(facts) || ['occupation', 'access', 'crop'].includes(facts.act)
    case 'no-entry':
      return ['occupation', 'access', 'inspection', 'stray'].includes(facts.act)
    case 'no-title':
      return isLimited(facts) || ['surplus', 'crop', 'access', 'inspection'].includes(facts.act)
    case 'no-settled':
      return facts.wrinkle === 'undecided' || facts.wrinkle === 'refused' || facts.act === 'moratorium'
    case 'no-fair':
      return isExaction(facts) || ['occupation', 'access', 'inspection', 'crop', 'tax'].includes(facts.act)
    case 'no-tax':
      return ['tax', 'fee', 'surplus', 'crop'].includes(facts.act)
    case 'no-public':
      return isCondemned(facts)
    default:
      return true
  }
}
