import { The, whose } from '../../engine/party.ts'
import type { CharacterCells } from './reason-id.ts'

/** Reasons in civil actions. */
export const CIVIL_CELLS = {
  'driver > bad trait': ({ crash: { defendant: d, witness: w } }) => ({
    'no-propensity': [
      `the opinion is offered to prove that ${d.the} acted in accordance with a trait of character`,
      `an opinion that ${d.the} is careless is propensity evidence when it is offered to prove negligence`,
      `What ${d.the} is like is meant to show what happened that day. In a civil action nothing allows that.`,
    ],
    'no-method': [
      `${whose(d)} character may be proved by reputation but not by a witness's opinion`,
      `a personal opinion is not a proper method of proving ${whose(d)} character`,
      `A reputation would fare no better. What's barred is the inference, in whatever form.`,
    ],
    'no-pertinent': [
      'carelessness is not a pertinent trait in an action for negligence',
      `${whose(d)} carelessness is not a pertinent trait of character`,
      `If pertinence were the test, it would be met. But the exceptions for pertinent traits are for criminal cases.`,
    ],
    'yes-essential': [
      `${whose(d)} careless character is an essential element of negligence`,
      `where negligence is claimed, character for care is an essential element`,
      `Negligence is about conduct on one occasion. A careful person can be negligent once.`,
    ],
    'yes-habit': [
      `${whose(d)} carelessness is a habit that ${w.the} has often seen`,
      `carelessness is a habit, which may be proved without an eyewitness`,
      `A careless person is careless in many ways. A habit is one way of meeting one situation.`,
    ],
    'yes-purpose': [
      `the opinion is offered to show absence of accident rather than propensity`,
      `the opinion is admissible for another purpose, namely to show lack of care`,
      `Lack of care that day is the very conduct in dispute. To infer it from a trait is what the rule forbids.`,
    ],
  }),
  'driver > good trait': ({ crash: { defendant: d } }) => ({
    'no-civil': [
      `the right to prove good character to show conduct is limited to criminal cases`,
      `a civil defendant may not prove a pertinent trait as an accused may`,
      `${The(d)} faces a judgment for money and no conviction. The mercy rule isn't for civil parties.`,
    ],
    'no-method': [
      `${whose(d)} character may be proved by opinion but not by reputation`,
      `reputation is not a proper method of proving a party's good character`,
      `Where a trait may be proved, reputation is a proper form. In this action none may be.`,
    ],
    'no-pertinent': [
      'carefulness is not a pertinent trait in an action for negligence',
      `${whose(d)} care on other days is not a pertinent trait of character`,
      `In a criminal case that would be the question, and care would be pertinent to negligence. Here it isn't reached.`,
    ],
    'yes-mercy': [
      `a defendant may offer evidence of a pertinent trait of character`,
      `carefulness is a pertinent trait, and ${d.the} may prove it by reputation`,
      `That privilege belongs to the accused in a criminal case, and ${d.the} is a civil defendant.`,
    ],
    'yes-essential': [
      `${whose(d)} careful character is an essential element of the defense`,
      `where negligence is claimed, character for care is an essential element`,
      `The issue is one act on one day. What ${d.the} is generally like is an element of nothing.`,
    ],
    'yes-habit': [
      `a reputation as a careful person is evidence of ${whose(d)} habit`,
      `carefulness is a habit, which may be proved without an eyewitness`,
      `Being careful is too general for a habit. The community knows a trait and no regular response.`,
    ],
  }),
  habit: ({ crash: { defendant: d, witness: w, doing } }) => ({
    'yes-habit': [
      `${doing} every time is a habit, which needs no eyewitness or corroboration`,
      `a regular response to a specific situation is evidence of habit`,
      `${The(w)} saw it done in the same way hundreds of times. That makes it likely that it was done this time.`,
    ],
    'yes-mercy': [
      `a defendant may offer evidence of a pertinent trait of character`,
      `carefulness is a pertinent trait, which a defendant may prove first`,
      `Right result, wrong rule. A civil defendant can't prove a trait, but one fixed response isn't a trait.`,
    ],
    'yes-essential': [
      `${whose(d)} careful character is an essential element of the defense`,
      `where negligence is claimed, character for care is an essential element`,
      `No element of negligence or of a defense to it asks about character. The testimony comes in because the same thing was done each time.`,
    ],
    'no-propensity': [
      `the testimony is offered to prove that ${d.the} acted in accordance with a trait of character`,
      `testimony about other days is propensity evidence when it is offered to disprove negligence`,
      `The inference from other days is allowed for a habit, because a fixed response tells more than a trait.`,
    ],
    'no-habit': [
      `a habit may not be proved without corroboration or an eyewitness`,
      `the testimony of ${w.the} alone does not prove a habit without corroboration`,
      `Some courts once required that. Rule 406 does away with both requirements.`,
    ],
    'no-method': [
      `specific instances are not a proper method of proving that ${d.the} is careful`,
      `${whose(d)} care may be proved only by reputation or opinion`,
      `Those are the forms for character. Many instances of one response are just how a habit is shown.`,
    ],
    'no-civil': [
      `the right to prove one's conduct on other days is limited to criminal cases`,
      `a civil defendant may not prove good conduct as an accused may`,
      `That limit is for traits. Habit may be proved by anyone, in a civil case too.`,
    ],
  }),
  'general habit': ({ crash: { defendant: d, witness: w } }) => ({
    'no-habit': [
      `carefulness in general is a trait and not a habit`,
      `a habit is a regular response to a specific situation, which carefulness is not`,
      `${The(w)} tells that ${d.the} was careful in all sorts of ways. No situation and no fixed response are named.`,
    ],
    'no-method': [
      `a habit may be proved by reputation but not by what one witness saw`,
      `the testimony of one witness is not a proper method of proving a habit`,
      `One witness who has seen enough can prove a habit. What was seen here is too general to be one.`,
    ],
    'no-pertinent': [
      'carefulness is not a pertinent trait in an action for negligence',
      `${whose(d)} care on other days is not a pertinent trait of character`,
      `It has much to do with negligence. But in a civil action even a pertinent trait stays out.`,
    ],
    'yes-habit': [
      `carefulness is a habit, which needs no eyewitness or corroboration`,
      `${whose(d)} habit of taking no chances was seen many times by ${w.the}`,
      `However often it's seen, carefulness is a trait. A habit is more specific than that.`,
    ],
    'yes-mercy': [
      `a defendant may offer evidence of a pertinent trait of character`,
      `carefulness is a pertinent trait, which a defendant may prove first`,
      `An accused in a criminal case could do so, with an opinion or a reputation. A civil defendant can't.`,
    ],
    'yes-essential': [
      `${whose(d)} careful character is an essential element of the defense`,
      `where negligence is claimed, character for care is an essential element`,
      `The claim is that one precaution was left out on one day. A careful nature is no element of any defense to it.`,
    ],
  }),
  libel: ({ libel: { plaintiff: p, trait } }) => ({
    'yes-essential': [
      `${whose(p)} character is an essential element of the defense of truth`,
      `character is an essential element, which specific instances may prove`,
      `The statement says what ${p.the} is like. Whether that's true can't be decided without deciding what ${p.the} is like.`,
    ],
    'yes-habit': [
      `three acts of ${trait} are evidence of ${whose(p)} habit`,
      `${whose(p)} ${trait} is a habit, which specific instances may prove`,
      `Three acts against three people make no regular response. They come in because the trait itself is in issue.`,
    ],
    'yes-mercy': [
      `a defendant may offer evidence of a pertinent trait of ${p.the}`,
      `${trait} is a pertinent trait, which a defendant may prove by specific instances`,
      `Right result, wrong rule. The exceptions for pertinent traits are for criminal cases, and they don't let in acts.`,
    ],
    'no-propensity': [
      `the acts are offered to prove that ${p.the} acted in accordance with a trait of character`,
      `three earlier acts of ${trait} are propensity evidence`,
      `No conduct on another occasion is to be inferred. The trait itself is the thing to be proved.`,
    ],
    'no-method': [
      `specific instances are not a proper method of proving ${whose(p)} character`,
      `${whose(p)} character may be proved only by reputation or opinion`,
      `That is the rule where character shows conduct. Where character is itself at stake, acts are allowed too.`,
    ],
    'no-civil': [
      `the right to prove a pertinent trait of another is limited to criminal cases`,
      `a civil defendant may not prove a pertinent trait as an accused may`,
      `The civil ban is on the step from a trait to conduct. The defense of truth takes no such step.`,
    ],
    'no-extrinsic': [
      `specific instances may be asked about but not proved by extrinsic evidence`,
      `extrinsic evidence may not be used to prove acts of ${trait}`,
      `Extrinsic evidence is barred when a character witness is asked about acts on cross. Acts that prove an element may be shown by any witness.`,
    ],
  }),
} satisfies CharacterCells
