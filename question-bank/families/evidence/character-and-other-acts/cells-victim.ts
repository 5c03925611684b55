import { he, him, his, The, whose } from '../../engine/party.ts'
import type { CharacterCells } from './reason-id.ts'

/** Reasons where the nature or an act of the alleged victim is offered. */
export const VICTIM_CELLS = {
  'victim trait': ({ fight: { victim: v } }) => ({
    'yes-victim': [
      `an accused may offer evidence of an alleged victim's pertinent trait`,
      `violence is a pertinent trait of ${v.the}, which an accused may prove by opinion`,
      `A violent person is more likely to have begun it. For that inference the accused has an exception.`,
    ],
    'yes-essential': [
      `${whose(v)} character for violence is an essential element of self-defense`,
      `an alleged victim's character is an essential element where self-defense is claimed`,
      `Self-defense doesn't require that ${v.the} be a violent person. The trait is evidence of who began it.`,
    ],
    'yes-habit': [
      `violence is ${whose(v)} habit, which may be proved without an eyewitness`,
      `an opinion that ${v.the} is violent is evidence of habit`,
      `To be violent is a trait. A habit would be the same response to the same situation each time.`,
    ],
    'no-propensity': [
      `the opinion is offered to prove that ${v.the} acted in accordance with a trait of character`,
      `an opinion that ${v.the} is violent is propensity evidence when it is offered to prove an attack`,
      `That's just what it is, and an exception allows it when the accused offers it about the alleged victim.`,
    ],
    'no-door': [
      `the prosecution has not opened the door by offering evidence of ${whose(v)} character`,
      `an alleged victim's character is admissible only after the prosecution opens the door`,
      `It's the accused who opens the door to the victim's character. The prosecution's turn comes after that.`,
    ],
    'no-method': [
      `${whose(v)} character may be proved by reputation but not by a witness's opinion`,
      `a personal opinion is not a proper method of proving ${whose(v)} character`,
      `Opinion and reputation are both proper for a victim's character, as they are for an accused's.`,
    ],
  }),
  'victim acts': ({ fight: { defendant: d, victim: v } }) => ({
    'no-method': [
      `specific instances are not a proper method of proving ${whose(v)} violent character`,
      `on direct examination, ${whose(v)} character may be proved only by reputation or opinion`,
      `The trait may be proved, but by what people think of ${v.the}. A single act is a specific instance.`,
    ],
    'no-pertinent': [
      `violence is not a pertinent trait of an alleged victim`,
      `an act of a year earlier is not pertinent to a trait of ${v.the}`,
      `Where the accused says that the other began it, violence is as pertinent as can be. The form is wrong.`,
    ],
    'no-door': [
      `the prosecution has not opened the door by offering evidence of ${whose(v)} character`,
      `an alleged victim's character is admissible only after the prosecution opens the door`,
      `An accused who keeps to opinion or reputation may be the first to open the door to a victim's character.`,
    ],
    'yes-victim': [
      `an accused may offer evidence of an alleged victim's pertinent trait`,
      `violence is a pertinent trait of ${v.the}, which an accused may prove by a violent act`,
      `An alleged victim's pertinent trait may be proved, but on direct only by reputation or opinion.`,
    ],
    'yes-fear': [
      `the earlier act makes ${whose(d)} fear reasonable, although it was learned of later`,
      `the earlier act is admissible to show a reasonable fear, although it was learned of later`,
      `Fear would be another purpose, but it takes knowledge of the act. This is offered to show who began the fight.`,
    ],
    'yes-essential': [
      `${whose(v)} character for violence is an essential element of self-defense`,
      `an alleged victim's character is an essential element, which specific instances may prove`,
      `A peaceful victim can strike first, and a violent one need not. So ${whose(v)} nature is no element.`,
    ],
  }),
  'victim acts known': ({ fight: { defendant: d, victim: v } }) => ({
    'yes-fear': [
      `the earlier act shows ${whose(d)} fear and is not offered to prove character`,
      `the earlier act is offered to prove a reasonable fear rather than propensity`,
      `${The(d)} saw it, so it was on ${his(d)} mind when the fight began. Whether ${v.the} is a violent person doesn't matter.`,
    ],
    'yes-victim': [
      `an accused may offer evidence of an alleged victim's pertinent trait`,
      `violence is a pertinent trait of ${v.the}, which an accused may prove by a violent act`,
      `Right result, wrong rule. A trait would have to be proved by reputation or opinion, and this is a specific act.`,
    ],
    'yes-essential': [
      `${whose(v)} character for violence is an essential element of self-defense`,
      `an alleged victim's character is an essential element, which specific instances may prove`,
      `What's essential is what ${d.the} reasonably believed. What ${v.the} is like is no element.`,
    ],
    'no-method': [
      `specific instances are not a proper method of proving ${whose(v)} violent character`,
      `on direct examination, ${whose(v)} character may be proved only by reputation or opinion`,
      `That limit is on proof of character. The act is offered for what it did to the mind of the one who saw it.`,
    ],
    'no-propensity': [
      `the earlier act is offered to prove that ${v.the} acted in accordance with a trait of character`,
      `the earlier act is propensity evidence when it is offered in support of self-defense`,
      `Nobody has to infer that ${v.the} attacked again. It's enough that ${d.the} was afraid of it.`,
    ],
    'no-door': [
      `the prosecution has not opened the door by offering evidence of ${whose(v)} character`,
      `an alleged victim's violence is admissible only after the prosecution opens the door`,
      `No door has to be opened for evidence that isn't offered to show what anyone is like.`,
    ],
  }),
  'victim peaceful > victim': ({ fight: { defendant: d, victim: v, forDefense: f } }) => ({
    'yes-door': [
      `${d.the} opened the door by attacking ${whose(v)} character`,
      `the prosecution may rebut an accused's evidence of a victim's pertinent trait`,
      `The jury was told that ${v.the} is violent. On the same trait, the prosecution may tell it otherwise.`,
    ],
    'yes-homicide': [
      `${d.the} claims that ${v.the} was the first aggressor, which admits evidence of peacefulness`,
      `evidence of a victim's peacefulness answers any claim about the first aggressor`,
      `That rule is for homicide. Here it's the attack on the victim's nature that lets the answer in.`,
    ],
    'yes-essential': [
      `${whose(v)} peaceful character is an essential element of the charge`,
      `an alleged victim's character is an essential element where self-defense is claimed`,
      `Anyone can be the victim of an assault, peaceful or not. The opinion is an answer and no element.`,
    ],
    'no-propensity': [
      `the opinion is offered to prove that ${v.the} acted in accordance with a trait of character`,
      `an opinion that ${v.the} is peaceful is propensity evidence, which the prosecution may not offer`,
      `The prosecution may use propensity too, once the defense has used it on the same trait.`,
    ],
    'no-door': [
      `${d.the} has not opened the door by offering evidence of ${his(d)} own character`,
      `the door to ${whose(v)} character would open only if ${d.the} had praised ${his(d)} own`,
      `Evidence of one's own trait would open the door to that trait. This is about the trait that was attacked.`,
    ],
    'no-extrinsic': [
      `a character witness may be contradicted on cross-examination but not by extrinsic evidence`,
      `the prosecution must accept the answers of ${f.the} and may not offer extrinsic evidence`,
      `Extrinsic evidence is barred for specific instances only. Opinion may be met with opinion.`,
    ],
  }),
  'victim peaceful > own': ({ fight: { defendant: d, victim: v } }) => ({
    'no-door': [
      `evidence of ${whose(d)} own trait does not open the door to ${whose(v)}`,
      `${d.the} has not attacked ${whose(v)} character and so has not opened the door to it`,
      `The defense praised ${d.the} and said nothing of what ${v.the} is like. So there's nothing to answer about ${him(v)}.`,
    ],
    'no-method': [
      `${whose(v)} character may be proved by reputation but not by a witness's opinion`,
      `a personal opinion is not a proper method of proving ${whose(v)} character`,
      `An opinion would do as well as reputation if the defense had attacked ${v.the}. The form isn't what's missing.`,
    ],
    'no-pertinent': [
      `peacefulness is not a pertinent trait of an alleged victim`,
      `a victim's peacefulness is not a pertinent trait where self-defense is claimed`,
      `It's pertinent to who began the fight. But the defense decides whether the victim's nature becomes a topic.`,
    ],
    'yes-door': [
      `${d.the} opened the door to both characters by offering evidence of ${his(d)} own`,
      `an accused who proves a peaceful character opens the door to the victim's same trait`,
      `One's own trait opens the door to that trait and no further. It's an attack on the victim that opens both.`,
    ],
    'yes-homicide': [
      `${d.the} claims that ${v.the} was the first aggressor, which admits evidence of peacefulness`,
      `evidence of a victim's peacefulness answers any claim about the first aggressor`,
      `A claim about the first aggressor is enough only in a homicide case. This is a trial for assault.`,
    ],
    'yes-victim': [
      `either side may offer evidence of an alleged victim's pertinent trait`,
      `peacefulness is a pertinent trait of ${v.the}, which the prosecution may prove`,
      `Only the accused may go first with the victim's trait. The prosecution may answer.`,
    ],
  }),
  'victim peaceful > first blow': ({ fight: { defendant: d, victim: v } }) => ({
    'no-door': [
      `${d.the} offered no evidence of ${whose(v)} character that would open the door`,
      `testimony that ${v.the} was the first aggressor does not open the door in a trial for assault`,
      `${The(d)} told what ${v.the} did that day and not what ${he(v)} is like. Had ${he(v)} died, that would be enough.`,
    ],
    'no-method': [
      `${whose(v)} character may be proved by reputation but not by a witness's opinion`,
      `a personal opinion is not a proper method of proving ${whose(v)} character`,
      `Opinion and reputation stand alike. Neither is allowed to the prosecution before the victim's nature is attacked.`,
    ],
    'no-pertinent': [
      `peacefulness is not a pertinent trait of an alleged victim`,
      `a victim's peacefulness is not a pertinent trait where self-defense is claimed`,
      `The trait is pertinent. What's missing is evidence from the defense about it, or a death.`,
    ],
    'yes-homicide': [
      `${d.the} claims that ${v.the} was the first aggressor, which admits evidence of peacefulness`,
      `evidence of a victim's peacefulness answers any claim about the first aggressor`,
      `It does so in a homicide case, where the victim can't speak. ${The(v)} is alive.`,
    ],
    'yes-door': [
      `${d.the} opened the door by attacking ${whose(v)} character`,
      `the prosecution may rebut an accused's evidence of a victim's pertinent trait`,
      `To say what somebody did in one fight is no evidence of a trait, so there's none to answer.`,
    ],
    'yes-victim': [
      `either side may offer evidence of an alleged victim's pertinent trait`,
      `peacefulness is a pertinent trait of ${v.the}, which the prosecution may prove`,
      `The first word on a victim's trait belongs to the accused, who has left it unsaid.`,
    ],
  }),
  'victim peaceful > homicide': ({ fight: { defendant: d, victim: v } }) => ({
    'yes-homicide': [
      `${d.the} offered evidence that ${v.the} was the first aggressor, and this is a homicide case`,
      `in a homicide case, peacefulness may be shown to rebut a claim that ${v.the} was the first aggressor`,
      `The one who could best deny having begun it is dead. So the account of ${d.the} alone lets the answer in.`,
    ],
    'yes-door': [
      `${d.the} offered evidence of ${whose(v)} violent character, which may be rebutted`,
      `the account of the fight was evidence of ${whose(v)} pertinent trait, which may be rebutted`,
      `Right result, wrong rule. The defense told of a blow and offered no evidence of a trait.`,
    ],
    'yes-essential': [
      `${whose(v)} peaceful character is an essential element of the charge`,
      `an alleged victim's character is an essential element where self-defense is claimed`,
      `Even a brawler can be murdered. A victim's nature is evidence of what happened and no element.`,
    ],
    'no-door': [
      `${d.the} offered no evidence of ${whose(v)} character that would open the door`,
      `testimony that ${v.the} was the first aggressor does not open the door to character`,
      `In other cases that's so. In a homicide case, any evidence that the victim began it is enough.`,
    ],
    'no-propensity': [
      `the opinion is offered to prove that ${v.the} acted in accordance with a trait of character`,
      `an opinion that ${v.the} was peaceful is propensity evidence, which the prosecution may not offer`,
      `The ban on propensity gives way in a homicide case, to answer a claim about who struck first.`,
    ],
    'no-method': [
      `${whose(v)} character may be proved by reputation but not by a witness's opinion`,
      `a personal opinion is not a proper method of proving ${whose(v)} character`,
      `Character may be proved by opinion as well as by reputation, for the dead as for the living.`,
    ],
  }),
} satisfies CharacterCells
