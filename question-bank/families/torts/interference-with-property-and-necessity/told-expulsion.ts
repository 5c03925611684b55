import { capital } from '../../../text/capital.ts'
import { He, he, him, The, whose } from '../../engine/party.ts'
import type { ExpulsionTwist, PropertyStory, Told } from './facts.ts'
import { blizzard, held, holdsShelter, on } from './settings.ts'

/** Somebody who comes in from a light rain and refuses to leave. */
function shower(story: PropertyStory, then: string): Told {
  const { actor, owner, shelter, theShelter, land } = story
  const refusal = `${The(owner)} found ${him(actor)} there and asked ${him(actor)} to leave, but ${he(actor)} refused. ${The(owner)} then ${then}`
  return [
    `${holdsShelter(story)} To get out of a light summer rain, ${actor.a} entered ${theShelter} without permission. ${refusal}`,
    `To get out of a light summer rain, ${actor.a} entered ${shelter} ${on(story)} ${held(story)}. ${He(actor)} had no permission to do so. ${refusal}`,
    `${capital(owner.a)} found ${actor.a} in ${shelter} ${on(story)} ${land} that ${owner.the} owned and occupied. ${The(actor)} had entered without permission to get out of a light summer rain and refused ${whose(owner)} request to leave. ${The(owner)} then ${then}`,
  ]
}

/** How somebody was put off the land, by twist. */
export const TOLD_OF_EXPULSION = {
  shelter: (story) => {
    const { actor, owner } = story
    const [one, two, three] = blizzard(story)
    const put = `${The(owner)} found ${him(actor)} there and asked ${him(actor)} to leave. When ${he(actor)} begged to stay until the storm was over, ${owner.the} led ${him(actor)} out by the arm and locked the door. ${The(actor)} lost two toes to frostbite.`
    return [`${one} ${put}`, `${two} ${put}`, `${three} ${put}`]
  },
  gentle: (story) =>
    shower(
      story,
      `took ${him(story.actor)} by the arm and led ${him(story.actor)} to the road. ${The(story.actor)} was not hurt.`,
    ),
  hurled: (story) =>
    shower(
      story,
      `seized ${him(story.actor)} by the collar and, although ${he(story.actor)} did not resist, shoved ${him(story.actor)} through the doorway so hard that ${he(story.actor)} fell and broke a wrist.`,
    ),
} as const satisfies Readonly<Record<ExpulsionTwist, (story: PropertyStory) => Told>>
