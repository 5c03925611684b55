import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The } from '../../engine/party.ts'
import type { CounselFacts, CounselStory, Twist } from './facts.ts'

/** The events after the robbery; `suspect` is how the suspect is first mentioned. */
type Telling = (story: CounselStory, suspect: string) => string

const arrested: Telling = ({ suspect: s }, suspect) =>
  `${capital(suspect)} was arrested for the robbery and held in jail, but no charge had been filed, and ${he(s)} had not yet been taken before a judge.`
const indicted: Telling = ({ suspect: s }, suspect) =>
  `${capital(suspect)} was indicted for ${suspect === he(s) ? '' : 'the '}robbery and held in jail to await trial, and the court appointed a lawyer to represent ${him(s)}.`
const hired = ({ detective }: CounselStory, about: string) =>
  `${capital(detective.a)} promised another prisoner in the same cell an earlier release for anything that the prisoner could learn about ${about}.`
const asked = ({ suspect }: CounselStory) =>
  `Posing as a friend, the prisoner asked one evening what part ${suspect.the} had played.`
const answered = ({ suspect, admits }: CounselStory) => `${The(suspect)} said, "${admits}."`
const lineup = (s: CounselStory) =>
  `${capital(s.detective.a)} placed ${him(s.suspect)} in a lineup with five others of similar age, build, and dress. ${capital(his(s.suspect))} lawyer was not told, and ${s.suspect.the} was not asked to waive the right to counsel. ${The(s.witness)} pointed to ${s.suspect.the} immediately.`
const visit: Telling = (s, suspect) =>
  `${indicted(s, suspect)} Without telling the lawyer, ${s.detective.a} came to the jail, said that ${he(s.detective)} wanted to ask about the robbery, and gave ${him(s.suspect)} Miranda warnings, which ${he(s.suspect)} understood.`
const atTrial = ({ witness }: CounselStory) =>
  `At trial, the prosecution will not offer evidence of the lineup but will ask ${witness.the} to identify the robber in court.`

