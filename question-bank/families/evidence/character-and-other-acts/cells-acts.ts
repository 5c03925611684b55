import { he, his, The, whose } from '../../engine/party.ts'
import type { CharacterCells } from './reason-id.ts'

/** Reasons where another crime of the accused is offered. */
export const ACT_CELLS = {
  signature: ({ robbery: { defendant: d, mark } }) => ({
    'yes-purpose': [
      `the other robbery is offered to show identity rather than propensity`,
      `the other robbery shows identity by a distinctive method`,
      `Nobody else is known for ${mark}. The jury need not think that robbers rob again, only that this is one and the same.`,
    ],
    'yes-habit': [
      `robbing a bank in the same way is evidence of ${whose(d)} habit`,
      `a method used twice is a regular response and so a habit`,
      `Two robberies in six years make no habit. They tell who did it because of how unusual they are.`,
    ],
    'yes-door': [
      `${d.the} opened the door to other acts by offering an alibi`,
      `an alibi puts ${whose(d)} character in issue and opens the door`,
      `An alibi says that ${d.the} was elsewhere. It's no evidence of a trait and opens no door.`,
    ],
    'no-propensity': [
      `the other robbery is offered to prove that ${d.the} acted in accordance with character`,
      `the other robbery is propensity evidence, since it shows that ${d.the} robs banks`,
      `The chain of thought runs through the method and not through what sort of person ${d.the} is.`,
    ],
    'no-signature': [
      `identity through another act requires a series of acts and not just one`,
      `one other act is not enough to show identity without a conviction`,
      `How many there are doesn't matter, and no conviction is needed. It's how much they share that nobody else does.`,
    ],
    'no-notice': [
      `pretrial notice is not enough unless the other robbery is charged in the indictment`,
      `another act may not be offered unless the indictment gives notice of it`,
      `Only the crime on trial has to be charged. For another act, notice in writing before trial is enough.`,
    ],
    'no-method': [
      `another act is not a proper method of proving who committed a crime`,
      `specific instances may not be shown while ${whose(d)} reputation is not in issue`,
      `Reputation and the other forms of Rule 405 are for proof of character. Identity may be proved by a specific act.`,
    ],
  }),
  'common method': ({ robbery: { defendant: d, means } }) => ({
    'no-signature': [
      `the two robberies share no distinctive method that would show identity`,
      `the use of ${means} is too common a method to show identity`,
      `Dozens of robbers work like this. Take away the method, and all that's left is that ${d.the} has robbed before.`,
    ],
    'no-method': [
      `another act is not a proper method of proving who committed a crime`,
      `specific instances may not be shown while ${whose(d)} reputation is not in issue`,
      `Reputation has nothing to do with it. A specific act can prove identity if it's distinctive enough, and this one isn't.`,
    ],
    'no-extrinsic': [
      `another act may be raised on cross-examination but not proved by extrinsic evidence`,
      `extrinsic evidence of another act is barred unless ${d.the} testifies`,
      `For a purpose other than character, witnesses may prove an act. Here no such purpose is served.`,
    ],
    'yes-purpose': [
      `the other robbery is offered to show identity rather than propensity`,
      `the other robbery shows identity by a method that is the same`,
      `To speak of identity rather than propensity isn't enough. A method that many use points to many.`,
    ],
    'yes-habit': [
      `robbing a bank in the same way is evidence of ${whose(d)} habit`,
      `a method used twice is a regular response and so a habit`,
      `A habit needs many instances, nearly automatic. A second robbery is far from that.`,
    ],
    'yes-door': [
      `${d.the} opened the door to other acts by offering an alibi`,
      `an alibi puts ${whose(d)} character in issue and opens the door`,
      `To deny having been there is no evidence of good character, so the prosecution has none to answer.`,
    ],
  }),
  knowledge: ({ possession: { defendant: d, thing } }) => ({
    'yes-purpose': [
      `the earlier act is offered to show knowledge rather than propensity`,
      `the earlier act is admissible for another purpose, namely to show knowledge`,
      `${The(d)} says it was an honest mistake about ${thing}. Whoever did the same two years ago is less likely to be mistaken.`,
    ],
    'yes-door': [
      `${d.the} opened the door to ${his(d)} character by denying knowledge`,
      `a denial of knowledge puts ${whose(d)} character in issue and opens the door`,
      `To deny knowledge isn't evidence of a trait and opens no door to character. The act comes in since it bears on what was known.`,
    ],
    'yes-essential': [
      `${whose(d)} dishonest character is an essential element of the charge`,
      `dishonest character is an essential element, which specific instances may prove`,
      `Knowledge is the element. A person of good character can have it, and a crook may lack it.`,
    ],
    'no-propensity': [
      `the earlier act is offered to prove that ${d.the} acted in accordance with character`,
      `the earlier act is propensity evidence, since it shows that ${d.the} breaks the law`,
      `The jury is to infer what ${d.the} knew, and needs no view of what sort of person ${he(d)} is.`,
    ],
    'no-signature': [
      `the earlier act has no distinctive method in common with the crime charged`,
      `another act must be distinctive, like a signature, to be admissible`,
      `To show identity, an act would have to be distinctive. Who did it is undisputed here, and for knowledge less likeness will do.`,
    ],
    'no-notice': [
      `pretrial notice is not enough unless the earlier act is charged in the indictment`,
      `another act may not be offered unless the indictment gives notice of it`,
      `An uncharged act has no place in the indictment. Written notice before trial is all that the rule asks.`,
    ],
    'no-method': [
      `specific instances may not be shown while ${whose(d)} reputation is not in issue`,
      `${whose(d)} dishonesty may be proved only by reputation or opinion`,
      `Reputation and opinion are the forms for a trait such as dishonesty. A specific act may prove knowledge.`,
    ],
    'no-extrinsic': [
      `another act may be raised on cross-examination but not proved by extrinsic evidence`,
      `extrinsic evidence of another act is barred where ${d.the} was not convicted of it`,
      `Under Rule 404(b) any witness may prove the act. Acts that only attack truthfulness are another matter.`,
    ],
  }),
  acquitted: ({ possession: { defendant: d, witness: w } }) => ({
    'yes-purpose': [
      `the earlier act is offered to show knowledge, and an acquittal does not bar it`,
      `a jury could find by a preponderance that the earlier act took place and shows knowledge`,
      `The state jury had to be sure. This one need only think it more likely than not, and ${w.the} was there.`,
    ],
    'yes-door': [
      `${d.the} opened the door to ${his(d)} character by denying knowledge`,
      `a denial of knowledge puts ${whose(d)} character in issue and opens the door`,
      `Denying knowledge is no evidence of good character, so it opened no door. Nor does proof of knowledge need one.`,
    ],
    'yes-essential': [
      `${whose(d)} dishonest character is an essential element of the charge`,
      `dishonest character is an essential element, which specific instances may prove`,
      `A dishonest character is no element of the crime, which requires knowledge. The act comes in to show the latter.`,
    ],
    'no-propensity': [
      `the earlier act is offered to prove that ${d.the} acted in accordance with character`,
      `an act that led to an acquittal can show nothing but propensity`,
      `What the act shows is knowledge, and the verdict changes nothing about that.`,
    ],
    'no-extrinsic': [
      `an acquittal bars extrinsic evidence of the act on which it was based`,
      `extrinsic evidence of another act requires proof beyond a reasonable doubt`,
      `The earlier verdict found only a reasonable doubt. Another act needs no such proof to be shown.`,
    ],
    'no-notice': [
      `pretrial notice is not enough unless the earlier act is charged in the indictment`,
      `another act may not be offered unless the indictment gives notice of it`,
      `Acts that are proved under Rule 404(b) are, as a rule, not charged. Written notice was given in time.`,
    ],
    'no-signature': [
      `the earlier act has no distinctive method in common with the crime charged`,
      `another act must be distinctive, like a signature, to be admissible`,
      `A distinctive method, like a signature, is needed to show who did it. The dispute is over what was known.`,
    ],
  }),
  unannounced: ({ possession: { defendant: d, witness: w } }) => ({
    'no-notice': [
      `the prosecution gave no written notice of the earlier act before trial`,
      `another act may not be offered without pretrial notice or good cause`,
      `${The(d)} learned of it only when ${w.the} was called. After a year of silence without a reason, the prosecution is too late.`,
    ],
    'no-signature': [
      `the earlier act has no distinctive method in common with the crime charged`,
      `another act must be distinctive, like a signature, to be admissible`,
      `A distinctive method would matter for identity. For knowledge it isn't needed, but the defense had to be told in time.`,
    ],
    'no-extrinsic': [
      `another act may be raised on cross-examination but not proved by extrinsic evidence`,
      `extrinsic evidence of another act is barred where ${d.the} was not convicted of it`,
      `Extrinsic evidence of such an act is allowed, with or without a conviction. But the defense must hear of it first.`,
    ],
    'yes-purpose': [
      `the earlier act is offered to show knowledge rather than propensity`,
      `the earlier act is admissible for another purpose, namely to show knowledge`,
      `The purpose is a proper one. But without notice, or a good reason for its lack, even a proper purpose isn't enough.`,
    ],
    'yes-door': [
      `${d.the} opened the door to ${his(d)} character by denying knowledge`,
      `a denial of knowledge puts ${whose(d)} character in issue and opens the door`,
      `A denial of knowledge puts no character in issue. Nor would an open door excuse the lack of notice.`,
    ],
    'yes-essential': [
      `${whose(d)} dishonest character is an essential element of the charge`,
      `dishonest character is an essential element, which specific instances may prove`,
      `The element is knowledge. Character is none, and no rule spares the prosecution the notice.`,
    ],
  }),
} satisfies CharacterCells
