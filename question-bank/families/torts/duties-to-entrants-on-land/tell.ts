import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import { type EntrantFacts, type EntrantStory, injured, isChild } from './facts.ts'

const SIGN = 'past a "No Trespassing" sign'

/** As it happened: the visit, the accident, what the owner knew. */
function inOrder(facts: EntrantFacts, story: EntrantStory): string {
  return join(
    came(facts, story),
    pointedOut(facts, story, facts.entrant === 'known' ? head(story.hidden) : story.hidden),
    harm(facts, story, false),
    knew(facts, story),
    suit(facts, story),
  )
}

/** The danger first, then the visit. */
function dangerFirst(facts: EntrantFacts, story: EntrantStory): string {
  return join(
    danger(facts, story),
    came(facts, story, 'told'),
    pointedOut(facts, story, head(story.hidden)),
    harm(facts, story, true),
    suit(facts, story),
  )
}

/** The injury first, then how it came about. */
function injuryFirst(facts: EntrantFacts, story: EntrantStory): string {
  const { warned } = facts
  const heedless = warned === 'yes' ? heard(facts, story) : ''
  return join(
    injury(facts, story),
    came(facts, story, 'had'),
    knew(facts, story),
    heedless,
    suit(facts, story),
  )
}

export const tell = [inOrder, dangerFirst, injuryFirst] as const

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** How the person came. 'told': the place is known. 'had': the place and the person are, and this came before. */
function came(facts: EntrantFacts, story: EntrantStory, at?: 'told' | 'had'): string {
  const { place, goods, lure, open, machine, hidden } = story
  const person = injured(facts, story)
  const on = at === undefined ? place : 'the property'
  const who = at === 'had' ? person.the : person.a
  switch (facts.entrant) {
    case 'customer':
      return `${capital(who)} ${at === 'had' ? 'had come' : 'came'} to ${on} during business hours to buy ${goods}.`
    case 'guest':
      return at === undefined
        ? `The owner of ${place}, whose house stands beside it, invited an old friend to supper.`
        : `The owner, whose house stands on the property, ${at === 'had' ? `had invited ${person.the}` : 'invited an old friend'} to supper.`
    case 'strayed':
      return `${capital(who)} ${at === 'had' ? 'had come' : 'came'} to ${on} to buy ${goods} but, out of curiosity, stepped over a chain with a sign that read "Employees Only" into a back yard closed to customers.`
    case 'trespasser':
      return `One night ${who} ${at === 'had' ? 'had climbed' : 'climbed'} the fence of ${on}, ${SIGN}, to take a shortcut. No one saw ${him(person)}, and the owner had never known anyone to enter that way.`
    case 'known': {
      const met =
        at === undefined
          ? { activity: `a ${machine}`, obvious: `an uncovered ${open}`, hidden: `the ${hidden}` }
          : { activity: `the ${machine}`, obvious: `the ${open}`, hidden: `the ${head(hidden)}` }
      const toward = met[facts.danger as keyof typeof met]
      return `${capital(who)} ${at === 'had' ? 'had climbed' : 'climbed'} the fence of ${on}, ${SIGN}, to take a shortcut. The owner looked up and saw ${him(person)} walking straight toward ${toward}.`
    }
    case 'constant':
      return `As the owner${at === undefined ? ` of ${place}` : ''} knew, dozens of people cut across one narrow strip of the ${at === undefined ? 'land' : 'property'} every day, ${SIGN}. One morning ${who} did so, and no one saw ${him(person)}.`
    case 'child':
    case 'child aware':
      return `The owner${at === undefined ? ` of ${place}` : ''} knew that children from the houses next door slipped through a gap in the fence almost every day. One morning ${who} ${facts.entrant === 'child' ? `${lure} through the gap` : 'came through the gap'}, ${SIGN}.`
    default:
      return `${capital(who)} ${at === 'had' ? 'had wandered' : 'wandered'} away from ${his(person)} family's broken-down car and onto ${at === undefined ? `the land of ${place}` : on}, ${SIGN}. The nearest house is miles away, and the owner had no reason to think that a child would ever come there.`
  }
}

