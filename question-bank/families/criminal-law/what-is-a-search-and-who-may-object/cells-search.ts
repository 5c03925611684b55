import { his, whose } from '../../engine/party.ts'
import type { SearchCells } from './reason-id.ts'

/** Reasons where it is in doubt whether there was a search. */
export const SEARCH_CELLS = {
  tracker: ({ suspect }) => ({
    'yes-trespass': [
      `attaching the device physically intruded on an effect`,
      `the police physically intruded on ${whose(suspect)} car to get information`,
      `Attaching a device to a car in order to get information is a physical intrusion, and so a search.`,
    ],
    'yes-seized': [
      `the car was seized for four weeks while the device was attached`,
      `the device seized the car by physical force for four weeks`,
      `The car went wherever its driver liked, so it wasn't seized. Attaching the device was a search.`,
    ],
    'no-exposed': [
      `travel on public roads is exposed to the public and is not a search`,
      `the movements of a car are exposed to the public on any street`,
      `Movements on public roads are exposed, but the device was put on the car itself. That intrusion is a search.`,
    ],
    'no-field': [
      `a car parked on a street is outside the curtilage and unprotected`,
      `a street, like open fields, lies beyond the curtilage of a home`,
      `A car is an effect and is protected wherever it's parked, curtilage or not.`,
    ],
    'no-standing': [
      `${suspect.the} lacks standing to object to the search of the barn`,
      `no one has standing to object to the use of a public street`,
      `The car that was tracked gives standing enough. What the device led to, barn or street, is its fruit.`,
    ],
  }),
  'porch-dog': ({ suspect }) => ({
    'yes-trespass': [
      `the police physically intruded on the curtilage`,
      `the dog's visit physically intruded on the curtilage`,
      `A porch is part of the home's curtilage. The implied invitation to knock doesn't cover a sniffing dog.`,
    ],
    'yes-seized': [
      `${suspect.the} was seized by a show of authority on the porch`,
      `a police dog at the door is a show of authority and a seizure`,
      `No one was seized, because no one was made to submit. The intrusion on the porch was a search.`,
    ],
    'no-contraband': [
      `a dog sniff reveals only contraband and so is not a search`,
      `a sniff that discloses only contraband is not a search`,
      `That rule fits cars and luggage. This dog was brought onto a protected porch.`,
    ],
    'no-exposed': [
      `the odor at the front door was exposed to the public`,
      `a front porch is exposed to the public, as to any visitor`,
      `Any visitor may walk up and knock, but no custom exposes a porch to a sniffing dog.`,
    ],
    'no-field': [
      `a front porch that visitors use is outside the curtilage`,
      `an unfenced front porch is treated like open fields`,
      `A front porch, fenced or not, is the classic curtilage of a home, not an open field.`,
    ],
  }),
  'heat-sensor': ({ suspect }) => ({
    'yes-privacy': [
      `the device invaded a reasonable expectation of privacy in the home`,
      `${suspect.the} had a reasonable expectation of privacy in the home's interior`,
      `A device that few people own revealed details of the inside of a home. That's a search without any entry.`,
    ],
    'yes-trespass': [
      `the thermal imager made a constructive physical intrusion on the house`,
      `reading heat through the walls amounted to a physical intrusion`,
      `Nothing touched the house or its walls, so there was no physical intrusion. Privacy in the home was invaded.`,
    ],
    'no-exposed': [
      `heat that leaves a wall is exposed to the public on the street`,
      `the heat was exposed to the public outside the house`,
      `Heat outside a wall isn't exposed to anyone without such a device, and it revealed what went on inside.`,
    ],
    'no-field': [
      `the street from which the heat was measured is outside the curtilage`,
      `a search cannot take place from a street outside the curtilage`,
      `It doesn't matter that the heat was measured from the street, outside the curtilage. What was learned lay within the home.`,
    ],
    'no-contraband': [
      `revealing only contraband and no private fact is not a search`,
      `a measurement that reveals only contraband is not a search`,
      `Unlike a dog, the imager reveals lawful heat too, such as a bath or sauna, and not just contraband.`,
    ],
  }),
  'location-history': ({ suspect }) => ({
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in the record of ${his(suspect)} movements`,
      `obtaining the record invaded a reasonable expectation of privacy`,
      `A record of someone's movements reveals so much that it's protected though a carrier holds it.`,
    ],
    'yes-trespass': [
      `the police physically intruded on the phone through its signals`,
      `tracking the phone was a physical intrusion on ${whose(suspect)} effects`,
      `No one touched the phone, so there was no physical intrusion. The record itself was protected.`,
    ],
    'no-third': [
      `the third-party doctrine covers records that a carrier keeps`,
      `information shared with a carrier is within the third-party doctrine`,
      `The third-party doctrine covers bank records, but it wasn't extended to records of a phone's location kept by a carrier.`,
    ],
    'no-exposed': [
      `movements through a city are exposed to the public every day`,
      `where a person goes is exposed to the public and not private`,
      `Any one trip is exposed, but no one watches a person's every movement through four months.`,
    ],
    'no-private': [
      `the carrier was a private party, so there was no government action`,
      `the carrier's disclosure of its own records was not government action`,
      `A carrier that hands over records at police request acts for the government, so there was government action.`,
    ],
  }),
  'squeezed-bag': ({ suspect }) => ({
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in the bag`,
      `squeezing the bag invaded a reasonable expectation of privacy`,
      `Passengers expect bags to be moved, not to be felt for their contents. Probing by hand is a search.`,
    ],
    'yes-seized': [
      `all of the passengers were seized when the bus was boarded`,
      `boarding the bus was a show of authority that seized the passengers`,
      `Boarding a bus and walking its aisle seizes no one. Probing the bag was a search.`,
    ],
    'no-exposed': [
      `a bag on an open rack is exposed to the public, who may handle it`,
      `the outside of the bag was exposed to the public on the bus`,
      `Exposing a bag to a push isn't exposing it to an exploratory squeeze by an officer.`,
    ],
    'no-contraband': [
      `feeling for contraband from outside is not a search of a bag`,
      `a squeeze that reveals only contraband is not a search`,
      `Feeling a bag from outside reveals the shape of everything in it, not just contraband, and so is a search.`,
    ],
    'no-standing': [
      `a passenger lacks standing to contest a search on a bus`,
      `${suspect.the} had no interest in the rack and so lacks standing`,
      `The bag was the passenger's own, which is enough for standing, whoever has an interest in the rack.`,
    ],
  }),
  'opened-further': ({ suspect }) => ({
    'yes-further': [
      `the police search went further than the clerks' private search`,
      `cutting the boxes open exceeded the scope of the private search`,
      `The clerks never opened the boxes. What a private search leaves sealed, the police may not open without a warrant.`,
    ],
    'yes-seized': [
      `the carton was seized by clerks who were acting for the government`,
      `the clerks acted for the police when the carton was seized`,
      `The clerks acted on their own, so what they did was no government seizure. Cutting the boxes open was the wrong.`,
    ],
    'no-private': [
      `the clerks' private search ended any expectation of privacy`,
      `a private search is not government action and was continued by police`,
      `A private search ends privacy only in what it lays open. The sealed boxes weren't opened by it.`,
    ],
    'no-third': [
      `the third-party doctrine covers cartons handed to a carrier`,
      `shipping by a private company is within the third-party doctrine`,
      `Handing a sealed carton to a shipping company isn't sharing its contents with anyone.`,
    ],
    'no-standing': [
      `${suspect.the} lacks standing as to a carton held by another`,
      `a sender lacks standing once a carton has been shipped`,
      `A sender keeps privacy, and so standing, in a sealed carton while it's being shipped.`,
    ],
  }),
} as const satisfies SearchCells
