import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The } from '../../engine/party.ts'
import { defendant, type PropertyFacts, type PropertyStory, plaintiff, type Twist } from './facts.ts'

const CLAIM = { land: 'trespass to land', goods: 'conversion', expulsion: 'battery' } as const
const LAW = 'in a jurisdiction that follows the Restatement (Second) of Torts'

/** The place or the thing first, then the events, then the suit. */
function inOrder(facts: PropertyFacts, story: PropertyStory): string {
  return `${setting(facts, story, story.owner.a, story.actor.a)} ${TOLD[facts.twist](story)} ${The(plaintiff(facts, story))} sued ${defendant(facts, story).the} for ${CLAIM[facts.claim]} ${LAW}.`
}

/** The suit first, as the plaintiff's. */
function suitFirst(facts: PropertyFacts, story: PropertyStory): string {
  return `${capital(plaintiff(facts, story).a)} sued ${defendant(facts, story).a} for ${CLAIM[facts.claim]} ${LAW}. The parties agree on the following facts. ${setting(facts, story, story.owner.the, story.actor.the)} ${TOLD[facts.twist](story)}`
}

/** The suit first, as the defendant's. */
function defenseFirst(facts: PropertyFacts, story: PropertyStory): string {
  return `${capital(defendant(facts, story).a)} is the defendant in an action for ${CLAIM[facts.claim]} that ${plaintiff(facts, story).a} brought ${LAW}. These facts are not disputed. ${setting(facts, story, story.owner.the, story.actor.the)} ${TOLD[facts.twist](story)}`
}

export const tell = [inOrder, suitFirst, defenseFirst] as const

/** The land and its owner, or the thing and the room that both people use; then the actor. */
function setting(
  { claim, twist }: PropertyFacts,
  story: PropertyStory,
  owner: string,
  actor: string,
): string {
  const { land, thing, worth } = story
  if (claim !== 'goods')
    return `${capital(owner)} owned and occupied ${land}, and ${actor} lived in the next town.`
  return twist === 'bought'
    ? `${capital(owner)} kept ${thing} worth ${worth} in a workshop. A thief stole it one night and sold it to ${actor}.`
    : `${capital(owner)} kept ${thing} worth ${worth} in a storage room of a building where ${actor} kept things too.`
}

const UNHURT = 'Nothing on the land was harmed.'
const STORM = ({ actor, shelter }: PropertyStory) =>
  `${The(actor)} was walking on a public trail nearby when a blizzard that no one had forecast struck. To keep from freezing, ${he(actor)} took refuge in ${shelter} on the land.`
const DRIZZLE = ({ actor, owner, shelter }: PropertyStory) =>
  `On a mild afternoon ${actor.the}, who wanted to keep a new hat dry in a light rain, went into ${shelter} on the land without permission. ${The(owner)} found ${him(actor)} there and asked ${him(actor)} to leave, but ${he(actor)} refused.`
const OWN = ({ actor, theThing }: PropertyStory) =>
  `One morning ${actor.the}, who owned one just like it, mistook ${theThing} for ${his(actor)} own`