/** The accident. `isToldOf`: the danger has been described already. A trespasser who was seen was seen near it. */
function harm(facts: EntrantFacts, story: EntrantStory, isToldOf: boolean): string {
  const { hidden, fall, open, machine } = story
  const person = injured(facts, story)
  const isNamed = isToldOf || facts.entrant === 'known'
  const where = facts.warned === 'yes' ? `A few minutes later,` : WHERE[facts.entrant]
  switch (facts.danger) {
    case 'trap':
      return `${isToldOf ? '' : `${gun(story)} `}${The(person)} opened the shed to get out of a sudden storm and was shot in the leg.`
    case 'activity':
      return isToldOf
        ? `${where} the ${machine} struck ${person.the}.${unaware(facts, story)}`
        : `${where} ${person.the} was struck by ${isNamed ? `the ${machine}, which` : `a ${machine} that`} the owner was moving without looking or sounding its horn.${unaware(facts, story)}`
    case 'hidden': {
      if (facts.warned === 'yes')
        return `${where} ${person.the} walked onto it all the same to save a few steps. It gave way, and ${he(person)} fell ${fall}.`
      const gave = `${where} the ${isNamed ? head(hidden) : hidden} gave way under ${person.the}, who fell ${fall}.`
      return isToldOf ? join(gave, grasped(facts, story)) : gave
    }
    default:
      return `${where} ${facts.danger === 'obvious' && facts.entrant !== 'child' ? `looking back over ${his(person)} shoulder, ` : ''}${person.the} fell into ${isNamed ? `the ${open}` : `an uncovered ${open} that the owner had left open`}. ${isToldOf ? '' : plain(facts, 'It')}`.trim()
  }
}

const WHERE: Readonly<Record<EntrantFacts['entrant'], string>> = {
  customer: 'On the path to the shop,',
  guest: 'On the path from the gate,',
  strayed: 'There',
  trespasser: 'In the dark,',
  known: 'Half a minute later,',
  constant: 'On that strip,',
  child: 'A few yards in,',
  'child aware': 'A few yards in,',
  'child unexpected': 'A few yards in,',
}

/** A guest's excuse for not staying clear of a machine; empty for others. */
const unaware = (facts: EntrantFacts, story: EntrantStory): string =>
  facts.entrant === 'guest'
    ? ` ${He(injured(facts, story))} could not have known that it was about to move.`
    : ''

const gun = ({ owner }: EntrantStory): string =>
  `To stop thieves, ${owner.the} had set a loaded shotgun to fire at anyone who opened a shed.`

/** The injury in a sentence, with the place. */
function injury(facts: EntrantFacts, story: EntrantStory): string {
  const { place, hidden, fall, open, machine } = story
  const person = injured(facts, story)
  const at = facts.entrant === 'child unexpected' ? `on remote land that belongs to ${place}` : `at ${place}`
  switch (facts.danger) {
    case 'trap':
      return `${capital(person.a)} was shot in the leg ${at} when ${he(person)} opened a shed to get out of a sudden storm. ${gun(story)}`
    case 'activity':
      return `${capital(person.a)} was struck ${at} by a ${machine} that the owner was moving without looking or sounding its horn.${unaware(facts, story)}`
    case 'hidden':
      return `${capital(person.a)} fell ${fall} ${at} when the ${hidden} gave way.`
    default:
      return `${capital(person.a)} fell into an uncovered ${open} ${at}. ${plain(facts, `The ${open}`)}`
  }
}

/** An open danger, as those who come see it. `what` names it. */
function plain(facts: EntrantFacts, what: string): string {
  if (facts.danger === 'expected')
    return `${what} lay in plain view but cut across the only way to the shop door. Customers with full arms had to step over it, and two had stumbled there that month.`
  if (facts.entrant === 'child')
    return `Any adult would have noticed it, but a child of five would not have appreciated the danger. A cover would have cost $50.`
  return `${what} lay in full daylight with ample room to walk around it, and no one had ever come to harm there.`
}