/** From the arrest or the charge to the evidence, in order of time. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  'uncharged-informant': (s, suspect) =>
    `${arrested(s, suspect)} ${hired(s, 'the robbery')} ${asked(s)} ${answered(s)}`,
  'unwarned-questions': (s, suspect) =>
    `${arrested(s, suspect)} ${capital(s.detective.a)} had ${him(s.suspect)} brought to an office, showed a badge, poured two cups of coffee, and asked in a friendly tone what had happened. Nothing was said about any rights. After twenty minutes, ${s.suspect.the} answered, "${s.admits}."`,
  'active-informant': (s, suspect) =>
    `${indicted(s, suspect)} ${hired(s, 'the robbery')} ${asked(s)} ${answered(s)}`,
  'first-appearance': (s, suspect) =>
    `${capital(suspect)} was arrested and brought before a judge, who told ${him(s.suspect)} that ${he(s.suspect)} was accused of the robbery and set bail, which ${he(s.suspect)} could not post. No prosecutor took part, and no indictment had been returned. ${hired(s, 'the robbery')} ${asked(s)} ${answered(s)}`,
  'passive-informant': (s, suspect) =>
    `${indicted(s, suspect)} ${capital(s.detective.a)} moved another prisoner, whom the police were paying, into the same cell with instructions to listen and to ask nothing. The prisoner did just that. One evening, after a long silence, ${s.suspect.the} said, "${s.admits}."`,
  'private-cellmate': (s, suspect) =>
    `${indicted(s, suspect)} Another prisoner in the same cell, who hoped to sell a story to a newspaper, asked about the robbery again and again. ${answered(s)} Until then, neither the police nor the prosecutor had spoken with the prisoner, who now wrote to the prosecutor about the statement.`,
  'other-offense': (s, suspect) =>
    `${indicted(s, suspect)} ${He(s.suspect)} had not been charged with the burglary by which the robber had entered the building. ${hired(s, 'the burglary alone')} Posing as a friend, the prisoner asked how anyone could get into that building. ${The(s.suspect)} answered, "${s.broke}." In that state, burglary requires a breaking and entry but no taking, and robbery requires a taking by force but no breaking. At a later trial for burglary, the prosecution offers the statement.`,
  'included-offense': (s, suspect) =>
    `${indicted(s, suspect)} Doubting that force could be proved, the prosecutor considered charging simple theft, which in that state consists of the taking that robbery requires without the force. ${hired(s, 'the theft')} Posing as a friend, the prisoner asked how ${s.loot} had changed hands. ${answered(s)} The robbery charge was then dropped, and at a trial for theft the prosecution offers the statement.`,
  waiver: (s, suspect) =>
    `${visit(s, suspect)} ${The(s.suspect)} did not ask for the lawyer. ${He(s.suspect)} signed a waiver and said, "${s.admits}."`,
  'waiver-overborne': (s, suspect) =>
    `${visit(s, suspect)} ${The(s.suspect)} replied, "I want my lawyer here for this." ${The(s.detective)} replied that the lawyer was busy and for half an hour urged ${him(s.suspect)} to talk now. ${The(s.suspect)} then signed a waiver and said, "${s.admits}."`,
  impeachment: (s, suspect) =>
    `${indicted(s, suspect)} ${hired(s, 'the robbery')} ${asked(s)} ${answered(s)} At trial, the prosecution did not use the statement in its case in chief. ${The(s.suspect)} then testified that ${he(s.suspect)} had been at home all night. In rebuttal, the prosecution offers the statement only to contradict that testimony.`,
  'charged-lineup': (s, suspect) => `${indicted(s, suspect)} ${lineup(s)}`,
  'uncharged-lineup': (s, suspect) =>
    `${arrested(s, suspect)} That same day, ${s.detective.a} placed ${him(s.suspect)} in a lineup with five others of similar age, build, and dress. No lawyer was present, and ${s.suspect.the} was not asked to waive the right to counsel. ${The(s.witness)} pointed to ${s.suspect.the} immediately.`,
  photographs: (s, suspect) =>
    `${indicted(s, suspect)} Without telling the lawyer, ${s.detective.a} visited ${s.witness.the} at home and laid six photographs on the table, all of people of similar age and appearance, one of them ${s.suspect.the}. ${The(s.detective)} said that the robber might or might not be among them. ${The(s.witness)} pointed to the picture of ${s.suspect.the}.`,
  sample: (s, suspect) =>
    `${indicted(s, suspect)} Without telling the lawyer, ${s.detective.a} had ${him(s.suspect)} copy a newspaper page by hand, so that the writing could be compared with the note. No warnings were given. At trial, the prosecution offers the page through an expert, who has concluded that the same person wrote the note.`,
  'own-source': (s, suspect) => `${indicted(s, suspect)} ${lineup(s)} ${atTrial(s)}`,
  'no-own-source': (s, suspect) =>
    `${indicted(s, suspect)} ${lineup(s)} ${atTrial(s)} At a hearing before the trial, ${s.witness.the} testified that ${he(s.witness)} felt certain but could not say whether ${he(s.witness)} remembered the face from the robbery or from the lineup.`,
  'reliable-showup': (s, suspect) =>
    `An hour after the robbery, the police detained ${suspect} nearby. Before any charge was filed, ${s.detective.a} brought ${him(s.suspect)} in handcuffs to ${s.witness.the} and asked, "Is this the one?" ${The(s.witness)} said without hesitation that it was. A lineup could have been arranged that day.`,
  'unreliable-showup': (s, suspect) =>
    `Seven weeks after the robbery, the police arrested ${suspect}. Before any charge was filed, ${s.detective.a} brought ${him(s.suspect)} in handcuffs to ${s.witness.the} and said, "We've got the one who did it." After a while, ${s.witness.the} said that ${he(s.witness)} was certain that ${s.suspect.the} was the robber. A lineup could have been arranged.`,
  'chance-encounter': (s, suspect) =>
    `Hours after the robbery, the police arrested ${suspect} on another matter. Before any charge was filed, ${s.witness.the} came unannounced to the police station to collect a lost umbrella and passed through the hall just as two officers were leading ${s.suspect.the} along in handcuffs. "That's the robber," ${he(s.witness)} cried.`,
}

/** The witness's view of the robber, or the things the robber left. */
function traces({ twist }: CounselFacts, { witness }: CounselStory): string {
  switch (twist) {
    case 'own-source':
    case 'reliable-showup':
      return `The robber wore no mask and stood for ten minutes under bright lights, two steps from ${witness.the}, who paid close attention and described the face in detail to the first officer who arrived.`
    case 'no-own-source':
    case 'unreliable-showup':
      return `It was dark, the robber's hood covered most of the face, and ${witness.the} described to the police someone much taller and older.`
    case 'sample':
      return `The robber left behind a handwritten note.`
    default:
      return ''
  }
}

/** The same in other words. */
function tracesAgain({ twist }: CounselFacts, { witness }: CounselStory): string {
  switch (twist) {
    case 'own-source':
    case 'reliable-showup':
      return `For ten minutes, ${witness.the} watched the robber, who wore no mask, from two steps away and under bright lights. Having paid close attention, ${he(witness)} described the face in detail to the first officer who arrived.`
    case 'no-own-source':
    case 'unreliable-showup':
      return `In the dark, and with a hood covering most of the robber's face, ${witness.the} could see little. ${He(witness)} described to the police someone much taller and older.`
    case 'sample':
      return `On leaving, the robber dropped a handwritten note.`
    default:
      return 'The police were called, but the robber was gone.'
  }
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')

/** The robbery first. */
function robberyFirst(facts: CounselFacts, s: CounselStory): string {
  return joined(s.robbery, traces(facts, s), TOLD[facts.twist](s, s.suspect.a))
}

/** The victim of the robbery first. */
function witnessFirst(facts: CounselFacts, s: CounselStory): string {
  return joined(s.seen, traces(facts, s), TOLD[facts.twist](s, s.suspect.a))
}

/** The accusation first, unless something of the robbery or the day of the arrest has to be told before it. */
function accusationFirst(facts: CounselFacts, s: CounselStory): string {
  if (traces(facts, s) !== '' || facts.twist === 'chance-encounter')
    return joined(s.robbery, tracesAgain(facts, s), TOLD[facts.twist](s, s.suspect.a))
  return `${capital(s.suspect.a)} was accused of ${s.deed}. ${TOLD[facts.twist](s, he(s.suspect))}`
}

export const tell = [robberyFirst, witnessFirst, accusationFirst] as const
