import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { WitnessStory } from './story.ts'

type Person =
  | 'told'
  | 'uncertain'
  | 'disputed'
  | 'child'
  | 'no promise'
  | 'state claim'
  | 'federal claim'
  | 'eyewitness'
  | 'party'
  | 'second'
  | 'bare order'

/** A person's occupation at the time of the accident, as it is told at trial. */
const hadBeen = (was: string): string => was.replace(/^was /, 'had been ')

/** The dead man's statute, and the testimony. */
const deadMan = ({ estate: { survivor, talk } }: WitnessStory): string =>
  `A statute of the state in which the court sits provides that a person who sues an estate is not competent to testify to a conversation with the decedent. No exception to the statute applies. ${The(survivor)}, who had been alone with the decedent, took the stand and was asked ${talk}. The executor objected.`

/** The person of the witness: what is told from the call to the stand to the objection. */
export const TOLD_PERSON: Readonly<Record<Person, (story: WitnessStory) => string>> = {
  told: ({ accident: { plaintiff, defendant, witness: w, away } }) =>
    `At trial, ${plaintiff.the} called ${w.a} to tell the jury how the accident had happened. On voir dire by ${whose(defendant)} lawyer, ${w.the} admitted that ${he(w)} ${hadBeen(away)} at the time and had seen nothing of the accident. A passerby had described it to ${him(w)} an hour later, and ${he(w)} believed the account. ${The(defendant)} objected to the testimony.`,
  uncertain: ({ accident: { plaintiff, defendant, witness: w, fact, far } }) =>
    `At trial, ${plaintiff.the} called ${w.a}, who had watched the accident ${far}. ${The(w)} testified that, as far as ${he(w)} could tell, ${fact}. ${He(w)} conceded that ${he(w)} could not be absolutely certain. ${The(defendant)} objected to the testimony.`,
  disputed: ({ accident: { plaintiff, defendant, witness: w, fact, watched, away } }) =>
    `At trial, ${plaintiff.the} called ${w.a}. Out of the jury's hearing, ${w.the} swore that ${he(w)} ${hadBeen(watched)} and had seen for ${him(w)}self that ${fact}. Two bystanders swore that ${w.the} ${hadBeen(away)} at the time and could have seen nothing. ${The(defendant)} objected to any testimony by ${w.the} on the accident. The judge told the lawyers that she found the bystanders more believable.`,
  child: ({ crime: { defendant, child: c, age, seen } }) =>
    `The prosecution called ${c.a} of ${age}, who had stood a few feet away and seen ${seen}. Questioned by the judge, ${c.the} could not say what an oath is. But ${he(c)} said that lying is bad and that people who lie get punished, and ${he(c)} promised to tell only what really happened. ${The(defendant)} objected to the testimony.`,
  'no promise': ({ crime: { defendant, adult: w, seen } }) =>
    `The prosecution called ${w.a}, who had stood nearby and seen ${seen}. ${The(w)} said that ${his(w)} religion forbids ${him(w)} to swear. The judge invited ${him(w)} to affirm instead, or to promise in words of ${his(w)} own that ${he(w)} would tell the truth. ${The(w)} refused to make any promise at all but was willing to answer questions. ${The(defendant)} objected to the testimony.`,
  'state claim': deadMan,
  'federal claim': deadMan,
  eyewitness: ({ accident: { plaintiff, defendant, witness: w } }) =>
    `After the opening statements at trial, ${w.a} who had seen the accident sat down in the courtroom. ${The(plaintiff)} planned to call ${him(w)} on the second day of trial. ${The(defendant)} objected to ${his(w)} presence during the testimony of others and asked that ${he(w)} be excluded. ${The(plaintiff)} replied that ${w.the} was honest and had no stake in the case.`,
  party: ({ accident: { plaintiff: p, defendant } }) =>
    `At trial, ${p.the} planned to testify after all ${his(p)} other witnesses. Before the first of them took the stand, ${defendant.the} objected to ${whose(p)} presence in the courtroom. It asked that ${he(p)} be excluded until ${he(p)} testified, since ${he(p)} would otherwise hear all the other testimony about the accident.`,
  second: ({ accident: { plaintiff, defendant: d, manager, second } }) =>
    `Before the first witness was called, defense counsel designated ${manager.a} as the party's representative at trial. Counsel asked that ${second.a} employed by ${d.the} be allowed to stay in the courtroom too. Both would testify later about the accident. Counsel gave no reason why ${second.the} was needed there. ${The(plaintiff)} had no objection to ${manager.the} but objected to ${whose(second)} presence and asked that ${he(second)} be excluded.`,
  'bare order': ({ accident: { plaintiff, defendant, witness: w, watched } }) =>
    `At the start of trial, at ${whose(defendant)} request, the judge ordered that all witnesses "leave the courtroom until they are called." She made no other order about them. Outside the courthouse, ${w.a} who ${watched} when the accident happened read a transcript of the first day's testimony. When ${plaintiff.the} called ${him(w)} on the second day, ${defendant.the} objected to any testimony from ${him(w)}.`,
} satisfies Partial<Record<Twist, (story: WitnessStory) => string>>
