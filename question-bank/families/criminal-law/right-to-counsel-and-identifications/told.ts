import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { CounselFacts, CounselStory, Twist } from './facts.ts'

type Telling = (story: CounselStory) => string

const arrested = ({ suspect }: CounselStory) =>
  `${The(suspect)} was arrested and held in jail, but no charge had been filed and ${he(suspect)} had not yet been before a judge.`
const indicted = ({ suspect }: CounselStory) =>
  `${The(suspect)} was indicted for robbery, was assigned a lawyer, and awaited trial in jail.`
const hired = ({ detective }: CounselStory, about: string) =>
  `${The(detective)} promised a prisoner in the same cell an earlier release for anything that he could learn about ${about}.`
const told = ({ suspect, admits }: CounselStory) => `${The(suspect)} told him, "${admits}."`
const lineup = (s: CounselStory) =>
  `${The(s.detective)} placed ${him(s.suspect)} in a lineup with five others of similar age, build, and dress. ${capital(his(s.suspect))} lawyer was not told of it, and no one asked ${him(s.suspect)} to waive anything. ${The(s.witness)} pointed to ${s.suspect.the} immediately.`
const good = ({ witness }: CounselStory) =>
  `The robber had worn no mask and had stood for ten minutes under bright lamps, two steps from ${witness.the}, who had paid close attention and described the face in detail to the first officer who came.`
const poor = ({ witness }: CounselStory) =>
  `It had been dark, the robber's hood had covered most of the face, and ${witness.the} had described someone much taller and older.`
const visit = (s: CounselStory) =>
  `${indicted(s)} Without a word to the lawyer, ${s.detective.the} came to the jail, said that there were questions about the robbery, and gave ${him(s.suspect)} Miranda warnings, which ${he(s.suspect)} understood.`

