import type { Reason } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'
import type { SearchFacts, SearchSkin } from './facts.ts'
import { type Row, TABLE } from './table.ts'

const reasonOf = (
  side: 'yes' | 'no',
  texts: readonly [string, string, ...string[]],
  lesson: string,
): Reason => ({
  side,
  texts,
  lesson,
})

const REASONS: Readonly<Record<string, Reason>> = {
  'yes-trespass': reasonOf(
    'yes',
    [
      'the police gained knowledge by physically intruding on protected property',
      'an unlicensed physical intrusion made to learn something is a search in itself',
    ],
    'A physical intrusion is a search when it touches a house and its surroundings, papers or effects in order to learn something.',
  ),
  'yes-device': reasonOf(
    'yes',
    [
      'a device that the public does not use was turned on the inside of a home',
      'technology may not stand in for entering a home in order to learn of its inside',
    ],
    'That is so when police use a device not in general public use to learn details of the inside of a home.',
  ),
  'yes-expect': reasonOf(
    'yes',
    [
      'the police learned what a person may reasonably expect to keep from them',
      'society accepts a claim to privacy in what the police found out here',
    ],
    "Such a claim exists in what is neither shown to the public nor surrendered to others, in a place or thing of one's own.",
  ),
  'yes-records': reasonOf(
    'yes',
    [
      'to have a company hold such records does not end the claim to their privacy',
      'the wealth of detail in such records outweighs that a company kept them',
    ],
    'Records held by a company are protected where, as with long location histories, they chronicle a life and are not truly shared by choice.',
  ),
  'yes-place': reasonOf(
    'yes',
    [
      "the defendant's ties to the place are enough for a claim of privacy in it",
      'a person with such ties may claim privacy there without being the owner',
    ],
    'Ties are enough for an overnight guest, or for a driver in lawful possession of a car, though not for brief visitors and riders.',
  ),
  'yes-seized': reasonOf(
    'yes',
    [
      "the defendant's own person was seized, and that alone is ground to object",
      'the police stopped the defendant in person, which the defendant may contest',
    ],
    'A person may always contest an unlawful seizure of the person, as a passenger may contest an unlawful stop.',
  ),
  'yes-container': reasonOf(
    'yes',
    [
      "a closed container keeps its owner's claim of privacy wherever it is left",
      'to leave a closed container elsewhere does not open it to the police',
    ],
    'The owner of a closed suitcase or parcel keeps a claim of privacy unless it is thrown away or already laid open.',
  ),
  'no-field': reasonOf(
    'no',
    [
      'land beyond a home and its immediate surroundings is not protected',
      'the place lies outside the area that the Fourth Amendment guards',
    ],
    'Open land is unprotected when it lies beyond the home and the area right around it.',
  ),
  'no-exposed': reasonOf(
    'no',
    [
      'what a person leaves open to the public is not protected from the police',
      'the police only perceived what any member of the public could have',
    ],
    'Exposure defeats a claim to privacy in what is put out for strangers or can be seen from where the public may lawfully be.',
  ),
  'no-shared': reasonOf(
    'no',
    [
      'whoever trusts another with information takes the risk that the police get it',
      'the claim to privacy ended when the matter was entrusted to another',
    ],
    'That risk covers ordinary business records and what one tells or shows a false friend.',
  ),
  'no-contraband': reasonOf(
    'no',
    [
      'a test that can reveal nothing but contraband invades no protected interest',
      'the police used a method that discloses no more than the presence of a crime',
    ],
    'A sniff by a trained dog, from where the police may lawfully be, discloses nothing but contraband.',
  ),
  'no-other': reasonOf(
    'no',
    [
      'any right that was infringed belonged to somebody other than the defendant',
      'the defendant cannot rely on a right that only another person has',
    ],
    "Nobody may rely on a search of another's house, bag or car merely because the evidence will be used against him or belongs to him.",
  ),
  'no-slight': reasonOf(
    'no',
    [
      "the defendant's link to the place was too slight for a claim of privacy",
      'a presence of so little weight gives no claim of privacy in the place',
    ],
    'The link is too slight for brief visitors on business, and for riders who own neither car nor goods.',
  ),
  'no-private': reasonOf(
    'no',
    [
      'a private party had already laid bare all that the police looked at',
      'the intrusion was the work of a private party and not of the government',
    ],
    'A private search does not count, so long as the police go no further than it did and did not ask for it.',
  ),
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: SearchFacts, _skin: SearchSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cr-10 has no reason ${id}`)
  return found
}

/** Only what was weighed for this path is offered. */
export function fits(id: string, facts: SearchFacts): boolean {
  const path = pathOf(facts)
  if (path === null) return false
  const row: Row = TABLE[path]
  return row.reasons.includes(id) || Object.values(row.wrong).includes(id)
}
