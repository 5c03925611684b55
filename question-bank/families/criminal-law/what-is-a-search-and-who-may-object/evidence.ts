import { whose } from '../../engine/party.ts'
import type { SearchFacts, SearchStory, Twist } from './facts.ts'

/** The evidence that the motion would keep out, where it is not the drug itself. */
const EVIDENCE: Readonly<Partial<Record<Twist, (story: SearchStory) => string>>> = {
  'porch-dog': () => "evidence of the dog's signal",
  'heat-sensor': () => 'the thermal readings',
  'location-history': () => "the carrier's records",
  'open-field': () => 'the barrels',
  trash: () => 'the receipts',
  flyover: ({ officer }) => `${whose(officer)} testimony about the barrels`,
  'car-dog': () => "evidence of the dog's signal",
  'bank-records': () => 'the copies',
  'wired-friend': () => 'the recording',
  'target-elsewhere': () => 'the letters',
}

export function evidence({ twist }: SearchFacts, story: SearchStory): string {
  return EVIDENCE[twist]?.(story) ?? `the ${story.drug}`
}
