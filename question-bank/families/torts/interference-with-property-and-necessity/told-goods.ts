import { capital } from '../../../text/capital.ts'
import { He, he, his, The, whose } from '../../engine/party.ts'
import type { GoodsTwist, PropertyStory, Told } from './facts.ts'

/** "A farmer kept a tiller worth $1,200 in a storage room that a gardener also used." */
const kept = ({ owner, actor, thing, worth }: PropertyStory) =>
  `${capital(owner.a)} kept ${thing} worth ${worth} in a storage room that ${actor.a} also used.`
const kindOf = ({ theThing }: PropertyStory) => theThing.slice('the '.length)

/** A thing that is taken for one's own, and what is done with it. */
function mistaken(story: PropertyStory, then: string): Told {
  const { actor, owner, thing, worth } = story
  const kind = kindOf(story)
  return [
    `${kept(story)} One morning, ${actor.the}, who kept an identical ${kind} in the room, reasonably mistook ${whose(owner)} ${kind} for ${his(actor)} own and ${then}`,
    `${capital(owner.a)} and ${actor.a} each kept ${thing} in a storage room that they both used. The two were identical, and each was worth ${worth}. One morning, ${actor.the} reasonably mistook ${whose(owner)} ${kind} for ${his(actor)} own and ${then}`,
    `${capital(actor.a)} kept ${thing} in a storage room. ${capital(owner.a)} kept an identical ${kind}, worth ${worth}, in the same room. One morning, ${actor.the} reasonably mistook ${whose(owner)} ${kind} for ${his(actor)} own and ${then}`,
  ]
}

const returned = (story: PropertyStory, state: string) =>
  mistaken(
    story,
    `took it outside. There ${he(story.actor)} ${story.use} and twenty minutes later returned it ${state}. ${The(story.owner)} had not needed it that day.`,
  )

/** The dealings with a thing, by twist. */
export const TOLD_OF_GOODS = {
  used: (story) => returned(story, 'undamaged'),
  scratched: (story) => returned(story, 'with one shallow scratch that could be polished out for $40'),
  wrecked: (story) => mistaken(story, `${story.wreck}. It could not be restored.`),
  sold: (story) => {
    const { actor, owner, thing, theThing, worth } = story
    const sale = `${he(actor)} sold it to a stranger, who cannot be found, and used the proceeds to pay the uncle's debts.`
    return [
      `${kept(story)} After ${whose(actor)} uncle died, ${actor.the} cleared out the things that the uncle had stored there. Reasonably believing that ${theThing} was among them, ${sale}`,
      `After the death of an uncle, ${actor.a} cleared out the things that the uncle had kept in a storage room. In the same room, ${owner.a} kept ${thing} worth ${worth}. ${The(actor)} reasonably believed that ${theThing} had been ${his(actor)} uncle's. ${capital(sale)}`,
      `${capital(actor.a)}'s uncle stored his things in the same room in which ${owner.a} kept ${thing} worth ${worth}. When the uncle died, ${actor.the} cleared out his things. Reasonably believing that ${theThing} was among them, ${sale}`,
    ]
  },
  bought: (story) => {
    const { actor, owner, thing, theThing, worth } = story
    const resale = `A week later, before the theft was discovered, ${actor.the} sold it to a stranger, who cannot be found.`
    return [
      `${capital(owner.a)} kept ${thing} worth ${worth} in a workshop. One night, a thief stole it. The thief sold it to ${actor.a}, who paid a fair price and had no reason to suspect the theft. ${resale}`,
      `A thief who had broken into ${owner.a}'s workshop and stolen ${thing} worth ${worth} offered it for sale to ${actor.a}. ${The(actor)}, who had no reason to suspect the theft, bought it at a fair price. ${resale}`,
      `${capital(actor.a)} bought ${thing} at its fair price of ${worth}. ${He(actor)} had no reason to suspect that the seller was a thief, who had stolen ${theThing} from ${owner.a}'s workshop. ${resale}`,
    ]
  },
  dropped: (story) => {
    const { actor, owner, thing, theThing, worth } = story
    const fall = `The ladder knocked ${theThing} down a flight of stone steps and destroyed it. ${The(actor)} had not meant to touch it or to move it.`
    const carried = `carried a ladder through the room without looking where its far end went`
    return [
      `${kept(story)} One morning, ${actor.the} ${carried}. ${fall}`,
      `One morning, ${actor.a} carried a ladder through a storage room that ${owner.a} also used, without looking where its far end went. ${The(owner)} kept ${thing} worth ${worth} there. ${fall}`,
      `${capital(owner.a)} and ${actor.a} both used a storage room, in which ${owner.the} kept ${thing} worth ${worth}. One morning, ${actor.the} ${carried}. ${fall}`,
    ]
  },
} as const satisfies Readonly<Record<GoodsTwist, (story: PropertyStory) => Told>>
