import { his, whose } from '../../engine/party.ts'
import type { SearchCells } from './reason-id.ts'

/** Reasons where it is in doubt whose rights were touched. */
export const STANDING_CELLS = {
  'overnight-guest': ({ suspect }) => ({
    'yes-guest': [
      `an overnight guest has a reasonable expectation of privacy in the home`,
      `${suspect.the} was an overnight guest with standing to object`,
      `An invited overnight guest shares the privacy of the host's home, even for one night on a sofa.`,
    ],
    'yes-possession': [
      `possession of the drug gave ${suspect.the} standing as to the house`,
      `owning what was found gives standing to object to the search`,
      `Possession of what was found isn't enough for standing. Staying overnight as a guest is.`,
    ],
    'no-standing': [
      `${suspect.the}, who paid nothing, lacks standing as to another's home`,
      `a guest without a key lacks standing to object to the search`,
      `Neither rent nor a key is required. Staying overnight by invitation gives standing.`,
    ],
    'no-exposed': [
      `a drug left on a shelf was exposed to the public`,
      `items on an open shelf are exposed to the public`,
      `A shelf inside a locked house isn't exposed to the public at all.`,
    ],
    'no-third': [
      `the third-party doctrine covers items shown to a host`,
      `leaving a drug in another's home is within the third-party doctrine`,
      `The third-party doctrine is about information. Leaving items in a host's home doesn't give up privacy there.`,
    ],
  }),
  'business-visitor': ({ suspect }) => ({
    'no-standing': [
      `${suspect.the}, a brief business visitor, lacks standing to object`,
      `a brief commercial visit gives no standing as to another's home`,
      `An hour's commercial visit to a stranger's apartment gives no expectation of privacy there.`,
    ],
    'no-exposed': [
      `what lies on a kitchen table is exposed to the public`,
      `the drug was exposed to the public in a shared kitchen`,
      `With the blinds closed, nothing in the kitchen was exposed to the public. A brief visitor just has no privacy there.`,
    ],
    'yes-guest': [
      `an invited guest has a reasonable expectation of privacy in a home`,
      `${suspect.the} was an invited guest with standing to object`,
      `An overnight guest has that standing. A guest for an hour's business with a stranger doesn't.`,
    ],
    'yes-possession': [
      `a share in the drug gave ${suspect.the} standing to object`,
      `possession of the drug gave standing as to the apartment`,
      `Possession of a drug, or a share in it, doesn't give standing as to the place where it's found.`,
    ],
    'yes-seized': [
      `${suspect.the} was seized when the lock was broken`,
      `breaking in was a show of authority and a seizure`,
      `What's challenged is the search of the apartment. Being seized afterward by a show of authority doesn't give standing as to it.`,
    ],
  }),
  'target-elsewhere': ({ suspect }) => ({
    'no-standing': [
      `${suspect.the} lacks standing as to a search of another's apartment`,
      `the target of a search lacks standing if only another's rights suffer`,
      `Rights are personal. Being the target of a search doesn't give standing as to someone else's apartment.`,
    ],
    'no-third': [
      `the third-party doctrine covers facts that another has written down`,
      `letters kept by another are within the third-party doctrine`,
      `A locked desk is protected as to its owner, third-party doctrine or not. The rights infringed were that owner's.`,
    ],
    'yes-seized': [
      `letters about ${suspect.the} were seized from a locked desk`,
      `letters about ${suspect.the} were seized as ${his(suspect)} own papers`,
      `Letters about a person aren't that person's own papers. They were seized from someone else's desk.`,
    ],
    'yes-privacy': [
      `the target of a search has a reasonable expectation of privacy`,
      `${suspect.the} had a reasonable expectation of privacy as the target`,
      `Being the target creates no expectation of privacy in a place where one never stayed.`,
    ],
    'yes-trespass': [
      `breaking in was a physical intrusion on a protected home`,
      `the police physically intruded on a home and a locked desk`,
      `It was a physical intrusion, but on a home and desk of another. Only their owner may object.`,
    ],
  }),
  'rental-driver': ({ suspect }) => ({
    'yes-possession': [
      `a driver in lawful possession of a rented car has standing`,
      `${suspect.the} had lawful possession of the car and so standing`,
      `The renter had lent the car. Lawful possession and control give privacy in it, whatever the agreement says.`,
    ],
    'yes-guest': [
      `a borrower has the standing of an invited guest of the renter`,
      `${suspect.the} had a guest's standing by the renter's invitation`,
      `A guest in a car, such as a passenger, has no standing as to its trunk. A borrower's standing rests on possession.`,
    ],
    'no-standing': [
      `a driver who is not on the rental agreement lacks standing`,
      `${suspect.the} lacks standing as to a car that another rented`,
      `Breach of a rental agreement concerns the rental company. It doesn't take away a lawful driver's standing.`,
    ],
    'no-third': [
      `the third-party doctrine covers a car that a friend rented`,
      `borrowing another's car is within the third-party doctrine`,
      `The third-party doctrine is about information that one hands over, not about borrowing a car.`,
    ],
    'no-exposed': [
      `the trunk of a car on a public road is exposed to the public`,
      `anything in a car on the road is exposed to the public`,
      `A closed trunk isn't exposed to the public, though the car is on the road.`,
    ],
  }),
  'passenger-search': ({ suspect }) => ({
    'no-standing': [
      `a mere passenger lacks standing as to a search of the glove compartment`,
      `${suspect.the} lacks standing as to a car that belongs to another`,
      `A passenger who claims neither car nor drug has no expectation of privacy in the glove compartment.`,
    ],
    'no-exposed': [
      `the inside of a car on a road is exposed to the public`,
      `a glove compartment on the road is exposed to the public`,
      `A closed glove compartment isn't exposed to the public, even on a road. But it wasn't the passenger's.`,
    ],
    'yes-seized': [
      `a passenger is seized with the car and may challenge any search`,
      `${suspect.the} was seized in the stop and may object to the search`,
      `A passenger is seized in a stop and may challenge the stop, which was lawful. The search is another matter.`,
    ],
    'yes-guest': [
      `an invited guest in a car has a reasonable expectation of privacy`,
      `${suspect.the} was the driver's invited guest and so has standing`,
      `Being invited into a car isn't like staying overnight in a home. It gives no standing as to a glove compartment.`,
    ],
    'yes-privacy': [
      `a closed compartment carries a reasonable expectation of privacy`,
      `${suspect.the} had a reasonable expectation of privacy in the car`,
      `A closed compartment is private to the one whose car it is. A passenger had no such expectation in it.`,
    ],
  }),
  'stopped-passenger': ({ suspect }) => ({
    'yes-seized': [
      `a passenger is seized in a traffic stop and may challenge it`,
      `${suspect.the} was seized by the stop and may challenge it`,
      `No passenger would feel free to leave when police stop a car. The unlawful stop led straight to the evidence.`,
    ],
    'yes-guest': [
      `an invited guest has a reasonable expectation of privacy in a car`,
      `${suspect.the} had standing as an invited guest in the car`,
      `Being an invited guest in a car gives no privacy in it. What gives standing is being stopped.`,
    ],
    'no-standing': [
      `a mere passenger lacks standing as to another's car`,
      `${suspect.the} lacks standing, owning neither car nor drug`,
      `A mere passenger can't contest a search of another's car, but can contest an unlawful stop, owning nothing in it.`,
    ],
    'no-exposed': [
      `a drug in plain view on a seat is exposed to the public`,
      `whatever lies on a car seat is exposed to the public`,
      `The view of the seat was the fruit of an unlawful stop. What's exposed only through that is excluded.`,
    ],
    'no-contraband': [
      `observing only contraband is not a search`,
      `seeing contraband on a car seat is not a search`,
      `The look may be no search, but the stop was a seizure, and it produced the contraband.`,
    ],
  }),
  'stored-suitcase': ({ suspect, friend }) => ({
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in the suitcase`,
      `a locked suitcase carries a reasonable expectation of privacy`,
      `Locking it and giving no one a key kept the contents private, wherever the suitcase was.`,
    ],
    'yes-guest': [
      `${suspect.the} had standing as a guest of ${friend.the}`,
      `one who leaves goods in a home has a guest's standing there`,
      `Only an overnight guest would have standing as to the house. The locked suitcase is enough by itself.`,
    ],
    'no-standing': [
      `${suspect.the} lacks standing as to another's cellar`,
      `one who never stayed in a house lacks standing there`,
      `One who never stayed in a house lacks standing as to its cellar, but needs none. The suitcase was the owner's own effect.`,
    ],
    'no-third': [
      `the third-party doctrine covers items left with a friend`,
      `leaving luggage with another is within the third-party doctrine`,
      `Leaving locked luggage with a friend shares no information, so the third-party doctrine doesn't apply.`,
    ],
    'no-private': [
      `${friend.the} was a private party, so there was no government action`,
      `${friend.the} kept the suitcase privately, without government action`,
      `The police broke into the cellar themselves, which is government action.`,
    ],
  }),
  purse: ({ suspect }) => ({
    'no-standing': [
      `${suspect.the} lacks standing as to a search of another's purse`,
      `owning the drug gives no standing as to another's purse`,
      `The purse was a new acquaintance's, and others looked into it. Owning the drug doesn't change that.`,
    ],
    'no-exposed': [
      `a purse at a party is exposed to the public`,
      `the packet was exposed to the public at the party`,
      `A closed purse isn't exposed to the public at a party. It just wasn't the defendant's own.`,
    ],
    'yes-possession': [
      `ownership of the drug gave ${suspect.the} standing to object`,
      `${whose(suspect)} possession of the packet gave standing`,
      `Ownership of what's found isn't enough. Privacy in the place searched is needed, whoever had possession.`,
    ],
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in the purse`,
      `handing over a packet kept a reasonable expectation of privacy`,
      `Handing a packet to a stranger whose purse others look into leaves no reasonable expectation of privacy.`,
    ],
    'yes-seized': [
      `the packet was seized along with the purse in which it lay`,
      `taking the purse seized the packet that was in it`,
      `Taking the purse seized it from the woman. Her rights aren't the defendant's, packet or not.`,
    ],
  }),
} as const satisfies SearchCells
