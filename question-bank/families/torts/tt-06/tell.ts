import { type EntrantFacts, type EntrantSkin, isChild } from './facts.ts'

export function injured(facts: EntrantFacts, skin: EntrantSkin): string {
  return isChild(facts) ? skin.child : skin.adult
}

/** The facts in prose: place, who came, what happened, what the possessor knew, and the action. */
export function tell(facts: EntrantFacts, skin: EntrantSkin): string {
  const sentences = [skin.opening, came(facts, skin), ...harm(facts, skin), suit(facts, skin)]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

const SIGN = 'past a sign that read “No Trespassing”'

function came({ entrant, danger }: EntrantFacts, { owner, adult, child, goods }: EntrantSkin): string {
  switch (entrant) {
    case 'customer':
      return `${adult} came during business hours to buy ${goods}.`
    case 'guest':
      return `${adult}, an old friend, came at ${owner}’s invitation for a Sunday supper.`
    case 'strayed':
      return `${adult} came to buy ${goods}, but out of curiosity stepped over a chain that bore the sign “Staff Only” into a back yard closed to customers.`
    case 'trespasser':
      return `One night ${adult} climbed the fence ${SIGN} to take a short cut. Nobody saw it, and ${owner} had never known of anyone who did such a thing.`
    case 'known':
      return `${adult} climbed the fence ${SIGN} to take a short cut. ${owner} looked up and saw ${adult} walk straight toward ${danger === 'activity' ? 'the machine that was about to move' : 'the spot where the accident was to happen'}.`
    case 'constant':
      return `Every day dozens of people from the village cut across one narrow strip of the land ${SIGN}, as ${owner} well knew. ${adult} was one of them, and nobody saw ${adult} that day.`
    case 'child':
      return `${child}, aged five, followed a kitten through a gap in the fence ${SIGN}. ${owner} knew that small children from the houses next door slipped in there almost daily.`
    case 'child aware':
      return `${child}, aged twelve, slipped through a gap in the fence ${SIGN}. ${owner} knew that children from the houses next door came in there almost daily.`
    case 'child unexpected':
      return `${child}, aged five, wandered off from a broken-down car and came in ${SIGN}. The place lies nine miles from any house, and ${owner} had no reason to think that a child would ever come there.`
  }
}

const WHERE: Readonly<Record<EntrantFacts['entrant'], string>> = {
  customer: 'On the path to the shop,',
  guest: 'On the path from the gate,',
  strayed: 'There',
  trespasser: 'On the way across,',
  known: 'A moment later,',
  constant: 'On that strip,',
  child: 'A few yards in,',
  'child aware': 'A few yards in,',
  'child unexpected': 'A few yards in,',
}

const STRUCK: Partial<Record<EntrantFacts['entrant'], string>> = {
  guest: ', who could not know that it was about to move',
  trespasser: ' in the dark',
}

function harm(facts: EntrantFacts, skin: EntrantSkin): string[] {
  const { entrant, danger } = facts
  const { owner } = skin
  const person = injured(facts, skin)
  const where = WHERE[entrant]
  switch (danger) {
    case 'trap':
      return [
        `To keep thieves away, ${owner} had fixed a loaded shotgun to fire at anyone who opened the shed.`,
        `${person} opened it to get out of a sudden storm and was shot in the leg.`,
      ]
    case 'activity':
      return [
        `${where} ${skin.activity}, which ${owner} was moving without a look or a call, struck ${person}${STRUCK[entrant] ?? ''}.`,
      ]
    case 'obvious':
    case 'expected':
      return plain(facts, skin, where, person)
    case 'hidden': {
      const sound = entrant === 'child aware' ? '' : ', which looked sound,'
      return [
        `${where} ${skin.hidden}${sound} gave way under ${person}, who fell ${skin.depth}.`,
        ...knew(facts, skin, person),
      ]
    }
  }
}

function plain({ entrant, danger }: EntrantFacts, skin: EntrantSkin, where: string, person: string) {
  const { owner } = skin
  const told = `${where} ${person} fell into ${skin.open}, which ${owner} had left open.`
  if (danger === 'expected')
    return [
      told,
      'It was in plain view, but it cut the only way to the door.',
      `The court finds that ${owner} had every reason to expect customers to fall in even so, since they must cross it with their arms full.`,
    ]
  if (entrant === 'child')
    return [
      told,
      `Any adult would have seen the danger; the court finds that a child of five could not grasp it, and that a cover for ${CHEAP} would have made it safe.`,
    ]
  return [
    told,
    `It lay in full daylight for anyone to see, there was ample room to walk around it, and nothing gave ${owner} reason to think that anyone would not.`,
  ]
}

const CHEAP = 'less than fifty dollars'

function knew(facts: EntrantFacts, skin: EntrantSkin, person: string): string[] {
  const { owner } = skin
  const { entrant, knowledge, warned } = facts
  if (warned === 'yes') {
    const told = entrant === 'known' ? 'on seeing' : 'minutes earlier, on greeting'
    return [
      `${owner} had known of the weak spot for a month and, ${told} ${person}, had called out just where it was and how to walk around it, which was easy. ${person} heard and understood, but then forgot.`,
    ]
  }
  const safe = isChild(facts) ? `To make it safe would have cost ${CHEAP}.` : ''
  if (knowledge === 'could find')
    return [
      `${owner} did not know that it was weak and had been given no sign of it, though a routine inspection, which was not made, would have shown it.`,
      safe,
    ]
  if (knowledge === 'unknowable')
    return [
      `${owner} inspected the grounds with care each week, did not know that it was weak, and by the court’s finding could not have found out.`,
    ]
  const aware =
    entrant === 'child aware'
      ? `${person} had been shown the rotten spot by an older brother, understood just what a fall there would do, and jumped on it to prove a point.`
      : ''
  return [`${owner} had known for a month that it was weak, and had told nobody.`, safe, aware]
}

/** The action, and with it the law that the state has adopted. */
function suit(facts: EntrantFacts, skin: EntrantSkin): string {
  const person = injured(facts, skin)
  const who = isChild(facts) ? `As guardian the mother of ${person}` : person
  return `${who} brings an action against ${skin.owner} for compensation, including ${skin.wants}, in a state that follows the Restatement (Second) of Torts on the duties of possessors toward trespassers, licensees and invitees.`
}
