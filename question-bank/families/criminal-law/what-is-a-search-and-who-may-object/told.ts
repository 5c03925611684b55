import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import type { SearchFacts, SearchStory, Twist } from './facts.ts'
import { known, type Mention, unknown } from './mention.ts'

type Telling = (story: SearchStory, mention: Mention) => string

const parcel = (m: Mention) =>
  `${capital(`${m.later}${m.suspect}`)} shipped a carton by a private freight company. When a forklift tore it, two of the company's clerks, acting on their own for insurance purposes, emptied it onto a table and found six sealed metal boxes without labels.`

/** From what the suspect or the officer did to the find, in order of time. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  tracker: (s, m) =>
    `One night, without a warrant or probable cause, ${m.lead} attached a small tracking device to the underside of ${whose(s.suspect)} car while it was parked on a public street. For four weeks the device reported the car's every trip, always on public roads, and so led the police to a barn where they found ${s.drug}.`,
  'porch-dog': (s, m) =>
    `Without a warrant or probable cause, ${m.lead} walked up the path to ${whose(s.suspect)} house with a dog trained to detect ${s.drug} and let it sniff around the front porch. At the door the dog sat down, which was its signal for the drug.`,
  'heat-sensor': (s, m) =>
    `Without a warrant or probable cause, ${m.lead} parked on the street and aimed a thermal imager, a device that is not in general public use, at ${whose(s.suspect)} house. The readings showed that one room was much hotter than the others, a pattern consistent with a drug laboratory.`,
  'location-history': (s, m) =>
    `Acting on a hunch and without a warrant, ${m.lead} asked ${whose(s.suspect)} wireless carrier for its records of where ${his(s.suspect)} phone had been at every hour of the last four months. The carrier, which keeps such records for its own business, handed them over. The records placed ${s.suspect.the} at eleven deliveries of ${s.drug}.`,
  'squeezed-bag': (s, m) =>
    `On a bus trip, ${m.suspect} put a soft canvas bag on the rack above ${his(s.suspect)} seat, where other passengers might push it aside. At a stop, ${m.officer} boarded without a warrant or probable cause, walked along the aisle, and squeezed each bag hard with both hands. In ${whose(s.suspect)} bag ${he(s.officer)} felt a hard block, which, when the bag was opened, proved to be ${s.drug}.`,
  'opened-further': (s, m) =>
    `${parcel(m)} The clerks left the boxes closed and called the police. ${capital(m.stranger)} arrived and, without a warrant or consent, cut the boxes open and found ${s.drug}.`,
  'carrier-opened': (s, m) =>
    `${parcel(m)} The clerks opened the boxes, found clear bags of ${s.drug}, put everything back, and called the police. ${capital(m.stranger)} arrived and, without a warrant or consent, reopened the boxes and took out the bags but examined nothing else.`,
  'open-field': (s, m) =>
    `${capital(m.suspect)} owned a wide meadow, half a mile from the nearest house, with a fence around it and "No Trespassing" signs. Without a warrant or probable cause, ${m.officer} climbed the fence, walked across the meadow, and found barrels of chemicals used to make ${s.drug}. They could not be seen from any road.`,
  trash: (s, m) =>
    `Each Monday, ${m.suspect} put closed black bags of garbage on the public sidewalk for collection. One morning the garbage collector, at the request of ${m.officer}, set ${whose(s.suspect)} bags apart and handed them over. The police, who had neither a warrant nor probable cause, opened the bags and found receipts for chemicals used to make ${s.drug}.`,
  flyover: (s, m) =>
    `${capital(m.suspect)} had a ten-foot fence around the small yard directly behind ${his(s.suspect)} house. Without a warrant or probable cause, ${m.officer} flew over the yard in an ordinary airplane at an altitude of 1,000 feet, where private pilots may fly and often do. With the naked eye ${he(s.officer)} saw barrels of a kind used to make ${s.drug}.`,
  'car-dog': (s, m) =>
    `${capital(m.stranger)} lawfully stopped ${m.car} for speeding. While ${s.officer.the} was writing the ticket, a colleague led a dog trained to detect ${s.drug} once around the outside of the car, although neither officer had a warrant or reasonable suspicion that the car held drugs. The dog sat down beside the trunk, its signal for the drug. The stop took no longer than it would have without the dog.`,
  'bank-records': (s, m) =>
    `Without a warrant or probable cause, ${m.lead} asked ${whose(s.suspect)} bank for a year's deposit slips and checks. Although ${s.suspect.the} had asked the bank to be discreet about ${his(s.suspect)} affairs, it handed over copies of these records, which it kept for its own business. They showed payments for chemicals used to make ${s.drug}.`,
  'wired-friend': (s, m) =>
    `${capital(m.lead)} persuaded ${whose(s.suspect)} old friend, ${s.friend.a}, to wear a hidden transmitter on a visit. No warrant was sought. Behind the closed door of ${his(s.suspect)} kitchen, ${s.suspect.the} told ${s.friend.the} how ${he(s.suspect)} sold ${s.drug}. From a van outside, ${s.officer.the} heard and recorded every word. No charge had been filed at that time.`,
  'overnight-guest': (s, m) =>
    `${capital(m.suspect)} was spending the night at the house of ${s.friend.a}, who had offered ${him(s.suspect)} the sofa. ${The(s.suspect)} paid nothing and had no key. At midnight, without a warrant, consent, or probable cause, ${m.officer} forced the door, walked in, and found ${s.drug} on a shelf by the sofa.`,
  'business-visitor': (s, m) =>
    `${capital(m.suspect)} came for an hour to the apartment of ${s.friend.a}, whom ${he(s.suspect)} had never met before, to weigh and pack ${s.drug} in return for a share of it. While they worked behind closed blinds, ${m.officer}, without a warrant, consent, or probable cause, forced the door, walked in, and found the ${s.drug} on the kitchen table.`,
  'target-elsewhere': (s, m) =>
    `Solely to find evidence ${m.target}, ${m.stranger} broke into the apartment of ${s.friend.a}, who was away on a trip. The officer had no warrant, consent, or probable cause. In a locked desk ${he(s.officer)} found ${whose(s.friend)} letters about ${whose(s.suspect)} sales of ${s.drug}. ${The(s.suspect)} had never stayed in the apartment and kept nothing there.`,
  'rental-driver': (s, m) =>
    `${capital(`${m.later}${s.friend.a}`)} rented a car and lent it to ${m.suspect} for the weekend, although the rental agreement authorized no other driver. While ${s.suspect.the} was driving alone, ${m.stranger} lawfully stopped the car for speeding. Without a warrant, consent, or probable cause, ${s.officer.the} then opened the trunk and found ${s.drug} behind the spare tire.`,
  'passenger-search': (s, m) =>
    `${capital(`${m.later}${s.friend.a}`)} was driving ${his(s.friend)} own car, with ${m.suspect} as a passenger, when ${m.stranger} lawfully stopped it for a broken brake light. Without a warrant, consent, or probable cause, ${s.officer.the} then opened the glove compartment and found ${s.drug}. ${The(s.suspect)} had never used that compartment and claims no interest in the car or the ${s.drug}.`,
  'stopped-passenger': (s, m) =>
    `${capital(`${m.later}${s.friend.a}`)} was driving ${his(s.friend)} own car, with ${m.suspect} as a passenger, when ${m.stranger}, who had neither probable cause nor reasonable suspicion, stopped it. As a direct result of the stop, ${s.officer.the} saw ${s.drug} in plain view on the seat beside ${s.suspect.the}, who owned neither the car nor anything in it.`,
  'stored-suitcase': (s, m) =>
    `Before a trip, ${m.suspect} left a locked suitcase at the house of ${s.friend.a}, who put it in the cellar and was given no key and no permission to open it. ${The(s.suspect)} had never lived or slept in that house. While ${s.friend.the} was away, ${m.officer}, without a warrant, consent, or probable cause, broke into the cellar, forced the lock of the suitcase, and found ${s.drug}.`,
  purse: (s, m) =>
    `At a party, ${m.suspect} asked a woman whom ${he(s.suspect)} had met that day to carry a packet in her purse, and she reluctantly agreed. ${The(s.suspect)} had never used the purse before, and others had looked into it that evening. Without a warrant, consent, or probable cause, ${m.officer} took the purse from the woman, emptied it, and found ${s.drug} in the packet. ${The(s.suspect)} said that the ${s.drug} was ${s.suspect.pronoun === 'he' ? 'his' : 'hers'}.`,
}

/** The officer's suspicion first. */
function suspicionFirst({ twist }: SearchFacts, s: SearchStory): string {
  return `${capital(s.officer.a)} suspected that ${s.suspect.a} was selling ${s.drug}. ${TOLD[twist](s, known(s))}`
}

/** The report to the police first. */
function tipFirst({ twist }: SearchFacts, s: SearchStory): string {
  return `${capital(s.tipster)} told ${s.officer.a} that ${s.suspect.a} was selling ${s.drug}. ${TOLD[twist](s, known(s))}`
}

/** The event itself, with nothing before it. */
function eventFirst({ twist }: SearchFacts, s: SearchStory): string {
  return TOLD[twist](s, unknown(s))
}

export const tell = [suspicionFirst, tipFirst, eventFirst] as const
