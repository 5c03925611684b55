import { he, his, The, whose } from '../../engine/party.ts'
import type { CharacterCells } from './reason-id.ts'

/** Reasons where the trait of the accused is offered, by reputation or opinion. */
export const ACCUSED_CELLS = {
  'bad trait': ({ fight: { defendant: d, victim: v } }) => ({
    'no-propensity': [
      `the opinion is offered to prove that the accused acted in accordance with a trait of character`,
      `the prosecution may not be the first to offer propensity evidence about an accused`,
      `A violent nature is meant to show a violent act. Until the accused raises the subject, the prosecution can't.`,
    ],
    'no-method': [
      `${whose(d)} character may be proved by reputation but not by a witness's opinion`,
      `a personal opinion is not a proper method of proving ${whose(d)} character`,
      `Under Rule 405(a), an opinion is as good a form as reputation. The trouble is whose turn it is.`,
    ],
    'no-pertinent': [
      'violence is not a pertinent trait where self-defense is claimed',
      `violence is no longer a pertinent trait once ${d.the} claims self-defense`,
      `Violence is pertinent to assault, self-defense or not. But that's for the accused to bring up.`,
    ],
    'yes-door': [
      `${d.the} opened the door to ${his(d)} character by claiming self-defense`,
      `a claim of self-defense opens the door to an accused's violent character`,
      `A claim of self-defense says what happened, not what anyone is like. Only evidence of a trait opens the door.`,
    ],
    'yes-essential': [
      `${whose(d)} character for violence is an essential element of the charge`,
      `character for violence is an essential element where self-defense is claimed`,
      `No element of assault or self-defense asks what ${d.the} is like. The acts and beliefs of that day do.`,
    ],
    'yes-purpose': [
      `the opinion is offered to show intent rather than propensity`,
      `the opinion is admissible for another purpose, namely to show intent to injure ${v.the}`,
      `The word "intent" doesn't help. The only way from this opinion to intent leads through a violent nature.`,
    ],
  }),
  'bad trait > own': ({ fight: { defendant: d, victim: v, forDefense: f } }) => ({
    'yes-door': [
      `${d.the} opened the door by offering evidence of ${his(d)} peaceful character`,
      `the prosecution may rebut an accused's evidence of a pertinent trait`,
      `${The(d)} put ${his(d)} own peacefulness before the jury. That lets the prosecution tell the other side of the same trait.`,
    ],
    'yes-essential': [
      `${whose(d)} character for violence is an essential element of the charge`,
      `character for violence is an essential element where self-defense is claimed`,
      `If it were an element, the prosecution could have begun with it. It may answer only because the defense went first.`,
    ],
    'yes-purpose': [
      `the opinion is offered to show intent rather than propensity`,
      `the opinion is admissible for another purpose, namely to show intent to injure ${v.the}`,
      `An opinion about a nature shows no intent except through that nature. It comes in as an answer on the same trait.`,
    ],
    'no-propensity': [
      `the opinion is offered to prove that ${d.the} acted in accordance with a trait of character`,
      `an opinion that ${d.the} is violent is propensity evidence when it is offered to prove assault`,
      `That is its use, and it would be fatal if the defense had kept silent about the trait. It didn't.`,
    ],
    'no-door': [
      `only an attack on ${whose(v)} character opens the door to ${whose(d)}`,
      `${d.the} did not open the door, since ${he(d)} never attacked ${whose(v)} character`,
      `An attack on the victim is one way to open it. Praise of one's own pertinent trait is the other.`,
    ],
    'no-extrinsic': [
      `a character witness may be contradicted on cross-examination but not by extrinsic evidence`,
      `the prosecution must accept the answers of ${f.the} and may not offer extrinsic evidence`,
      `The limit on extrinsic evidence is for specific instances. A reply by opinion or reputation may come from a new witness.`,
    ],
  }),
  'bad trait > victim': ({ fight: { defendant: d, victim: v } }) => ({
    'yes-door': [
      `${d.the} opened the door to the same trait of ${his(d)} own by attacking ${whose(v)}`,
      `an attack on an alleged victim's trait opens the door to the accused's same trait`,
      `Calling the victim violent has a price. Since 2000, the jury may hear the same about the one who said so.`,
    ],
    'yes-essential': [
      `${whose(d)} character for violence is an essential element of the charge`,
      `character for violence is an essential element where self-defense is claimed`,
      `Neither assault nor self-defense has character as an element. What counts is that the defense attacked the victim's.`,
    ],
    'yes-purpose': [
      `the opinion is offered to show intent rather than propensity`,
      `the opinion is admissible for another purpose, namely to show intent to injure ${v.the}`,
      `It does go through propensity, and for once that's allowed, because the defense made the victim's nature an issue.`,
    ],
    'no-door': [
      `${d.the} opened the door only to evidence of ${whose(v)} character`,
      `the attack on ${whose(v)} character did not open the door to ${whose(d)}`,
      `It was so before 2000. Now an attack on the victim's trait exposes the same trait of the accused.`,
    ],
    'no-propensity': [
      `the opinion is offered to prove that ${d.the} acted in accordance with a trait of character`,
      `an opinion that ${d.the} is violent is propensity evidence when it is offered to prove assault`,
      `The ban on propensity has an exception here. The accused gave up its shelter by attacking the victim.`,
    ],
    'no-method': [
      `${whose(d)} character may be proved by reputation but not by a witness's opinion`,
      `a personal opinion is not a proper method of proving ${whose(d)} character`,
      `A witness's opinion is as proper as reputation in rebuttal too, just as it was when the defense used it.`,
    ],
  }),
  'bad trait > homicide': ({ fight: { defendant: d, victim: v } }) => ({
    'no-door': [
      `${d.the} has not opened the door to evidence of ${his(d)} own character`,
      `testimony that ${v.the} struck first does not open the door to ${whose(d)} character`,
      `${The(d)} told what happened and spoke of no one's nature. In a homicide case that exposes the victim's trait alone.`,
    ],
    'no-method': [
      `${whose(d)} character may be proved by reputation but not by a witness's opinion`,
      `a personal opinion is not a proper method of proving ${whose(d)} character`,
      `Opinion would be as fine a form as reputation. What's missing is a step by the defense that lets ${his(d)} nature in at all.`,
    ],
    'no-extrinsic': [
      `an accused who testifies may not be contradicted by extrinsic evidence of character`,
      `extrinsic evidence of character may not be used to answer ${whose(d)} testimony`,
      `The limit on other evidence is about specific instances asked on cross. No such act is offered here.`,
    ],
    'yes-homicide': [
      `${d.the} offered evidence that ${v.the} was the first aggressor, and this is a homicide case`,
      `in a homicide case, an accused who blames the first aggressor may be shown to be violent`,
      `That rule lets in the victim's peacefulness. It says nothing of the accused's violence.`,
    ],
    'yes-door': [
      `${d.the} opened the door by attacking ${whose(v)} character`,
      `an attack on an alleged victim's trait opens the door to the accused's same trait`,
      `It would, but one blow isn't a trait. The account of who struck first is no attack on the victim's nature.`,
    ],
    'yes-essential': [
      `${whose(d)} character for violence is an essential element of the charge`,
      `character for violence is an essential element where self-defense is claimed`,
      `Murder and self-defense turn on acts and states of mind that day. A violent nature is an element of neither.`,
    ],
  }),
  'good trait': ({ fight: { defendant: d, forDefense: f } }) => ({
    'yes-mercy': [
      `an accused may offer evidence of ${his(d)} own pertinent trait of character`,
      `peacefulness is a pertinent trait, and ${d.the} may prove it by reputation`,
      `${The(d)} is on trial for a violent act, so peacefulness is the very trait that counts, and the defense may go first.`,
    ],
    'yes-essential': [
      `${whose(d)} peaceful character is an essential element of self-defense`,
      `a peaceful character is an essential element of the defense`,
      `No element asks what ${d.the} is like. The trait comes in as evidence of what probably happened.`,
    ],
    'yes-habit': [
      `a reputation for peacefulness is evidence of ${whose(d)} habit`,
      `peacefulness is ${whose(d)} habit, which may be proved without an eyewitness`,
      `A habit is one response to one situation. Peacefulness is a trait, and it comes in as that.`,
    ],
    'no-propensity': [
      `the reputation is offered to prove that ${d.the} acted in accordance with a trait of character`,
      `a peaceful reputation is propensity evidence when it is offered to disprove assault`,
      `It is, and for this one party the ban is lifted. The accused gets mercy that the prosecution doesn't.`,
    ],
    'no-door': [
      `the prosecution has not opened the door by attacking ${whose(d)} character`,
      `an accused's good character is admissible only after the prosecution opens the door`,
      `It's the other way around. The accused goes first, and the prosecution may then answer.`,
    ],
    'no-method': [
      `${f.the} may state an opinion of ${whose(d)} character but not a reputation`,
      `reputation is not a proper method of proving an accused's good character`,
      `Reputation is the oldest form there is, hearsay or not. Rule 405(a) allows it beside opinion.`,
    ],
  }),
  'unrelated trait': ({ fight: { defendant: d, forDefense: f } }) => ({
    'no-pertinent': [
      'honesty is not a pertinent trait where the charge is assault',
      `an accused may prove only a pertinent trait, which ${whose(d)} honesty is not`,
      `${The(d)} is charged with a blow and not with a lie. An honest person is no less likely to strike one.`,
    ],
    'no-method': [
      `${whose(d)} character may be proved by reputation but not by a witness's opinion`,
      `a personal opinion is not a proper method of proving ${whose(d)} character`,
      `The opinion of ${f.the} would be as proper as reputation for a trait that has to do with fighting.`,
    ],
    'no-extrinsic': [
      `an accused's honesty may be shown on cross-examination but not by extrinsic evidence`,
      `extrinsic evidence may not be used to prove ${whose(d)} honest character`,
      `A good trait may be proved by a defense witness. But the trait has to fit the charge.`,
    ],
    'yes-mercy': [
      `an accused may offer evidence of any good trait of character, such as honesty`,
      `honesty is a pertinent trait of an accused who has pleaded not guilty`,
      `The accused may go first, but only with a trait that makes the crime less likely. Honesty doesn't, for a fight.`,
    ],
    'yes-essential': [
      `${whose(d)} good character is an essential element of self-defense`,
      `an honest character is an essential element of a claim of self-defense`,
      `Self-defense needs a reasonable belief. An honest nature is no part of it.`,
    ],
    'yes-purpose': [
      `the opinion is offered to show lack of motive rather than propensity`,
      `the opinion is admissible for another purpose, namely to show a lack of motive`,
      `That ${d.the} is honest says nothing about a motive for a fight, so there's no such purpose to serve.`,
    ],
  }),
} satisfies CharacterCells
