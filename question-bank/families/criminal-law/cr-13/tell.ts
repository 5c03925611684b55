import { capital } from '../../../text/capital.ts'
import { pathOf } from './decide.ts'
import type { MirandaFacts, MirandaSkin } from './facts.ts'

/** The facts in prose: the crime, the meeting with the police, and what was said. */
export function tell(facts: MirandaFacts, skin: MirandaSkin): string {
  const path = pathOf(facts)
  if (path === null) throw new Error('cr-13 tells legal fact patterns only')
  return `${skin.opening} ${facts.warned === 'first' ? warned(facts, skin) : unwarned(facts, skin)}`
}

/** Everything up to a first interview that began with full warnings. */
function warned(facts: MirandaFacts, skin: MirandaSkin): string {
  const { suspect, officer, subject, object, possessive, crime, other } = skin
  const arrest = `${officer} arrested ${suspect} for ${crime}, took ${object} to an interview room and read ${object} complete Miranda warnings, which ${subject} understood.`
  const again = `read ${object} complete warnings again. ${suspect} signed a waiver and said that ${subject} had`
  const lawyer = `${arrest} ${capital(subject)} answered, "I want a lawyer before I say anything." ${officer} stopped, and ${suspect} was`
  switch (facts.reply) {
    case 'vague':
      return `${arrest} ${suspect} signed a waiver and talked for half an hour before remarking, "Maybe I ought to be thinking about a lawyer, but I don't know." Without any reply to that, and without a lawyer in the room, ${officer} asked where ${subject} had been on the night of the crime, and ${subject} said that ${subject} had ${skin.admits}.`
    case 'mute':
      return `${arrest} ${capital(subject)} signed nothing, and for two hours and a half sat almost without a word while ${officer} calmly asked one question after another. ${capital(subject)} never said that ${subject} wished to be silent or to have a lawyer. Asked at last whether ${subject} wanted to set things right, ${subject} sighed and said that ${subject} had ${skin.admits}.`
    case 'talks':
      return `Before any charge was filed, ${possessive} sister hired a lawyer, who telephoned the station and asked that nobody question ${suspect} alone. ${arrest} ${officer} knew of the lawyer's call and did not mention it. ${suspect}, who knew nothing of the lawyer, signed a waiver and said that ${subject} had ${skin.admits}.`
    case 'limited':
      return `${arrest} ${capital(subject)} replied, "I won't write or sign anything without a lawyer, but I have no problem talking to you." ${officer} put the form away, promised that nothing would have to be written, and asked about ${crime}, and ${subject} said that ${subject} had ${skin.admits}.`
    case 'court':
      return `On Monday ${suspect} was charged with ${other}. In court that day ${subject} asked for a lawyer, and the judge appointed one; nobody had questioned ${object}. On Thursday ${officer} visited the jail to ask about ${crime}, for which ${suspect} had not been charged, and read ${object} complete Miranda warnings. Without asking for a lawyer or for a pause, ${subject} signed a waiver and said that ${subject} had ${skin.admits}.`
    case 'quits':
      return facts.turn === 'pressed'
        ? `${arrest} After ten minutes ${suspect} declared, "I'm finished, and I don't want to talk about this any more." ${officer} stayed in the room, replied that silence would make a bad impression on a jury, and went on asking about ${crime}. Twenty minutes later ${suspect} gave in and said that ${subject} had ${skin.admits}.`
        : `${arrest} ${capital(subject)} answered, "I don't want to talk about this." ${officer} ended the interview at once and sent ${object} to a cell. Six hours later another detective, who was looking into ${other}, had ${object} brought to a different room and ${again} ${skin.otherAdmits}. ${crimeUnasked(skin)} The statement is offered at a trial for ${other}.`
    case 'lawyer':
      return `${lawyer} ${afterCounsel(facts, skin, again)}`
  }
}

const crimeUnasked = ({ crime }: MirandaSkin) => `Nothing was asked about ${crime}.`

function afterCounsel(facts: MirandaFacts, skin: MirandaSkin, again: string): string {
  const { suspect, officer, subject, object, crime, other } = skin
  const admitted = `${again} ${skin.admits}.`
  switch (facts.turn) {
    case 'suspect resumes':
      return `led back to a cell. An hour later, before any lawyer had come, ${suspect} called to ${officer}, "What have the others told you about this? I want to talk about it." ${officer} said that ${subject} need not, and ${admitted}`
    case 'thirst':
      return `led back to a cell. An hour later, before any lawyer had come, ${suspect} called to ${officer}, "Could I get some water?" ${officer} brought a cup, remarked that this was a good moment to talk about ${crime}, and ${admitted}`
    case 'other crime':
      return `held in the jail. Two days later another detective, who had not heard of the request, came to the jail to ask about ${other} and ${again} ${skin.otherAdmits}. No lawyer had come to see ${object}. The statement is offered at a trial for ${other}.`
    case 'ten days':
      return `released that evening. Ten days later the police arrested ${object} again for the same crime. At the station ${officer} ${admitted} No lawyer was present on either day.`
    case 'twenty days home':
      return `released that evening and went home. Twenty days later the police arrested ${object} again for the same crime. At the station ${officer} ${admitted} No lawyer was present on either day.`
    case 'twenty days prison':
      return `sent back to the state prison where ${subject} was serving four years for an old offense. There ${subject} returned to ${skin.possessive} usual cell, work and exercise. Twenty days later ${officer} came to a room in the prison to ask about ${crime}, and ${admitted} No lawyer was present on either day.`
    default:
      return `held in the jail. Three days later, before any lawyer had come, ${officer} had ${object} brought to the interview room, said that there were still some questions about ${crime}, and ${admitted}`
  }
}

