import type { Rule } from '../../engine/contract.ts'
import type { PossessionFacts, PossessionSkin } from './facts.ts'

type Applied = Rule<PossessionFacts, PossessionSkin>['applied']

const AS_OF = '2026-11-01'
const KUNTO = 'Howard v. Kunto'

function step(
  id: string,
  rule: string,
  applied: (skin: PossessionSkin) => string,
  authority = KUNTO,
): Rule<PossessionFacts, PossessionSkin> {
  const told: Applied = (_, skin) => applied(skin)
  return { id, authority, asOf: AS_OF, rule, applied: told }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<PossessionFacts, PossessionSkin>[] = [
  step(
    'plain-believed',
    'Open, exclusive and continuous possession without leave for the period gives title, even to one who believed the land to be their own.',
    (skin) => `${skin.holder} held the land in that way for twenty-three years.`,
  ),
  step(
    'plain-knew',
    'Where the state asks for no good faith, open, exclusive and continuous possession without leave gives title even to one who knew better.',
    (skin) => `${skin.holder} held the land in that way for twenty-three years.`,
  ),
  step(
    'bad-faith',
    'Where the state asks for good faith, one who knew on entering that the land was another’s cannot take title.',
    (skin) => `${skin.holder} knew whose land it was.`,
  ),
  step(
    'good-faith',
    'Where the state asks for good faith, an honest belief on entering meets that requirement.',
    (skin) =>
      `${skin.holder} believed the land to be ${skin.holder}'s own and held it for twenty-three years.`,
  ),
  step(
    'taxes-unpaid',
    'Where the state asks for payment of taxes, a possessor who has not paid them takes no title.',
    (skin) => `${skin.owner} paid the taxes all the time.`,
  ),
  step(
    'taxes-paid',
    'Where the state asks for payment of taxes, a possessor who has paid them and has every other element takes title.',
    (skin) => `${skin.holder} paid the taxes and held the land for twenty-three years.`,
  ),
  step(
    'short',
    'No title is taken before the whole statutory period has run.',
    (skin) => `${skin.holder} had held the land for seventeen years.`,
  ),
  step(
    'season',
    'Possession is continuous if the land is used as owners of such land use it, for part of the year where that is usual.',
    (skin) => `${skin.holder} used the land each year as its owners would.`,
  ),
  step(
    'visits',
    'A few visits are not the continuous possession that an owner would have.',
    (skin) => `${skin.holder} came now and then and left no sign.`,
  ),
  step(
    'hidden',
    'Possession must be open, so that an attentive owner could see it.',
    (skin) => `${skin.holder} took care that nobody would notice.`,
  ),
  step(
    'shared',
    'Possession must exclude the owner.',
    (skin) => `${skin.owner} used the land along with ${skin.holder}.`,
  ),
  step(
    'transfer',
    'Successive possessors in privity may add their times together.',
    (skin) => `${skin.next} took from ${skin.holder} by a transfer.`,
  ),
  step(
    'expulsion',
    'A possessor who drives out another is not in privity and must begin anew.',
    (skin) => `${skin.next} held the land for eleven years alone.`,
  ),
  step(
    'leave',
    'Possession by leave of the owner is not adverse, however long it lasts.',
    (skin) => `${skin.holder} entered by ${skin.owner}'s leave and never gave it up.`,
  ),
  step(
    'leave-denied',
    'Possession by leave becomes adverse when the possessor plainly denies the owner’s rights.',
    (skin) => `${skin.holder} did so more than twenty years before the suit.`,
  ),
  step(
    'infant',
    'Under the statute stated, an owner who is a minor at the entry may sue until ten years after coming of age.',
    (skin) => `${skin.owner} came of age less than ten years before the suit.`,
  ),
  step(
    'child',
    'Under the statute stated, the ten years after coming of age help only if they end later than the twenty.',
    (skin) => `${skin.owner}'s ten years ended before the twenty did, so the twenty decided.`,
  ),
  step(
    'later-illness',
    'A disability that begins after the entry does not stop the statute.',
    (skin) => `${skin.owner} fell ill after ${skin.holder} had entered.`,
  ),
  step(
    'minor-heir',
    'An heir’s minority does not stop a statute that began to run against an ancestor of full age.',
    (skin) => `Time was running against ${skin.owner} when ${skin.heir} inherited.`,
  ),
  step(
    'sale',
    'Time that runs against one owner runs on against those who buy from that owner.',
    (skin) => `${skin.heir} bought land that ${skin.holder} already held adversely.`,
  ),
  step(
    'remainder',
    'The statute does not run against a remainder that was created before the entry until it becomes possessory.',
    (skin) => `${skin.heir} could not sue for possession while ${skin.owner} lived.`,
    'Restatement (First) of Property § 222',
  ),
  step(
    'later-remainder',
    'Time that began against an owner of the whole runs on although the ownership is divided later.',
    (skin) => `${skin.owner} owned everything when ${skin.holder} entered.`,
    'Restatement (First) of Property § 222',
  ),
  step(
    'city',
    'Unless a statute says so, adverse possession does not run against land that government holds for the public.',
    () => 'The city owned the land for public use all the time.',
  ),
  step(
    'cotenant',
    'A co-owner’s sole possession is not adverse to the others without ouster.',
    (skin) => `${skin.holder} never denied ${skin.owner}'s share.`,
  ),
  step(
    'cotenant-denied',
    'A co-owner’s possession is adverse once the others have been plainly told that their rights are denied.',
    (skin) => `${skin.holder} did so more than twenty years before the suit.`,
  ),
  step(
    'letter',
    'A protest does not interrupt possession that goes on as before.',
    (skin) => `${skin.owner} wrote and did no more.`,
  ),
  step(
    'return',
    'An owner who takes the land back interrupts the possession, and time begins anew.',
    (skin) => `${skin.holder}'s second stay lasted less than twenty years.`,
  ),
  step(
    'deed',
    'Under color of title, possession of part is possession of all that the deed describes and nobody else holds.',
    (skin) => `The deed to ${skin.holder} described everything.`,
  ),
  step(
    'no-deed',
    'Without color of title, possession reaches what was in fact occupied.',
    (skin) => `${skin.holder} occupied ${skin.part} and no more.`,
  ),
]
