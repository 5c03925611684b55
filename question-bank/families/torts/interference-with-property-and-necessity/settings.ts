import { capital } from '../../../text/capital.ts'
import { he } from '../../engine/party.ts'
import type { PropertyStory, Told } from './facts.ts'

/** "A farmer owned and occupied a bean field." */
export const holds = ({ owner, land }: PropertyStory) => `${capital(owner.a)} owned and occupied ${land}.`
/** "a bean field that a farmer owned and occupied" */
export const held = ({ owner, land }: PropertyStory) => `${land} that ${owner.a} owned and occupied`
/** "a farmer's bean field" */
export const bare = ({ owner, land }: PropertyStory) => `${owner.a}'s ${land.replace(/^an? /, '')}`

/** Prepositions of the land: one is in an orchard and on a field. */
const isAmongPlants = ({ land }: PropertyStory) => land === 'an orchard' || land === 'a vineyard'
export const on = (story: PropertyStory) => (isAmongPlants(story) ? 'in' : 'on')
export const onto = (story: PropertyStory) => (isAmongPlants(story) ? 'into' : 'onto')

/** "A farmer owned and occupied a bean field on which there was an unlocked barn." */
export const holdsShelter = ({ owner, land, shelter }: PropertyStory) =>
  `${capital(owner.a)} owned and occupied ${land} on which there was ${shelter}.`

/** A hiker who takes refuge from a blizzard. */
export function blizzard(story: PropertyStory): Told {
  const { actor, shelter, theShelter } = story
  const cold = `To keep from freezing, ${he(actor)} took refuge in`
  return [
    `${holdsShelter(story)} A sudden blizzard struck while ${actor.a} was hiking on a public trail nearby. ${cold} ${theShelter}.`,
    `A sudden blizzard struck while ${actor.a} was hiking on a public trail. ${cold} ${shelter} ${on(story)} ${held(story)}.`,
    `${capital(actor.a)} was hiking on a public trail near ${bare(story)} when a sudden blizzard struck. ${cold} ${shelter} on the land.`,
  ]
}