/** The events, by twist. */
const TOLD: Readonly<Record<Twist, (story: PropertyStory) => string>> = {
  map: ({ actor, theLand }) =>
    `An official county map showed a public footpath across ${theLand}, because of a printer's error. Relying on the map, ${actor.the} walked across ${theLand} in the belief that ${he(actor)} was on the footpath. ${UNHURT}`,
  induced: ({ actor, owner, theLand }) =>
    `One morning ${actor.the} met ${owner.the} on the road and asked where the public footpath was. Confusing two gates, ${owner.the} pointed across ${theLand}. ${The(actor)} walked that way in the belief that ${he(actor)} was on the footpath. ${UNHURT}`,
  object: ({ actor, object, theLand }) =>
    `One evening ${actor.the}, who wanted to get rid of ${object}, stood on the public road and threw it over the fence onto ${theLand}. It lay there until the next morning, when ${actor.the} had it picked up. ${UNHURT}`,
  overstayed: ({ actor, owner }) =>
    `${The(owner)} gave ${actor.the} permission to have a picnic there until noon. At noon ${owner.the} asked ${him(actor)} to go. ${The(actor)}, who was enjoying the view, stayed until evening and then left. ${UNHURT}`,
  thrown: ({ actor, crop, theLand }) =>
    `${The(actor)} was standing on the public sidewalk beside ${theLand} when a stranger, without warning, shoved ${him(actor)} through the open gate. ${He(actor)} got up and left at once, but the fall had ruined ${crop}, at a loss of $700.`,
  'careless-harm': ({ actor, crop, theLand }) =>
    `${The(actor)} was riding a bicycle on the public road beside ${theLand}. While reading a message on a telephone, ${he(actor)} missed a bend, lost control, and rolled through an open gate onto ${theLand}, where the bicycle tore through ${crop}. The loss was $700.`,
  'careless-none': ({ actor, theLand }) =>
    `${The(actor)} was riding a bicycle on the public road beside ${theLand}. While reading a message on a telephone, ${he(actor)} missed a bend, lost control, and rolled through an open gate onto ${theLand}, where ${he(actor)} came to a stop and turned back. ${UNHURT}`,
  'refuge-harm': (story) =>
    `${STORM(story)} The door had frozen shut, and ${he(story.actor)} broke it to get in. ${He(story.actor)} left at dawn, when the storm was over. The repair of the door cost $900.`,
  truck: ({ actor, crop, theLand }) =>
    `A flash flood came down the public road while ${actor.the} was driving there in a truck loaded with tools worth $30,000. To save the truck, ${he(actor)} drove it onto ${theLand}, the only high ground in reach, and left as soon as the water fell. The wheels ruined ${crop}, at a loss of $700.`,
  'refuge-none': (story) =>
    `${STORM(story)} ${He(story.actor)} spent the night in ${story.theShelter} without permission and left at dawn, when the storm was over. ${UNHURT}`,
  firebreak: ({ actor, crop, theLand }) =>
    `A brush fire driven by high wind was about to reach a town of 4,000 people, and no fire engine was near. ${The(actor)}, who had no property there, cut a wide gap across ${theLand} without time to ask. The fire stopped at the gap. The cutting was reasonable and necessary, but it destroyed ${crop}, at a loss of $700.`,
  used: (story) =>
    `${OWN(story)} and ${story.use}. Twenty minutes later ${he(story.actor)} put it back, as good as before. ${The(story.owner)} had not needed it that day.`,
  scratched: (story) =>
    `${OWN(story)} and ${story.use}. Twenty minutes later ${he(story.actor)} put it back with one shallow scratch that could be polished out for $40. ${The(story.owner)} had not needed it that day.`,
  wrecked: (story) => `${OWN(story)} and ${story.wreck}. Nothing that was left could be used again.`,
  sold: ({ actor, theThing }) =>
    `${The(actor)}, who was clearing out the property of an uncle who had died, reasonably took ${theThing} for part of it. ${He(actor)} sold it to a passing stranger, who cannot be found, and used the price to pay the uncle's debts.`,
  bought: ({ actor }) =>
    `${The(actor)} paid a fair price and had no reason to suspect the theft. A week later, before the theft was discovered, ${he(actor)} sold it to a stranger, who cannot be found.`,
  dropped: ({ actor, theThing }) =>
    `One morning ${actor.the} carried a ladder through the room without looking where its far end went. The ladder knocked ${theThing} down a flight of stone steps and destroyed it. ${The(actor)} had not meant to touch or to move it.`,
  shelter: (story) =>
    `${STORM(story)} ${The(story.owner)} found ${him(story.actor)} there, asked ${him(story.actor)} to leave, and, when ${he(story.actor)} begged to stay, led ${him(story.actor)} out by the arm and locked the door. ${The(story.actor)} lost two toes to frostbite.`,
  gentle: (story) =>
    `${DRIZZLE(story)} ${The(story.owner)} then took ${him(story.actor)} by the arm and led ${him(story.actor)} to the road. ${The(story.actor)} was not hurt.`,
  hurled: (story) =>
    `${DRIZZLE(story)} Although ${he(story.actor)} made no move to fight, ${story.owner.the} seized ${him(story.actor)} by the collar and threw ${him(story.actor)} down a flight of steps. ${The(story.actor)} broke a wrist.`,
}