function unwarned(facts: MirandaFacts, skin: MirandaSkin): string {
  const { suspect, officer, subject, object, possessive, crime } = skin
  const arrest = `${officer} arrested ${suspect} for ${crime} and took ${object} to an interview room at the station.`
  const unread = 'No warnings had been given.'
  const said = `${suspect} said that ${subject} had ${skin.admits}.`
  if (facts.warned === 'unheard')
    return `${arrest} ${suspect} spoke only a language learned abroad in childhood and knew no English, as ${officer} could tell. ${officer} read ${object} complete Miranda warnings in English, and ${subject} shrugged. An hour later a clerk who spoke ${possessive} language helped out; ${officer} asked through the clerk about the crime, without going back to the warnings. ${said}`
  if (facts.turn === 'planned')
    return `${arrest} As the training of the department advised, ${officer} meant to give the Miranda warnings only after a confession. ${capital(subject)} was questioned closely for forty minutes, until ${subject} confessed. Ten minutes later, in the same room, ${officer} read ${object} complete warnings and a waiver was signed. "Let's go over what you just told me," said ${officer}, and ${suspect} repeated that ${subject} had ${skin.admits}. The prosecution offers only this second statement.`
  if (facts.turn === 'honest slip')
    return `${officer}, who was new to the work, arrested ${suspect} at ${possessive} home. Believing that warnings were due only at the station, the officer asked one question in the hall, whether ${suspect} had been there that night, and ${subject} said yes. Two hours later at the station another detective, who did not mention the first answer, read ${object} complete Miranda warnings. ${suspect} signed a waiver and said that ${subject} had ${skin.admits}. The prosecution offers only this second statement.`
  if (facts.offered === 'object') {
    const asked =
      facts.prompt === 'question'
        ? `Without giving any warnings, ${officer} asked quietly, and without any threat or promise, where ${skin.thing} could be found.`
        : `Without giving any warnings, and hoping to make ${object} talk, ${officer} laid pictures of ${skin.thing} on the table and said, without any threat or promise, that an honest person would want them found.`
    return `${arrest} ${asked} ${suspect} said that they were hidden ${skin.hidden}, and the police went there and found ${skin.thing}. The prosecution does not offer ${possessive} words, but it does offer ${skin.thing}.`
  }
  switch (facts.scene) {
    case 'stop':
      return `That night ${officer} stopped a car for a broken tail light on an open road and found ${suspect} at the wheel. While writing the ticket at the roadside, ${officer} asked in an ordinary voice, and without any warnings, whether ${subject} knew anything about ${crime}. ${said} Only then, some six minutes after the stop had begun, was ${subject} told that ${subject} was under arrest.`
    case 'walk-in':
      return `${officer} telephoned ${suspect} and asked whether ${subject} would come by for a talk, and ${subject} drove to the station that afternoon. ${officer} met ${object} in an office, left the door open, told ${object} that ${subject} was not under arrest and could leave at any time, and, without giving any warnings, asked about ${crime}. ${said} Half an hour after arriving, ${subject} went home; the arrest came a week later.`
    case 'cuffed':
      return cuffed(facts, skin)
    case 'station':
      break
  }
  switch (facts.prompt) {
    case 'ploy':
      return `${arrest} Giving no warnings and asking nothing, but hoping to make ${object} talk, ${officer} laid photographs from the scene on the table one after another and remarked that anyone with a heart would explain what had happened there. After the fourth picture ${said}`
    case 'nothing':
      return `${officer} arrested ${suspect} for ${crime} and drove ${object} to the station, where nobody gave ${object} any warnings, put a question to ${object} or spoke of the crime. While ${officer} was filling in the date on a form, ${suspect} looked up and, of ${possessive} own accord, said that ${subject} had ${skin.admits}.`
    case 'cellmate':
      return `${officer} arrested ${suspect} for ${crime} and put ${object} in a holding cell; no charge had been filed. An undercover agent, dressed as a prisoner, was placed in the same cell. In the course of the evening the agent asked what ${subject} had done to get there. ${unread} ${suspect}, who took the agent for another prisoner, bragged that ${subject} had ${skin.admits}.`
    default:
      return `${arrest} There ${officer} offered ${object} coffee and, in a friendly tone and without any warnings or threats, asked what ${subject} had to do with ${crime}. In a conversation that lasted no more than ten minutes, ${suspect} said that ${subject} had ${skin.admits}.`
  }
}

function cuffed(facts: MirandaFacts, skin: MirandaSkin): string {
  const { suspect, officer, subject, object, possessive, crime } = skin
  if (facts.prompt === 'question')
    return `That night ${officer} stopped a car for a broken tail light and found ${suspect} at the wheel. ${officer} ordered ${object} out, put handcuffs on ${object}, locked ${object} in the back of the patrol car and took ${possessive} keys and telephone. Twenty minutes later, when two more officers had arrived, ${officer} asked through the window whether ${subject} had anything to do with ${crime}. No warnings had been given. ${suspect} said that ${subject} had ${skin.admits}.`
  const chase = `When ${officer} came to arrest ${suspect} for ${crime}, ${subject} ran off through ${skin.spot}, where ${subject} was caught and handcuffed. A passer-by called out that ${subject} had just thrown away ${skin.weapon}.`
  return facts.prompt === 'danger'
    ? `${chase} With people walking about on every side, and before giving any warnings, ${officer} immediately asked, "Where did you throw it?" ${suspect} nodded toward some boxes and said, "I dropped it over there." The prosecution wants to prove that answer.`
    : `${chase} Another officer picked it up on the spot and locked it away, and there was no sign of a second weapon. Half an hour later, with ${suspect} still in handcuffs, ${officer} asked where ${subject} had got it. No warnings had been given. ${suspect} said that ${subject} had bought it the day before the crime.`
}
