import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import type { SearchFacts, SearchStory, Twist } from './facts.ts'

type Telling = (story: SearchStory) => string

const parcel = ({ suspect }: SearchStory) =>
  `${The(suspect)} shipped a carton by a private freight company. A forklift tore it, and two of the company's clerks, acting on their own for insurance purposes, emptied it onto a table`

/** From the suspicion to the find. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  tracker: (s) =>
    `At night, ${s.officer.the} attached a small tracking device to the underside of ${whose(s.suspect)} car, which was parked on a public street. For four weeks, it reported every trip of the car, always on public roads, and so led the police to a barn full of ${s.drug}.`,
  'porch-dog': (s) =>
    `${The(s.officer)} walked up the path to ${whose(s.suspect)} house with a dog trained to detect ${s.drug} and let it sniff around the front porch. By the door, the dog sat down, as it had been taught to do when it smelled the drug.`,
  'heat-sensor': (s) =>
    `From a car parked on the street, ${s.officer.the} aimed at ${whose(s.suspect)} house an instrument that measures heat from walls and that only a few laboratories own. It showed that one room was much hotter than the others, as a room is in which ${s.drug} is being made.`,
  'location-history': (s) =>
    `At the request of ${s.officer.the}, who had only a hunch, ${whose(s.suspect)} wireless carrier handed over its record of where ${his(s.suspect)} phone had been at every hour of the last four months. The carrier keeps such records for its own business. They placed ${s.suspect.the} at eleven deliveries of ${s.drug}.`,
  'squeezed-bag': (s) =>
    `On a bus trip, ${s.suspect.the} put a soft canvas bag on the rack above ${his(s.suspect)} seat, where other passengers might push it aside. ${The(s.officer)} boarded at a stop, walked along the rack, and squeezed each bag hard with both hands. In ${whose(s.suspect)} bag ${he(s.officer)} felt a brick, which turned out to be ${s.drug}.`,
  'opened-further': (s) =>
    `${parcel(s)}. In it lay six sealed metal boxes without labels, which the clerks did not touch. They called the police. ${The(s.officer)} came, cut the boxes open, and found ${s.drug}.`,
  'carrier-opened': (s) =>
    `${parcel(s)}, opened the metal boxes inside, and found clear bags of ${s.drug}. They put everything back and called the police. ${The(s.officer)} came, lifted the bags out again, and looked at them and at nothing else.`,
  'open-field': (s) =>
    `${The(s.suspect)} owns a wide meadow, half a mile from the nearest house, with a fence around it and "No Trespassing" signs. ${The(s.officer)} climbed the fence, walked across the meadow, and found barrels used for making ${s.drug}, which could not be seen from any road.`,
  trash: (s) =>
    `Each Monday, ${s.suspect.the} puts closed black bags of garbage on the public sidewalk for collection. At ${whose(s.officer)} request, the collector set ${whose(s.suspect)} bags apart one morning and handed them over. They contained receipts for chemicals used for making ${s.drug}.`,
  flyover: (s) =>
    `A ten-foot fence surrounds the small yard directly behind ${whose(s.suspect)} house. ${The(s.officer)} flew over it in an ordinary airplane at an altitude of 1,000 feet, where private pilots may fly and often do, and saw with the naked eye barrels of the kind used for making ${s.drug}.`,
  'car-dog': (s) =>
    `${The(s.officer)} lawfully stopped ${whose(s.suspect)} car for speeding. While ${he(s.officer)} was writing the ticket, a colleague led a dog trained to detect ${s.drug} once around the outside of the car. The dog sat down beside the trunk. The stop took no longer than it would have without the dog.`,
  'bank-records': (s) =>
    `At ${whose(s.officer)} request, ${whose(s.suspect)} bank handed over copies of a year's deposit slips and checks, which it keeps for its own business. ${The(s.suspect)} had asked the bank to be discreet. The copies showed payments for chemicals used for making ${s.drug}.`,
  'wired-friend': (s) =>
    `${The(s.officer)} persuaded ${s.friend.a} to wear a hidden transmitter and visit ${s.suspect.the}, who was an old friend. In ${his(s.suspect)} kitchen, with the door closed, ${s.suspect.the} told ${s.friend.the} how ${he(s.suspect)} sold ${s.drug}. From a van, ${s.officer.the} heard and recorded every word. No charge had been filed.`,
  'overnight-guest': (s) =>
    `${The(s.suspect)} was staying for one night at the house of ${s.friend.a}, who had offered ${him(s.suspect)} the sofa and had gone to bed. At midnight, ${s.officer.the} broke the lock, walked in, and found ${s.drug} on a shelf by the sofa. ${The(s.suspect)} pays nothing there and has no key.`,
  'business-visitor': (s) =>
    `${The(s.suspect)} came for an hour to the apartment of ${s.friend.a}, whom ${he(s.suspect)} had never met before, in order to weigh and pack ${s.drug} for a share of it. The blinds were closed. ${The(s.officer)} broke the lock, walked in, and found the drug on the kitchen table.`,
  'target-elsewhere': (s) =>
    `Wanting evidence against ${s.suspect.the} and no one else, ${s.officer.the} broke into the apartment of ${s.friend.a} who was away on a trip. ${The(s.suspect)} had never stayed there and kept nothing there. In a locked desk ${s.officer.the} found letters about ${whose(s.suspect)} sales of ${s.drug}.`,
  'rental-driver': (s) =>
    `${capital(s.friend.a)} rented a car and lent it to ${s.suspect.the} for a weekend, although the rental agreement named no other driver. ${The(s.officer)} lawfully stopped ${s.suspect.the}, who was driving alone, for speeding. Without any basis for it, ${he(s.officer)} then opened the trunk and found ${s.drug} behind the spare tire.`,
  'passenger-search': (s) =>
    `${capital(s.friend.a)} was driving ${s.suspect.the} to a wedding in ${his(s.friend)} own car when ${s.officer.the} lawfully stopped it for a broken brake light. Without any basis for it, ${s.officer.the} then opened the glove compartment and found ${s.drug}. ${The(s.suspect)} claims neither the car nor the drug and had never used that compartment.`,
  'stopped-passenger': (s) =>
    `${capital(s.friend.a)} was driving ${s.suspect.the} to a wedding in ${his(s.friend)} own car when ${s.officer.the}, without any ground for suspicion, stopped it. As a direct result, ${s.officer.the} saw ${s.drug} in plain view on the seat beside ${s.suspect.the}, who owns neither the car nor anything in it.`,
  'stored-suitcase': (s) =>
    `Before a trip, ${s.suspect.the} left a locked suitcase with ${s.friend.a}, who put it in a cellar and was given no key and no permission to open it. While ${s.friend.the} was away, ${s.officer.the} broke into the cellar, forced the lock of the suitcase, and found ${s.drug}. ${The(s.suspect)} had never lived or slept in that house.`,
  purse: (s) =>
    `At a party, ${s.suspect.the} asked a woman whom ${he(s.suspect)} had met that day to put a packet in her purse, which she reluctantly did. ${The(s.suspect)} had never used the purse before, and others had looked into it that evening. ${The(s.officer)} took the purse from her and emptied it. ${The(s.suspect)} said that the ${s.drug} in it was ${s.suspect.pronoun === 'he' ? 'his' : 'hers'}.`,
}

/** The concession of the prosecution, so that nothing else is in dispute. */
function given({ twist }: SearchFacts, s: SearchStory): string {
  if (twist === 'car-dog') return `${The(s.suspect)} attacks only the use of the dog.`
  if (twist === 'stopped-passenger')
    return 'The prosecution concedes that the stop was unlawful as to the driver.'
  if (twist === 'passenger-search')
    return 'The prosecution concedes that the search was unlawful as to the driver.'
  return 'The prosecution concedes that there was neither a warrant nor an exception to the need for one.'
}

/** The suspicion first. */
function signFirst(facts: SearchFacts, s: SearchStory): string {
  return `${capital(s.sign)}, and ${s.officer.a} thought that ${he(s.suspect)} was selling ${s.drug}. ${TOLD[facts.twist](s)} ${given(facts, s)} ${The(s.suspect)} has moved to suppress the evidence.`
}

/** The suspicion as the occasion. */
function afterSign(facts: SearchFacts, s: SearchStory): string {
  return `After ${s.sign}, ${s.officer.a} began to investigate ${him(s.suspect)} for selling ${s.drug}. ${TOLD[facts.twist](s)} ${given(facts, s)} Relying on the Fourth Amendment, ${s.suspect.the} moves to suppress the evidence.`
}

/** The one who is suspected first. */
function suspectFirst(facts: SearchFacts, s: SearchStory): string {
  return `${capital(s.suspect.a)} was suspected of selling ${s.drug}, and ${s.officer.a} was assigned to the case. ${TOLD[facts.twist](s)} ${given(facts, s)} ${capital(whose(s.suspect))} lawyer moves to suppress the evidence.`
}

export const tell = [signFirst, afterSign, suspectFirst] as const
