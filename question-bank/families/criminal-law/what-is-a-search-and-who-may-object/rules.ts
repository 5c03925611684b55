import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { SearchFacts, SearchStory } from './facts.ts'

const RAKAS =
  'Fourth Amendment rights are personal, and a defendant may not assert those of another; the question is whether the defendant had a legitimate expectation of privacy in the place searched.'
const JACOBSEN =
  'The Fourth Amendment does not reach a private search, but the police may not, without a warrant, go beyond what the private party has already laid open.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  tracker: {
    authority: 'United States v. Jones',
    rule: "The government's installation of a GPS device on a target's vehicle, and its use of that device to monitor the vehicle's movements, is a search.",
    applied: (_, { officer }) =>
      `At night ${officer.the} laid hands on the car itself to obtain information. The evidence must be suppressed.`,
  },
  'porch-dog': {
    authority: 'Florida v. Jardines',
    rule: "Using a trained police dog to explore the area around the home in hopes of discovering incriminating evidence is a search, because the customary invitation to approach a front door doesn't extend to that.",
    applied: (_, { suspect }) =>
      `A visitor to ${suspect.the} may knock, not sniff around the porch with a trained animal. The evidence must be suppressed.`,
  },
  'heat-sensor': {
    authority: 'Kyllo v. United States',
    rule: 'Where the government uses a device that is not in general public use to explore details of the home that would previously have been unknowable without physical intrusion, the surveillance is a search.',
    applied: () =>
      `The thermal imager is not in general public use, and it told which room was hot. The evidence must be suppressed.`,
  },
  'location-history': {
    authority: 'Carpenter v. United States',
    rule: 'An individual maintains a legitimate expectation of privacy in the record of his physical movements as captured through cell-site location information, though a carrier holds the record.',
    applied: () =>
      `Four months of movements, hour by hour, were obtained on a hunch. The evidence must be suppressed.`,
  },
  'squeezed-bag': {
    authority: 'Bond v. United States',
    rule: "A bus passenger expects that a bag may be handled, but not that others will feel it in an exploratory manner, so an officer's physical manipulation of it is a search.",
    applied: () =>
      `Squeezing hard with both hands goes beyond a push on the rack. The evidence must be suppressed.`,
  },
  'opened-further': {
    authority: 'Walter v. United States',
    rule: JACOBSEN,
    applied: (_, { officer }) =>
      `The clerks left the metal boxes sealed, and ${officer.the} cut them open. The evidence must be suppressed.`,
  },
  'carrier-opened': {
    authority: 'United States v. Jacobsen',
    rule: JACOBSEN,
    applied: (_, { officer }) =>
      `On their own, the clerks had opened the boxes, and ${officer.the} looked at the same bags. So the evidence is admissible.`,
  },
  'open-field': {
    authority: 'Oliver v. United States',
    rule: 'Open fields, the land beyond the curtilage of a home, are not protected by the Fourth Amendment, even if the owner has fenced them and posted signs.',
    applied: () =>
      `The meadow lies half a mile from any house, and a trespass under state law changes nothing. So the evidence is admissible.`,
  },
  trash: {
    authority: 'California v. Greenwood',
    rule: 'The Fourth Amendment does not prohibit the warrantless search and seizure of garbage left for collection outside the curtilage of a home.',
    applied: () => `The bags stood on a public sidewalk for anyone to take. So the evidence is admissible.`,
  },
  flyover: {
    authority: 'California v. Ciraolo',
    rule: 'The Fourth Amendment does not require the police, traveling in the public airways, to obtain a warrant in order to observe what is visible to the naked eye, even within the curtilage.',
    applied: (_, { officer }) =>
      `Like any pilot at 1,000 feet, ${officer.the} looked down and used no device. So the evidence is admissible.`,
  },
  'car-dog': {
    authority: 'Illinois v. Caballes',
    rule: 'A dog sniff conducted during a lawful traffic stop that is not prolonged by it, and that reveals no information other than the location of contraband, does not violate the Fourth Amendment.',
    applied: () =>
      `One walk around the outside took place while the ticket was being written. So the evidence is admissible.`,
  },
  'bank-records': {
    authority: 'United States v. Miller',
    rule: "A bank's customer takes the risk, in revealing his affairs to another, that the information will be conveyed to the government, and has no protected interest in the bank's records of checks and deposits.",
    applied: (_, { suspect }) =>
      `The slips and checks had become the bank's own records, whatever ${suspect.the} asked of it. So the evidence is admissible.`,
  },
  'wired-friend': {
    authority: 'United States v. White',
    rule: "The Fourth Amendment does not protect a wrongdoer's misplaced belief that a person to whom he voluntarily confides his wrongdoing will not reveal it, with or without a transmitter.",
    applied: (_, { suspect, friend }) =>
      `${The(suspect)} chose to tell ${friend.the}, who was a welcome visitor. So the evidence is admissible.`,
  },
  'overnight-guest': {
    authority: 'Minnesota v. Olson',
    rule: 'Status as an overnight guest is alone enough to show an expectation of privacy in the home of the host that society is prepared to recognize as reasonable.',
    applied: (_, { suspect }) =>
      `${The(suspect)} slept there by invitation, and neither rent nor a key is needed. The evidence must be suppressed.`,
  },
  'business-visitor': {
    authority: 'Minnesota v. Carter',
    rule: "One who is merely present in another's home with the owner's consent for a short commercial visit, without any earlier connection with the household, may not claim its protection.",
    applied: (_, { suspect }) =>
      `${The(suspect)} came for an hour to pack a drug with a stranger. So the evidence is admissible.`,
  },
  'target-elsewhere': {
    authority: 'Rakas v. Illinois',
    rule: RAKAS,
    applied: (_, { suspect }) =>
      `The apartment and the desk were another's, and it does not matter that ${suspect.the} was the target. So the evidence is admissible.`,
  },
  'rental-driver': {
    authority: 'Byrd v. United States',
    rule: 'The mere fact that a driver in lawful possession or control of a rental car is not listed on the rental agreement will not defeat his otherwise reasonable expectation of privacy.',
    applied: (_, { suspect }) =>
      `The renter had lent the car, and ${suspect.the} alone had control of it. The evidence must be suppressed.`,
  },
  'passenger-search': {
    authority: 'Rakas v. Illinois',
    rule: RAKAS,
    applied: (_, { suspect }) =>
      `${The(suspect)} was only riding along, claims nothing, and does not dispute the stop. So the evidence is admissible.`,
  },
  'stopped-passenger': {
    authority: 'Brendlin v. California',
    rule: 'When a police officer makes a traffic stop, a passenger is seized as the driver is, and so may challenge the constitutionality of the stop.',
    applied: (_, { suspect }) =>
      `The stop lacked any ground and led directly to what lay beside ${suspect.the}. The evidence must be suppressed.`,
  },
  'stored-suitcase': {
    authority: 'United States v. Chadwick',
    rule: 'By placing personal effects inside a locked piece of luggage, a person manifests an expectation that the contents will remain free from public examination, which the Fourth Amendment protects.',
    applied: (_, { friend }) =>
      `Neither a key nor permission was given to ${friend.the}, so leaving it there gave nothing up. The evidence must be suppressed.`,
  },
  purse: {
    authority: 'Rawlings v. Kentucky',
    rule: "Ownership of drugs does not entitle a defendant to challenge the search of another person's bag in which the defendant had no legitimate expectation of privacy.",
    applied: () =>
      `The purse belonged to a new acquaintance, and others had looked into it that evening. So the evidence is admissible.`,
  },
} as const satisfies RuleTable<SearchFacts, SearchStory>
