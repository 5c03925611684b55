import { He, him, type Party, The } from '../../engine/party.ts'
import { type SpeechCase, suitOver } from './case.ts'
import { city, county, town } from './governments.ts'

/** A speaker in a public park. */
export interface Park {
  readonly plaintiff: Party
  readonly city: Party
  /** The park by its name. */
  readonly park: string
  /** The target of the speech, reading on after "against". */
  readonly cause: string
  /** Those whom noise from the park disturbs. */
  readonly neighbors: string
}

/** The suit over a limit on sound. */
function soundCase({ plaintiff, city, park, cause, neighbors }: Park): SpeechCase {
  return {
    plaintiff,
    defendant: city,
    lead: (name) =>
      `Every Friday at 9:00 PM, ${name(plaintiff)} speaks against ${cause} in ${park}. ${He(plaintiff)} uses a loudspeaker at 90 decibels to be heard from one end of the park to the other.`,
    act: (name) =>
      `So that ${neighbors} can sleep, an ordinance of ${name(city)} limits amplified sound in ${park}, whether music or speech, to 70 decibels after 8:00 PM.`,
    after: `Officers measure the sound with a meter. A loudspeaker at 70 decibels reaches several hundred listeners, and louder ones are allowed during the day. An officer told ${him(plaintiff)} to turn down the volume.`,
    suit: suitOver(plaintiff, city, 'a limit on sound in a park', 'the limit'),
  }
}

/** The suit over a ban on leaflets. */
function leafletCase({ plaintiff, city, park, cause }: Park): SpeechCase {
  return {
    plaintiff,
    defendant: city,
    lead: (name) => `In ${park}, ${name(plaintiff)} hands out leaflets against ${cause} to passersby.`,
    act: (name) =>
      `An ordinance of ${name(city)} prohibits handing leaflets of any sort to people in its parks and on its sidewalks. The council adopted it because many leaflets were thrown away and littered the ground.`,
    after: `${The(city)} also has an ordinance against littering, which it has hardly ever enforced. An officer told ${plaintiff.the} to put the leaflets away or pay a fine.`,
    suit: suitOver(plaintiff, city, 'an ordinance on leaflets', 'the ordinance on leaflets'),
  }
}

/** The suit over a ban on signs with an exception for one subject. */
function subjectCase({ plaintiff, city, park, cause }: Park): SpeechCase {
  return {
    plaintiff,
    defendant: city,
    lead: (name) => `On Saturdays, ${name(plaintiff)} carries a sign against ${cause} through ${park}.`,
    act: (name) =>
      `An ordinance of ${name(city)} prohibits carrying signs in ${park}, except signs about a labor dispute, whichever side they take. The council wanted to keep the paths clear and bore no ill will toward any message.`,
    after: `An officer told ${plaintiff.the} that the ordinance left ${him(plaintiff)} a choice between putting the sign away and paying a fine.`,
    suit: suitOver(plaintiff, city, 'an ordinance on signs', 'the ordinance'),
  }
}

/** The suit that a park tells beside a twist. */
export function parkCase(scene: Park, twist: 'sound' | 'leaflets' | 'subject'): SpeechCase {
  if (twist === 'sound') return soundCase(scene)
  return twist === 'leaflets' ? leafletCase(scene) : subjectCase(scene)
}

const male = 'he' as const
const she = 'she' as const

export const parks: readonly Park[] = [
  {
    plaintiff: { a: 'a tenant organizer', the: 'the organizer', pronoun: she },
    city,
    park: 'Harbor Park',
    cause: 'rising rents',
    neighbors: 'patients in a nearby hospital',
  },
  {
    plaintiff: { a: 'a retired conductor', the: 'the conductor', pronoun: male },
    city: town,
    park: 'Mill Green',
    cause: 'the end of bus service',
    neighbors: 'people in a nearby nursing home',
  },
  {
    plaintiff: { a: 'a beekeeper', the: 'the beekeeper', pronoun: she },
    city: county,
    park: 'Orchard Park',
    cause: 'spraying from airplanes',
    neighbors: 'families in nearby houses',
  },
  {
    plaintiff: { a: 'a law student', the: 'the student', pronoun: male },
    city,
    park: 'Courthouse Square',
    cause: 'the death penalty',
    neighbors: 'guests of a nearby shelter',
  },
  {
    plaintiff: { a: 'a fisherman', the: 'the fisherman', pronoun: male },
    city: town,
    park: 'Lighthouse Park',
    cause: 'offshore drilling',
    neighbors: 'residents of nearby cottages',
  },
  {
    plaintiff: { a: 'a schoolteacher', the: 'the teacher', pronoun: she },
    city: county,
    park: 'Founders Park',
    cause: 'military aid to foreign countries',
    neighbors: 'children in a nearby orphanage',
  },
  {
    plaintiff: { a: 'a cyclist', the: 'the cyclist', pronoun: she },
    city,
    park: 'Bridge Park',
    cause: 'a planned freeway',
    neighbors: 'nurses in a nearby dormitory',
  },
  {
    plaintiff: { a: 'a farmer', the: 'the farmer', pronoun: male },
    city: town,
    park: 'Elm Park',
    cause: 'a tax on water',
    neighbors: 'people in nearby apartments',
  },
]
