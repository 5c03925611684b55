import type { SearchCells } from './reason-id.ts'

/** Reasons where what the police saw may have been open to anyone. */
export const EXPOSED_CELLS = {
  'open-field': ({ suspect }) => ({
    'no-field': [
      `the meadow was an open field outside the curtilage of any home`,
      `open fields are unprotected, even if they are fenced and posted`,
      `The meadow lies half a mile from any house. Fences and signs don't turn open fields into curtilage.`,
    ],
    'no-third': [
      `the third-party doctrine covers land that strangers might see`,
      `leaving barrels outdoors is within the third-party doctrine`,
      `The third-party doctrine is about information given to others. Barrels outdoors in a fenced meadow weren't shown to any strangers.`,
    ],
    'yes-trespass': [
      `the police physically intruded on private property by climbing`,
      `the police physically intruded on land that was fenced and posted`,
      `Climbing a fence intrudes on private property, but the Amendment protects persons, houses, papers, and effects, not open fields.`,
    ],
    'yes-privacy': [
      `${suspect.the} showed a reasonable expectation of privacy by fence and signs`,
      `fence and signs created a reasonable expectation of privacy`,
      `Society doesn't recognize privacy in open fields as reasonable, whatever fence or signs the owner puts up.`,
    ],
    'yes-further': [
      `the search went further than what was visible from a road`,
      `entering to see more than the public can was a search`,
      `Being visible from a road isn't the test. Entering an open field to see more isn't a search.`,
    ],
  }),
  trash: ({ suspect }) => ({
    'no-exposed': [
      `garbage left for collection is exposed to the public`,
      `bags left on a public sidewalk are exposed to the public`,
      `Anyone may rummage through bags on a sidewalk, so no expectation of privacy in them is reasonable.`,
    ],
    'no-private': [
      `the collector's private search involved no government action`,
      `a collector is a private party, whose acts are no government action`,
      `A collector who sets bags apart at police request acts for the government. But curbside garbage isn't protected.`,
    ],
    'yes-privacy': [
      `closed black bags show a reasonable expectation of privacy`,
      `${suspect.the} had a reasonable expectation of privacy in opaque bags`,
      `Closed, opaque bags show a hope of privacy. Left on a public sidewalk, it isn't a reasonable expectation.`,
    ],
    'yes-trespass': [
      `the police physically intruded on effects by opening bags`,
      `opening the bags was a physical intrusion on effects`,
      `Bags put out for collection are given up, so opening them intrudes on no one's effects.`,
    ],
    'yes-possession': [
      `${suspect.the} kept possession of the bags until collection`,
      `the bags remained lawful possessions until collected`,
      `Putting bags out for strangers to take away gives up possession, collected or not.`,
    ],
  }),
  flyover: ({ suspect }) => ({
    'no-exposed': [
      `what can be seen from public airspace is exposed to the public`,
      `the yard was exposed to the public from the air above it`,
      `Any pilot could look down and see the barrels. A look from public airspace with the naked eye isn't a search.`,
    ],
    'no-field': [
      `a yard is an open field outside the curtilage of a house`,
      `open fields include a yard that lies behind a house`,
      `A small fenced yard right behind a house is curtilage, not an open field. It was exposed to view from the air.`,
    ],
    'yes-privacy': [
      `a tall fence shows a reasonable expectation of privacy in a yard`,
      `${suspect.the} had a reasonable expectation of privacy in the curtilage`,
      `A tall fence keeps out eyes at ground level. It doesn't make privacy from lawful flights reasonable.`,
    ],
    'yes-trespass': [
      `the airplane physically intruded on the curtilage of the house`,
      `flying above a yard is a physical intrusion on the curtilage`,
      `At 1,000 feet an airplane is in public airspace, so flying there is no physical intrusion on a yard.`,
    ],
    'yes-further': [
      `the search went further than what a neighbor could see`,
      `a view from the air goes further than a lawful private view`,
      `A neighbor's view isn't the limit. The police may see what any private pilot can see.`,
    ],
  }),
  'car-dog': ({ suspect }) => ({
    'no-contraband': [
      `a dog sniff that reveals only contraband is not a search`,
      `a sniff in a lawful stop that reveals only contraband is no search`,
      `A sniff of a car's exterior tells nothing but the presence of contraband, and the stop wasn't prolonged.`,
    ],
    'no-third': [
      `the third-party doctrine covers odors that leave a car`,
      `an odor given off to others is within the third-party doctrine`,
      `Odors aren't information handed to others. A sniff is no search because it reveals only contraband.`,
    ],
    'yes-seized': [
      `${suspect.the} was seized longer than a traffic stop allows`,
      `${suspect.the} was unlawfully seized by the use of a dog`,
      `A driver is seized in any stop, but this stop was lawful, and the use of a dog made it no longer.`,
    ],
    'yes-privacy': [
      `a sniff invades a reasonable expectation of privacy in a trunk`,
      `${suspect.the} had a reasonable expectation of privacy in the trunk`,
      `There's privacy in a trunk's contents, but none in contraband, which is all a sniff reveals.`,
    ],
    'yes-trespass': [
      `the dog physically intruded on the car without suspicion`,
      `the police physically intruded on the car with a dog`,
      `The dog walked around the outside and touched nothing, so there was no physical intrusion on the car.`,
    ],
  }),
  'bank-records': ({ suspect }) => ({
    'no-third': [
      `the third-party doctrine covers what a customer gives a bank`,
      `information given to a bank is within the third-party doctrine`,
      `Deposit slips and checks were handed to the bank for its business. A customer takes the risk that it reveals them.`,
    ],
    'no-private': [
      `the bank was a private party, so there was no government action`,
      `the bank's disclosure of its own records was not government action`,
      `The bank acted at police request, so there was government action. Its records just aren't the customer's.`,
    ],
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in financial records`,
      `asking for discretion created a reasonable expectation of privacy`,
      `Even records given for a limited purpose, or in confidence, carry no expectation of privacy against the bank's disclosure.`,
    ],
    'yes-trespass': [
      `copying the slips was a physical intrusion on private papers`,
      `the police physically intruded on the customer's own papers`,
      `The copies were the bank's papers, not the customer's own, and no one intruded on anything.`,
    ],
    'yes-further': [
      `a year of records went further than any private search`,
      `copying a year's records went further than the bank's own use`,
      `The bank's own use of them isn't the measure, and a year of checks isn't like a year of a phone's movements.`,
    ],
  }),
  'wired-friend': ({ suspect, friend }) => ({
    'no-third': [
      `no reasonable expectation of privacy covers words told to a friend`,
      `${suspect.the} assumed the risk of disclosure and had no reasonable expectation of privacy`,
      `A person who confides in a friend takes the risk that the friend reports it, wired or not.`,
    ],
    'no-private': [
      `${friend.the} was a private party, so there was no government action`,
      `a friend's private search involves no government action`,
      `A friend who's wired by the police acts for the government. The words just weren't protected from the listener.`,
    ],
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in the kitchen`,
      `a closed door gave a reasonable expectation of privacy in the talk`,
      `A closed door protects the kitchen from outsiders, not from the guest to whom the words are spoken.`,
    ],
    'yes-trespass': [
      `the transmitter physically intruded on the house`,
      `the police physically intruded on the home by means of a transmitter`,
      `The transmitter came in with an invited guest, which is no physical intrusion on the house.`,
    ],
    'yes-further': [
      `the recording went further than what the friend could hear`,
      `listening from a van was a further search of a private talk`,
      `The recording went no further than the friend's own ears, so the van adds nothing.`,
    ],
  }),
  'carrier-opened': ({ suspect }) => ({
    'no-private': [
      `the police did not exceed the scope of the private search`,
      `the clerks acted privately, so their search was not government action`,
      `The clerks opened the boxes on their own, and the police looked at the same bags and nothing else.`,
    ],
    'no-third': [
      `the third-party doctrine covers cartons given to a carrier`,
      `shipping by a private company is within the third-party doctrine`,
      `Shipping a carton doesn't share its contents with the carrier. What counts is that its clerks opened the boxes.`,
    ],
    'yes-further': [
      `the police search went further than the private search`,
      `reopening the boxes exceeded the scope of the private search`,
      `The clerks had opened the same boxes before. The police went no further.`,
    ],
    'yes-privacy': [
      `${suspect.the} kept a reasonable expectation of privacy in the boxes`,
      `putting everything back restored a reasonable expectation of privacy`,
      `Putting things back doesn't restore privacy in boxes that a private search has already opened.`,
    ],
    'yes-seized': [
      `the carton was seized by clerks who were acting for the government`,
      `clerks who call the police act for them when goods are seized`,
      `Calling the police afterward doesn't make clerks government agents when they opened the carton.`,
    ],
  }),
} as const satisfies SearchCells
