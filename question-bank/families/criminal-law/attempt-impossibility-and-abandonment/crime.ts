import { his, whose } from '../../engine/party.ts'
import { decide } from './decide.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'

/** The crime that the defendant is charged with attempting, as options name it, and the charge. */
export function crimeOf(at: AttemptFacts): { readonly crime: string; readonly charge: string } {
  switch (decide(at)) {
    case 'own-goods':
      return { crime: 'theft', charge: 'attempted theft' }
    case 'not-stolen':
      return { crime: 'receiving stolen property', charge: 'attempted receipt of stolen property' }
    case 'no-such-law':
      return { crime: 'smuggling', charge: 'attempted smuggling' }
    case 'age-of-buyer':
      return { crime: 'the sale', charge: 'attempted sale of liquor to a person under 21' }
    default:
      return { crime: 'murder', charge: 'attempted murder' }
  }
}

/** The conduct, as the subject of a clause: "lying in wait with a loaded rifle". */
export function conduct(at: AttemptFacts, story: AttemptStory): string {
  const { rival, prize, goods } = story
  switch (decide(at)) {
    case 'early-buying':
      return 'buying the rifle'
    case 'mere-plan':
      return 'looking at rifles after a threat to kill'
    case 'search-for-victim':
      return `searching for ${rival.the} with a loaded rifle`
    case 'dangerously-near':
    case 'change-of-heart':
      return `aiming a loaded pistol at ${rival.the}`
    case 'last-act':
      return 'firing a single shot that missed'
    case 'factual-impossibility':
      return 'pulling the trigger of an empty pistol'
    case 'reckless':
      return `firing into ${whose(rival)} lighted house`
    case 'lesser-harm':
      return `breaking ${whose(rival)} leg`
    case 'accident-in-felony':
      return `robbing ${rival.the} at gunpoint`
    case 'own-goods':
      return `carrying the ${prize[1]} to the door`
    case 'no-such-law':
      return `hiding the ${goods} in ${his(story.suspect)} trunk`
    default:
      return 'lying in wait with a loaded rifle'
  }
}
