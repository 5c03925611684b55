import type { Party } from '../../engine/party.ts'
import type { BreachCase } from './case.ts'
import type { BreachFacts } from './facts.ts'

/** Somebody at the wheel who is surprised, and turns the wrong way. */
export interface Emergency {
  readonly defendant: Party
  readonly plaintiff: Party
  /** An innocent choice, as a sentence and as a gerund. */
  readonly choice: string
  readonly choosing: string
  /** The surprise that follows that choice. */
  readonly surprise: string
  /** The carelessness that leads to the peril, with the peril, and as a gerund. */
  readonly fault: string
  readonly erring: string
  /** The response and the accident. */
  readonly response: string
  /** The response as a verb, and the safer course as a gerund. */
  readonly did: string
  readonly safer: string
  readonly statute: string
  /** The violation as a gerund. */
  readonly violation: string
  /** The trade of those with whom the expert compares: "driver". */
  readonly role: string
}

export function emergencyCase({ turn }: BreachFacts, scene: Emergency): BreachCase {
  const { defendant, plaintiff, role, did, safer } = scene
  const isSudden = turn === 'sudden'
  return {
    defendant,
    plaintiff,
    start: isSudden ? `${scene.choice} ${scene.surprise}` : scene.fault,
    accident: `${scene.response} ${scene.statute}`,
    event: 'the collision',
    proof: isSudden
      ? `An expert testified without contradiction that ${safer} would have been safer, but that most careful ${role}s, if surprised in that way, would have ${did} too.`
      : `An expert testified without contradiction that in the last second before the collision, most careful ${role}s would have ${did} too.`,
  }
}

const he = 'he' as const
const she = 'she' as const

