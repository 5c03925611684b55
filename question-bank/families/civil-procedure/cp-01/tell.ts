import { type DiversityFacts, type DiversitySkin, isCompany, isMove } from './facts.ts'

/** The facts in prose: who sues whom over what, the parties' ties, the demand. */
export function tell(facts: DiversityFacts, skin: DiversitySkin): string {
  return [
    `${skin.plaintiff} sued ${nameOf(facts, skin)} in federal district court over ${skin.dispute}. The complaint presents no question of federal law and relies exclusively on the contract law of a state.`,
    parties(facts, skin),
    demand(facts, skin),
  ].join(' ')
}

/** How the defendant is called in a sentence. */
export function nameOf(facts: DiversityFacts, skin: DiversitySkin): string {
  if (facts.party.startsWith('corporation')) return `${skin.company} Inc.`
  if (facts.party.startsWith('llc')) return `${skin.company} LLC`
  if (facts.party === 'decedent of there' || facts.party === 'executor of there') return skin.executor
  return skin.person
}

function parties(facts: DiversityFacts, skin: DiversitySkin): string {
  const { plaintiff, person, home, away, third, country, city } = skin
  if (isCompany(facts)) return `${plaintiff} is a citizen of ${home}. ${company(facts, skin)}`
  if (isMove(facts)) return moves(facts, skin)
  const start = `${plaintiff} is a citizen of ${home}.`
  switch (facts.party) {
    case 'resident there':
      return `${start} ${person}, a citizen of ${country}, has been admitted to the United States for permanent residence and is domiciled in ${home}.`
    case 'resident elsewhere':
      return `${start} ${person}, a citizen of ${country}, has been admitted to the United States for permanent residence and is domiciled in ${away}.`
    case 'visitor there':
      return `${start} ${person}, a citizen of ${country}, has lived in ${home} for three years on a temporary work visa and has not been admitted for permanent residence.`
    case 'expatriate':
      return `${start} ${person} is a citizen of the United States alone. Ten years ago ${person} left ${away} for ${city}, ${country}, and has been domiciled there since, with no plan to come back.`
    case 'decedent of there':
      return `${start} ${skin.executor}, a citizen of ${third}, is sued only as executor of the estate of ${person}, who made the contract and died a citizen of ${home}.`
    default:
      return `${start} ${skin.executor}, a citizen of ${home}, is sued only as executor of the estate of ${person}, who made the contract and died a citizen of ${away}.`
  }
}

/** One place of a company lies in the plaintiff's state, all others elsewhere. */
function company(facts: DiversityFacts, skin: DiversitySkin): string {
  const { home, away, third } = skin
  const llc = facts.party.startsWith('llc')
  const formed = facts.party === 'corporation chartered there' || facts.party === 'llc run from there'
  const directed = facts.party.endsWith('run from there')
  const owner = /(?:owner|member) there/.test(facts.party)
  const plant = facts.party === 'corporation with a plant there'
  return [
    `${nameOf(facts, skin)} was ${llc ? 'organized' : 'incorporated'} in ${formed ? home : third},`,
    `and its ${llc ? 'managers' : 'officers'} direct it from an office in ${directed ? home : away}.`,
    `Most of its workers are at a plant in ${plant ? home : third}.`,
    `Its two ${llc ? 'members' : 'shareholders'} are citizens of ${away} and ${owner ? home : third}.`,
  ].join(' ')
}

function moves(facts: DiversityFacts, skin: DiversitySkin): string {
  const { plaintiff, person, home, away } = skin
  const apart = `When the contract was broken, ${plaintiff} was a citizen of ${home} and ${person} a citizen of ${away}, as ${person} still is.`
  const alike = `When the contract was broken, ${plaintiff} and ${person} were both citizens of ${away}, as ${person} still is.`
  const before = 'Six weeks before the suit was filed'
  const after = 'Six weeks after the suit was filed'
  switch (facts.party) {
    case 'join before':
      return `${apart} ${before}, ${plaintiff} bought a house in ${away} and moved there for good.`
    case 'join after':
      return `${apart} ${after}, ${plaintiff} bought a house in ${away} and moved there for good.`
    case 'leave before':
      return `${alike} ${before}, ${plaintiff} bought a house in ${home} and moved there for good, partly so as to be able to sue in federal court.`
    case 'leave after':
      return `${alike} ${after}, ${plaintiff} bought a house in ${home} and moved there for good.`
    default:
      return `${apart} Six months before the suit was filed, ${plaintiff} rented a room in ${away} for a course of two years, and plans to go back to ${home} when it ends.`
  }
}

function demand(facts: DiversityFacts, skin: DiversitySkin): string {
  const { plaintiff, other, fourth, property, losses, total } = skin
  const [one, two, under, extra, asked, found] = skin.sums
  const defendant = nameOf(facts, skin)
  switch (facts.amount) {
    case 'exact':
      return `The complaint asks for damages of exactly $75,000, and for interest and costs, but for nothing else.`
    case 'interest':
      return `The complaint asks for ${under} under the contract, and for ${extra} of interest that had run by then because the sum was paid late or not at all.`
    case 'fees':
      return `The complaint asks for ${under} under the contract, and for ${extra} of attorney’s fees already paid, which a clause of the contract lets the winning party recover.`
    case 'verdict':
      return `The complaint asked in good faith for ${asked}, without interest and costs. After a trial the jury awarded no more than ${found}.`
    case 'joined claims':
      return `The complaint joins two unrelated claims, both against ${defendant}: ${one} for ${losses[0]}, and ${two} for ${losses[1]}.`
    case 'two plaintiffs':
      return `${other}, a citizen of ${fourth}, joined as a second plaintiff. ${plaintiff} asks for ${one} for one loss, and ${other} for ${two} for a loss of a separate kind.`
    case 'undivided':
      return `${other}, a citizen of ${fourth}, joined as a second plaintiff. The two own ${property} in common, and they claim ${total} as a single sum in which neither has a separate share.`
    case 'two defendants':
      return `${other}, a citizen of ${fourth}, is a second defendant. ${plaintiff} asks for ${one} from ${defendant} and for ${two} from ${other}, each being liable for a separate harm of its own.`
    case 'joint defendants':
      return `${other}, a citizen of ${fourth}, is a second defendant. ${plaintiff} asks for ${total}, for all of which both defendants are said to be jointly liable.`
  }
}
