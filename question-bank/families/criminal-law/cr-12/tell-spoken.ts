import { pathOf } from './decide.ts'
import type { ExclusionFacts, ExclusionSkin } from './facts.ts'

/** Words that followed a violation, or goods that words or another use brought into question. */
export function spoken(facts: ExclusionFacts, skin: ExclusionSkin): string | null {
  const { suspect, subject, object, possessive, officer, thing, place, admits, denied } = skin
  const noCause = `On nothing better than a hunch, and without a warrant, ${officer} arrested ${suspect}`
  const search = `Without a warrant or any excuse for going without one, but under an honest mistake about the law, ${officer} searched ${place} and found ${thing}.`
  switch (pathOf(facts)) {
    case 'warned-confession':
      return `${noCause} in the street in order to question ${object}, took ${object} to the station and read ${object} complete Miranda warnings. ${suspect} understood them and signed a waiver. Less than two hours after the arrest, having spoken with nobody else, ${subject} said of ${possessive} own will that ${subject} had ${admits}. The government means to use this confession in its case in chief.`
    case 'free-return':
      return `${noCause} in the street. Before a judge the next morning ${suspect} was released without bail and went home. Four days later, after a talk with a lawyer, ${subject} came to the office of ${officer} without having been called. There ${subject} was told that ${subject} need not say anything, and said of ${possessive} own will that ${subject} had ${admits}. The government means to use this confession in its case in chief.`
    case 'home-arrest':
      return `With probable cause, but with no warrant, no consent and no emergency, ${officer} went into the home of ${suspect}, arrested ${object} there and took ${object} to the station. An hour later, after complete Miranda warnings and a waiver, ${subject} said there of ${possessive} own will that ${subject} had ${admits}. The government means to use this confession, and nothing from the home, in its case in chief.`
    case 'search-party':
      return `${suspect} had been indicted and had a lawyer. On a long drive, in the lawyer's absence and without any waiver, ${officer} talked ${object} into showing where ${thing} lay, and they were found beside a creek. Sixty volunteers were searching the banks of that creek at the same hour by a plan that the police had drawn up, and the judge finds that within half a day they would have come to the spot. The government offers ${thing} and not the words.`
    case 'willing-witness':
      return `${search} Among them lay a slip with the name of a clerk who had worked there. Four months later an agent who knew the name called on the clerk and asked whether she had seen anything. The clerk, who had never been threatened or arrested and had long wished to tell somebody, gladly described what she had seen at work. The government means to call her as a witness, and will not offer ${thing} or the slip.`
    case 'contradict-accused':
      return `${search} The court kept them out of the government's case in chief. On direct examination ${suspect} told the jury that ${subject} knew nothing of such dealings. Asked on proper cross-examination whether ${subject} had ever had ${thing} in ${possessive} hands, ${subject} said no. In rebuttal the government offers ${thing} for no other purpose than to contradict that answer.`
    case 'contradict-witness':
      return `${noCause} in the street. On the way to the station, without being threatened, ${suspect} said that ${subject} had ${admits}. The court kept that statement out of the government's case in chief. ${suspect} did not testify. A friend took the stand for the defense and told the jury, falsely, that ${suspect} had ${denied}. In rebuttal the government offers the statement for no other purpose than to contradict the friend.`
    case 'grand-jury':
      return facts.wrong === 'search'
        ? `${search} A judge has held that the search violated the Fourth Amendment. Before any indictment a grand jury that is looking into the matter has now called ${suspect}, and the prosecutor wants to question ${object} about ${thing} and to lay them before the jurors. ${suspect}, to whom immunity has been granted, declines to answer on the ground that everything goes back to the search.`
        : `By an oversight a warrant to search ${place} left blank the space for the things to be seized. ${officer} searched ${place} all the same and found ${thing}, and a judge has held that the search violated the Fourth Amendment. Before any indictment a grand jury has now called ${suspect}, and the prosecutor wants to question ${object} about ${thing}. ${suspect}, to whom immunity has been granted, declines to answer on the ground that everything goes back to the search.`
    case 'unwarned-contradiction':
      return `${officer} lawfully arrested ${suspect} and, forgetting the Miranda warnings, asked ${object} at the station about ${thing}. ${suspect} said that ${subject} had ${admits}. The judge finds that the statement was wholly voluntary but kept it out of the government's case in chief. ${suspect} then took the stand and swore that ${subject} had ${denied}. In rebuttal the government offers the statement for no other purpose than to contradict that testimony.`
    case 'involuntary-contradiction':
      return `${suspect} was hurt in a lawful arrest and lay in a hospital in great pain. ${officer}, who by the habits of the department saw nothing wrong in it, read ${object} Miranda warnings and questioned ${object} for hours, although ${subject} begged to be left alone, until ${subject} said that ${subject} had ${admits}. The judge finds that the statement was involuntary. At trial ${suspect} swore that ${subject} had ${denied}. In rebuttal the government offers the statement for no other purpose than to contradict that testimony.`
    default:
      return null
  }
}
