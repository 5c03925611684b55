import type { LineFacts, LineSkin } from './facts.ts'

/** The facts in prose: who wants what, the rule, how it came about, what the judge found. */
export function tell(facts: LineFacts, skin: LineSkin): string {
  return [skin.opening, rule(facts, skin), finding(facts, skin), means(facts)]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const POSSESSIVE = { he: 'his', she: 'her' } as const
const GROUP = { he: 'men', she: 'women' } as const

function rule(facts: LineFacts, skin: LineSkin): string {
  if (facts.shape !== 'named') return neutral(facts, skin)
  const course = `The agency that runs the state’s one course for ${skin.trade}`
  const { name, subject } = skin
  switch (facts.trait) {
    case 'race':
      return `${course} has a rule that closes it to members of one race, to which ${name} belongs.`
    case 'set-aside':
      return `${course} keeps a fifth of its places for members of races that have been rare in the trade. ${name}, who belongs to none of them, would have had one of those places.`
    case 'sex':
      return `${course} has a rule that closes it to ${GROUP[subject]}, and so to ${name}.`
    case 'birth':
      return `${course} charges no fee to children of ${skin.trade} who died at work, other than children born outside marriage. ${name} lost a parent in that way, and ${POSSESSIVE[subject]} parents never married.`
    case 'alien':
      return `A law of the state closes its one course for ${skin.trade}, and the trade itself, to all who are not citizens. ${name} is a citizen of another country and a lawful permanent resident of the United States.`
    case 'citizen post':
      return `For now ${subject} has applied to become ${skin.post}, a post that a law of the state closes to all who are not citizens. ${name} is a citizen of another country and a lawful permanent resident of the United States.`
    case 'alien federal':
      return `Congress pays for such courses, and its act leaves out noncitizens who have lived in the country for less than five years. ${name}, a citizen of another country, became a lawful permanent resident two years ago.`
    case 'age':
      return `${course} has a rule that closes it to people over sixty. ${name} is sixty-three and in excellent physical condition.`
    case 'disability':
      return `${course} has a rule that closes it to people with any mental disability. ${name} has a mild one and has worked without trouble for ten years.`
    case 'wealth':
      return `${course} has a rule that closes it to people whose households earn less than $20,000 a year. The household of ${name} earns $18,400.`
  }
}

function neutral(facts: LineFacts, skin: LineSkin): string {
  const group = facts.trait === 'race' ? 'applicants of that race' : `${GROUP[skin.subject]} who apply`
  const who = facts.trait === 'race' ? `${skin.name}, who belongs to a small racial minority` : skin.name
  const start = `The agency that runs the state’s one course for ${skin.trade} has a rule that applicants must ${skin.neutral}. The rule keeps out ${who}, as it does nine in ten ${group}, and few others.`
  return facts.shape === 'aimed'
    ? `${start} Letters in its files show that the agency chose the rule in order to keep such people out.`
    : `${start} The agency foresaw this, regretted it, and would have made the same rule if the effect had been the reverse.`
}

/** The aim of a line that has little to do with the trade. */
const AIMS: Readonly<Partial<Record<LineFacts['trait'], string>>> = {
  'set-aside': 'a wider mix of people in the trade',
  birth: 'fewer disputes over who was whose child',
  'citizen post': 'good order in the state',
  'alien federal': 'a preference for lasting ties to the country',
  wealth: 'fewer pupils who give up halfway',
}

function finding(facts: LineFacts, skin: LineSkin): string {
  const what = AIMS[facts.trait] ?? skin.aim
  const late =
    facts.aim === 'invented'
      ? `The aim now claimed for the rule, ${what}, was first thought of by counsel for this suit. `
      : ''
  const aim = facts.aim === 'invented' ? 'that aim' : `the aim of the rule, ${what},`
  switch (facts.tie) {
    case 'none':
      return `${late}The judge finds that the rule serves no aim at all and rests on nothing but dislike of such people.`
    case 'loose':
      return `${late}The judge finds ${aim} to be legitimate, and that one may sensibly believe the rule to serve it, though the tie is loose and far from substantial.`
    case 'even':
      return `${late}The judge finds ${aim} to be important, but the evidence on whether the rule does anything for it is evenly balanced.`
    case 'substantial':
      return `${late}The judge finds ${aim} to be important though not compelling, and the rule to be substantially related to it.`
  }
}

function means(facts: LineFacts): string {
  return facts.tie === 'loose' || facts.tie === 'substantial'
    ? 'Less restrictive means would serve it as well.'
    : ''
}
