import { he, his, whose } from '../../engine/party.ts'
import { worded } from './worded.ts'

/** Reasons to admit a statement. */
export const reasonsToAdmit = {
  'yes-present': worded('yes', {
    describing: ({ bystander }) => [
      `${bystander.the} described the event while perceiving it`,
      `the statement is a present sense impression of an event under way`,
      `The words describe an event while it's being perceived. No excitement is needed, and availability doesn't matter.`,
    ],
    delayed: ({ bystander }) => [
      `${bystander.the} described an event that ${he(bystander)} had perceived`,
      `the statement is a present sense impression of an event that ${bystander.the} perceived`,
      `Perceiving the event isn't enough. A present sense impression is made during the event or immediately after it, not two hours later.`,
    ],
    shaking: ({ bystander }) => [
      `${bystander.the} described an event that ${he(bystander)} had perceived nearby`,
      `the statement is a present sense impression of an event seen nearby`,
      `The event was perceived nearby, but fifty minutes is too long for a present sense impression. What saves the statement is the lasting stress.`,
    ],
    calm: ({ bystander }) => [
      `${bystander.the} described an event that ${he(bystander)} had perceived that day`,
      `the statement is a present sense impression of an event seen that day`,
      `A present sense impression is made during the event or immediately after it. By evening that moment was long over.`,
    ],
    intent: ({ bystander }) => [
      `${bystander.the} described a condition while it still existed`,
      `the statement is a present sense impression of an existing condition`,
      `A plan isn't an event or condition that a speaker perceives, so it's no present sense impression. It comes in as then-existing intent.`,
    ],
    memory: ({ bystander }) => [
      `${bystander.the} described an event that ${he(bystander)} took part in`,
      `the statement is a present sense impression of an act of the declarant`,
      `Two days later isn't immediately after. Describing an act from memory gives no present sense impression.`,
    ],
    available: ({ bystander }) => [
      `${bystander.the} described an event that ${he(bystander)} took part in`,
      `the statement is a present sense impression of an act of the declarant`,
      `The words came two days after the event. A present sense impression is made during it or immediately after.`,
    ],
  }),
  'yes-excited': worded('yes', {
    cry: ({ bystander, event }) => [
      `${bystander.the} spoke of ${event} under the stress of excitement`,
      `the statement is an excited utterance about a startling event`,
      `The words came within seconds, from a speaker who was shouting, about a startling event. That stress is what the exception trusts.`,
    ],
    shaking: ({ bystander, event }) => [
      `${bystander.the} was still under the stress of excitement caused by ${event}`,
      `the statement is an excited utterance despite the lapse of fifty minutes`,
      `The test is stress, not minutes. Weeping and trembling, the speaker was still under the stress of the startling event.`,
    ],
    describing: ({ bystander }) => [
      `${bystander.the} spoke of a startling event that was under way`,
      `the statement is an excited utterance about a startling event`,
      `A startling event isn't enough for an excited utterance. The speaker must be under stress, and this one was calm.`,
    ],
    delayed: ({ bystander, event }) => [
      `${bystander.the} spoke of ${event}, which was a startling event`,
      `the statement is an excited utterance about a startling event`,
      `A startling event doesn't make every later statement an excited utterance. This speaker was never excited.`,
    ],
    calm: ({ bystander, event }) => [
      `${bystander.the} had been under the stress of excitement caused by ${event}`,
      `the statement is an excited utterance about a startling event`,
      `An excited utterance is made while the stress lasts. Hours of calm had passed before this one.`,
    ],
    dread: ({ plaintiff, event }) => [
      `${plaintiff.the} was still under the stress of excitement caused by ${event}`,
      `the statement is an excited utterance about a lasting fear`,
      `Lasting fear isn't the stress of excitement, and four months had passed. The words come in as then-existing emotion.`,
    ],
    reason: ({ bystander, event }) => [
      `${bystander.the} was still under the stress of excitement caused by ${event}`,
      `the statement is an excited utterance about a startling event`,
      `A lasting fear isn't the stress of excitement. Four months later a talk with a colleague isn't an excited utterance.`,
    ],
    driver: ({ plaintiff, event }) => [
      `${plaintiff.the} was still under the stress of excitement caused by ${event}`,
      `the statement is an excited utterance about a startling event`,
      `The plaintiff was calm by then, so it's no excited utterance. The answer comes in because it was pertinent to treatment.`,
    ],
    cause: ({ plaintiff, event }) => [
      `${plaintiff.the} was still under the stress of excitement caused by ${event}`,
      `the statement is an excited utterance about a startling event`,
      `Nothing suggests stress of excitement a day after the startling event. The words come in because they were pertinent to treatment.`,
    ],
    fault: ({ plaintiff, event }) => [
      `${plaintiff.the} was still under the stress of excitement caused by ${event}`,
      `the statement is an excited utterance about a startling event`,
      `Nothing suggests stress of excitement a day after the startling event, and fault isn't pertinent to treatment.`,
    ],
  }),
  'yes-mind': worded('yes', {
    intent: ({ bystander }) => [
      `${whose(bystander)} then-existing intent tends to prove the later act`,
      `a statement of a plan is admissible to show that the plan was carried out`,
      `The words state an intention, and under Hillmon a declarant's intention is evidence that the declarant acted on it.`,
    ],
    dread: ({ plaintiff }) => [
      `the statement is one of ${whose(plaintiff)} then-existing emotional condition`,
      `${plaintiff.the} spoke of a then-existing fear, which is the fact to be proved`,
      `The words describe a fear felt as they were spoken, and they are offered to prove exactly that.`,
    ],
    pain: ({ plaintiff }) => [
      `the statement is one of ${whose(plaintiff)} then-existing physical condition`,
      `${plaintiff.the} spoke of a then-existing sensation, which is the fact to be proved`,
      `The words describe a pain felt as they were spoken. Anyone may hear and report such a statement.`,
    ],
    cry: ({ bystander }) => [
      `the statement shows ${whose(bystander)} then-existing emotional condition`,
      `${bystander.the} revealed a then-existing state of mind in shouting`,
      `Then-existing emotion isn't what the words are offered to prove. They come in as an excited utterance about the event.`,
    ],
    calm: ({ bystander }) => [
      `the statement shows ${whose(bystander)} then-existing belief about the event`,
      `${bystander.the} revealed a then-existing state of mind in speaking`,
      `A then-existing belief may not be used to prove the fact believed. That would swallow the hearsay rule.`,
    ],
    memory: ({ bystander }) => [
      `the statement shows ${whose(bystander)} then-existing belief about the event`,
      `${bystander.the} expressed a belief that was a then-existing state of mind`,
      `A statement of belief isn't admissible under this exception to prove the fact believed.`,
    ],
    reason: ({ bystander }) => [
      `the statement is one of ${whose(bystander)} then-existing emotional condition`,
      `${bystander.the} spoke of a then-existing fear, along with its cause`,
      `The fear is a then-existing condition, but no one has put it in issue. The cause given for it is memory.`,
    ],
    symptoms: ({ plaintiff }) => [
      `the statement is one of ${whose(plaintiff)} then-existing physical condition`,
      `${plaintiff.the} described a then-existing sensation of numbness`,
      `The numbness was over, so it wasn't a then-existing physical condition. Past symptoms come in because a physician was told of them.`,
    ],
    cause: ({ plaintiff }) => [
      `the statement is one of ${whose(plaintiff)} then-existing physical condition`,
      `${plaintiff.the} spoke of a then-existing sensation, along with its cause`,
      `What struck the plaintiff isn't a then-existing physical condition. Cause comes in because it's pertinent to treatment.`,
    ],
    parent: ({ plaintiff }) => [
      `the statement is one of ${whose(plaintiff)} then-existing physical condition`,
      `the mother described a then-existing sensation of numbness`,
      `The numbness was past, and it was somebody else's physical condition. The statement comes in because the mother told a physician.`,
    ],
    hired: ({ plaintiff }) => [
      `the statement is one of ${whose(plaintiff)} then-existing physical condition`,
      `${plaintiff.the} described a then-existing sensation of numbness`,
      `The numbness was over, so it wasn't a then-existing physical condition. Past symptoms come in because they were told for a diagnosis.`,
    ],
    fault: ({ plaintiff }) => [
      `the statement shows ${whose(plaintiff)} then-existing belief about the event`,
      `${plaintiff.the} expressed blame that was a then-existing state of mind`,
      `A state of mind such as blame doesn't prove fault. This exception excludes belief offered to prove the fact believed.`,
    ],
    roommate: ({ plaintiff }) => [
      `the statement is one of ${whose(plaintiff)} then-existing physical condition`,
      `${plaintiff.the} described a then-existing sensation of numbness`,
      `The numbness had passed. A statement about a past sensation isn't one of a then-existing physical condition.`,
    ],
    available: ({ bystander }) => [
      `the statement shows ${whose(bystander)} then-existing consciousness of guilt`,
      `${bystander.the} expressed guilt that was a then-existing state of mind`,
      `The confession is offered to prove a past act, and ${his(bystander)} memory of it isn't a then-existing state of mind for that use.`,
    ],
  }),
  'yes-medical': worded('yes', {
    symptoms: ({ plaintiff }) => [
      `${plaintiff.the} described past symptoms for medical diagnosis or treatment`,
      `the statement was reasonably pertinent to medical diagnosis or treatment`,
      `The words were addressed to a physician and describe past symptoms, which the exception covers along with present ones.`,
    ],
    cause: ({ plaintiff }) => [
      `${plaintiff.the} described the general cause of the injury for treatment`,
      `the statement was reasonably pertinent to medical diagnosis or treatment`,
      `What struck the body is the general cause of an injury, and a physician asks about it in order to treat.`,
    ],
    parent: ({ plaintiff }) => [
      `the mother described symptoms for medical diagnosis or treatment of ${plaintiff.the}`,
      `the statement was reasonably pertinent to medical diagnosis or treatment`,
      `The exception doesn't require that the patient speak. A parent may describe symptoms to help the physician.`,
    ],
    hired: ({ plaintiff }) => [
      `${plaintiff.the} described past symptoms for medical diagnosis or treatment`,
      `the statement was reasonably pertinent to a medical diagnosis for the trial`,
      `Diagnosis is enough. The exception makes no distinction between a treating physician and one consulted for trial.`,
    ],
    driver: ({ plaintiff }) => [
      `${plaintiff.the} described the general cause of the injury for treatment`,
      `the statement was reasonably pertinent to medical diagnosis or treatment`,
      `The listener need not be a physician. An ambulance driver asks in order to get treatment started.`,
    ],
    dread: ({ plaintiff }) => [
      `${plaintiff.the} described an emotional symptom of the injury`,
      `the statement was reasonably pertinent to medical diagnosis or treatment`,
      `The coworker wasn't asked for diagnosis or treatment of any symptom. The words come in as then-existing emotion.`,
    ],
    pain: ({ plaintiff }) => [
      `${plaintiff.the} described a physical symptom of the injury`,
      `the statement was reasonably pertinent to medical diagnosis or treatment`,
      `The coworker wasn't asked for diagnosis or treatment of any symptom. The words come in as then-existing sensation.`,
    ],
    fault: ({ plaintiff }) => [
      `${plaintiff.the} described the general cause of the injury for treatment`,
      `the statement was reasonably pertinent to medical diagnosis or treatment`,
      `What struck the body is the general cause, but the part offered assigns blame. Treatment doesn't depend on it.`,
    ],
    roommate: ({ plaintiff }) => [
      `${plaintiff.the} described past symptoms of the injury`,
      `the statement was reasonably pertinent to medical diagnosis or treatment`,
      `Symptoms alone aren't enough. The statement must be made for diagnosis or treatment, and a roommate offers neither.`,
    ],
  }),
} as const