export const emergencies: readonly Emergency[] = [
  {
    defendant: { a: 'a bus driver', the: 'the driver', pronoun: she },
    plaintiff: { a: 'a pedestrian', the: 'the pedestrian', pronoun: he },
    choice: 'A bus driver turned into a side street to avoid heavy traffic and drove below the speed limit.',
    choosing: 'turning into a side street to avoid traffic',
    surprise: 'Without warning, a boy on a sled shot out of a hidden driveway a few feet ahead of the bus.',
    fault:
      'A bus driver was reading a message on her phone as she drove down a street. When she looked up, a boy whom she could have seen from a block away was crossing on a sled a few feet ahead of the bus.',
    erring: 'reading a message at the wheel',
    response:
      'The driver swerved onto the sidewalk, missed the boy, and broke the leg of a pedestrian who was waiting for a light.',
    did: 'swerved',
    safer: 'braking',
    statute: 'A statute forbids driving on a sidewalk.',
    violation: 'driving on the sidewalk',
    role: 'driver',
  },
  {
    defendant: { a: 'a truck driver', the: 'the driver', pronoun: he },
    plaintiff: { a: 'a motorcyclist', the: 'the motorcyclist', pronoun: she },
    choice: 'A truck driver took a mountain road because it was shorter, and kept to the posted speed.',
    choosing: 'taking the shorter road through the mountains',
    surprise: 'As he came out of a curve, a boulder rolled down a slope into his lane.',
    fault:
      'A truck driver who was late for a delivery took a mountain road at twice the posted speed. As he came out of a curve, a boulder lay in his lane. At the posted speed he would have had room to stop.',
    erring: 'speeding through the curve',
    response:
      'The driver crossed the center line to avoid the boulder and struck an oncoming motorcyclist, who suffered a broken arm.',
    did: 'crossed the line',
    safer: 'steering onto the shoulder',
    statute: 'A statute requires vehicles to keep to the right of the center line.',
    violation: 'crossing the center line',
    role: 'driver',
  },
  {
    defendant: { a: 'a ferry captain', the: 'the captain', pronoun: she },
    plaintiff: { a: 'a kayaker', the: 'the kayaker', pronoun: he },
    choice: 'A ferry captain chose the narrower of two channels because the wind was lighter there.',
    choosing: 'choosing the narrower channel',
    surprise: 'Without warning, a sunken log surfaced just ahead of the bow.',
    fault:
      'A ferry captain was chatting with a passenger, her back to the bow, as the ferry went up a channel. When she turned around, a log that had been in plain view for several minutes was just ahead of the bow.',
    erring: 'turning her back to the bow',
    response:
      'The captain threw the wheel to the left, missed the log, and ran down a kayaker, who suffered a broken collarbone.',
    did: 'turned left',
    safer: 'reversing the engine',
    statute: 'A harbor statute requires ferries to keep to the right side of a channel.',
    violation: 'leaving the right side of the channel',
    role: 'captain',
  },
  {
    defendant: { a: 'a forklift operator', the: 'the operator', pronoun: he },
    plaintiff: { a: 'an inspector', the: 'the inspector', pronoun: she },
    choice: 'A forklift operator took the middle aisle of a warehouse because the others were crowded.',
    choosing: 'taking the middle aisle',
    surprise:
      'Without warning, a steel rack that the owner of the warehouse had put up that day gave way and began to fall toward him.',
    fault:
      'A forklift operator drove down the middle aisle of a warehouse with his forks raised, which the rules of safe driving forbid. The forks caught a steel rack, and it began to fall toward him.',
    erring: 'driving with raised forks',
    response: 'The operator steered into a walkway and struck an inspector, who suffered a crushed foot.',
    did: 'steered into the walkway',
    safer: 'backing up',
    statute: 'A safety statute forbids driving a forklift in a marked walkway.',
    violation: 'driving in the walkway',
    role: 'operator',
  },
  {
    defendant: { a: 'a beekeeper', the: 'the beekeeper', pronoun: she },
    plaintiff: { a: 'a jogger', the: 'the jogger', pronoun: he },
    choice:
      'A beekeeper drove home from a market by a country road, with her window open because of the heat.',
    choosing: 'driving with her window open',
    surprise: 'Without warning, a swarm of wild bees flew in and covered her face.',
    fault:
      'A beekeeper drove home by a country road with a full hive on the seat beside her. She had not closed the lid, and at the first bump the bees came out and covered her face.',
    erring: 'leaving the hive open',
    response:
      'The beekeeper pulled the car to the left and struck a jogger on the far side of the road, who suffered a broken hip.',
    did: 'pulled to the left',
    safer: 'braking',
    statute: 'A statute requires vehicles to keep to the right side of a road.',
    violation: 'driving on the left side',
    role: 'driver',
  },
  {
    defendant: { a: 'a snowplow driver', the: 'the driver', pronoun: he },
    plaintiff: { a: 'a mail carrier', the: 'the carrier', pronoun: she },
    choice:
      'A snowplow driver cleared a street that ran under an old railroad bridge, because it was next on his list.',
    choosing: 'going under the old bridge',
    surprise: 'Without warning, a sheet of ice fell from the bridge and broke his windshield.',
    fault:
      'A snowplow driver set out without clearing a thick sheet of ice from the roof of his cab. At the first stop, the sheet slid forward and covered his windshield.',
    erring: 'leaving ice on the roof of his cab',
    response:
      'Unable to see, the driver turned right, ran onto a sidewalk, and struck a mail carrier, who suffered broken ribs.',
    did: 'turned right',
    safer: 'stopping where he was',
    statute: 'A statute forbids driving on a sidewalk.',
    violation: 'driving on the sidewalk',
    role: 'driver',
  },
  {
    defendant: { a: 'a florist', the: 'the florist', pronoun: she },
    plaintiff: { a: 'a cyclist', the: 'the cyclist', pronoun: he },
    choice:
      'A florist made her deliveries in a twenty-year-old van that a mechanic had inspected and approved that morning.',
    choosing: 'driving a twenty-year-old van',
    surprise: 'On a busy road, the hood suddenly flew up and blocked her view.',
    fault:
      'A florist added oil to the engine of her delivery van and drove off without latching the hood. On a busy road, the hood flew up and blocked her view.',
    erring: 'driving off with an unlatched hood',
    response:
      'The florist steered to the left, crossed the center line, and struck a cyclist, who suffered a broken wrist.',
    did: 'steered left',
    safer: 'steering right',
    statute: 'A statute requires vehicles to keep to the right of the center line.',
    violation: 'crossing the center line',
    role: 'driver',
  },
  {
    defendant: { a: 'a motorcyclist', the: 'the motorcyclist', pronoun: he },
    plaintiff: { a: 'a bird-watcher', the: 'the bird-watcher', pronoun: she },
    choice: 'A motorcyclist rode home through a forest at dusk because the main road was closed.',
    choosing: 'riding through the forest at dusk',
    surprise:
      'Although his headlight was on and his speed was low, a deer leapt from the brush just ahead of him.',
    fault:
      'A motorcyclist rode home through a forest at dusk with his headlight switched off. A deer was standing on the road, and he saw it only when it was just ahead of him.',
    erring: 'riding at dusk without his headlight',
    response:
      'The motorcyclist veered onto a footpath and struck a bird-watcher, who suffered a broken shoulder.',
    did: 'veered off the road',
    safer: 'braking hard',
    statute: 'A statute forbids motor vehicles on footpaths.',
    violation: 'riding on the footpath',
    role: 'rider',
  },
]
