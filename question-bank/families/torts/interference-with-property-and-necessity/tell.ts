import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import { defendant, type PropertyFacts, type PropertyStory, plaintiff, type Twist } from './facts.ts'

const CLAIM = { land: 'trespass to land', goods: 'conversion', expulsion: 'battery' } as const
/** The law of the jurisdiction, where it is not the same everywhere. */
const law = ({ twist }: PropertyFacts): string =>
  twist === 'induced' || twist === 'firebreak'
    ? ' The jurisdiction follows the Restatement (Second) of Torts.'
    : ''

/** The place or the thing first, then the events, then the suit. */
function inOrder(facts: PropertyFacts, story: PropertyStory): string {
  const { owner, actor } = story
  const place = setting(
    facts,
    story,
    owner.a,
    actor.a,
    `${capital(owner.a)} owned and occupied ${story.land}.`,
  )
  return `${place} ${TOLD[facts.twist](story, facts.claim === 'goods' ? actor.the : actor.a)} ${The(plaintiff(facts, story))} sued ${defendant(facts, story).the} for ${CLAIM[facts.claim]}.${law(facts)}`
}

/** The suit first, as the plaintiff's. */
function suitFirst(facts: PropertyFacts, story: PropertyStory): string {
  const { owner, actor } = story
  const place = setting(
    facts,
    story,
    owner.the,
    actor.the,
    `${The(owner)} was in possession of ${story.land}.`,
  )
  return `${capital(plaintiff(facts, story).a)} sued ${defendant(facts, story).a} for ${CLAIM[facts.claim]}.${law(facts)} The following facts are undisputed. ${place} ${TOLD[facts.twist](story, actor.the)}`
}

/** The remedy first. */
function remedyFirst(facts: PropertyFacts, story: PropertyStory): string {
  const { owner, actor } = story
  const land = story.land.replace(/^an? /, '')
  const place = setting(facts, story, owner.the, actor.the, `The land is ${whose(owner)} ${land}.`)
  return `${capital(plaintiff(facts, story).a)} seeks damages from ${defendant(facts, story).a} in an action for ${CLAIM[facts.claim]}.${law(facts)} ${place} ${TOLD[facts.twist](story, actor.the)}`
}

export const tell = [inOrder, suitFirst, remedyFirst] as const

/** `land` tells whose the land is; a thing is kept in a room that both people use. */
function setting(
  { claim, twist }: PropertyFacts,
  { thing, worth }: PropertyStory,
  owner: string,
  actor: string,
  land: string,
): string {
  if (claim !== 'goods') return land
  return twist === 'bought'
    ? `${capital(owner)} kept ${thing} worth ${worth} in a workshop. A thief stole it one night and sold it to ${actor}.`
    : `${capital(owner)} kept ${thing} worth ${worth} in a storage room that ${actor} also used.`
}

const UNHURT = 'Nothing on the land was harmed.'
const STORM = ({ actor, shelter }: PropertyStory, x: string) =>
  `A sudden blizzard struck while ${x} was hiking on a public trail nearby. To keep from freezing, ${he(actor)} took refuge in ${shelter} on the land.`
const SHOWER = ({ actor, owner, shelter }: PropertyStory, x: string) =>
  `On a mild afternoon ${x} entered ${shelter} on the land, without permission, to get out of a light rain. ${The(owner)} found ${actor.the} there and asked ${him(actor)} to leave, but ${actor.the} refused.`
const OWN = ({ actor, owner, theThing }: PropertyStory) => {
  const kind = theThing.slice('the '.length)
  return `One morning ${actor.the}, who kept an identical ${kind} in the room, reasonably mistook ${whose(owner)} ${kind} for ${his(actor)} own`
}

