import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { LandTwist, PropertyStory, Told } from './facts.ts'
import { bare, blizzard, held, holds, on, onto } from './settings.ts'

/** Ends a telling in which nothing was harmed. */
const UNHURT = 'Nothing on the land was damaged.'

/** The bend that a cyclist misses, and what comes of it. */
function careless(story: PropertyStory, end: string): Told {
  const { actor, owner, theLand } = story
  return [
    `${holds(story)} ${capital(actor.a)} was riding a bicycle on the public road beside ${theLand} while reading a message on ${his(actor)} phone. ${He(actor)} missed a bend, lost control, and rolled through an open gate ${onto(story)} ${theLand}, where ${end}`,
    `${capital(actor.a)}, riding a bicycle on a public road, was reading a message on ${his(actor)} phone when the road bent. ${He(actor)} missed the bend, lost control, and rolled through an open gate ${onto(story)} ${held(story)}. There ${end}`,
    `A public road curves beside ${bare(story)}. ${capital(actor.a)} was riding a bicycle there and missed the curve because ${he(actor)} was reading a message on ${his(actor)} phone. ${He(actor)} lost control and rolled through an open gate onto ${whose(owner)} land, where ${end}`,
  ]
}

const refuge = (story: PropertyStory, then: string): Told => {
  const [one, two, three] = blizzard(story)
  return [`${one} ${then}`, `${two} ${then}`, `${three} ${then}`]
}

const ENTRY = {
  map: (story) => {
    const { actor, owner, theLand } = story
    const belief = `in the belief that ${he(actor)} was on the footpath`
    return [
      `${holds(story)} Because of a printer's error, an official county map showed a public footpath across ${theLand}. Relying on the map, ${actor.a} walked across ${theLand} ${belief}. ${UNHURT}`,
      `Because of a printer's error, an official county map showed a public footpath across ${held(story)}. ${capital(actor.a)}, who relied on the map, walked across ${theLand} ${belief}. ${UNHURT}`,
      `${capital(actor.a)} walked across ${bare(story)} ${belief}. ${He(actor)} was relying on an official county map, which, because of a printer's error, showed a public footpath across ${whose(owner)} land. ${UNHURT}`,
    ]
  },
  induced: (story) => {
    const { actor, owner, theLand } = story
    const walk = `${The(actor)} walked that way in the belief that ${he(actor)} was on the footpath. ${UNHURT}`
    return [
      `${holds(story)} One morning, ${actor.a} met ${owner.the} on the road and asked ${him(owner)} where the public footpath was. ${The(owner)}, who was mistaken about its route, pointed across ${theLand}. ${walk}`,
      `One morning, ${actor.a} stopped ${owner.a} on a country road and asked ${him(owner)} where the public footpath was. Mistaken about its route, ${owner.the} pointed across ${theLand} that ${he(owner)} owned and occupied beside the road. ${walk}`,
      `${capital(actor.a)}, who was looking for a public footpath, met ${owner.a} on the road and asked ${him(owner)} for directions. ${The(owner)} was mistaken about the route and pointed the way across ${his(owner)} own ${story.land.replace(/^an? /, '')}. ${walk}`,
    ]
  },
  object: (story) => {
    const { actor, object, owner, theLand } = story
    const after = `${The(actor)} has since taken it back. ${UNHURT}`
    return [
      `${holds(story)} One evening, ${actor.a} stood on the public road beside ${theLand} and heaved ${object} over the fence to get rid of it. ${The(owner)} found it there the next morning. ${after}`,
      `To get rid of ${object}, ${actor.a} stood on a public road one evening and heaved it over a fence ${onto(story)} ${held(story)}. ${The(owner)} found it there the next morning. ${after}`,
      `One morning, ${owner.a} found ${object} ${on(story)} ${story.land} that ${he(owner)} owned and occupied. To get rid of it, ${actor.a} had stood on the public road the evening before and heaved it over the fence. ${after}`,
    ]
  },
  overstayed: (story) => {
    const { actor, owner, land } = story
    const stay = `${The(actor)} could have packed up and left within minutes but stayed until evening. ${UNHURT}`
    return [
      `${holds(story)} ${He(owner)} gave ${actor.a} permission to picnic there for the day. At noon, however, ${owner.the} asked ${actor.the} to leave. ${stay}`,
      `${capital(actor.a)} asked ${owner.a} for permission to spend a day picnicking ${on(story)} ${land} that ${owner.the} owned and occupied. ${The(owner)} agreed, but at noon on that day ${he(owner)} asked ${actor.the} to leave. ${stay}`,
      `With permission to stay for the day, ${actor.a} was picnicking ${on(story)} ${bare(story)}. At noon, ${owner.the} came by and told ${actor.the} that ${he(owner)} now wanted ${him(actor)} to leave. ${stay}`,
    ]
  },
  thrown: (story) => {
    const { actor, crop, theLand } = story
    const fall = `${The(actor)} got up and left immediately, but ${his(actor)} fall had ruined ${crop} worth $700.`
    return [
      `${holds(story)} ${capital(actor.a)} was standing on the public sidewalk beside ${theLand} when a stranger, without warning, shoved ${him(actor)} through the open gate. ${fall}`,
      `A stranger, without warning, shoved ${actor.a} from a public sidewalk through the open gate of ${held(story)}. ${fall}`,
      `${capital(actor.a)} was standing on a public sidewalk beside ${bare(story)}. Without warning, a stranger came up and shoved ${him(actor)} through the open gate. ${fall}`,
    ]
  },
  'careless-harm': (story) => careless(story, `the bicycle tore through ${story.crop} worth $700.`),
  'careless-none': (story) => careless(story, `${he(story.actor)} came to a stop and turned back. ${UNHURT}`),
} as const satisfies Partial<Record<LandTwist, (story: PropertyStory) => Told>>

