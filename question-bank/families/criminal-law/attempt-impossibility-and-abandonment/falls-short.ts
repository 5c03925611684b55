import { his } from '../../engine/party.ts'
import { conduct } from './crime.ts'
import { decide } from './decide.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'

type Wordings = (at: AttemptFacts, story: AttemptStory) => readonly [string, string]

/** Why the conduct is said to have been preparation only. */
export const mereActs: Wordings = (at, story) => {
  const { suspect, rival, prize, goods } = story
  const byDoing = `${suspect.the} did not go beyond mere preparation by ${conduct(at, story)}`
  switch (decide(at)) {
    case 'early-buying':
      return [`buying a rifle without ammunition was mere preparation while ${rival.the} was abroad`, byDoing]
    case 'mere-plan':
      return [
        'looking at rifles after a threat was mere preparation, not a substantial step',
        `${suspect.the} took no substantial step toward the murder, whatever ${his(suspect)} words had threatened`,
      ]
    case 'search-for-victim':
      return [`searching for ${rival.the} was mere preparation as long as the search failed`, byDoing]
    case 'dangerously-near':
    case 'change-of-heart':
      return [`aiming a loaded pistol was mere preparation, since ${suspect.the} never fired`, byDoing]
    case 'last-act':
      return [
        'a shot that missed was at most an assault and did not go beyond preparation for murder',
        `${suspect.the}, whose shot missed, committed at most an assault in preparation for murder`,
      ]
    case 'own-goods':
      return [`moving the ${prize[1]} was mere preparation for theft, since it never left the house`, byDoing]
    case 'no-such-law':
      return [`hiding the ${goods} was mere preparation, since it never got past the officers`, byDoing]
    default:
      return [`lying in wait was mere preparation, since ${rival.the} had not yet come into view`, byDoing]
  }
}

/** Why the crime is said not to have come near. */
export const distances: Wordings = (at, story) => {
  const { suspect, rival } = story
  const byDoing = (crime: string) =>
    `${conduct(at, story)} did not bring ${suspect.the} within dangerous proximity of ${crime}`
  switch (decide(at)) {
    case 'early-buying':
      return [
        `${suspect.the} was not in dangerous proximity to murder while ${rival.the} was abroad`,
        byDoing('murder'),
      ]
    case 'search-for-victim':
      return [
        `${suspect.the} was not in dangerous proximity to murder without having found ${rival.the}`,
        byDoing('murder'),
      ]
    case 'dangerously-near':
    case 'change-of-heart':
      return [
        `${suspect.the} was not in dangerous proximity to murder before pulling the trigger`,
        byDoing('murder'),
      ]
    case 'last-act':
      return [
        `the shot missed, so ${suspect.the} was never in dangerous proximity to murder`,
        byDoing('murder'),
      ]
    case 'factual-impossibility':
      return [
        `the pistol was empty, so ${suspect.the} was never in dangerous proximity to murder`,
        byDoing('murder'),
      ]
    case 'own-goods':
      return [
        `the neighbor stopped ${suspect.the} before there was dangerous proximity to a theft`,
        byDoing('theft'),
      ]
    case 'no-such-law':
      return [
        `the officers stopped ${suspect.the} before there was dangerous proximity to smuggling`,
        byDoing('smuggling'),
      ]
    default:
      return [
        `${suspect.the} was not in dangerous proximity to murder before ${rival.the} arrived`,
        byDoing('murder'),
      ]
  }
}
