import type { Party } from '../../engine/party.ts'

/** A federal crime that takes knowledge of what was hidden. */
export interface Crime {
  readonly defendant: Party
  /** The offense, reading on after "charged with". */
  readonly charge: string
  /** Where officers made the find, and what they found, reading on after "found". The defendant is named as it is told to. */
  readonly where: string
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
    where: 'at the border',
    found: (who) => `cocaine in the door of a car that ${who} was driving`,
    agent: { a: 'a customs agent', the: 'the agent', pronoun: he },
    trained: 'worked on hundreds of such cases',
    knew: 'the hairdresser knew that the cocaine was there',
    most: 'most drivers who bring drugs across the border know that they carry them',
  },
  {
    defendant: { a: 'a pet shop owner', the: 'the owner', pronoun: he },
    charge: 'knowingly smuggling rare birds',
    where: 'at an airport',
    found: (who) => `rare parrots in a crate that ${who} had brought from abroad`,
    agent: { a: 'a wildlife inspector', the: 'the inspector', pronoun: she },
    trained: 'opened crates at airports for fifteen years',
    knew: 'the owner knew that the parrots were there',
    most: 'most people who bring crates with rare birds into the country know what is inside',
  },
  {
    defendant: { a: 'a card dealer', the: 'the dealer', pronoun: she },
    charge: 'knowingly possessing counterfeit money',
    where: 'at a bus station',
    found: (who) => `$70,000 in counterfeit bills in a trunk that ${who} owned`,
    agent: { a: 'a treasury agent', the: 'the agent', pronoun: he },
    trained: 'investigated counterfeit money for nineteen years',
    knew: 'the dealer knew that the bills were counterfeit',
    most: 'most people who keep counterfeit bills in such sums know that they are not real',
  },
  {
    defendant: { a: 'a trucker', the: 'the trucker', pronoun: he },
    charge: 'knowingly transporting stolen paintings',
    where: 'at a weigh station',
    found: (who) => `stolen paintings under potatoes that ${who} was hauling`,
    agent: { a: 'an investigator of art thefts', the: 'the investigator', pronoun: she },
    trained: 'followed stolen art for two decades',
    knew: 'the trucker knew that the paintings were there',
    most: 'most drivers who haul stolen art across the country know that they do',
  },
  {
    defendant: { a: "a ship's cook", the: 'the cook', pronoun: she },
    charge: 'knowingly importing heroin',
    where: 'in a harbor',
    found: (who) => `heroin in a sack of rice that ${who} had carried ashore`,
    agent: { a: 'a drug investigator', the: 'the investigator', pronoun: he },
    trained: 'questioned hundreds of couriers',
    knew: 'the cook knew that the heroin was there',
    most: 'most couriers who carry drugs ashore know that they have them',
  },
  {
    defendant: { a: 'an antiques dealer', the: 'the dealer', pronoun: he },
    charge: 'knowingly importing ivory',
    where: 'at an airport',
    found: (who) => `ivory in the legs of a table that ${who} had bought abroad`,
    agent: { a: 'a customs officer', the: 'the officer', pronoun: she },
    trained: 'handled ivory cases for twelve years',
    knew: 'the dealer knew that the ivory was there',
    most: 'most people who bring hidden ivory into the country know that they do',
  },
  {
    defendant: { a: 'a courier', the: 'the courier', pronoun: she },
    charge: 'knowingly delivering forged passports',
    where: 'in a train station',
    found: (who) => `forged passports in a sealed package that ${who} was delivering`,
    agent: { a: 'a document examiner', the: 'the examiner', pronoun: he },
    trained: 'tracked forged passports for sixteen years',
    knew: 'the courier knew that the passports were in the package',
    most: 'most couriers who deliver forged passports know what they have',
  },
  {
    defendant: { a: 'a pilot', the: 'the pilot', pronoun: he },
    charge: 'knowingly exporting stolen weapons',
    where: 'on an airfield',
    found: (who) => `stolen rifles behind the seats of a plane that ${who} was about to fly abroad`,
    agent: { a: 'a weapons investigator', the: 'the investigator', pronoun: she },
    trained: 'worked on the smuggling of weapons for twenty-one years',
    knew: 'the pilot knew that the rifles were there',
    most: 'most pilots who fly hidden weapons abroad know that they are on board',
  },
]
