import { pathOf } from './decide.ts'
import type { SearchFacts, SearchSkin } from './facts.ts'

/** The facts in prose: the suspicion, what the police did, and what the prosecution gives away. */
export function tell(facts: SearchFacts, skin: SearchSkin): string {
  const given =
    'The prosecution concedes that the police had neither a warrant nor any excuse for acting without one, and denies only that they infringed a right of'
  const told = deed(facts, skin)
  return facts.method === 'unlawful stop' || facts.tie === 'passenger' || facts.method === 'dog at a car'
    ? `${skin.opening} ${told}`
    : `${skin.opening} ${told} ${given} ${skin.suspect}.`
}

function deed(facts: SearchFacts, skin: SearchSkin): string {
  const { suspect, subject, object, possessive, officer, drug, friend } = skin
  const parcel = `${suspect} sent a carton by a private freight company. A fork of a loading truck tore it, and two clerks of the company, who acted on their own and for reasons of insurance, emptied it`
  switch (pathOf(facts)) {
    case 'tracker':
      return `By night ${officer} fastened a small tracking device under the car of ${suspect}, which stood in a public street. For four weeks it reported every trip of the car, always on public roads, and so led the police to a barn full of ${drug}.`
    case 'porch-dog':
      return `One morning ${officer} walked up the path to the house of ${suspect} with a dog trained to find ${drug} and let it sniff about the front porch. Under the door the dog sat down, as it had been taught to do when it smelled the drug.`
    case 'heat-sensor':
      return `From a car parked in the street ${officer} aimed at the house of ${suspect} an instrument that measures heat through walls and that only a few laboratories own. It showed that one room was far hotter than the rest, as rooms are in which ${drug} is being made.`
    case 'location-history':
      return `At the request of ${officer}, who had no more than a hunch, the wireless company of ${suspect} handed over its record of where ${possessive} telephone had been at every hour of the past four months. The company keeps such records for its own purposes. They placed ${suspect} at eleven deliveries of ${drug}.`
    case 'squeezed-bag':
      return `${suspect} was traveling by bus with a soft canvas bag, which ${subject} had put on the rack above the seat, where other travelers might push it aside. ${officer} boarded at a stop, went along the rack and pressed each bag hard with both hands. In the one that belonged to ${suspect} the officer felt something like a brick, which turned out to be ${drug}.`
    case 'overnight-guest':
      return `${suspect} was staying for one night at the house of ${friend}, who had offered ${object} the sofa and had then gone to bed. At midnight ${officer} broke the lock, walked in and found ${drug} that ${suspect} had laid on a shelf by the sofa. ${suspect} pays nothing there and has no key.`
    case 'business-visitor':
      return `${suspect} had come for an hour to the apartment of ${friend}, whom ${subject} had never met before, in order to weigh and pack ${drug} for a share of it. The blinds were closed. ${officer} broke the lock, walked in and found the drug on the kitchen table in front of ${suspect}.`
    case 'target-elsewhere':
      return `Because ${officer} wanted evidence against ${suspect} and nobody else, the police broke into the apartment of ${friend} while its tenant was on a journey. ${suspect} had never stayed there and kept nothing there. In a locked desk they found letters about the sale of ${drug}, which are now offered against ${suspect}.`
    case 'rental-driver':
      return `${friend} rented a car and lent it to ${suspect} for a weekend, although the rental agreement named no other driver and forbade lending. ${officer} stopped ${suspect}, who was driving alone, for speeding, which was lawful, and then opened the trunk and found ${drug} behind the spare wheel.`
    case 'passenger-car-search':
      return `${friend} was driving ${suspect} to a wedding in the car of ${friend} when ${officer} lawfully stopped it because a brake light was out. Without any good ground for it ${officer} then opened the glove compartment and found ${drug}. ${suspect} claims neither the car nor the drug and had never opened that compartment. The prosecution offers the drug against ${suspect}, and it concedes that the search would have been unlawful as against ${friend}.`
    case 'stopped-passenger':
      return `${friend} was driving ${suspect} to a wedding in the car of ${friend} when ${officer}, out of curiosity and without any ground for suspicion, stopped it. As a direct result ${officer} saw ${drug} in plain view on the seat beside ${suspect}, who owns neither the car nor anything in it. The prosecution concedes that there was no ground for the stop, and argues only that ${suspect} was a mere passenger.`
    case 'stored-suitcase':
      return `Before a journey ${suspect} left a locked suitcase with ${friend}, who put it in a cellar and was given no key and no leave to open it. While ${friend} was away, ${officer} broke into the cellar, forced the lock of the suitcase and found ${drug}. ${suspect} had never lived in that house or slept there.`
    case 'further-than-carrier':
      return `${parcel} on a table. In it lay six sealed metal boxes without any label, which the clerks did not touch. They called the police. ${officer} came, cut the boxes open and found ${drug}.`
    case 'carrier-opened':
      return `${parcel} on a table, opened the metal boxes in it and found clear bags of ${drug}. They put everything back and called the police. ${officer} came, lifted the bags out once more and looked at them, as the clerks had done, and at nothing else.`
    case 'open-field':
      return `${suspect} owns a wide meadow, half a mile from the nearest house, with a fence around it and signs that forbid entry. ${officer} climbed the fence, walked across the meadow and found barrels that are used for making ${drug}, which could not be seen from any road.`
    case 'curbside-trash':
      return `Each Monday ${suspect} puts closed black bags of garbage on the public sidewalk for the city to collect. At the request of ${officer} the collector set the bags of ${suspect} apart one morning and handed them over. In them lay receipts for chemicals that are used for making ${drug}.`
    case 'flyover':
      return `A fence twice the height of a man surrounds the small yard right behind the house of ${suspect}. ${officer} flew over it in an ordinary airplane at a thousand feet, where anyone may fly and many do, and saw with the naked eye barrels of the kind that are used for making ${drug}.`
    case 'car-dog':
      return `${officer} lawfully stopped ${suspect}, who was driving ${possessive} own car, for speeding. While one officer was still writing the ticket, another led a dog trained to find ${drug} once around the outside of the car. The dog sat down beside the trunk. The stop took no longer than it would have taken in any case, and nobody had suspected ${suspect} of more than speeding. The defense attacks only the use of the dog.`
    case 'bank-records':
      return `At the request of ${officer}, the bank of ${suspect} handed over copies of the deposit slips and checks that ${subject} had given it in the course of a year, which the bank keeps for its own business. ${suspect} had asked the bank to be discreet. The papers showed payments for chemicals that are used for making ${drug}.`
    case 'wired-friend':
      return `${officer} persuaded ${friend} to wear a hidden transmitter and to visit ${suspect}. In the kitchen, with the door closed, ${suspect} told ${friend}, who was there by invitation and whom ${subject} trusted, how ${subject} had sold ${drug}. From a van ${officer} heard and recorded every word. No charge had yet been filed.`
    default:
      return `At a party ${suspect} asked a woman whom ${subject} had met that day to keep a packet in her purse, which she did without pleasure; ${subject} had never used the purse before, and others had looked into it that evening. ${officer} took the purse from her and emptied it. ${suspect} said at once that the ${drug} in it belonged to ${object}.`
  }
}
