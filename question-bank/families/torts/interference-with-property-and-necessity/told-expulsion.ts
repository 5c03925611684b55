import { He, he, him, The } from '../../engine/party.ts'
import type { ExpulsionTwist, PropertyStory, Told } from './facts.ts'
import { blizzard, held, holds } from './settings.ts'

/** Somebody who comes in from a light rain and refuses to leave. */
function shower(story: PropertyStory, then: string): Told {
  const { actor, owner, shelter, land } = story
  const refusal = `${The(owner)} found ${actor.the} there and asked ${him(actor)} to leave, but ${actor.the} refused. ${The(owner)} then ${then}`
  return [
    `${holds(story)} On a mild afternoon, ${actor.a} entered ${shelter} on the land, without permission, to get out of a light rain. ${refusal}`,
    `To get out of a light rain on a mild afternoon, ${actor.a} entered ${shelter} on ${held(story)}. ${He(actor)} had no permission to do so. ${refusal}`,
    `On a mild afternoon, ${owner.a} found ${actor.a} in ${shelter} on ${land} that ${owner.the} owned and occupied. ${The(actor)} had entered without permission to get out of a light rain. When ${owner.the} asked ${actor.the} to leave, ${he(actor)} refused. ${The(owner)} then ${then}`,
  ]
}

/** How somebody was put off the land, by twist. */
export const TOLD_OF_EXPULSION = {
  shelter: (story) => {
    const { actor, owner } = story
    const [one, two, three] = blizzard(story)
    const put = `${The(owner)} found ${actor.the} there and asked ${him(actor)} to leave. When ${actor.the} begged to stay until the storm was over, ${owner.the} led ${him(actor)} out by the arm and locked the door. ${The(actor)} lost two toes to frostbite.`
    return [`${one} ${put}`, `${two} ${put}`, `${three} ${put}`]
  },
  gentle: (story) =>
    shower(
      story,
      `took ${story.actor.the} by the arm and led ${him(story.actor)} to the road. ${The(story.actor)} was not hurt.`,
    ),
  hurled: (story) =>
    shower(
      story,
      `seized ${story.actor.the} by the collar and, although ${story.actor.the} did not resist, shoved ${him(story.actor)} through the doorway so hard that ${he(story.actor)} fell and broke a wrist.`,
    ),
} as const satisfies Readonly<Record<ExpulsionTwist, (story: PropertyStory) => Told>>
