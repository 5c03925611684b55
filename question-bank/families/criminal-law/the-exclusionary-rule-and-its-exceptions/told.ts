import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { ExclusionFacts, ExclusionStory, Twist } from './facts.ts'

type Telling = (story: ExclusionStory) => string

const lied = (s: ExclusionStory) =>
  `To get a warrant for ${s.place}, ${s.detective.the} swore in an affidavit, knowing that it was untrue, that a buyer had shown ${him(s.detective)} some of ${s.goods} the day before.`
const found = (s: ExclusionStory) =>
  `The magistrate, who suspected nothing, issued the warrant. Officers searched ${s.place} and found ${s.goods}.`
const stopped = (s: ExclusionStory) =>
  `During a lawful traffic stop, ${s.detective.the} asked by radio about ${s.suspect.the} and was told of a warrant for ${his(s.suspect)} arrest. ${The(s.detective)} arrested ${s.suspect.the} and found ${s.goods} in ${his(s.suspect)} coat.`
const entered = (s: ExclusionStory) =>
  `Without a warrant or an emergency, ${s.detective.the} entered ${s.place} while it was empty, saw ${s.goods}, touched nothing, and left. ${He(s.detective)} then applied for a warrant. The affidavit stated probable cause from facts known before the entry, which it did not mention. The magistrate issued the warrant, and officers seized ${s.goods}.`
const hunch = ({ suspect, detective }: ExclusionStory) =>
  `Acting on nothing but a hunch, and without a warrant, ${detective.the} arrested ${suspect.the} on the street.`
const search = (s: ExclusionStory) =>
  `Mistaken about the law, ${s.detective.the} searched ${s.place} without a warrant or an excuse for lacking one and found ${s.goods}.`

