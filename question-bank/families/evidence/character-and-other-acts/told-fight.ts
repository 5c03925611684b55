import { capital } from '../../../text/capital.ts'
import { He, he, his, The } from '../../engine/party.ts'
import type { Fight } from './fights.ts'
import type { PathId } from './law.ts'

const opines = ({ forProsecution: witness }: Fight, about: string) =>
  `the prosecution calls ${witness.a}. ${He(witness)} would testify that in ${his(witness)} opinion ${about}.`
const peaceful = ({ defendant, forDefense: friend }: Fight) =>
  `${capital(friend.a)}, called by ${defendant.the}, testified that in ${his(friend)} opinion ${defendant.the} is peaceful.`
const attack = ({ defendant, victim, forDefense: friend }: Fight) =>
  `${capital(friend.a)}, called by ${defendant.the}, testified that in ${his(friend)} opinion ${victim.the} is violent. ${The(defendant)} has offered no evidence of ${his(defendant)} own character.`
const account = ({ defendant, started }: Fight) =>
  `${The(defendant)} testified that ${started}. The defense offered no other evidence and said nothing of anyone's character.`
const DEFENSE = 'The prosecution, which has offered no evidence of character, objects.'

/** The evidence of character in a trial over a fight, and the evidence before it. */
export const FIGHT: { readonly [Path in PathId]?: (scene: Fight) => string } = {
  'bad trait': (scene) =>
    `In its case in chief, ${opines(scene, `${scene.defendant.the} is violent`)} No evidence of anyone's character has been offered before. ${The(scene.defendant)} objects.`,
  'bad trait > own': (scene) =>
    `${peaceful(scene)} In rebuttal, ${opines(scene, `${scene.defendant.the} is violent`)} ${The(scene.defendant)} objects.`,
  'bad trait > victim': (scene) =>
    `${attack(scene)} In rebuttal, ${opines(scene, `${scene.defendant.the} is violent`)} ${The(scene.defendant)} objects.`,
  'bad trait > homicide': (scene) =>
    `${account(scene)} In rebuttal, ${opines(scene, `${scene.defendant.the} is violent`)} ${The(scene.defendant)} objects.`,
  'good trait': ({ defendant, forDefense: friend }) =>
    `The defense calls ${friend.a}. ${He(friend)} would testify that ${defendant.the} has a reputation among those who know ${defendant.pronoun === 'he' ? 'him' : 'her'} for being peaceful. ${DEFENSE}`,
  'unrelated trait': ({ defendant, forDefense: friend }) =>
    `The defense calls ${friend.a}. ${He(friend)} would testify that in ${his(friend)} opinion ${defendant.the} is scrupulously honest. ${The(defendant)} has not testified. ${DEFENSE}`,
  'good acts': ({ defendant, forDefense: friend, goodDeed }) =>
    `The defense calls ${friend.a}. To show that ${defendant.the} is peaceful, ${he(friend)} would testify on direct examination that ${goodDeed}. ${DEFENSE}`,
  'asked acts': (scene) =>
    `${peaceful(scene)} On cross-examination, the prosecutor, who has a police report of the incident in hand, asks ${scene.forDefense.the}, "Did you know that two years ago ${scene.defendant.the} ${scene.badAct}?" ${The(scene.defendant)} objects.`,
  'proved acts': (scene) =>
    `${peaceful(scene)} On cross-examination, the prosecutor asked about an incident of two years ago, and ${scene.forDefense.the} said that ${he(scene.forDefense)} knew of none. The prosecution now calls an eyewitness to that incident to testify that ${scene.defendant.the} ${scene.badAct}. ${The(scene.defendant)} objects.`,
  'victim trait': ({ defendant, victim, forDefense: friend }) =>
    `To prove that ${victim.the} began the fight, ${defendant.the} calls ${friend.a}. ${He(friend)} would testify that in ${his(friend)} opinion ${victim.the} is violent. ${DEFENSE}`,
  'victim acts': ({ defendant, victim, forDefense: friend, victimAct }) =>
    `To prove that ${victim.the} began the fight, ${defendant.the} calls ${friend.a}. ${He(friend)} would testify that a year earlier ${victim.the} ${victimAct}. ${The(defendant)} first heard of this long after the fight. ${DEFENSE}`,
  'victim acts known': ({ defendant, victim, victimAct }) =>
    `${The(defendant)} offers to testify that ${he(defendant)} looked on a week before the fight as ${victim.the} ${victimAct}. The defense offers this only to prove that ${he(defendant)} had good reason to be afraid when the fight began. ${DEFENSE}`,
  'victim peaceful > victim': (scene) =>
    `${attack(scene)} In rebuttal, ${opines(scene, `${scene.victim.the} is peaceful`)} ${The(scene.defendant)} objects.`,
  'victim peaceful > own': (scene) =>
    `${peaceful(scene)} The defense offered no other evidence. In rebuttal, ${opines(scene, `${scene.victim.the} is peaceful`)} ${The(scene.defendant)} objects.`,
  'victim peaceful > first blow': (scene) =>
    `${account(scene)} In rebuttal, ${opines(scene, `${scene.victim.the} is peaceful`)} ${The(scene.defendant)} objects.`,
  'victim peaceful > homicide': (scene) =>
    `${account(scene)} In rebuttal, ${opines(scene, `${scene.victim.the} was peaceful`)} ${The(scene.defendant)} objects.`,
}
