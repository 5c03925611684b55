import { The, whose } from '../../engine/party.ts'
import type { CharacterCells } from './reason-id.ts'

/** Reasons in trials for sexual assault. */
export const SEXUAL_CELLS = {
  'other assault': ({ accusation: { defendant: d, other } }) => ({
    'yes-similar': [
      `another sexual assault by the accused may be proved on any relevant matter`,
      `in a trial for sexual assault, another sexual assault is not barred as propensity evidence`,
      `For this charge Congress lifted the ban. The jury may infer from one such assault that ${d.the} committed another.`,
    ],
    'yes-door': [
      `${d.the} opened the door to other acts by claiming consent`,
      `a claim of consent puts ${whose(d)} character in issue and opens the door`,
      `A claim of consent is no evidence of good character. The prosecution needs no opening here.`,
    ],
    'yes-purpose': [
      `the other assault is offered to show identity rather than propensity`,
      `the other assault is admissible for another purpose, namely to show identity`,
      `Identity isn't disputed, since consent is the defense. And in such a trial propensity is itself a proper use.`,
    ],
    'no-propensity': [
      `the other assault is offered to prove that ${d.the} acted in accordance with character`,
      `the other assault is propensity evidence, which the prosecution may not offer first`,
      `In nearly every other trial, proof of how one acted before, offered to show that one acted in accordance with it, would be barred as propensity. Sexual assault is an exception.`,
    ],
    'no-signature': [
      `another sexual assault must share a distinctive method with the one charged`,
      `another sexual assault may not be shown without a conviction for it`,
      `Rule 413 asks for neither. What ${other.the} says is enough if the jury can believe it.`,
    ],
    'no-shield': [
      `the rape-shield rule bars evidence of other sexual behavior`,
      `in such a trial, other sexual behavior may not be shown by either side`,
      `The rape-shield rule is for an alleged victim. It doesn't cover the sexual behavior of an accused.`,
    ],
    'no-notice': [
      `disclosure is not enough unless the other assault is charged in the indictment`,
      `another assault may not be offered unless the indictment gives notice of it`,
      `The indictment covers the crime on trial. Disclosure fifteen days before trial is what Rule 413 requires.`,
    ],
    'no-method': [
      `specific instances may not be shown while ${whose(d)} reputation is not in issue`,
      `${whose(d)} character may be proved only by reputation or opinion`,
      `Rule 413 admits specific instances. Reputation and opinion are for the ordinary proof of character.`,
    ],
  }),
  history: ({ accusation: { defendant: d, accuser: a } }) => ({
    'no-shield': [
      `the rape-shield rule bars ${whose(a)} sexual behavior with others as proof of consent`,
      `sexual behavior with others is barred when it is offered to prove consent`,
      `That she consented to others doesn't show that she consented to ${d.the}. This is what the shield was made for.`,
    ],
    'no-method': [
      `${whose(a)} sexual behavior may be proved by reputation but not by specific instances`,
      `specific instances are not a proper method of proving an alleged victim's consent`,
      `The shield keeps out reputation even more strictly than acts. Its exceptions for physical evidence and for the accused are for acts alone.`,
    ],
    'no-pertinent': [
      'sexual behavior is pertinent only where physical evidence is in dispute',
      `an alleged victim's sexual behavior is pertinent only where the accused denies all contact`,
      `Physical evidence is one exception, and relations with the accused are another. Neither is at hand.`,
    ],
    'yes-victim': [
      `an accused may offer evidence of an alleged victim's pertinent trait`,
      `consent is a pertinent trait of ${a.the}, which an accused may prove`,
      `In other trials an accused may offer such evidence of a trait. Where sexual misconduct is charged, Rule 412 comes first.`,
    ],
    'yes-exception': [
      `evidence of an alleged victim's sexual behavior is admissible to prove consent`,
      `sexual behavior that bears on consent is an exception to the rape-shield rule`,
      `The exception for consent covers relations with the accused. These were with other men.`,
    ],
    'yes-habit': [
      `relations with several men are evidence of ${whose(a)} habit`,
      `a habit of sexual behavior may be proved without an eyewitness`,
      `Relations by choice are no regular response to a situation and so no habit. The shield would bar them anyway.`,
    ],
  }),
  'history together': ({ accusation: { defendant: d, accuser: a } }) => ({
    'yes-exception': [
      `sexual behavior with the accused may be offered to prove consent`,
      `${whose(a)} sexual behavior with ${d.the} is an exception to the rape-shield rule`,
      `What passed between these two shortly before may bear on what she wanted. The rule allows that much.`,
    ],
    'yes-victim': [
      `an accused may offer evidence of an alleged victim's pertinent trait`,
      `consent is a pertinent trait of ${a.the}, which an accused may prove`,
      `Right result, wrong rule. In such a trial Rule 412 takes the place of the exception for victims' traits.`,
    ],
    'yes-similar': [
      `in a trial for sexual assault, other sexual behavior may be proved on any relevant matter`,
      `Congress lifted the bar on propensity for all sexual behavior in such a trial`,
      `Congress lifted the bar for sexual assaults by the accused. A victim's sexual behavior comes in only by narrow exceptions.`,
    ],
    'no-shield': [
      `the rape-shield rule bars ${whose(a)} other sexual behavior as proof of consent`,
      `other sexual behavior is barred when it is offered to prove consent`,
      `With anyone else it would be. With the accused, acts that bear on consent are excepted.`,
    ],
    'no-propensity': [
      `the testimony is offered to prove that ${a.the} acted in accordance with character`,
      `consent on other occasions is propensity evidence when it is offered to prove consent`,
      `The rule has an exception for just this inference, limited to the same two people.`,
    ],
    'no-method': [
      `${whose(a)} sexual behavior may be proved by reputation but not by specific instances`,
      `specific instances are not a proper method of proving an alleged victim's consent`,
      `The exception speaks of specific instances. It's reputation that it leaves out.`,
    ],
  }),
  source: ({ accusation: { defendant: d, accuser: a, friend } }) => ({
    'yes-exception': [
      `sexual behavior that shows another source of physical evidence may be proved`,
      `${whose(a)} sexual behavior with ${friend.the} accounts for physical evidence`,
      `The government used the semen against ${d.the}. ${The(friend)} can say whose it may be.`,
    ],
    'yes-victim': [
      `an accused may offer evidence of an alleged victim's pertinent trait`,
      `sexual behavior is a pertinent trait of ${a.the}, which an accused may prove`,
      `It isn't offered as a trait of the alleged victim. One act comes in because it explains what the expert found.`,
    ],
    'yes-similar': [
      `in a trial for sexual assault, other sexual behavior may be proved on any relevant matter`,
      `Congress lifted the bar on propensity for all sexual behavior in such a trial`,
      `Congress lifted the bar for sexual assaults by the accused, and for no other sexual behavior.`,
    ],
    'no-shield': [
      `the rape-shield rule bars ${whose(a)} sexual behavior with others`,
      `sexual behavior may be shown only if it was with the accused`,
      `Relations with others are excepted where they explain physical evidence, such as this semen.`,
    ],
    'no-propensity': [
      `the testimony is offered to prove that ${a.the} acted in accordance with character`,
      `sexual behavior with another is propensity evidence when it is offered by the accused`,
      `Nothing is to be inferred about what ${a.the} is like or did with ${d.the}.`,
    ],
    'no-method': [
      `${whose(a)} sexual behavior may be proved by reputation but not by specific instances`,
      `specific instances are not a proper method of proving an alleged victim's sexual behavior`,
      `For physical evidence the rule allows specific instances, and those alone.`,
    ],
  }),
} satisfies CharacterCells
