import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { MirandaFacts, MirandaStory, Twist } from './facts.ts'

type Telling = (story: MirandaStory) => string

const arrested = ({ suspect, detective }: MirandaStory) =>
  `${The(detective)} arrested ${suspect.the} and took ${him(suspect)} to an interview room.`
const warned = (s: MirandaStory) =>
  `${The(s.detective)} arrested ${s.suspect.the}, took ${him(s.suspect)} to an interview room, and gave ${him(s.suspect)} Miranda warnings, which ${he(s.suspect)} understood.`
const unread = 'No Miranda warnings had been given.'
const admitted = ({ suspect, admits }: MirandaStory) => `${The(suspect)} answered, "${admits}."`
const lawyer = (s: MirandaStory) =>
  `${warned(s)} ${The(s.suspect)} said, "I want a lawyer before I say anything."`
/** New warnings, a waiver and a confession. */
const again = ({ suspect }: MirandaStory, who: string, words: string) =>
  `${capital(who)} gave ${him(suspect)} fresh Miranda warnings. ${The(suspect)} signed a waiver and said, "${words}."`
const chase = ({ suspect, detective, spot, weapon }: MirandaStory) =>
  `When ${detective.the} came to make an arrest, ${suspect.the} ran into ${spot}, where ${he(suspect)} was caught and handcuffed. A bystander called out that ${he(suspect)} had just thrown away ${weapon}.`
const secondArrest = (s: MirandaStory, days: string) =>
  `${lawyer(s)} ${The(s.detective)} stopped and released ${him(s.suspect)} that evening. ${days} days later, ${s.detective.the} arrested ${him(s.suspect)} again for the ${s.charge}. ${again(s, he(s.detective), s.admits)} No lawyer had been present on either day.`