/** From the robbery to the evidence. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  'uncharged-informant': (s) =>
    `${arrested(s)} ${hired(s, 'the robbery')} Posing as a friend, the prisoner asked one evening what part ${s.suspect.the} had played. ${told(s)}`,
  'unwarned-questions': (s) =>
    `${arrested(s)} ${The(s.detective)} had ${him(s.suspect)} brought to an office, showed a badge, poured two cups of coffee, and asked in a friendly tone what had happened that night. Nothing was said about any rights. After twenty minutes, ${s.suspect.the} answered, "${s.admits}."`,
  'active-informant': (s) =>
    `${indicted(s)} ${hired(s, 'the robbery')} Posing as a friend, the prisoner asked one evening what part ${s.suspect.the} had played. ${told(s)}`,
  'first-appearance': (s) =>
    `${The(s.suspect)} was arrested and brought before a judge, who told ${him(s.suspect)} that ${he(s.suspect)} was accused of the robbery and set bail, which ${he(s.suspect)} could not post. No prosecutor took part, and no indictment had been returned. ${hired(s, 'the robbery')} Posing as a friend, the prisoner asked what part ${s.suspect.the} had played. ${told(s)}`,
  'passive-informant': (s) =>
    `${indicted(s)} ${The(s.detective)} placed a prisoner who was paid by the police in the same cell and told him to keep his ears open and ask nothing. He did as he was told. One evening ${s.suspect.the}, after a long silence, said to him, "${s.admits}."`,
  'private-cellmate': (s) =>
    `${indicted(s)} Another prisoner in the same cell, who hoped to sell a story to a newspaper, asked about the robbery again and again. ${told(s)} Neither the police nor the prosecutor had spoken with the prisoner before. He then wrote to the prosecutor.`,
  'other-offense': (s) =>
    `${indicted(s)} No one had charged ${him(s.suspect)} with the burglary by which the robber had gotten into the building. ${hired(s, 'the burglary alone')} Posing as a friend, the prisoner asked how anyone could get into that building. ${The(s.suspect)} answered, "${s.broke}." In that state, burglary requires a breaking and entry but no taking, and robbery requires a taking by force but no breaking. The statement is offered at a later trial for burglary.`,
  'included-offense': (s) =>
    `${indicted(s)} Doubting that force could be proved, the prosecutor considered charging simple theft, which in that state consists of the taking that robbery requires without the force. ${hired(s, 'the theft')} Posing as a friend, the prisoner asked how ${s.loot} had changed hands. ${told(s)} The robbery charge was then dropped, and the statement is offered at a trial for theft.`,
  waiver: (s) =>
    `${visit(s)} ${The(s.suspect)} did not ask for the lawyer. ${He(s.suspect)} signed a waiver and said, "${s.admits}."`,
  'waiver-overborne': (s) =>
    `${visit(s)} ${The(s.suspect)} replied, "I want my lawyer here for this." ${The(s.detective)} answered that the lawyer was a busy person, stayed, and repeated for half an hour that talking now would be wise. Then ${s.suspect.the} signed a waiver and said, "${s.admits}."`,
  impeachment: (s) =>
    `${indicted(s)} ${hired(s, 'the robbery')} Posing as a friend, the prisoner asked what part ${s.suspect.the} had played. ${told(s)} The prosecution did not use the statement in its case in chief. ${The(s.suspect)} then testified that ${he(s.suspect)} had been at home all night. In rebuttal, the prosecution offers the statement only to contradict that testimony.`,
  'charged-lineup': (s) =>
    `${indicted(s)} ${lineup(s)} The prosecution will offer testimony that ${s.witness.the} picked ${him(s.suspect)} out at the lineup.`,
  'uncharged-lineup': (s) =>
    `${arrested(s)} On the same day, ${s.detective.the} placed ${him(s.suspect)} in a lineup with five others of similar age, build, and dress. No lawyer was present, and no one asked ${him(s.suspect)} to waive anything. ${The(s.witness)} pointed to ${s.suspect.the} immediately. The prosecution will offer testimony about that.`,
  photographs: (s) =>
    `${indicted(s)} Without a word to the lawyer, ${s.detective.the} visited ${s.witness.the} at home and laid six photographs on the table, all of people of similar age and appearance, one of them ${s.suspect.the}. ${The(s.detective)} said that the robber might or might not be among them. ${The(s.witness)} tapped the picture of ${s.suspect.the}. The prosecution will offer testimony about that.`,
  sample: (s) =>
    `A handwritten note with orders had been left at the scene. ${indicted(s)} Without a word to the lawyer, ${s.detective.the} had ${him(s.suspect)} copy a page of a newspaper by hand, so that the writing could be compared. No warnings were given. The prosecution will offer the page through an expert, who found that the same hand wrote the note.`,
  'own-source': (s) =>
    `${good(s)} ${indicted(s)} ${lineup(s)} The prosecution will not offer the lineup, but it will ask ${s.witness.the} to identify the robber in court.`,
  'no-own-source': (s) =>
    `${poor(s)} ${indicted(s)} ${lineup(s)} The prosecution will not offer the lineup, but it will ask ${s.witness.the} to identify the robber in court. ${The(s.witness)} told the judge that ${he(s.witness)} felt certain but could not say whether ${he(s.witness)} remembered the face from the robbery or from the lineup.`,
  'reliable-showup': (s) =>
    `${good(s)} An hour later, the police caught ${s.suspect.the} nearby. Before any charge, ${s.detective.the} led ${him(s.suspect)} in handcuffs to ${s.witness.the} and asked, "Is this the one?" ${The(s.witness)} said without hesitation that it was. A lineup could have been arranged that day. The prosecution will offer testimony about that identification.`,
  'unreliable-showup': (s) =>
    `${poor(s)} Seven weeks later, the police arrested ${s.suspect.the}. Before any charge, ${s.detective.the} led ${him(s.suspect)} in handcuffs to ${s.witness.the} and said, "We've got the one who did it." After a while, ${s.witness.the} said that ${he(s.witness)} was now quite certain. A lineup could have been arranged. The prosecution will offer testimony about that identification.`,
  'chance-encounter': (s) =>
    `That same night, ${s.suspect.the} was arrested on another matter. Before any charge, ${s.witness.the} came to the police station to collect a lost umbrella, about which no officer knew, and passed through the hall as two officers led ${s.suspect.the} along in handcuffs. "That's the robber," ${he(s.witness)} cried. The prosecution will offer testimony about that.`,
}

/** The subject of the motion. */
export function evidence({ twist }: CounselFacts): string {
  if (twist === 'sample') return 'the handwriting sample'
  if (twist.endsWith('own-source')) return 'the in-court identification'
  const isIdentity = ['lineup', 'showup', 'photographs', 'encounter'].some((end) => twist.endsWith(end))
  return isIdentity ? 'the identification' : 'the statement'
}

/** The robbery first. */
function robberyFirst(facts: CounselFacts, s: CounselStory): string {
  return `${s.robbery} Suspicion fell on ${s.suspect.a}, and ${s.detective.a} took on the case. ${TOLD[facts.twist](s)} ${The(s.suspect)} has moved to exclude ${evidence(facts)}.`
}

/** The robbery as the occasion. */
function afterRobbery(facts: CounselFacts, s: CounselStory): string {
  return `After ${s.after}, ${s.detective.a} came to suspect ${s.suspect.a}. ${TOLD[facts.twist](s)} ${capital(whose(s.suspect))} lawyer has moved to exclude ${evidence(facts)}.`
}

/** The suspicion first. */
function suspicionFirst(facts: CounselFacts, s: CounselStory): string {
  return `${capital(s.suspect.a)} was suspected of ${s.deed}, and ${s.detective.a} led the investigation. ${TOLD[facts.twist](s)} ${The(s.suspect)} now moves to exclude ${evidence(facts)}.`
}

export const tell = [robberyFirst, afterRobbery, suspicionFirst] as const
