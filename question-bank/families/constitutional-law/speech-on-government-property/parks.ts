import { He, he, type Party, whose } from '../../engine/party.ts'
import { type SpeechCase, suitOver } from './case.ts'
import { city, county, ordinance, town } from './governments.ts'

/** A speaker in a public park. */
export interface Park {
  readonly plaintiff: Party
  readonly city: Party
  /** The park by its name. */
  readonly park: string
  /** The target of the speech, reading on after "protesting". */
  readonly cause: string
  /** Those whom noise from the park disturbs. */
  readonly neighbors: string
}

/** The suit over a limit on sound. */
function soundCase({ plaintiff, city, park, cause, neighbors }: Park): SpeechCase {
  return {
    plaintiff,
    defendant: city,
    lead: (name, _, isDated) =>
      `${
        isDated
          ? `Since April, ${name(plaintiff)} has given a speech in ${park} every Friday at 9:00 PM protesting ${cause}.`
          : `Every Friday at 9:00 PM, ${name(plaintiff)} gives a speech in ${park} protesting ${cause}.`
      } ${He(plaintiff)} uses a loudspeaker at 90 decibels so that ${he(plaintiff)} can be heard throughout the park.`,
    act: (name) =>
      `${ordinance(name, city)} limits amplified sound in ${park}, whether music or speech, to 70 decibels after 8:00 PM so that ${neighbors} can sleep. There is no limit during the day. Officers measure the sound with a meter. At 70 decibels, a loudspeaker can still be heard by several hundred people.`,
    after: `An officer told ${plaintiff.the} to turn down the volume.`,
    suit: suitOver(plaintiff, city, 'the limit'),
  }
}

/** The suit over a ban on leaflets. */
function leafletCase({ plaintiff, city, park, cause }: Park): SpeechCase {
  return {
    plaintiff,
    defendant: city,
    lead: (name, _, isDated) =>
      isDated
        ? `Since April, ${name(plaintiff)} has stood in ${park}, handing out leaflets protesting ${cause}.`
        : `In ${park}, ${name(plaintiff)} hands out leaflets protesting ${cause}.`,
    act: (name) =>
      `${ordinance(name, city)} prohibits distributing leaflets of any kind in ${whose(city)} parks, including ${park}. The council adopted the ban because many people were throwing leaflets on the ground. Another ordinance prohibits littering, but ${city.the} has rarely enforced it.`,
    after: `An officer told ${plaintiff.the} to put the leaflets away or pay a fine.`,
    suit: suitOver(plaintiff, city, 'the ban on leaflets'),
  }
}

/** The suit over a ban on signs with an exception for one subject. */
function subjectCase({ plaintiff, city, park, cause }: Park): SpeechCase {
  return {
    plaintiff,
    defendant: city,
    lead: (name, _, isDated) =>
      isDated
        ? `Since April, ${name(plaintiff)} has walked through ${park} every Saturday carrying a sign protesting ${cause}.`
        : `On Saturdays, ${name(plaintiff)} walks through ${park} carrying a sign protesting ${cause}.`,
    act: (name) =>
      `${ordinance(name, city)} prohibits carrying signs in ${park}, except signs that take either side of a labor dispute. The council's only purpose was to keep the paths clear.`,
    after: `An officer told ${plaintiff.the} to put the sign away or pay a fine.`,
    suit: suitOver(plaintiff, city, 'the ordinance'),
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
    cause: 'rent increases',
    neighbors: 'patients in a nearby hospital',
  },
  {
    plaintiff: { a: 'a retired conductor', the: 'the conductor', pronoun: male },
    city: town,
    park: 'Mill Green',
    cause: 'cuts to bus service',
    neighbors: 'people in a nearby nursing home',
  },
  {
    plaintiff: { a: 'a beekeeper', the: 'the beekeeper', pronoun: she },
    city: county,
    park: 'Orchard Park',
    cause: 'aerial spraying',
    neighbors: 'families in nearby houses',
  },
  {
    plaintiff: { a: 'a law student', the: 'the student', pronoun: male },
    city,
    park: 'Courthouse Park',
    cause: 'the death penalty',
    neighbors: 'people in a nearby shelter',
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
    cause: 'foreign military aid',
    neighbors: 'children in nearby houses',
  },
  {
    plaintiff: { a: 'a cyclist', the: 'the cyclist', pronoun: she },
    city,
    park: 'Bridge Park',
    cause: 'a planned freeway',
    neighbors: 'residents of nearby houses',
  },
  {
    plaintiff: { a: 'a farmer', the: 'the farmer', pronoun: male },
    city: town,
    park: 'Elm Park',
    cause: 'a water tax',
    neighbors: 'people in nearby apartments',
  },
]