/** From the suspicion to the statement. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  stop: (s) =>
    `One night, a patrol officer who had read about the case stopped ${s.suspect.the} for a broken taillight. While writing the ticket at the roadside, the officer asked in an ordinary voice, "Do you know anything about ${s.event}?" ${unread} ${admitted(s)} Only then, six minutes after the stop began, did the officer arrest ${him(s.suspect)}.`,
  'walk-in': (s) =>
    `${The(s.detective)} telephoned ${s.suspect.the} and asked ${him(s.suspect)} to come in and talk. ${The(s.suspect)} drove to the police station that afternoon. ${The(s.detective)} told ${him(s.suspect)} that ${he(s.suspect)} was not under arrest, closed the office door, and asked about ${s.event}. ${unread} ${admitted(s)} Half an hour after ${he(s.suspect)} had arrived, ${he(s.suspect)} went home. ${He(s.suspect)} was arrested a week later.`,
  volunteered: (s) =>
    `${The(s.detective)} arrested ${s.suspect.the} and drove ${him(s.suspect)} to the police station in silence. No one gave ${him(s.suspect)} Miranda warnings, asked ${him(s.suspect)} a question, or mentioned ${s.event}. While ${s.detective.the} was writing the date on a form, ${s.suspect.the} looked up and said, "${s.admits}."`,
  cellmate: (s) =>
    `${The(s.detective)} arrested ${s.suspect.the} and put ${him(s.suspect)} in a holding cell. No charge had been filed. An undercover agent dressed as a prisoner joined ${him(s.suspect)} there and, in the course of the evening, asked what ${he(s.suspect)} had done. ${unread} ${The(s.suspect)}, who took the agent for another prisoner, answered, "${s.admits}."`,
  indicted: (s) =>
    `${The(s.suspect)} was arrested and indicted for ${s.charge}. While ${he(s.suspect)} awaited trial in jail, ${s.detective.the} placed an undercover agent dressed as a prisoner in ${his(s.suspect)} cell. In the course of the evening, the agent asked how ${he(s.suspect)} was connected with ${s.event}. ${unread} ${The(s.suspect)}, who took the agent for another prisoner, answered, "${s.admits}."`,
  danger: (s) =>
    `${chase(s)} There were people on every side. Before giving Miranda warnings, ${s.detective.the} asked, "Where is it?" ${The(s.suspect)} nodded toward a stack of boxes and answered, "I dropped it over there."`,
  'danger-over': (s) =>
    `${chase(s)} Another officer found the weapon and locked it in a patrol car, and nothing suggested that there was a second weapon. Half an hour later, with ${s.suspect.the} still in handcuffs, ${s.detective.the} asked where ${he(s.suspect)} had gotten the weapon. ${unread} ${The(s.suspect)} answered, "I bought it the day before ${s.event}."`,
  ploy: (s) =>
    `${arrested(s)} ${The(s.detective)} gave no Miranda warnings and asked no questions. Instead, ${he(s.detective)} laid photographs of the scene on the table one after another and remarked that anyone with a conscience would explain what had happened. After the fourth photograph, ${s.suspect.the} said, "${s.admits}."`,
  cuffed: (s) =>
    `One night, a patrol officer stopped ${s.suspect.the} for a broken taillight, ordered ${him(s.suspect)} out, handcuffed ${him(s.suspect)}, and locked ${him(s.suspect)} in the back of the patrol car. Twenty minutes later, after two more officers had arrived, the officer asked through the window, "Did you have anything to do with ${s.event}?" ${unread} ${admitted(s)}`,
  object: (s) =>
    `${arrested(s)} Without giving Miranda warnings, and without any threat or promise, ${s.detective.the} quietly asked ${s.sought}. ${The(s.suspect)} answered, "${s.hidden}." With a warrant, the police found ${s.found} there. The prosecution will offer ${s.thing} but not the answer.`,
  vague: (s) =>
    `${warned(s)} ${The(s.suspect)} signed a waiver and talked for half an hour. Then ${he(s.suspect)} said, "Maybe I should talk to a lawyer." Without replying to that, ${s.detective.the} asked what ${he(s.suspect)} had done on the night of ${s.event}. ${admitted(s)}`,
  mute: (s) =>
    `${warned(s)} ${The(s.suspect)} signed nothing. For two and a half hours, ${he(s.suspect)} sat almost without a word while ${s.detective.the} calmly asked one question after another. Finally ${s.detective.the} asked whether ${he(s.suspect)} wanted to set things right. ${The(s.suspect)} sighed and answered, "${s.admits}."`,
  'hired-lawyer': (s) =>
    `${arrested(s)} No charge had been filed. A lawyer hired by ${whose(s.suspect)} sister telephoned the police station and asked that no one question ${s.suspect.the} alone. ${The(s.detective)} knew of the lawyer's call but did not mention it. ${He(s.detective)} gave ${s.suspect.the} Miranda warnings, which ${he(s.suspect)} understood. ${The(s.suspect)} signed a waiver and said, "${s.admits}."`,
  pressed: (s) =>
    `${warned(s)} After ten minutes of questions, ${s.suspect.the} said, "I'm finished. I don't want to talk about this anymore." ${The(s.detective)} stayed in the room, replied that a jury would wonder about a person who had nothing to say, and kept asking about ${s.event}. Twenty minutes later, ${s.suspect.the} said, "${s.admits}."`,
  honored: (s) =>
    `${warned(s)} ${The(s.suspect)} said, "I don't want to talk about this." ${The(s.detective)} ended the interview and sent ${him(s.suspect)} to a cell. Six hours later, a second detective who was investigating ${s.other} had ${him(s.suspect)} brought to another room and asked only about that. ${again(s, 'before asking, the second detective', s.otherAdmits)}`,
  court: (s) =>
    `On Monday, ${s.suspect.the} was charged with ${s.otherCharge} in another case and asked for a lawyer in court, and the judge appointed one. No one had yet questioned ${him(s.suspect)}. On Thursday, ${s.detective.the} visited the jail to ask about ${s.event}, for which ${he(s.suspect)} had not been charged. ${The(s.detective)} gave ${him(s.suspect)} Miranda warnings. ${The(s.suspect)} signed a waiver and said, "${s.admits}."`,
  planned: (s) =>
    `${arrested(s)} Following ${his(s.detective)} department's training, ${s.detective.the} gave no Miranda warnings at first and asked detailed questions until ${s.suspect.the} confessed. Ten minutes later, in the same room, ${he(s.detective)} gave the warnings, and ${s.suspect.the} signed a waiver. "Let's go over what you just told me," said ${s.detective.the}, and ${s.suspect.the} repeated, "${s.admits}."`,
  slip: (s) =>
    `${The(s.detective)} arrested ${s.suspect.the} at home. Believing that Miranda warnings were due only at the police station, ${he(s.detective)} asked one question in the hall, "Were you there that night?" ${The(s.suspect)} said that ${he(s.suspect)} was. Two hours later at the station, another detective, who did not mention that answer, gave ${him(s.suspect)} the warnings. ${The(s.suspect)} signed a waiver and said, "${s.admits}."`,
  unheard: (s) =>
    `${The(s.detective)} arrested ${s.suspect.the}, who, ${s.detective.the} knew, spoke no English. At the station, ${s.detective.the} read ${him(s.suspect)} Miranda warnings in English, and ${he(s.suspect)} shrugged. An hour later, an interpreter arrived. Without repeating the warnings, ${s.detective.the} asked about ${s.event} through the interpreter. ${admitted(s)}`,
  resumes: (s) =>
    `${lawyer(s)} ${The(s.detective)} stopped and had ${him(s.suspect)} led to a cell. An hour later, before any lawyer had come, ${s.suspect.the} called out to ${s.detective.the}, "What have the others told you? I want to talk about this." ${again(s, s.detective.the, s.admits)}`,
  thirst: (s) =>
    `${lawyer(s)} ${The(s.detective)} stopped and had ${him(s.suspect)} led to a cell. An hour later, before any lawyer had come, ${s.suspect.the} called out to ${s.detective.the}, "Could I get some water?" ${The(s.detective)} brought a cup and remarked that this was a good moment to talk about ${s.event}. ${again(s, he(s.detective), s.admits)}`,
  'three-days': (s) =>
    `${lawyer(s)} ${The(s.detective)} stopped, and ${s.suspect.the} was held in jail. Three days later, before any lawyer had come, ${s.detective.the} had ${him(s.suspect)} brought back and said that a few questions about ${s.event} were left. ${again(s, he(s.detective), s.admits)}`,
  'other-crime': (s) =>
    `${lawyer(s)} ${The(s.detective)} stopped, and ${s.suspect.the} was held in jail. Two days later, before any lawyer had come, a second detective, who had not heard of the request, came to ask about ${s.other}, in which ${he(s.suspect)} was also a suspect. ${again(s, 'the second detective', s.otherAdmits)}`,
  'ten-days': (s) => secondArrest(s, 'Ten'),
  home: (s) => secondArrest(s, 'Twenty'),
  prison: (s) =>
    `${The(s.suspect)} was in prison, serving four years for another crime. ${The(s.detective)} had ${him(s.suspect)} brought from ${his(s.suspect)} cell to an interview room and gave ${him(s.suspect)} Miranda warnings. ${The(s.suspect)} said, "I want a lawyer before I say anything." ${The(s.detective)} stopped, and ${s.suspect.the} returned to ${his(s.suspect)} usual cell and prison job. Twenty days later, ${s.detective.the} returned to the prison. ${again(s, he(s.detective), s.admits)}`,
}

/** The charge that the statement is to prove, and what is to be suppressed. */
const chargeOf = ({ twist }: MirandaFacts, s: MirandaStory) =>
  twist === 'honored' || twist === 'other-crime' ? s.otherCharge : s.charge
