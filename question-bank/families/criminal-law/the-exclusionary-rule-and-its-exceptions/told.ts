import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { ExclusionFacts, ExclusionStory, Twist } from './facts.ts'
import { known, type Mention, unknown } from './mention.ts'

type Telling = (story: ExclusionStory, mention: Mention) => string

const lied: Telling = (s, m) =>
  `${capital(m.lead)} applied for a warrant to search ${s.place}. In an affidavit, ${s.detective.the} swore, knowing it to be false, that a buyer had shown ${him(s.detective)} some of ${s.goods} the day before.`
const issued = (s: ExclusionStory) =>
  `The magistrate, who suspected nothing, issued the warrant, and officers searched ${s.place} and found ${s.goods}.`
const stopped: Telling = (s, m) =>
  `${capital(m.lead)} lawfully stopped ${whose(s.suspect)} car for a traffic violation and radioed for a records check. Told that there was a warrant for ${his(s.suspect)} arrest, ${s.detective.the} arrested ${him(s.suspect)} and found ${s.goods} in ${his(s.suspect)} coat.`
const entered = (s: ExclusionStory) =>
  `with neither a warrant nor an emergency, ${he(s.detective)} entered ${s.place} while it was empty, saw ${s.goods}, and left without touching anything.`
const seized = (s: ExclusionStory) =>
  `The affidavit did not mention the entry and stated probable cause from facts known before it. The magistrate issued the warrant, and officers seized ${s.goods}.`
const hunch: Telling = ({ suspect }, m) =>
  `${capital(m.lead)} arrested ${suspect.the} on the street without a warrant, acting on nothing more than a hunch.`
const search: Telling = (s, m) =>
  `Mistakenly believing that no warrant was needed, ${m.lead} searched ${s.place}, although no exception to the warrant requirement applied, and found ${s.goods}.`

