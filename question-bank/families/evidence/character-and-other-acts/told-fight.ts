import { capital } from '../../../text/capital.ts'
import { He, he, his, The, whose } from '../../engine/party.ts'
import type { Fight } from './fights.ts'
import type { PathId } from './law.ts'

const opines = ({ forProsecution: witness }: Fight, about: string) =>
  `the prosecution calls ${witness.a} to testify that in ${his(witness)} opinion ${about}.`
const friendly = ({ forDefense: friend }: Fight, about: string) =>
  `The defense called ${friend.a}, who testified that in ${his(friend)} opinion ${about}.`
const peaceful = (scene: Fight) => friendly(scene, `${scene.defendant.the} is peaceful`)
const attack = (scene: Fight) =>
  `${friendly(scene, `${scene.victim.the} is violent`)} No one testified about ${whose(scene.defendant)} own character.`
const account = ({ defendant, started }: Fight) =>
  `${The(defendant)}, who was the only defense witness, testified that ${started}. ${He(defendant)} said nothing about anyone's character.`
const DEFENSE = 'The prosecution, which offered no character evidence in its own case, objects.'
const asked = ({ defendant, forDefense: friend, badAct }: Fight) =>
  `${friend.the}, "Did you know that two years ago ${defendant.the} ${badAct}?"`

/** The evidence of character in a trial over a fight, and the evidence before it. */
export const FIGHT: { readonly [Path in PathId]?: (scene: Fight) => string } = {
  'bad trait': (scene) =>
    `As the first witness in its case in chief, ${opines(scene, `${scene.defendant.the} is violent`)} ${The(scene.defendant)} objects.`,
  'bad trait > own': (scene) =>
    `${peaceful(scene)} In rebuttal, ${opines(scene, `${scene.defendant.the} is violent`)} ${The(scene.defendant)} objects.`,
  'bad trait > victim': (scene) =>
    `${attack(scene)} In rebuttal, ${opines(scene, `${scene.defendant.the} is violent`)} ${The(scene.defendant)} objects.`,
  'bad trait > homicide': (scene) =>
    `${account(scene)} In rebuttal, ${opines(scene, `${scene.defendant.the} is violent`)} ${The(scene.defendant)} objects.`,
  'good trait': ({ defendant, forDefense: friend }) =>
    `The defense calls ${friend.a} to testify that ${defendant.the} has a reputation for peacefulness among those who know ${defendant.pronoun === 'he' ? 'him' : 'her'}. ${DEFENSE}`,
  'unrelated trait': ({ defendant, forDefense: friend }) =>
    `${He(defendant)} does not take the stand but calls ${friend.a} to testify that in ${his(friend)} opinion ${defendant.the} is honest. ${DEFENSE}`,
  'good acts': ({ defendant, forDefense: friend, goodDeed }) =>
    `To show that ${defendant.the} is peaceful, the defense calls ${friend.a} to testify on direct examination that ${he(friend)} once saw ${defendant.the} ${goodDeed}. ${DEFENSE}`,
  'asked acts': (scene) =>
    `${peaceful(scene)} On cross-examination, relying on a police report, the prosecutor asks ${asked(scene)} ${The(scene.defendant)} objects.`,
  'proved acts': (scene) =>
    `${peaceful(scene)} On cross-examination, the prosecutor asked ${asked(scene)} "No," ${scene.forDefense.the} said. The prosecution now calls an eyewitness to testify to that incident. ${The(scene.defendant)} objects.`,
  'victim trait': ({ victim, forDefense: friend }) =>
    `To prove that ${victim.the} started the fight, the defense calls ${friend.a} to testify that in ${his(friend)} opinion ${victim.the} is violent. ${DEFENSE}`,
  'victim acts': ({ defendant, victim, forDefense: friend, victimAct }) =>
    `To prove that ${victim.the} started the fight, the defense calls ${friend.a} to testify that a year before the fight ${he(friend)} saw ${victim.the} ${victimAct}. ${The(defendant)} did not learn of that incident until after the fight. ${DEFENSE}`,
  'victim acts known': ({ defendant, victim, victimAct }) =>
    `${He(defendant)} takes the stand and offers to testify that a week before the fight ${he(defendant)} saw ${victim.the} ${victimAct}. ${capital(his(defendant))} lawyer tells the court that the testimony is offered only to prove that ${he(defendant)} had good reason to be afraid when the fight began. ${DEFENSE}`,
  'victim peaceful > victim': (scene) =>
    `${attack(scene)} In rebuttal, ${opines(scene, `${scene.victim.the} is peaceful`)} ${The(scene.defendant)} objects.`,
  'victim peaceful > own': (scene) =>
    `${peaceful(scene)} The defense then rested. In rebuttal, ${opines(scene, `${scene.victim.the} is peaceful`)} ${The(scene.defendant)} objects.`,
  'victim peaceful > first blow': (scene) =>
    `${account(scene)} In rebuttal, ${opines(scene, `${scene.victim.the} is peaceful`)} ${The(scene.defendant)} objects.`,
  'victim peaceful > homicide': (scene) =>
    `${account(scene)} In rebuttal, ${opines(scene, `${scene.victim.the} was peaceful`)} ${The(scene.defendant)} objects.`,
}