/** Also named in the question. */
export const evidence = ({ twist }: MirandaFacts, s: MirandaStory) =>
  twist === 'object'
    ? s.thing
    : twist === 'planned' || twist === 'slip'
      ? 'the second statement'
      : 'the statement'

/** The motion, which comes last; `before` leads to it where the charge has not been told. */
const motion = (facts: MirandaFacts, s: MirandaStory, before: string) =>
  facts.twist === 'indicted'
    ? `Before trial, ${s.suspect.the} moved to suppress ${evidence(facts, s)}.`
    : `${before} ${chargeOf(facts, s)}, ${s.suspect.the} moved to suppress ${evidence(facts, s)}.`

/** The crime first. */
function crimeFirst(facts: MirandaFacts, s: MirandaStory): string {
  return `${s.crime} The investigation led ${s.detective.a} to ${s.suspect.a}. ${TOLD[facts.twist](s)} ${motion(facts, s, 'Charged with')}`
}

/** The crime as the occasion. */
function afterCrime(facts: MirandaFacts, s: MirandaStory): string {
  return `After ${s.after}, ${s.detective.a} came to suspect ${s.suspect.a}. ${TOLD[facts.twist](s)} ${motion(facts, s, 'Before trial for')}`
}

/** The suspicion first. */
function suspicionFirst(facts: MirandaFacts, s: MirandaStory): string {
  return `${capital(s.detective.a)} suspected ${s.suspect.a} of ${s.deed}. ${TOLD[facts.twist](s)} ${motion(facts, s, 'While awaiting trial for')}`
}

export const tell = [crimeFirst, afterCrime, suspicionFirst] as const
