import { his, whose } from '../../engine/party.ts'
import type { SearchCells } from './reason-id.ts'

/** Reasons where what the police saw may have been open to anyone. */
export const EXPOSED_CELLS = {
  'open-field': ({ suspect }) => ({
    'no-field': [
      `the meadow was an open field outside the curtilage of any home`,
      `open fields are not protected, even if they are fenced and posted`,
      `The meadow lies half a mile from any house. Fences and signs don't turn open fields into curtilage.`,
    ],
    'no-contraband': [
      `a look that reveals only contraband is not a search, even on private land`,
      `no one has a reasonable expectation of privacy in chemicals for making a drug`,
      `What the look reveals doesn't matter: chemicals or contraband in a home would be protected. The meadow was an open field.`,
    ],
    'yes-trespass': [
      `the officer physically intruded on private property by climbing the fence`,
      `the police physically intruded on land that was fenced and posted`,
      `Climbing a fence intrudes on private property, but the Amendment protects persons, houses, papers, and effects, not open fields.`,
    ],
    'yes-privacy': [
      `the fence and the signs created a reasonable expectation of privacy in the meadow`,
      `${suspect.the} showed a reasonable expectation of privacy by fencing and posting the meadow`,
      `Society doesn't recognize privacy in open fields as reasonable, whatever fence or signs the owner puts up.`,
    ],
    'yes-further': [
      `the search went further than what could be seen from a public place`,
      `entering land to see more than the public can see is a search`,
      `What can be seen from a public place isn't the test. Entering an open field to see more isn't a search.`,
    ],
  }),
  trash: ({ suspect }) => ({
    'no-exposed': [
      `garbage that is left at the curb for collection is exposed to the public`,
      `${suspect.the} left the bags on a sidewalk, where they were exposed to the public`,
      `Anyone may rummage through bags on a sidewalk, so no expectation of privacy in them is reasonable.`,
    ],
    'no-private': [
      `the collector, a private party, took the bags without government action`,
      `the private search by the collector did not involve government action`,
      `A collector who sets bags apart at police request acts for the government. But curbside garbage isn't protected.`,
    ],
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in the contents of closed bags`,
      `the use of opaque bags showed a reasonable expectation of privacy`,
      `Closed, opaque bags show a hope of privacy. Left on a public sidewalk, it isn't a reasonable expectation.`,
    ],
    'yes-trespass': [
      `the police physically intruded on ${whose(suspect)} effects by opening the bags`,
      `the police physically intruded on papers and effects in the closed bags`,
      `Bags put out for collection are given up, so opening them intrudes on no one's effects.`,
    ],
    'yes-possession': [
      `${suspect.the} remained in possession of the bags until the ordinary collection`,
      `the bags remained ${whose(suspect)} property until they were collected in the ordinary way`,
      `Putting bags out for strangers to take away gives up the property and possession, whoever then collects them.`,
    ],
  }),
  flyover: ({ suspect }) => ({
    'no-exposed': [
      `the yard was exposed to the public in the airspace above it`,
      `the officer saw only what was exposed to the public from lawful airspace`,
      `Any pilot could look down and see the barrels. A look from public airspace with the naked eye isn't a search.`,
    ],
    'no-field': [
      `the yard was an open field outside the curtilage of the house`,
      `a yard, as distinct from a house, is treated as an open field`,
      `A small fenced yard right behind a house is curtilage, not an open field. It was exposed to view from the air.`,
    ],
    'yes-privacy': [
      `the tall fence showed a reasonable expectation of privacy in the yard`,
      `${suspect.the} had a reasonable expectation of privacy in the curtilage of the house`,
      `A tall fence keeps out eyes at ground level. It doesn't make privacy from lawful flights reasonable.`,
    ],
    'yes-trespass': [
      `the airplane physically intruded on the curtilage by flying over it`,
      `flying over the yard was a physical intrusion on the curtilage`,
      `At 1,000 feet an airplane is in public airspace, so flying there is no physical intrusion on a yard.`,
    ],
    'yes-further': [
      `the officer went further than what could be seen from the ground`,
      `the search went further than what a neighbor could see`,
      `What a neighbor could see from the ground isn't the limit. The police may see what any private pilot can see.`,
    ],
  }),
  'car-dog': ({ suspect }) => ({
    'no-contraband': [
      `a dog sniff during a lawful stop reveals only contraband and is not a search`,
      `the sniff could reveal only contraband, in which there is no reasonable expectation of privacy`,
      `A sniff of a car's exterior tells nothing but the presence of contraband, and the stop wasn't prolonged.`,
    ],
    'no-standing': [
      `a driver who has been lawfully stopped lacks standing to object to a search`,
      `${suspect.the} lacks standing, since a car on a public road carries no privacy`,
      `A driver has standing as to the car, lawfully stopped or not, even on a public road. A sniff just isn't a search.`,
    ],
    'yes-seized': [
      `${suspect.the} was seized for a purpose that had nothing to do with speeding`,
      `${suspect.the} was seized unreasonably when a dog was brought to the lawful stop`,
      `A driver is seized in any stop, but this stop was lawful, and the use of a dog, though it had nothing to do with speeding, made it no longer.`,
    ],
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in the contents of the trunk`,
      `a sniff of a closed trunk invades a reasonable expectation of privacy`,
      `There's privacy in a trunk's contents, but none in contraband, which is all a sniff reveals.`,
    ],
    'yes-trespass': [
      `the dog physically intruded on the car by sniffing at the trunk`,
      `the police physically intruded on the car by using a dog to obtain information`,
      `The dog walked around the outside and touched nothing, so there was no physical intrusion on the car.`,
    ],
  }),
  'bank-records': ({ suspect }) => ({
    'no-third': [
      `the third-party doctrine covers information that a customer gives to a bank`,
      `${suspect.the}, by giving the information to a third party, lost any reasonable expectation of privacy`,
      `Deposit slips and checks were given to the bank for its business. A customer takes the risk that it reveals the information.`,
    ],
    'no-private': [
      `the bank, a private party, handed over its own records without government action`,
      `the bank's disclosure of its own records was not government action`,
      `The bank acted at police request, so there was government action. Its records just aren't the customer's.`,
    ],
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in records of ${his(suspect)} finances`,
      `the request to be discreet preserved a reasonable expectation of privacy`,
      `Even records of finances given in confidence, with a request to be discreet, carry no expectation of privacy against the bank's disclosure.`,
    ],
    'yes-trespass': [
      `the police physically intruded on private papers by copying the slips and checks`,
      `the police physically intruded on ${whose(suspect)} own papers at the bank`,
      `The copies were the bank's papers, not the customer's own, and no one intruded on anything.`,
    ],
    'yes-further': [
      `obtaining a full year of records went further than the third-party doctrine permits`,
      `a year of records went further than what ${suspect.the} gave the bank`,
      `A year of checks isn't like a year of a phone's movements. The third-party doctrine covers whatever records a bank holds.`,
    ],
  }),
  'wired-friend': ({ suspect, friend }) => ({
    'no-third': [
      `${suspect.the} assumed the risk that a friend would report the conversation`,
      `${suspect.the} had no reasonable expectation of privacy in words spoken to a friend`,
      `A person who confides in a friend takes the risk that the friend reports it, wired or not.`,
    ],
    'no-private': [
      `${friend.the} was a private party, whose visit did not involve government action`,
      `a conversation between friends in a private home is not government action`,
      `A friend who's wired by the police acts for the government. The words just weren't protected from the listener.`,
    ],
    'yes-privacy': [
      `${suspect.the} had a reasonable expectation of privacy in a conversation at home`,
      `the closed door showed a reasonable expectation of privacy in the conversation`,
      `A closed door protects a conversation at home from outsiders, not from the guest to whom the words are spoken.`,
    ],
    'yes-trespass': [
      `a hidden transmitter physically intruded on the home`,
      `the police physically intruded on the home through a hidden transmitter`,
      `The transmitter came in with an invited guest, which is no physical intrusion on the house.`,
    ],
    'yes-further': [
      `the police search went further than ${whose(suspect)} invitation to a friend`,
      `the recording was a search that went further than what a friend could report`,
      `The recording went no further than the ears of the friend, whose invitation covered listening.`,
    ],
  }),
  'carrier-opened': ({ suspect }) => ({
    'no-private': [
      `the police did not exceed the scope of the private search by the clerks`,
      `the private search by the clerks had already revealed what the officer examined`,
      `The clerks opened the boxes on their own, and the police looked at the same bags and nothing else.`,
    ],
    'no-third': [
      `${suspect.the} assumed the risk that a private carrier would disclose what was shipped`,
      `a shipper gives up all privacy in a carton under the third-party doctrine`,
      `Shipping a carton doesn't share its contents with the carrier. What counts is that its clerks opened the boxes.`,
    ],
    'yes-further': [
      `the police exceeded the scope of the private search by reopening the boxes`,
      `the officer went further than the private search by taking out the bags`,
      `The clerks had opened the same boxes and found the same bags before. The police went no further.`,
    ],
    'yes-privacy': [
      `${suspect.the} kept a reasonable expectation of privacy in the closed boxes`,
      `putting everything back restored a reasonable expectation of privacy`,
      `Putting things back doesn't restore privacy in boxes that a private search has already opened.`,
    ],
    'yes-seized': [
      `the clerks acted as agents of the government when they seized the carton`,
      `the carton was unlawfully seized by clerks who acted for the police`,
      `Calling the police afterward doesn't make clerks government agents when they opened the carton.`,
    ],
  }),
} as const satisfies SearchCells