/** From the suspicion to the evidence. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  'weak-warrant': (s) =>
    `${The(s.detective)} told a magistrate truthfully everything that was known, including some facts in ${whose(s.suspect)} favor. After some thought, the magistrate issued a warrant to search ${s.place}. Officers carried it out as written and found ${s.goods}. The trial court has since held, in what it called a close case, that the affidavit fell just short of probable cause.`,
  'blank-warrant': (s) =>
    `${The(s.detective)} wrote an application that showed probable cause and described ${s.goods}. In the space of the warrant for the things to be seized, ${he(s.detective)} by mistake typed a description of the building. The magistrate signed without noticing. The warrant did not refer to the application, which stayed in the file. Officers who had not seen the application searched ${s.place} from floor to ceiling and found ${s.goods}.`,
  'bare-warrant': (s) =>
    `${The(s.detective)} honestly believed that the goods would be found. The only fact in ${his(s.detective)} affidavit was that ${he(s.detective)} had received reliable information from a credible person that ${s.goods} were in ${s.place}. A magistrate in a hurry issued a warrant that described the place and the things. Officers searched ${s.place} and found ${s.goods}.`,
  'needed-lie': (s) =>
    `${lied(s)} Otherwise, the affidavit said only that ${s.suspect.the} had been seen with a large suitcase. ${found(s)}`,
  'needless-lie': (s) =>
    `${lied(s)} The affidavit also said, truthfully, that two named neighbors had seen ${s.goods} on a table in ${s.place} that same week. ${found(s)}`,
  'clerk-record': (s) =>
    `${stopped(s)} In fact, a judge had withdrawn that warrant two weeks earlier, and an employee of the court clerk had forgotten to tell the police. No one could recall another such mistake, and ${s.detective.the} had no reason to doubt the record.`,
  'careless-record': (s) =>
    `${stopped(s)} In fact, the warrant had been withdrawn five months earlier, and a clerk of a neighboring police department had carelessly failed to note this in its files. No one could recall another such mistake, and ${s.detective.the} had no reason to doubt the report.`,
  'knowing-record': (s) =>
    `${stopped(s)} In fact, the warrant had been withdrawn five months earlier. For years, the chief of ${whose(s.detective)} department had kept withdrawn warrants on file so that officers would have grounds for arrests. ${The(s.detective)} did not know this and trusted the report.`,
  'old-precedent': (s) =>
    `${The(s.detective)} arrested ${s.suspect.the} for driving without a license, locked ${him(s.suspect)} in a patrol car, and then searched ${his(s.suspect)} own car, where ${s.goods} lay under a seat. At that time, decisions of the federal court of appeals for that circuit plainly allowed such searches. Before trial, the Supreme Court held in another case that they violate the Fourth Amendment.`,
  'found-warrant': (s) =>
    `Wrongly thinking that ${he(s.detective)} had enough for a stop, ${s.detective.the} stopped ${s.suspect.the} on the street and asked for ${his(s.suspect)} name. A routine check showed a valid warrant for ${his(s.suspect)} arrest, issued months earlier over an unpaid fine. ${The(s.detective)} arrested ${s.suspect.the} on that warrant and found ${s.goods} in ${his(s.suspect)} coat.`,
  'warned-confession': (s) =>
    `${hunch(s)} At the police station, ${s.detective.the} gave ${him(s.suspect)} Miranda warnings, and ${he(s.suspect)} signed a waiver. Less than two hours after the arrest, having spoken with no one else, ${s.suspect.the} said, "${s.admits}."`,
  'free-return': (s) =>
    `${hunch(s)} The next morning a judge released ${him(s.suspect)} without bail. Four days later, after talking with a lawyer, ${s.suspect.the} came to the police station without having been asked. ${The(s.detective)} told ${him(s.suspect)} that ${he(s.suspect)} need not say anything. ${The(s.suspect)} said, "${s.admits}."`,
  'home-arrest': (s) =>
    `With probable cause, but without a warrant, consent, or an emergency, ${s.detective.the} entered ${whose(s.suspect)} house, arrested ${him(s.suspect)}, and took ${him(s.suspect)} to the police station. An hour later at the station, after Miranda warnings and a signed waiver, ${s.suspect.the} said, "${s.admits}."`,
  'own-decision': (s) =>
    `${entered(s)} The court found that ${s.detective.the} had decided to apply for the warrant before the entry.`,
  'prompted-decision': (s) =>
    `${entered(s)} The court found that ${s.detective.the} had been about to close the case and applied only because of what ${he(s.detective)} had seen.`,
  'search-party': (s) =>
    `${The(s.suspect)} had been indicted and had a lawyer. During a long drive, without the lawyer and without a waiver, ${s.detective.the} persuaded ${him(s.suspect)} to show where ${s.goods} lay, and they were recovered beside a creek. At that hour, sixty volunteers were searching the banks of the creek under a police plan that would have brought them to the spot by evening. The prosecution will not offer ${whose(s.suspect)} words.`,
  'no-knock': (s) =>
    `With probable cause, ${s.detective.the} obtained a valid warrant to search ${s.place} for ${s.goods} by day. State law required officers to knock, announce themselves, and wait a reasonable time. Nothing excused them from doing so, but ${s.detective.the} threw the unlocked door open and walked in. Officers found ${s.goods} where the affidavit had said that they would be.`,
  'willing-witness': (s) =>
    `${search(s)} Beside them lay a slip of paper with the name of a former clerk. Four months later, an officer called on the clerk and asked what she had seen at work. The clerk, whom no one had threatened and who had long wanted to tell someone, described ${whose(s.suspect)} dealings. The prosecution will call her as a witness and will not offer ${s.goods} or the slip.`,
  'contradict-accused': (s) =>
    `${search(s)} The court excluded them from the prosecution's case in chief. On direct examination, ${s.suspect.the} testified that ${he(s.suspect)} knew nothing about such dealings. On proper cross-examination, ${he(s.suspect)} denied ever having had ${s.goods}. In rebuttal, the prosecution offers ${s.goods} only to contradict that denial.`,
  'contradict-witness': (s) =>
    `${hunch(s)} On the way to the police station, ${s.suspect.the} said voluntarily, "${s.admits}." The court excluded the statement from the prosecution's case in chief. ${The(s.suspect)} did not testify. A friend testified falsely for the defense that ${s.suspect.the} had never ${s.denied}. In rebuttal, the prosecution offers the statement only to contradict the friend.`,
  'grand-jury': (s) =>
    `${search(s)} A judge held that the search violated the Fourth Amendment. Before any indictment, a grand jury subpoenaed ${s.suspect.the}, who was granted immunity. The prosecutor wants to show ${s.goods} to the grand jurors and to question ${him(s.suspect)} about them.`,
  forfeiture: (s) =>
    `${search(s)} A judge held that the search violated the Fourth Amendment. The state then began a civil proceeding to forfeit ${whose(s.suspect)} van. By statute, a vehicle is forfeited only if it was used in a crime, and the van is worth far more than the maximum fine for ${s.charge}. The state's only proof is ${s.goods}.`,
  'unwarned-contradiction': (s) =>
    `${The(s.detective)} lawfully arrested ${s.suspect.the} and, forgetting the Miranda warnings, questioned ${him(s.suspect)} at the police station. ${The(s.suspect)} said, "${s.admits}." The court found the statement voluntary but excluded it from the prosecution's case in chief. ${The(s.suspect)} then testified that ${he(s.suspect)} had never ${s.denied}. In rebuttal, the prosecution offers the statement only to contradict that testimony.`,
  'involuntary-contradiction': (s) =>
    `${The(s.suspect)} was hurt in a lawful arrest and lay in a hospital in great pain. ${The(s.detective)} gave Miranda warnings and then questioned ${him(s.suspect)} for hours, although ${he(s.suspect)} begged to be left alone, until ${he(s.suspect)} said, "${s.admits}." At trial, ${s.suspect.the} testified that ${he(s.suspect)} had never ${s.denied}. In rebuttal, the prosecution offers the statement only to contradict that testimony.`,
}

/** The evidence in question, by name. */
export function evidence({ twist }: ExclusionFacts, { goods }: ExclusionStory): string {
  if (twist === 'willing-witness') return "the clerk's testimony"
  const isSpoken = ['warned-confession', 'free-return', 'home-arrest', 'contradict-witness'].includes(twist)
  return isSpoken || twist.endsWith('-contradiction') ? 'the statement' : goods
}