/** The events, by twist. `x` is the actor at the first mention. */
const TOLD: Readonly<Record<Twist, (story: PropertyStory, x: string) => string>> = {
  map: ({ actor, theLand }, x) =>
    `Because of a printer's error, an official county map showed a public footpath across ${theLand}. Relying on the map, ${x} walked across ${theLand} in the belief that ${he(actor)} was on the footpath. ${UNHURT}`,
  induced: ({ actor, owner, theLand }, x) =>
    `One morning ${x} met ${owner.the} on the road and asked where the public footpath was. Mistaken about its route, ${owner.the} pointed across ${theLand}. ${The(actor)} walked that way in the belief that ${he(actor)} was on the footpath. ${UNHURT}`,
  object: ({ actor, object, owner, theLand }, x) =>
    `To get rid of ${object}, ${x} stood on the public road one evening and heaved it over the fence onto ${theLand}. ${The(owner)} found it there the next morning, and ${actor.the} has since taken it back. ${UNHURT}`,
  overstayed: ({ actor, owner }, x) =>
    `${The(owner)} gave ${x} permission to picnic there for the day. At noon ${owner.the} changed ${his(owner)} mind and asked ${actor.the} to leave. ${The(actor)} could have packed up and left within minutes but stayed until evening. ${UNHURT}`,
  thrown: ({ actor, crop, theLand }, x) =>
    `${capital(x)} was standing on the public sidewalk beside ${theLand} when a stranger, without warning, shoved ${him(actor)} through the open gate. ${The(actor)} got up and left immediately, but the fall had ruined ${crop}, at a loss of $700.`,
  'careless-harm': ({ actor, crop, theLand }, x) =>
    `${capital(x)} was riding a bicycle on the public road beside ${theLand}. While reading a message on ${his(actor)} phone, ${he(actor)} missed a bend, lost control, and rolled through an open gate onto ${theLand}, where the bicycle tore through ${crop}. The loss was $700.`,
  'careless-none': ({ actor, theLand }, x) =>
    `${capital(x)} was riding a bicycle on the public road beside ${theLand}. While reading a message on ${his(actor)} phone, ${he(actor)} missed a bend, lost control, and rolled through an open gate onto ${theLand}, where ${he(actor)} came to a stop and turned back. ${UNHURT}`,
  'refuge-harm': (story, x) =>
    `${STORM(story, x)} The door had frozen shut, and ${he(story.actor)} broke it to get in. ${He(story.actor)} left at dawn, when the storm was over. The repair of the door cost $900.`,
  truck: ({ actor, crop, theLand }, x) =>
    `While ${x} was driving on the public road beside ${theLand} in a truck loaded with goods worth $30,000, a flash flood came down the road. To save the truck, ${he(actor)} drove it onto ${theLand}, the only high ground within reach, and left as soon as the water fell. The wheels ruined ${crop}, at a loss of $700.`,
  'refuge-none': (story, x) =>
    `${STORM(story, x)} ${He(story.actor)} spent the night in ${story.theShelter} without permission and left at dawn, when the storm was over. ${UNHURT}`,
  firebreak: ({ crop, theLand }, x) =>
    `A brush fire driven by high wind was about to reach a town of 4,000 people, and no fire engine was near. Without time to ask, ${x}, who had no property in the town, cut a wide gap across ${theLand}. The fire stopped at the gap. The cutting was reasonable and necessary, but it destroyed ${crop}, at a loss of $700.`,
  used: (story) =>
    `${OWN(story)} and ${story.use}. Twenty minutes later ${he(story.actor)} put it back, undamaged. ${The(story.owner)} had not needed it that day.`,
  scratched: (story) =>
    `${OWN(story)} and ${story.use}. Twenty minutes later ${he(story.actor)} put it back with one shallow scratch that could be polished out for $40. ${The(story.owner)} had not needed it that day.`,
  wrecked: (story) => `${OWN(story)} and ${story.wreck}. It could not be restored.`,
  sold: ({ actor, theThing }) =>
    `After ${whose(actor)} uncle died, ${actor.the} cleared out the things that the uncle had stored there. Reasonably believing that ${theThing} was among them, ${actor.the} sold it to a stranger, who cannot be found, and used the proceeds to pay the uncle's debts.`,
  bought: ({ actor }) =>
    `${The(actor)} paid a fair price and had no reason to suspect the theft. A week later, before the theft was discovered, ${he(actor)} sold it to a stranger, who cannot be found.`,
  dropped: ({ actor, theThing }) =>
    `One morning ${actor.the} carried a ladder through the room without looking where its far end went. The ladder knocked ${theThing} down a flight of stone steps and destroyed it. ${The(actor)} had not meant to touch or to move it.`,
  shelter: (story, x) => {
    const { actor, owner } = story
    return `${STORM(story, x)} ${The(owner)} found ${actor.the} there and asked ${him(actor)} to leave. When ${actor.the} begged to stay, ${owner.the} led ${him(actor)} out by the arm and locked the door. ${The(actor)} lost two toes to frostbite.`
  },
  gentle: (story, x) => {
    const { actor, owner } = story
    return `${SHOWER(story, x)} ${The(owner)} then took ${actor.the} by the arm and led ${him(actor)} to the road. ${The(actor)} was not hurt.`
  },
  hurled: (story, x) => {
    const { actor, owner } = story
    return `${SHOWER(story, x)} ${The(owner)} then seized ${actor.the} by the collar and, although ${actor.the} did not resist, shoved ${him(actor)} through the doorway so hard that ${he(actor)} fell and broke a wrist.`
  },
}
