import { his, whose } from '../../engine/party.ts'
import type { SearchCells } from './reason-id.ts'

/** Reasons where it is in doubt whether there was a search. */
export const SEARCH_CELLS = {
  tracker: ({ suspect }) => ({
    'yes-trespass': [
      `the police physically intruded on the car in order to obtain information`,
      `attaching the device was a physical intrusion on ${whose(suspect)} car to obtain information`,
      `Attaching a device to a car in order to get information is a physical intrusion, and so a search.`,
    ],
    'yes-seized': [
      `the police seized the car by keeping a device attached to it for four weeks`,
      `using the car for four weeks to carry a device was a seizure of an effect`,
      `The car went wherever its driver liked, so attaching a device for four weeks didn't seize it. It was a search.`,
    ],
    'no-exposed': [
      `the car's movements on public roads were exposed to the public`,
      `travel on public roads is exposed to the public, so recording it is not a search`,
      `Movements on public roads are exposed, but the device was put on the car itself. That intrusion is a search.`,
    ],
    'no-field': [
      `a car that is parked on a public street lies outside the curtilage of a home`,
      `the device was attached on a public street and not within the curtilage`,
      `A car is an effect and is protected wherever it's parked, curtilage or not.`,
    ],
    'no-standing': [
      `${suspect.the} lacks standing to object to what was found in a barn`,
      `the owner of a car lacks standing to object to what is found elsewhere`,
      `The car that was tracked gives standing enough. What the device led to elsewhere, such as the barn, is its fruit.`,
    ],
  }),
  'porch-dog': ({ suspect }) => ({
    'yes-trespass': [
      `the police physically intruded on the curtilage of the home to obtain information`,
      `bringing a trained dog onto the porch was a physical intrusion on the curtilage`,
      `A porch is part of the home's curtilage. The implied invitation to knock doesn't cover a sniffing dog.`,
    ],
    'yes-seized': [
      `bringing a police dog to the door was a show of authority and thus a seizure`,
      `${suspect.the} was seized by a show of authority when the dog came to the door`,
      `No one was seized, because no one was made to submit. The intrusion on the porch was a search.`,
    ],
    'no-contraband': [
      `a dog sniff reveals only the presence of contraband and so is not a search`,
      `a sniff by a trained dog, which discloses only contraband, is not a search`,
      `That rule fits cars and luggage. This dog was brought onto a protected porch.`,
    ],
    'no-exposed': [
      `the odor at the front door was exposed to the public, including the officer`,
      `a front porch that any visitor may approach is exposed to the public`,
      `Any visitor may walk up and knock, but no custom exposes a porch to a sniffing dog.`,
    ],
    'no-field': [
      `a front porch that visitors may use lies outside the curtilage of the home`,
      `a porch that is open to visitors is treated as an open field`,
      `A front porch, open to visitors or not, is the classic curtilage of a home, not a field.`,
    ],
  }),
  'heat-sensor': ({ suspect }) => ({
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in the interior of the house`,
      `the thermal imager invaded a reasonable expectation of privacy in the home`,
      `A device that few people own revealed details of the inside of a home. That's a search without any entry.`,
    ],
    'yes-trespass': [
      `the police physically intruded on the home by measuring its heat`,
      `the thermal imager physically intruded on a constitutionally protected area`,
      `Measuring heat touched nothing, so there was no physical intrusion on the house. Privacy in the home was invaded.`,
    ],
    'no-exposed': [
      `the heat had left the house and was exposed to the public on the street`,
      `the thermal imager detected only heat that was exposed to the public`,
      `Heat outside a wall isn't exposed to anyone without such a device, and it revealed what went on inside.`,
    ],
    'no-field': [
      `the officer remained on the street, outside the curtilage of the house`,
      `an observation from outside the curtilage is not a search of the house`,
      `It doesn't matter that the heat was measured from the street, outside the curtilage. What was learned lay within the home.`,
    ],
    'no-contraband': [
      `a device that reveals only signs of contraband does not conduct a search`,
      `the readings revealed only signs of contraband and so were not a search`,
      `Unlike a dog, the imager reveals lawful heat too, such as a bath or sauna, and not just contraband.`,
    ],
  }),
  'location-history': ({ suspect }) => ({
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in the record of ${his(suspect)} movements`,
      `obtaining four months of location records invaded a reasonable expectation of privacy`,
      `A record of someone's movements reveals so much that it's protected though a carrier holds it.`,
    ],
    'yes-trespass': [
      `the police physically intruded on the phone by obtaining a record of its signals`,
      `the police physically intruded on an effect by tracking ${whose(suspect)} phone for four months`,
      `No one touched the phone, so there was no physical intrusion. The record itself was protected.`,
    ],
    'no-third': [
      `the third-party doctrine covers records that a carrier keeps for its own business`,
      `${suspect.the}, by sharing ${his(suspect)} location with a third party, lost any reasonable expectation of privacy`,
      `The third-party doctrine covers bank records, but sharing a phone's location with a carrier doesn't bring it within the doctrine.`,
    ],
    'no-exposed': [
      `a person's movements about a city are exposed to the public and not private`,
      `where a person travels is exposed to the public, so recording it is not a search`,
      `Any one trip is exposed, but no one watches a person's every movement through four months.`,
    ],
    'no-private': [
      `the carrier, a private party, handed over its own records without government action`,
      `the carrier's disclosure of its own business records was not government action`,
      `A carrier that hands over records at police request acts for the government, so there was government action.`,
    ],
  }),
  'squeezed-bag': ({ suspect }) => ({
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in the contents of the bag`,
      `squeezing the bag to feel its contents invaded a reasonable expectation of privacy`,
      `Passengers expect bags to be moved, not to be felt for their contents. Probing by hand is a search.`,
    ],
    'yes-seized': [
      `boarding the bus was a show of authority that seized each of the passengers`,
      `${suspect.the} was seized without suspicion when the officer boarded the bus`,
      `Boarding a bus and walking its aisle seizes no one. Probing the bag was a search.`,
    ],
    'no-exposed': [
      `a passenger who puts a bag on an open rack exposes it to the public`,
      `the outside of the bag was exposed to the public, including the officer`,
      `Exposing a bag to a push isn't exposing it to an exploratory squeeze by an officer.`,
    ],
    'no-contraband': [
      `a squeeze that reveals only contraband is not a search of a bag`,
      `feeling for contraband from outside is not a search of a closed bag`,
      `Feeling a bag from outside reveals the shape of everything in it, not just contraband, and so is a search.`,
    ],
    'no-standing': [
      `${suspect.the} had no interest in the luggage rack and so lacks standing`,
      `a bus passenger lacks standing to object to a search on a common carrier`,
      `The bag was the passenger's own, which is enough for standing, whoever has an interest in the rack.`,
    ],
  }),
  'opened-further': ({ suspect }) => ({
    'yes-further': [
      `the police exceeded the scope of the private search by opening the boxes`,
      `the officer's search went further than the private search by the clerks`,
      `The clerks never opened the boxes. What a private search leaves sealed, the police may not open without a warrant.`,
    ],
    'yes-seized': [
      `the clerks acted as agents of the government when they seized the carton`,
      `the carton was unlawfully seized by clerks who acted for the police`,
      `The clerks acted on their own, so what they did was no government seizure. Cutting the boxes open was the wrong.`,
    ],
    'no-private': [
      `a private search is not government action, and the police merely continued it`,
      `the private search by the clerks ended any expectation of privacy in the carton`,
      `A private search ends privacy only in what it lays open. The sealed boxes weren't opened by it.`,
    ],
    'no-third': [
      `${suspect.the} assumed the risk that a private carrier would disclose what was shipped`,
      `a shipper gives up all privacy in a carton under the third-party doctrine`,
      `A shipper who hands a sealed carton to a private carrier doesn't give up its contents or take the risk that they're disclosed.`,
    ],
    'no-standing': [
      `${suspect.the} had given up possession of the carton and so lacks standing`,
      `a sender lacks standing to object to the search of a carton in a carrier's hands`,
      `A sender keeps privacy, and so standing, in a sealed carton while it's being shipped.`,
    ],
  }),
} as const satisfies SearchCells