/** The owner's knowledge and words. */
function knew(facts: EntrantFacts, story: EntrantStory): string {
  if (facts.danger !== 'hidden') return ''
  const { hidden } = story
  const sound = facts.entrant === 'child aware' ? '' : `The ${head(hidden)} had looked sound. `
  switch (facts.knowledge) {
    case 'could find':
      return `${sound}The owner ${knewNothing(facts)} that it was weak, although a routine inspection, which was never made, would have disclosed the defect.${cheap(facts)}`
    case 'unknowable':
      return `${sound}The owner had carefully inspected the grounds every week, but the weakness lay deep inside, where no reasonable inspection would have disclosed it.`
    default:
      return join(
        `${facts.warned === 'yes' ? '' : sound}The owner had known for a month that ${sound === '' || facts.warned === 'yes' ? `the ${head(hidden)}` : 'it'} was weak${facts.warned === 'yes' ? '.' : ' and had told no one.'}${cheap(facts)}`,
        grasped(facts, story),
      )
  }
}

/** A customer may recover for what an inspection would have shown; others only for what there was reason to know. */
const knewNothing = ({ entrant }: EntrantFacts): string =>
  entrant === 'customer' ? 'did not know' : 'did not know and had no reason to know'

/** 'lid', of 'lid of an old sawdust pit'. */
const head = (thing: string): string => thing.replace(/ (?:of|over) .*/, '').replace(/^.* /, '')

const cheap = (facts: EntrantFacts): string => (isChild(facts) ? ' A repair would have cost $50.' : '')

/** The warning, before the accident; empty where none was given. */
function pointedOut(facts: EntrantFacts, story: EntrantStory, what: string): string {
  if (facts.warned === 'no') return ''
  const person = injured(facts, story)
  const rises = facts.entrant === 'guest' && what === story.hidden ? `When ${person.the} arrived, the` : 'The'
  return `${rises} owner pointed out that the ${what} was weak and showed ${him(person)} the easy way around it, and ${person.the} answered, "Thanks, I see it."`
}

/** The warning, told after the accident. */
function heard(facts: EntrantFacts, story: EntrantStory): string {
  const person = injured(facts, story)
  return `Minutes before the accident, the owner had shown ${him(person)} the weak spot and the easy way around it, and ${person.the} had answered, "Thanks, I see it." ${He(person)} walked onto it all the same to save a few steps.`
}

/** The understanding of a child who had learned of the danger; empty for others. */
function grasped(facts: EntrantFacts, story: EntrantStory): string {
  return facts.entrant === 'child aware'
    ? `${The(injured(facts, story))} had been shown the weak spot by an older brother, understood what a fall there would do, and jumped on it to prove a point.`
    : ''
}

/** The danger by itself, as a beginning. */
function danger(facts: EntrantFacts, story: EntrantStory): string {
  const { place, hidden, open, machine } = story
  switch (facts.danger) {
    case 'trap':
      return `To stop thieves, the owner of ${place} set a loaded shotgun to fire at anyone who opened a shed.`
    case 'activity':
      return `The owner of ${place} was moving a ${machine} across the grounds without looking or sounding its horn.`
    case 'hidden':
      break
    default:
      return `The owner of ${place} had left an uncovered ${open} on the grounds. ${plain(facts, 'It')}`
  }
  const looked = facts.entrant === 'child aware' ? '' : `, although it looked sound`
  if (facts.knowledge === 'knew')
    return `The owner of ${place} had known for a month that the ${hidden} was weak${looked}${facts.warned === 'yes' ? '' : ', and had told no one'}.${cheap(facts)}`
  return facts.knowledge === 'could find'
    ? `The owner of ${place} ${knewNothing(facts)} that the ${hidden}, which looked sound, was weak. A routine inspection, which was never made, would have disclosed the defect.${cheap(facts)}`
    : `The owner of ${place} carefully inspected the grounds every week. The ${hidden} looked sound, but its weakness lay deep inside, where no reasonable inspection would have disclosed it.`
}

/** The action, and with it the law of the jurisdiction. */
function suit(facts: EntrantFacts, story: EntrantStory): string {
  const person = injured(facts, story)
  const who = isChild(facts) ? `${capital(whose(person))} guardian` : The(person)
  return `${who} sued the owner in a jurisdiction that follows the Restatement (Second) of Torts.`
}