const STATES: readonly Twist[] = ['grand-jury', 'forfeiture']
const isOnTrial = ({ twist }: ExclusionFacts) => !STATES.includes(twist)

/** The suspicion first. */
function suspicionFirst(facts: ExclusionFacts, s: ExclusionStory): string {
  const who = isOnTrial(facts) ? `On trial for ${s.charge}, ${s.suspect.the}` : The(s.suspect)
  return `${capital(s.detective.a)} suspected ${s.suspect.a} of ${s.dealing}. ${TOLD[facts.twist](s)} ${who} objects to the use of ${evidence(facts, s)}.`
}

/** The one who is suspected first. */
function suspectFirst(facts: ExclusionFacts, s: ExclusionStory): string {
  const when = facts.ground === 'use' ? '' : `In the prosecution for ${s.charge}, `
  return `${capital(s.suspect.a)} came under suspicion of ${s.dealing}, and ${s.detective.a} took on the case. ${TOLD[facts.twist](s)} ${capital(`${when}${whose(s.suspect)}`)} lawyer objects that ${evidence(facts, s)} must be excluded.`
}

/** The detective's first information. */
function rumorFirst(facts: ExclusionFacts, s: ExclusionStory): string {
  const charged = isOnTrial(facts) ? `, who is on trial for ${s.charge},` : ''
  return `Rumors that ${s.suspect.a} was ${s.dealing} reached ${s.detective.a}. ${TOLD[facts.twist](s)} ${The(s.suspect)}${charged} has objected to any use of ${evidence(facts, s)}.`
}

export const tell = [suspicionFirst, suspectFirst, rumorFirst] as const