/** The acts of the police, in order of time. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  'weak-warrant': (s, m) =>
    `${capital(m.lead)} applied for a warrant to search ${s.place} and truthfully told the magistrate everything that was known, including some facts in ${whose(s.suspect)} favor. After some thought, the magistrate issued the warrant. Officers executed it as written and found ${s.goods}. Before trial, the court held, in what it called a close case, that the affidavit fell just short of probable cause.`,
  'blank-warrant': (s, m) =>
    `${capital(m.lead)} prepared an application for a warrant to search ${s.place}. The application established probable cause and described ${s.goods}. In the space on the warrant for the items to be seized, ${he(s.detective)} mistakenly typed a description of the building. The magistrate signed the warrant without noticing. The warrant did not refer to the application, which stayed in the file. Officers who had not seen the application searched ${s.place} from top to bottom and found ${s.goods}.`,
  'bare-warrant': (s, m) =>
    `${capital(m.lead)} applied for a warrant to search ${s.place}, honestly believing that ${s.goods} would be found there. The only fact in the affidavit was that the detective had received reliable information from a credible person that ${s.goods} were in ${s.place}. A magistrate in a hurry issued a warrant that described the place and the items. Officers searched ${s.place} and found ${s.goods}.`,
  'needed-lie': (s, m) =>
    `${lied(s, m)} The only other fact in the affidavit was that ${s.suspect.the} had been seen with a large suitcase. ${issued(s)}`,
  'needless-lie': (s, m) =>
    `${lied(s, m)} The affidavit also said, truthfully, that two named neighbors had seen ${s.goods} on a table in ${s.place} that same week. ${issued(s)}`,
  'clerk-record': (s, m) =>
    `${stopped(s, m)} In fact, a judge had withdrawn that warrant two weeks earlier, but an employee in the court clerk's office had forgotten to tell the police. No one could recall another such mistake, and ${s.detective.the} had no reason to doubt the record.`,
  'careless-record': (s, m) =>
    `${stopped(s, m)} In fact, the warrant had been withdrawn five months earlier, but a clerk in a neighboring police department had carelessly failed to note this in its files. No one could recall another such mistake, and ${s.detective.the} had no reason to doubt the report.`,
  'knowing-record': (s, m) =>
    `${stopped(s, m)} In fact, the warrant had been withdrawn five months earlier. For years, the chief of ${whose(s.detective)} department had kept withdrawn warrants on file so that officers would have grounds for arrests. ${The(s.detective)} did not know this and trusted the report.`,
  'old-precedent': (s, m) =>
    `${capital(m.lead)} arrested ${s.suspect.the} for reckless driving, locked ${him(s.suspect)} in a patrol car, and then searched ${whose(s.suspect)} car and found ${s.goods} under a seat. Federal charges followed. When the search was made, decisions of the federal court of appeals for that circuit plainly allowed such searches. Before trial, the Supreme Court held in another case that they violate the Fourth Amendment.`,
  'found-warrant': (s, m) =>
    `Mistakenly believing that ${he(s.detective)} had reasonable suspicion, ${m.lead} stopped ${s.suspect.the} on the street and asked for ${his(s.suspect)} name. A routine check showed a valid warrant for ${his(s.suspect)} arrest, issued months earlier over an unpaid fine. ${The(s.detective)} arrested ${s.suspect.the} on that warrant and found ${s.goods} in ${his(s.suspect)} coat.`,
  'warned-confession': (s, m) =>
    `${hunch(s, m)} At the police station, ${s.detective.the} gave ${him(s.suspect)} Miranda warnings, and ${he(s.suspect)} signed a waiver. Less than two hours after the arrest, having spoken with no one else, ${s.suspect.the} said, "${s.admits}."`,
  'free-return': (s, m) =>
    `${hunch(s, m)} The next morning, the police released ${him(s.suspect)}. Four days later, after talking with a lawyer, ${s.suspect.the} came to the police station without having been asked. ${The(s.detective)} told ${him(s.suspect)} that ${he(s.suspect)} did not have to say anything. ${The(s.suspect)} said, "${s.admits}."`,
  'home-arrest': (s, m) =>
    `With probable cause, but without a warrant, consent, or an emergency, ${m.lead} entered ${whose(s.suspect)} house, arrested ${him(s.suspect)}, and took ${him(s.suspect)} to the police station. There, an hour later, ${s.suspect.the} received Miranda warnings, signed a waiver, and said, "${s.admits}."`,
  'own-decision': (s, m) =>
    `${capital(m.lead)} told a prosecutor that ${he(s.detective)} would apply that day for a warrant to search ${s.place}. Before doing so, ${entered(s)} ${He(s.detective)} then applied for the warrant. ${seized(s)}`,
  'prompted-decision': (s, m) =>
    `${capital(m.lead)} told a prosecutor that ${he(s.detective)} was closing the case. That night, ${entered(s)} Because of what ${he(s.detective)} had seen, ${he(s.detective)} applied for a warrant. ${seized(s)}`,
  'search-party': (s, m) =>
    `${capital(m.suspect)} was indicted and retained a lawyer. During a long interview, without the lawyer and without a waiver, ${m.detective} persuaded ${him(s.suspect)} to say where ${s.goods} were hidden, and they were recovered from a storage unit. At that time, officers with a valid warrant for the whole facility were searching its units one after another and would have reached that one by evening. The prosecution does not intend to use anything that ${s.suspect.the} said.`,
  'no-knock': (s, m) =>
    `With probable cause, ${m.lead} obtained a valid warrant for a daytime search of ${s.place} for ${s.goods}. State law required officers to knock, announce themselves, and wait a reasonable time. Without justification, ${s.detective.the} threw the unlocked door open and walked in. Officers found ${s.goods} where the affidavit had said they were.`,
  'willing-witness': (s, m) =>
    `${search(s, m)} Beside them lay a slip of paper with the name of a former clerk. Four months later, an officer called on the clerk and asked what she had seen at work. The clerk, whom no one had threatened and who had long wanted to tell someone, told the officer what ${s.suspect.the} had been doing. The prosecution does not intend to use ${s.goods} or the slip.`,
  'contradict-accused': (s, m) =>
    `${search(s, m)} At ${whose(s.suspect)} trial for ${s.charge}, the court excluded ${s.goods} from the prosecution's case in chief. On direct examination, ${s.suspect.the} testified that ${he(s.suspect)} knew nothing about such dealings, and on proper cross-examination ${he(s.suspect)} denied ever having had ${s.goods}. In rebuttal, the prosecution offers ${s.goods} only to contradict that denial.`,
  'contradict-witness': (s, m) =>
    `${hunch(s, m)} On the way to the police station, ${s.suspect.the} said voluntarily, "${s.admits}." At the trial for ${s.charge}, the court excluded the statement from the prosecution's case in chief. ${The(s.suspect)} did not testify, but a friend testified falsely for the defense that ${s.suspect.the} had never ${s.denied}. In rebuttal, the prosecution offers the statement only to contradict the friend.`,
  'grand-jury': (s, m) =>
    `${search(s, m)} On ${whose(s.suspect)} motion, a judge ruled that the search had violated the Fourth Amendment. Before any indictment, a grand jury subpoenaed ${s.suspect.the}, who was granted immunity. The prosecutor wants to show ${s.goods} to the grand jurors and to question ${him(s.suspect)} about them.`,
  forfeiture: (s, m) =>
    `${search(s, m)} A judge held that the search had violated the Fourth Amendment. The state then began a civil proceeding to forfeit ${whose(s.suspect)} van. By statute, a vehicle is forfeited only if it was used in a crime, and the van is worth far more than the maximum fine for ${s.charge}. The state's only proof is ${s.goods}.`,
  'unwarned-contradiction': (s, m) =>
    `With probable cause, ${m.lead} arrested ${s.suspect.the} and questioned ${him(s.suspect)} at the police station, but forgot to give ${him(s.suspect)} Miranda warnings. ${The(s.suspect)} said, "${s.admits}." At the trial for ${s.charge}, the court found the statement voluntary but excluded it from the prosecution's case in chief. ${The(s.suspect)} then testified that ${he(s.suspect)} had never ${s.denied}. In rebuttal, the prosecution offers the statement only to contradict that testimony.`,
  'involuntary-contradiction': (s, m) =>
    `${capital(m.suspect)} was injured during a lawful arrest and taken to a hospital in great pain. There, ${m.detective} gave ${him(s.suspect)} Miranda warnings and questioned ${him(s.suspect)} for hours, although ${he(s.suspect)} begged to be left alone, until ${he(s.suspect)} said, "${s.admits}." At the trial for ${s.charge}, ${s.suspect.the} testified that ${he(s.suspect)} had never ${s.denied}. In rebuttal, the prosecution offers the statement only to contradict that testimony.`,
}

/** The suspicion first. */
function suspicionFirst({ twist }: ExclusionFacts, s: ExclusionStory): string {
  return `${capital(s.detective.a)} suspected ${s.suspect.a} of ${s.dealing}. ${TOLD[twist](s, known(s))}`
}

/** The detective's belief. */
function beliefFirst({ twist }: ExclusionFacts, s: ExclusionStory): string {
  return `${capital(s.detective.a)} believed that ${s.suspect.a} was ${s.dealing}. ${TOLD[twist](s, known(s))}`
}

/** The event itself, with nothing before it. */
function eventFirst({ twist }: ExclusionFacts, s: ExclusionStory): string {
  return TOLD[twist](s, unknown(s))
}

export const tell = [suspicionFirst, beliefFirst, eventFirst] as const
