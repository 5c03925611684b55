import { his, The, whose } from '../../engine/party.ts'
import type { CharacterCells } from './reason-id.ts'

/** Reasons where a specific act of the accused is shown or asked about. */
export const FORM_CELLS = {
  'good acts': ({ fight: { defendant: d, forDefense: f } }) => ({
    'no-method': [
      `specific instances are not a proper method of proving ${whose(d)} peaceful character`,
      `on direct examination, ${whose(d)} character may be proved only by reputation or opinion`,
      `${The(f)} may say what ${d.the} is like, or is said to be like, but not tell of single occasions.`,
    ],
    'no-pertinent': [
      'peacefulness is not a pertinent trait where self-defense is claimed',
      `peacefulness is no longer a pertinent trait once ${d.the} claims self-defense`,
      `The trait fits the charge well: a peaceful person is less likely to attack. It's the form that fails.`,
    ],
    'no-door': [
      `the prosecution has not opened the door by attacking ${whose(d)} character`,
      `an accused's good character is admissible only after the prosecution opens the door`,
      `The accused need not wait for an attack. A proper form of proof, though, is needed from the start.`,
    ],
    'yes-mercy': [
      `an accused may offer evidence of ${his(d)} own pertinent trait of character`,
      `peacefulness is a pertinent trait, and ${d.the} may prove it by what ${f.the} saw`,
      `The trait may be proved, but not like this. A single occasion is a specific instance.`,
    ],
    'yes-habit': [
      `the earlier incident is evidence of ${whose(d)} habit of avoiding violence`,
      `avoiding violence is ${whose(d)} habit, which may be proved by specific instances`,
      `One incident, or ten of different kinds, makes no habit. That takes a regular response to one situation.`,
    ],
    'yes-essential': [
      `${whose(d)} peaceful character is an essential element of self-defense`,
      `a peaceful character is an essential element, which specific instances may prove`,
      `If peacefulness were an element, acts would be allowed. Self-defense has no such element.`,
    ],
  }),
  'asked acts': ({ fight: { defendant: d, victim: v, forDefense: f } }) => ({
    'yes-cross': [
      `a character witness may be asked about specific instances on cross-examination`,
      `on cross-examination, a specific instance tests the opinion of ${f.the}`,
      `${The(f)} claims to know what ${d.the} is like. Not knowing of the incident, or knowing and not minding, would weaken that.`,
    ],
    'yes-purpose': [
      `the earlier act is raised to show intent rather than propensity`,
      `the earlier act may be raised for another purpose, namely to show intent to injure ${v.the}`,
      `An old attack on somebody else shows no intent toward this victim. It's a test of the witness.`,
    ],
    'yes-essential': [
      `${whose(d)} character is an essential element, which specific instances may prove`,
      `a peaceful character is an essential element of self-defense`,
      `Were it an element, the act could be proved as well as asked about. It isn't, so asking is all there is.`,
    ],
    'no-method': [
      `specific instances are not a proper method of rebutting ${whose(d)} evidence of character`,
      `the prosecution may answer ${f.the} only by evidence of reputation or opinion`,
      `That is the rule for direct examination. On cross, the court may let the prosecutor ask about acts.`,
    ],
    'no-propensity': [
      `the question invites the jury to reason from propensity, that is, from another act`,
      `the question asks of another act in order to show propensity for violence`,
      `The question isn't about propensity. It tests how well the witness knows the accused, by asking about another act.`,
    ],
    'no-extrinsic': [
      `a specific instance may not be raised without extrinsic evidence that it took place`,
      `extrinsic evidence of the earlier act must come before the question is asked`,
      `It's the reverse: the act may not be proved by other evidence. A good-faith basis is enough to ask.`,
    ],
  }),
  'proved acts': ({ fight: { defendant: d, victim: v, forDefense: f } }) => ({
    'no-extrinsic': [
      `a specific instance may be asked about but not proved by extrinsic evidence`,
      `extrinsic evidence may not be used to contradict what ${f.the} said about a specific instance`,
      `The prosecutor got an answer, and that's where it ends. A second trial about the old incident is not allowed.`,
    ],
    'no-door': [
      `only ${whose(d)} own testimony would open the door to evidence of violence`,
      `evidence of a peaceful character does not open the door unless ${d.the} takes the stand`,
      `The door was opened by the defense witness, whoever testified. It lets in opinions, and questions on cross.`,
    ],
    'no-pertinent': [
      'an act of two years ago is not pertinent to a trait of character',
      `a single act of violence is not pertinent to a trait of peacefulness`,
      `It's pertinent enough to be asked about. What the prosecution can't do is to prove it.`,
    ],
    'yes-door': [
      `${d.the} opened the door to specific instances by offering evidence of character`,
      `the prosecution may rebut evidence of a peaceful character with evidence of violent acts`,
      `The door is open to reputation and opinion, and to questions on cross. It isn't open to proof of acts.`,
    ],
    'yes-cross': [
      `specific instances may be proved once a character witness denies them on cross-examination`,
      `the answer of ${f.the} on cross-examination may be tested by evidence of a specific instance`,
      `A question on cross is all that the rule allows. A denial doesn't add the right to prove the act.`,
    ],
    'yes-purpose': [
      `the earlier act is offered to show intent rather than propensity`,
      `the earlier act is admissible for another purpose, namely to show intent to injure ${v.the}`,
      `A fight with somebody else two years ago shows intent only by way of a violent nature, which is no other purpose.`,
    ],
  }),
} satisfies CharacterCells
