import { whose } from '../../engine/party.ts'
import type { SearchCells } from './reason-id.ts'

/** Reasons where it is in doubt whose rights were touched. */
export const STANDING_CELLS = {
  'overnight-guest': ({ suspect }) => ({
    'yes-guest': [
      `an overnight guest has a reasonable expectation of privacy in the host's home`,
      `${suspect.the}, as an overnight guest, has standing to object to the search`,
      `An invited overnight guest shares the privacy of the host's home, even for one night on a sofa.`,
    ],
    'yes-possession': [
      `a person charged with possessing a drug has automatic standing to object`,
      `the owner of a drug has standing to object to the search that found it`,
      `Possessing or owning the drug that was found isn't enough for standing. Staying overnight as a guest is.`,
    ],
    'no-standing': [
      `${suspect.the}, who paid nothing and had no key, lacks standing to object`,
      `one who neither owns nor rents a house lacks standing to object`,
      `Neither rent nor a key is required for one to object. Staying overnight by invitation gives standing.`,
    ],
    'no-contraband': [
      `no one has a reasonable expectation of privacy in contraband, even in a home`,
      `a search that finds only contraband invades no reasonable expectation of privacy`,
      `A search for contraband in a home is a search even if it finds nothing else. An overnight guest may object to it.`,
    ],
    'no-third': [
      `${suspect.the}, by leaving a drug in another's home, lost any reasonable expectation of privacy`,
      `one who keeps a drug in another's home gives up privacy under the third-party doctrine`,
      `A risk is assumed by giving information to others. Leaving items in a host's home doesn't give up privacy there.`,
    ],
  }),
  'business-visitor': ({ suspect }) => ({
    'no-standing': [
      `a brief commercial visitor lacks standing to object to a search of another's home`,
      `${suspect.the}, who came only briefly and for business, lacks standing to object`,
      `An hour's commercial visit to a stranger's apartment gives no expectation of privacy there.`,
    ],
    'no-exposed': [
      `anything that lies on a kitchen table is exposed to the public`,
      `${suspect.the} exposed the drug to another person and so to the public`,
      `With the blinds closed, nothing on the table was exposed to the public. A brief visitor just has no privacy there.`,
    ],
    'yes-guest': [
      `an invited guest has a reasonable expectation of privacy in the host's home`,
      `${suspect.the} was an invited guest and so has standing to object to the search`,
      `An overnight guest has that standing. A guest for an hour's business with a stranger doesn't.`,
    ],
    'yes-possession': [
      `${suspect.the}, as part owner of the drug, has standing to object to the search`,
      `a person charged with possessing a drug has automatic standing to object`,
      `Possessing a drug, or being part owner of it, doesn't give standing as to the place where it's found.`,
    ],
    'yes-seized': [
      `${suspect.the} was seized by a show of authority when the door was forced`,
      `forcing the door was a show of authority and an unlawful seizure`,
      `What's challenged is the search of the apartment. Being seized by a show of authority doesn't give standing as to it.`,
    ],
  }),
  'target-elsewhere': ({ suspect, friend }) => ({
    'no-standing': [
      `${suspect.the} lacks standing to object to a search of another's apartment`,
      `the target of a search lacks standing if it invades only another's privacy`,
      `Rights are personal. Being the target of a search doesn't give standing as to someone else's apartment.`,
    ],
    'no-third': [
      `${suspect.the} assumed the risk that ${friend.the} would disclose the letters`,
      `facts that another has written down fall within the third-party doctrine`,
      `A locked desk is protected as to its owner, and no one assumes the risk of a break-in. The letters and the rights were that owner's.`,
    ],
    'yes-seized': [
      `the officer unlawfully seized letters that were about ${suspect.the}`,
      `letters about ${whose(suspect)} own affairs were seized without a warrant`,
      `Letters about a person's affairs aren't that person's own papers. They were seized from someone else's desk.`,
    ],
    'yes-privacy': [
      `the target of a search has a reasonable expectation of privacy in the place`,
      `${suspect.the}, as the target of the search, had a reasonable expectation of privacy`,
      `Being the target creates no expectation of privacy in a place where one never stayed.`,
    ],
    'yes-trespass': [
      `the officer physically intruded on a home and a locked desk`,
      `breaking into the apartment was a physical intrusion on a home`,
      `It was a physical intrusion, but on a home and desk of another. Only their owner may object.`,
    ],
  }),
  'rental-driver': ({ suspect }) => ({
    'yes-possession': [
      `${suspect.the}, in lawful possession of the car, has standing to object to the search`,
      `a driver in lawful possession of a car has a reasonable expectation of privacy`,
      `The renter had lent the car. Lawful possession and control give privacy in it, whatever the agreement says.`,
    ],
    'yes-guest': [
      `${suspect.the}, as a guest of the renter, shares the renter's standing to object`,
      `a borrower has standing to object as an invited guest of the renter`,
      `A guest in a car, such as a passenger, has no standing as to its trunk. A borrower's standing rests on possession.`,
    ],
    'no-standing': [
      `${suspect.the}, who was not an authorized driver, lacks standing to object to the search`,
      `a driver whom the rental agreement does not authorize lacks standing to object`,
      `Breach of a rental agreement concerns the rental company. A lawful driver has standing, authorized by it or not.`,
    ],
    'no-contraband': [
      `no one has a reasonable expectation of privacy in contraband, even in a trunk`,
      `a search that finds only contraband invades no reasonable expectation of privacy`,
      `Opening a trunk is a search even if it reveals only contraband. A driver in lawful possession may object.`,
    ],
  }),
  'passenger-search': ({ suspect }) => ({
    'no-standing': [
      `a mere passenger lacks standing to object to a search of the glove compartment`,
      `${suspect.the}, who claims no interest in the car, lacks standing to object`,
      `A passenger who claims neither car nor drug has no expectation of privacy in the glove compartment.`,
    ],
    'no-exposed': [
      `the interior of a car on a public road is exposed to the public`,
      `a car that is lawfully stopped on the road is exposed to the public`,
      `A closed glove compartment in the interior of a car isn't exposed to the public, even on a road. But it wasn't the passenger's.`,
    ],
    'yes-seized': [
      `a passenger is seized with the car and may object to any search of it`,
      `${suspect.the} was seized in the stop and so may object to the search`,
      `A passenger is seized in a stop and may challenge the stop, which was lawful. The search is another matter.`,
    ],
    'yes-guest': [
      `${suspect.the} was the driver's invited guest and so has standing to object`,
      `an invited guest in a car has a reasonable expectation of privacy in it`,
      `Being invited into a car isn't like staying overnight in a home. It gives no standing as to a glove compartment.`,
    ],
    'yes-privacy': [
      `a closed compartment carries a reasonable expectation of privacy for every occupant`,
      `${suspect.the} had a reasonable expectation of privacy in the closed compartment`,
      `A closed compartment is private to the one whose car it is. A passenger had no such expectation in it.`,
    ],
  }),
  'stopped-passenger': ({ suspect }) => ({
    'yes-seized': [
      `${suspect.the} was seized by the stop and has standing to challenge it`,
      `a passenger is seized by a traffic stop and may challenge its lawfulness`,
      `No passenger would feel free to leave when police stop a car. The unlawful stop led straight to the evidence.`,
    ],
    'yes-guest': [
      `${suspect.the}, as the driver's invited guest, has standing to object to a search of the car`,
      `an invited guest in a car has a reasonable expectation of privacy in it`,
      `Being an invited guest in a car gives no privacy in it. What gives standing here is being stopped.`,
    ],
    'no-standing': [
      `${suspect.the}, who owned neither the car nor the drug, lacks standing to object`,
      `a mere passenger lacks standing to object to the stop of another's car`,
      `A mere passenger can't contest a search of another's car, but can contest an unlawful stop, owning nothing in it.`,
    ],
    'no-exposed': [
      `the drug lay in plain view on a seat and so was exposed to the public`,
      `whatever lies on a car seat on a public road is exposed to the public`,
      `The view of the seat was the fruit of an unlawful stop. What's exposed only through that is excluded.`,
    ],
    'no-contraband': [
      `the observation of contraband in plain view is not a search`,
      `a look into a car that reveals only contraband is not a search`,
      `A look at what lies in plain view may be no search, but the stop was a seizure, and it produced the contraband.`,
    ],
  }),
  'stored-suitcase': ({ suspect, friend }) => ({
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in the locked suitcase`,
      `a locked suitcase carries a reasonable expectation of privacy, even in another's house`,
      `Locking it and giving no one a key kept the contents private, wherever the suitcase was.`,
    ],
    'yes-guest': [
      `${suspect.the}, as a guest of ${friend.the}, has standing to object to the search`,
      `one whose luggage is kept in a home has the standing of a guest there`,
      `Only an overnight guest would have standing as to the house. The locked luggage is enough by itself.`,
    ],
    'no-standing': [
      `${suspect.the}, who had no interest in the cellar, lacks standing to object`,
      `one who has never stayed in a house lacks standing to object to its search`,
      `One who never stayed in a house lacks standing as to its cellar, but needs no interest in that. The suitcase was the owner's own effect.`,
    ],
    'no-third': [
      `${suspect.the}, by leaving the suitcase with another, lost any reasonable expectation of privacy`,
      `one who leaves luggage with another gives up privacy under the third-party doctrine`,
      `Leaving locked luggage or a suitcase with a friend shares no information, so no risk is assumed.`,
    ],
    'no-contraband': [
      `no one has a reasonable expectation of privacy in a suitcase of contraband`,
      `a search that finds only contraband invades no reasonable expectation of privacy`,
      `Forcing a locked suitcase is a search even if it finds only contraband.`,
    ],
  }),
  purse: ({ suspect }) => ({
    'no-standing': [
      `${suspect.the} lacks standing to object to a search of another's purse`,
      `owning the drug gives no standing to object to a search of another's purse`,
      `The purse was a new acquaintance's, and others looked into it. Owning the drug doesn't change that.`,
    ],
    'no-exposed': [
      `a purse that is carried at a party is exposed to the public`,
      `the packet was exposed to the public while the woman carried it`,
      `A closed purse isn't exposed to the public, even if it's carried at a party. It just wasn't the defendant's own.`,
    ],
    'yes-possession': [
      `${suspect.the}, as the admitted owner of the drug, has standing to object to the search`,
      `a person charged with possessing a drug has automatic standing to object`,
      `Owning or possessing what's found isn't enough. Privacy in the place searched is needed, whoever admits the drug is theirs.`,
    ],
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in the purse and in the packet`,
      `one who entrusts a packet to another keeps a reasonable expectation of privacy`,
      `Entrusting a packet to a stranger whose purse others look into leaves no reasonable expectation of privacy.`,
    ],
    'yes-seized': [
      `the taking of the purse was an unlawful seizure of the woman and her effects`,
      `the officer unlawfully seized the purse by a show of authority`,
      `Taking the purse seized it from the woman. Her rights aren't the defendant's, packet or not.`,
    ],
  }),
} as const satisfies SearchCells
