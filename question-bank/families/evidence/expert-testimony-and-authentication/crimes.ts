import type { Party } from '../../engine/party.ts'

/** A federal crime that takes knowledge of what was hidden. */
export interface Crime {
  readonly defendant: Party
  /** The offense, reading on after "charged with". */
  readonly charge: string
  /** The find, as a sentence that names the defendant as it is told to. */
  readonly found: (who: string) => string
  /** An expert on such crimes, and the experience with them, reading on after "had". */
  readonly agent: Party
  readonly trained: string
  /** The knowledge of this defendant, reading on after "that". */
  readonly knew: string
  /** The knowledge of others, reading on after "that". */
  readonly most: string
}

const he = 'he' as const
const she = 'she' as const

/** Eight crimes, which are never asked of a daily story. */
export const crimes: readonly Crime[] = [
  {
    defendant: { a: 'a hairdresser', the: 'the hairdresser', pronoun: she },
    charge: 'knowingly importing cocaine',
    found: (who) => `At the border, cocaine was found in the door of a car that ${who} was driving.`,
    agent: { a: 'a customs agent', the: 'the agent', pronoun: he },
    trained: 'worked on hundreds of such cases',
    knew: 'the hairdresser knew that the cocaine was there',
    most: 'most drivers who bring drugs across the border know that they carry them',
  },
  {
    defendant: { a: 'a pet shop owner', the: 'the owner', pronoun: he },
    charge: 'knowingly smuggling rare birds',
    found: (who) => `At an airport, rare parrots were found in a crate that ${who} had brought from abroad.`,
    agent: { a: 'a wildlife inspector', the: 'the inspector', pronoun: she },
    trained: 'opened crates at airports for fifteen years',
    knew: 'the owner knew that the parrots were there',
    most: 'most people who bring crates with rare birds into the country know what is inside',
  },
  {
    defendant: { a: 'a card dealer', the: 'the dealer', pronoun: she },
    charge: 'knowingly possessing counterfeit money',
    found: (who) => `In a search, $70,000 in counterfeit bills was found in a trunk that belonged to ${who}.`,
    agent: { a: 'a treasury agent', the: 'the agent', pronoun: he },
    trained: 'investigated counterfeit money for nineteen years',
    knew: 'the dealer knew that the bills were counterfeit',
    most: 'most people who keep counterfeit bills in such sums know that they are not real',
  },
  {
    defendant: { a: 'a trucker', the: 'the trucker', pronoun: he },
    charge: 'knowingly transporting stolen paintings',
    found: (who) => `At a weigh station, stolen paintings were found under potatoes that ${who} was hauling.`,
    agent: { a: 'an investigator of art thefts', the: 'the investigator', pronoun: she },
    trained: 'followed stolen art for two decades',
    knew: 'the trucker knew that the paintings were there',
    most: 'most drivers who haul stolen art across the country know that they do',
  },
  {
    defendant: { a: 'a ship cook', the: 'the cook', pronoun: she },
    charge: 'knowingly importing heroin',
    found: (who) => `In a harbor, heroin was found in a sack of rice that ${who} had carried ashore.`,
    agent: { a: 'a drug investigator', the: 'the investigator', pronoun: he },
    trained: 'questioned hundreds of couriers',
    knew: 'the cook knew that the heroin was there',
    most: 'most couriers who carry drugs ashore know that they have them',
  },
  {
    defendant: { a: 'an antiques dealer', the: 'the dealer', pronoun: he },
    charge: 'knowingly importing ivory',
    found: (who) => `At an airport, ivory was found in the legs of a table that ${who} had bought abroad.`,
    agent: { a: 'a customs officer', the: 'the officer', pronoun: she },
    trained: 'handled ivory cases for twelve years',
    knew: 'the dealer knew that the ivory was there',
    most: 'most people who bring hidden ivory into the country know that they do',
  },
  {
    defendant: { a: 'a courier', the: 'the courier', pronoun: she },
    charge: 'knowingly delivering forged passports',
    found: (who) =>
      `In a train station, forged passports were found in a sealed package that ${who} was delivering.`,
    agent: { a: 'a document examiner', the: 'the examiner', pronoun: he },
    trained: 'tracked forged passports for sixteen years',
    knew: 'the courier knew that the passports were in the package',
    most: 'most couriers who deliver forged passports know what they have',
  },
  {
    defendant: { a: 'a pilot', the: 'the pilot', pronoun: he },
    charge: 'knowingly exporting stolen weapons',
    found: (who) =>
      `On an airfield, stolen rifles were found behind the seats of a plane that ${who} was about to fly abroad.`,
    agent: { a: 'a weapons investigator', the: 'the investigator', pronoun: she },
    trained: 'worked on the smuggling of weapons for twenty-one years',
    knew: 'the pilot knew that the rifles were there',
    most: 'most pilots who fly hidden weapons abroad know that they are on board',
  },
]
