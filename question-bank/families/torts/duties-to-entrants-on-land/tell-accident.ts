import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The } from '../../engine/party.ts'
import { type EntrantFacts, type EntrantStory, injured, isChild } from './facts.ts'

/** The warning, and the change of mind; empty where none was given. */
export function pointedOut(facts: EntrantFacts, story: EntrantStory): string {
  if (facts.warned === 'no') return ''
  const person = injured(facts, story)
  const called = {
    customer: `As ${person.the} left the store, the owner`,
    guest: `When ${person.the} arrived, the owner`,
  }[facts.entrant as string]
  return `${called ?? He(story.owner)} called out, "Don't use the ${story.support}. It won't hold you. Go around by the driveway." ${The(person)} thanked ${him(story.owner)} and turned toward the driveway. Once the owner had gone inside, however, ${person.the} turned back and stepped onto the ${story.support}.`
}

/** The accident, with the injury. */
export function accident(facts: EntrantFacts, story: EntrantStory): string {
  const { fall, hole, support, bone } = story
  const person = injured(facts, story)
  const broke = `broke ${his(person)} ${bone}`
  switch (facts.danger) {
    case 'trap':
      return `It began to rain, and when ${person.the} opened the unlocked door of the shed for shelter, the gun fired and struck ${him(person)} in the leg.`
    case 'activity':
      return struck(facts, story)
    case 'expected':
      return `As ${he(person)} carried ${his(person)} purchase to the parking lot, ${person.the} slipped off the plank, fell into the ${hole}, and ${broke}.`
    case 'obvious':
      return facts.entrant === 'child'
        ? `${The(person)} ran to the edge of the ${hole}, fell in, and ${broke}.`
        : `${WHEN[facts.entrant]} ${person.the} saw the ${hole} but walked along its edge, slipped, fell in, and ${broke}.`
    case 'hidden':
      break
  }
  const fell = `fell ${fall} and ${broke}.`
  if (facts.warned === 'yes') return `It gave way, and ${he(person)} ${fell}`
  if (facts.entrant === 'child aware')
    return `${The(person)} knew from an older brother that the ${support} was ${story.flaw} and that a fall there could kill. On a dare, ${he(person)} jumped onto it. It gave way, and ${he(person)} ${fell}`
  if (isChild(facts))
    return `When ${person.the} ran onto the ${support}, it gave way, and ${he(person)} ${fell}`
  return `${capital(`${WHEN[facts.entrant]} ${facts.entrant === 'constant' ? `when ${person.the}` : person.the}`.trim())} stepped onto the ${support}${facts.entrant === 'constant' ? ', it' : ', and it'} gave way. ${He(person)} ${fell}`
}

/** Where or when it happened, by the entrant. */
const WHEN: Readonly<Record<EntrantFacts['entrant'], string>> = {
  customer: 'On the way out,',
  guest: 'On the way in,',
  strayed: '',
  trespasser: 'In the dark,',
  known: 'A minute later,',
  constant: '',
  child: '',
  'child aware': '',
  'child unexpected': '',
}

/** How the machine struck. */
function struck(facts: EntrantFacts, story: EntrantStory): string {
  const { machine, bone } = story
  const person = injured(facts, story)
  const hit = `struck ${him(person)} and broke ${his(person)} ${bone}.`
  return facts.entrant === 'guest'
    ? `As ${person.the} walked past, with nothing to tell ${him(person)} that the ${machine} was about to move, the owner backed it up without looking. It ${hit}`
    : `The owner then backed up the ${machine} without looking or sounding the horn. It struck ${person.the} and broke ${his(person)} ${bone}.`
}
