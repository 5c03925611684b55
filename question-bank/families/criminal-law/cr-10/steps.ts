import type { Rule } from '../../engine/contract.ts'
import type { Path } from './decide.ts'
import type { SearchFacts, SearchSkin } from './facts.ts'

type Applied = Rule<SearchFacts, SearchSkin>['applied']

/** By path: the rule that decides it, in our words, where it stands, and how these facts meet it. */
const RULES: Readonly<Record<Path, readonly [authority: string, rule: string, applied: Applied]>> = {
  tracker: [
    'United States v. Jones',
    'To attach a tracking device to a car in order to learn where it goes is a physical intrusion on an effect, and so a search.',
    (_, skin) => `The device was put on the car of ${skin.suspect} without leave.`,
  ],
  'porch-dog': [
    'Florida v. Jardines',
    'To bring a trained dog to the front door of a home in order to find evidence is a search, since the custom that lets visitors approach does not extend to that.',
    (_, skin) => `The dog was led to the door of ${skin.suspect} to find drugs.`,
  ],
  'heat-sensor': [
    'Kyllo v. United States',
    'To learn details of the inside of a home by a device not in general public use is a search, although the device stays outside.',
    (_, skin) => `The sensor showed the heat within the house of ${skin.suspect}.`,
  ],
  'location-history': [
    'Carpenter v. United States',
    'To obtain from a wireless company a long record of where a telephone has been is a search, although the company holds the record.',
    (_, skin) => `The record covered the movements of ${skin.suspect} for four months.`,
  ],
  'squeezed-bag': [
    'Bond v. United States',
    "To feel a traveler's bag in order to learn what is in it is a search, since travelers expect bags to be moved and not to be explored by touch.",
    (_, skin) => `The agent pressed the bag of ${skin.suspect} in order to feel what was in it.`,
  ],
  'overnight-guest': [
    'Minnesota v. Olson',
    'An overnight guest has a reasonable expectation of privacy in the home of the host.',
    (_, skin) => `${skin.suspect} was staying there for the night by invitation.`,
  ],
  'rental-driver': [
    'Byrd v. United States',
    'A driver in lawful possession of a rented car has a reasonable expectation of privacy in it, although the rental agreement does not name that driver.',
    (_, skin) => `${skin.suspect} drove the car by leave of the friend who had rented it.`,
  ],
  'stopped-passenger': [
    'Brendlin v. California',
    'A passenger is seized when the police stop a car, and so may contest the lawfulness of the stop and what it led to.',
    (_, skin) => `${skin.suspect} was in the car, and nothing justified the stop.`,
  ],
  'stored-suitcase': [
    'United States v. Chadwick',
    'The owner of a locked piece of luggage has a reasonable expectation of privacy in what it holds.',
    (_, skin) => `The suitcase belonged to ${skin.suspect}, was locked, and was left only for safekeeping.`,
  ],
  'further-than-carrier': [
    'Walter v. United States',
    'The police may not, without a warrant, go further into a package than the private party that opened it.',
    (_, skin) => `The inner boxes of ${skin.suspect} were sealed until the police cut them open.`,
  ],
  'open-field': [
    'Oliver v. United States',
    'Open fields beyond the home and the area right around it are not protected, in spite of fences and signs.',
    (_, skin) => `The meadow of ${skin.suspect} lay half a mile from any house.`,
  ],
  'curbside-trash': [
    'California v. Greenwood',
    'There is no reasonable expectation of privacy in garbage left for collection outside the area around a home.',
    (_, skin) => `${skin.suspect} had put the bags on the public sidewalk.`,
  ],
  flyover: [
    'California v. Ciraolo',
    'To look with the naked eye from lawful airspace into a yard is no search, although the yard belongs to the home and is fenced.',
    (_, skin) => `The officers flew where anyone may fly and looked into the yard of ${skin.suspect}.`,
  ],
  'car-dog': [
    'Illinois v. Caballes',
    'A sniff by a trained dog around a car during a lawful stop that is not prolonged is no search, since it reveals nothing but contraband.',
    (_, skin) => `The stop of ${skin.suspect} was lawful and lasted no longer for the dog.`,
  ],
  'bank-records': [
    'United States v. Miller',
    'A customer has no reasonable expectation of privacy in the ordinary business records of a bank.',
    (_, skin) => `The records of ${skin.suspect} were kept by the bank for its own business.`,
  ],
  'wired-friend': [
    'United States v. White',
    'What a person says to one who turns out to be an agent, wired or not, is not protected.',
    (_, skin) => `${skin.suspect} chose to confide in ${skin.friend}.`,
  ],
  'business-visitor': [
    'Minnesota v. Carter',
    "One who is in another's home for a short time on business, without earlier ties to the household, has no expectation of privacy there.",
    (_, skin) => `${skin.suspect} had come for an hour to weigh goods.`,
  ],
  'passenger-car-search': [
    'Rakas v. Illinois',
    'A passenger who claims neither the car nor what was taken has no expectation of privacy in its glove compartment.',
    (_, skin) => `${skin.suspect} was only a passenger, and the stop was lawful.`,
  ],
  'target-elsewhere': [
    'Rakas v. Illinois',
    'Fourth Amendment rights are personal, and a person at whom a search was aimed may not object if it infringed the rights of another alone.',
    (_, skin) => `The apartment belonged to ${skin.friend}, and ${skin.suspect} had no part in it.`,
  ],
  'another-purse': [
    'Rawlings v. Kentucky',
    "Ownership of drugs does not give a right to object to the search of another person's bag in which one had no expectation of privacy.",
    (_, skin) => `The purse belonged to a woman whom ${skin.suspect} hardly knew.`,
  ],
  'carrier-opened': [
    'United States v. Jacobsen',
    'The Fourth Amendment does not reach a search by a private party, and the police may look at what that search has laid bare.',
    (_, skin) => `The clerks had opened everything of ${skin.suspect} before the police came.`,
  ],
}

/** One rule a path: the cases are told apart by the fact that decides. */
export const steps: readonly Rule<SearchFacts, SearchSkin>[] = Object.entries(RULES).map(
  ([id, [authority, rule, applied]]) => ({ id, authority, rule, applied, asOf: '2026-11-01' }),
)
