import { capital } from '../../../text/capital.ts'
import type { PartyFacts, PartySkin } from './facts.ts'

export function proponentOf({ twist }: PartyFacts, skin: PartySkin): string {
  return twist === 'offered by self' ? skin.defendant : skin.plaintiff
}

export function opponentOf({ twist }: PartyFacts, skin: PartySkin): string {
  return twist === 'offered by self' ? skin.plaintiff : skin.defendant
}

/** The facts in prose: the suit, who said what, the offer. */
export function tell(facts: PartyFacts, skin: PartySkin): string {
  return `${skin.opening} ${wordsOf(facts, skin)} ${offerOf(facts, skin)}`
}

function wordsOf(facts: PartyFacts, skin: PartySkin): string {
  const { defendant: d, he, his } = skin
  const said = capital(skin.deed)
  switch (facts.source) {
    case 'own':
      if (facts.twist === 'offered by self')
        return `A week after the first complaint, ${d} assured a neighbor, "${capital(skin.denial)}." Repeating this on the stand, ${he} wishes to prove that ${he} had said the same from the beginning.`
      return facts.twist === 'serving'
        ? `Before anybody complained, ${d} applied to a bank for a loan and told the manager, "${said}, so that expense is behind me." At the time the remark was to ${his} advantage, and the loan was granted.`
        : `A week after the first complaint, ${d}, who had been traveling in Norway and knew of the matter only from a telephone conversation, told a neighbor, "${said}."`
    case 'silence':
      return facts.twist === 'unheard'
        ? `At a banquet of local merchants, a supplier announced to the company, "${said}, and ${d} ordered it." ${d} was at the far end of the hall, speaking on a telephone with ${his} back to the table, and made no answer.`
        : `At a banquet of local merchants, a supplier said across the table to ${d}, "${said}, and you ordered it." Everybody turned toward ${d}, who had heard each word. ${capital(he)} examined ${his} plate in silence and then left.`
    case 'adopted':
      return `A supplier who had no part in the matter wrote a letter to ${d} that contained the sentence, "${said}." ${d}, who had been traveling in Norway at the time of the events, wrote "Entirely correct" beneath that sentence and returned the letter.`
    case 'spokesman':
      return `When reporters began to call, ${d} engaged an independent publicist under a written contract to answer all their questions about the matter. The publicist, who knew of it only from documents, told a newspaper, "${said}." The publicist is available and could be called as a witness by either side.`
    case 'employee':
      return employee(facts, skin)
    case 'conspirator':
      return conspirator(facts, skin)
    case 'predecessor':
      return `At the time of these events the company belonged to ${skin.former}. ${d} bought it in June, and the suit is only about the liability that passed to ${d} with the purchase, as the contract of sale shows. A month ${facts.twist === 'later' ? 'after' : 'before'} that purchase, ${skin.former} told a neighbor, "${said}." ${skin.former} is available and could be called as a witness by either side.`
    case 'executor':
      return `At the time of these events the company belonged to an aunt of ${d}, and ${d} is sued only as executor of her estate. While the aunt was still alive and ${d} had no position in the company, ${d} told a neighbor in a private conversation, "${said}."`
    case 'codefendant':
      return `${skin.codefendant}, who is sued in the same action, has never worked for ${d} and is not accused of any agreement with ${d}. A week after the first complaint, while ${d} was elsewhere, ${skin.codefendant} told a neighbor, "${said}, and ${d} ordered it." ${skin.codefendant} is in the courtroom and could be called as a witness.`
    case 'stranger':
      return facts.twist === 'second hand'
        ? `${skin.stranger}, who never worked for ${d}, told a friend, "I was in the county jail when it happened and only heard of it there, but ${skin.deed}, and I took money to keep it from the police." ${skin.stranger} died in the spring.`
        : `${skin.stranger}, who never worked for ${d}, told a friend, "${skin.confession}, and I could go to prison for it." ${skin.stranger} died in the spring.`
  }
}

function employee({ twist }: PartyFacts, skin: PartySkin): string {
  const { defendant: d, employee: e } = skin
  const said = capital(skin.deed)
  const post = `${e}, ${skin.post} in the company of ${d}, is sued as well.`
  const records = `Independent payroll records confirm the position, and ${e} is available as a witness for either side.`
  switch (twist) {
    case 'internal':
      return `${post} The job included ${skin.duty}, but no authority to make statements for the company. In a confidential report that never left the company, ${e} wrote to ${d}, "${said}." ${records}`
    case 'outside':
      return `${e}, who is sued as well, kept the wage accounts in the company of ${d} and had no other task. While so employed, ${e} told a neighbor, "${said}." ${records}`
    case 'later':
      return `${post} The job included ${skin.duty}. In March ${e} resigned, and in May ${e} told a neighbor, "${said}." ${records}`
    case 'unproved':
      return `A person whom nobody has identified telephoned the office of ${skin.plaintiff} and said, "I work for ${d} and have charge of ${skin.duty}. ${said}." Apart from that conversation there is no evidence of who called or for whom the caller worked.`
    default:
      return `${post} The job included ${skin.duty}, but no authority to make statements for the company. While so employed, ${e} told a neighbor over the fence, "${said}." ${records}`
  }
}

function conspirator({ twist }: PartyFacts, skin: PartySkin): string {
  const { defendant: d, partner: k } = skin
  const plot = `${skin.plaintiff} alleges that ${d} and ${k}, who is sued as well, had agreed on a secret plan to do this for weeks.`
  const proof = `Bank transfers and two eyewitnesses support the existence of that plan, and ${k} could be called as a witness.`
  const recruit = `${capital(skin.deed)}, and we need you for another week, so be patient about your money`
  switch (twist) {
    case 'later':
      return `${plot} ${proof} Months after the last of it, when everything had been discovered and abandoned, ${k} told an investigator, "${capital(skin.deed)}."`
    case 'boasting':
      return `${plot} ${proof} In the middle of those weeks ${k}, who was boasting to strangers in a tavern, said to one of them, "${capital(skin.deed)}."`
    case 'unproved':
      return `${plot} In the middle of those weeks ${k} told a hired laborer, "${d} and I have agreed on everything. ${recruit}." Apart from that conversation there is no evidence that ${d} and ${k} had any agreement. ${k} could be called as a witness.`
    default:
      return `${plot} ${proof} In the middle of those weeks ${k} told a laborer whom they had hired for the purpose, "${recruit}."`
  }
}

function offerOf(facts: PartyFacts, skin: PartySkin): string {
  return facts.twist === 'offered by self'
    ? `${skin.defendant} offers testimony by the neighbor about that earlier remark as evidence of the facts that it asserts.`
    : `${skin.plaintiff} offers the words against ${skin.defendant} as evidence that ${skin.deed}.`
}