const NECESSITY = {
  'refuge-harm': (story) =>
    refuge(
      story,
      `The door had frozen shut, and ${he(story.actor)} broke it to get in. ${He(story.actor)} left at dawn, when the storm was over. It cost $900 to repair the door.`,
    ),
  'refuge-none': (story) =>
    refuge(
      story,
      `${He(story.actor)} spent the night there without permission and left at dawn, when the storm was over. ${UNHURT}`,
    ),
  truck: (story) => {
    const { actor, crop, owner, theLand } = story
    const after = `${He(actor)} left as soon as the water fell, but the wheels had ruined ${crop} worth $700.`
    return [
      `${holds(story)} ${capital(actor.a)} was driving a moving truck loaded with goods worth $30,000 on the public road beside ${theLand} when a flash flood came down the road. To save the truck, ${he(actor)} drove it ${onto(story)} ${theLand}, the only high ground within reach. ${after}`,
      `A flash flood came down a public road on which ${actor.a} was driving a moving truck loaded with goods worth $30,000. The only high ground within reach was ${held(story)}, and to save the truck, ${actor.the} drove it there. ${after}`,
      `${capital(actor.a)} was driving a moving truck loaded with goods worth $30,000 on a public road beside ${bare(story)}. When a flash flood came down the road, ${actor.the} saved the truck by driving it onto ${whose(owner)} land, the only high ground within reach. ${after}`,
    ]
  },
  firebreak: (story) => {
    const { actor, crop, theLand } = story
    const after = `The fire stopped at the firebreak, which was no wider than firefighters would have made it but destroyed ${crop} worth $700.`
    const fire =
      'A brush fire driven by high wind was about to reach a town of 4,000 people, and no fire engine was near.'
    return [
      `${holds(story)} ${fire} ${capital(actor.a)} who had no property in the town, and no time to seek permission, cut a wide firebreak across ${theLand}. ${after}`,
      `${fire} Between the fire and the town lay ${held(story)}. ${capital(actor.a)} who had no property in the town, and no time to seek permission, cut a wide firebreak across ${theLand}. ${after}`,
      `${capital(actor.a)} saw that a brush fire driven by high wind was about to reach a town of 4,000 people, where ${he(actor)} had no property. No fire engine was near, and there was no time to seek permission. ${The(actor)} therefore cut a wide firebreak across ${bare(story)}. ${after}`,
    ]
  },
} as const satisfies Partial<Record<LandTwist, (story: PropertyStory) => Told>>

/** How somebody came onto the land, by twist: the land first, the event first, the person first. */
export const TOLD_OF_LAND: Readonly<Record<LandTwist, (story: PropertyStory) => Told>> = {
  ...ENTRY,
  ...NECESSITY,
}
