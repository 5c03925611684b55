import { whose } from '../../engine/party.ts'
import type { SpontaneousStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

/** The reason that the declarant could testify, with the exception it is said of, and what is wrong with it. */
const could =
  (exception: string, who: (story: SpontaneousStory) => string, why: string) =>
  (story: SpontaneousStory): Cell => [
    `${who(story)} is available, and ${exception} requires an unavailable declarant`,
    `${exception} is inadmissible while ${who(story)} is available to testify`,
    why,
  ]

const IMPRESSION = 'a present sense impression'
const UTTERANCE = 'an excited utterance'
const MIND = 'a statement of state of mind'
const MEDICAL = 'a statement for medical treatment'
const bystander = (s: SpontaneousStory) => s.bystander.the
const plaintiff = (s: SpontaneousStory) => s.plaintiff.the
const SPONTANEOUS =
  'Rule 803 exceptions apply whether or not the declarant is available. Only those of Rule 804 require an unavailable declarant.'
const FLAW = 'Rule 803 exceptions apply even to an available declarant.'

/** Reasons to exclude a statement. */
export const reasonsToExclude = {
  'no-lapse': worded('no', {
    delayed: () => [
      `the statement was made two hours later and not immediately after the event`,
      `a lapse of two hours is too long for a present sense impression`,
      `Two hours is too long for an impression of the moment, and a speaker who was never excited has no excited utterance.`,
    ],
    calm: ({ bystander: b }) => [
      `${b.the} was no longer under the stress of excitement when speaking`,
      `the stress of excitement had passed before the statement was made`,
      `The speaker had been composed for hours. An excited utterance must be made while the stress lasts.`,
    ],
    describing: ({ bystander: b }) => [
      `${b.the} was calm and not under the stress of excitement`,
      `the statement was not made under the stress of a startling event`,
      `Stress of excitement belongs to the excited utterance. A present sense impression may be perfectly calm.`,
    ],
    cry: ({ event }) => [
      `the statement was made after ${event} and not while perceiving it`,
      `the statement was not made until the startling event was over`,
      `An excited utterance may follow the startling event, as long as the speaker is under the stress of it.`,
    ],
    shaking: () => [
      `the statement was made fifty minutes later and not immediately after the event`,
      `the statement was not made until the startling event was long over`,
      `"Immediately after" limits present sense impressions. An excited utterance may come later while the stress lasts.`,
    ],
    intent: () => [
      `the statement was made a day before and not immediately after the event`,
      `the statement was not made under the stress of a startling event`,
      `A statement of intent must come before the act. It needs neither stress nor an event that has happened.`,
    ],
    dread: () => [
      `the statement was made four months later and not immediately after the event`,
      `the statement was not made under the stress of a startling event`,
      `Time since the event doesn't matter. The words describe a fear that existed when they were spoken.`,
    ],
    pain: () => [
      `the statement was made four months later and not immediately after the event`,
      `the statement was not made under the stress of a startling event`,
      `Time since the event doesn't matter. The words describe a pain that existed when they were spoken.`,
    ],
    symptoms: () => [
      `the statement was made two months later and not immediately after the event`,
      `the statement was not made under the stress of a startling event`,
      `The medical exception sets no time limit and needs no stress of an event. Two months later it covers past symptoms too.`,
    ],
    parent: () => [
      `the statement was made a day later and not immediately after the event`,
      `the statement was not made under the stress of a startling event`,
      `The medical exception sets no time limit and needs no stress of an event. It covers past symptoms as well as present ones.`,
    ],
    cause: () => [
      `the statement was made a day later and not immediately after the event`,
      `the statement was not made under the stress of a startling event`,
      `The medical exception sets no time limit and needs no stress. It asks for a purpose of diagnosis or treatment.`,
    ],
  }),
  'no-state': worded('no', {
    memory: ({ bystander: b }) => [
      `${whose(b)} statement of memory or belief may not prove the fact remembered`,
      `the statement looks back and is not one of a then-existing state of mind`,
      `The words report a belief about two days before. Rule 803(3) excludes memory or belief offered to prove the fact.`,
    ],
    reason: ({ bystander: b }) => [
      `${whose(b)} statement of memory may not prove the cause of the fear`,
      `the statement is offered to prove the past event and not a state of mind`,
      `The words are offered for what happened, not for the fear, and Rule 803(3) excludes memory used that way.`,
    ],
    intent: ({ bystander: b }) => [
      `${whose(b)} state of mind may not be used to prove the later act`,
      `the statement of a plan proves only the plan and not that it was carried out`,
      `Since Hillmon a statement of a plan may prove that the speaker carried it out. Only looking backward is barred.`,
    ],
    cry: ({ bystander: b }) => [
      `${whose(b)} statement of memory or belief may not prove the past event`,
      `the statement is offered to prove the past event and not a state of mind`,
      `The bar on memory or belief limits the state-of-mind exception alone. An excited utterance may prove the event.`,
    ],
    shaking: ({ bystander: b }) => [
      `${whose(b)} statement of memory or belief may not prove the past event`,
      `the statement is offered to prove the past event and not a state of mind`,
      `The bar on memory or belief limits the state-of-mind exception alone. An excited utterance may prove the event.`,
    ],
    symptoms: ({ plaintiff: p }) => [
      `${whose(p)} statement of memory may not prove a past symptom`,
      `the statement is offered to prove a past symptom and not a then-existing one`,
      `The bar on memory limits the exception for then-existing conditions. The medical exception covers past symptoms.`,
    ],
    hired: ({ plaintiff: p }) => [
      `${whose(p)} statement of memory may not prove a past symptom`,
      `the statement is offered to prove a past symptom and not a then-existing one`,
      `The bar on memory limits the exception for then-existing conditions. The medical exception covers past symptoms.`,
    ],
  }),
  'no-use': worded('no', {
    fault: ({ defendant }) => [
      `a statement that puts fault on ${defendant.the} is not pertinent to treatment`,
      `the words after "because" were not reasonably pertinent to diagnosis or treatment`,
      `Only the part that assigns fault is offered. Treatment depends on what struck the body, not on who was to blame.`,
    ],
    cause: () => [
      `a statement about the cause of an injury is not pertinent to treatment`,
      `the words about the cause were not reasonably pertinent to medical diagnosis`,
      `The exception names the inception and general cause of symptoms. Fault is what it leaves out.`,
    ],
    driver: () => [
      `a statement about the cause of an injury is not pertinent to treatment`,
      `the words about the cause were not reasonably pertinent to medical diagnosis`,
      `The exception names the inception and general cause of symptoms. Fault is what it leaves out.`,
    ],
    hired: () => [
      `a symptom that has passed is not pertinent to diagnosis or treatment`,
      `the words about a past sensation were not reasonably pertinent to medical diagnosis`,
      `A diagnosis rests on the history of the injury. The exception covers a past symptom or sensation as well as a present one.`,
    ],
  }),
  'no-listener': worded('no', {
    roommate: ({ plaintiff: p }) => [
      `${p.the} did not make the statement for medical diagnosis or treatment`,
      `a statement to a roommate was not made for medical diagnosis or treatment`,
      `Nobody asked the roommate for help. Past symptoms come in only if described in order to get diagnosis or treatment.`,
    ],
    parent: ({ plaintiff: p }) => [
      `the mother's statement described symptoms that were not her own`,
      `a statement for medical diagnosis or treatment must come from ${p.the}`,
      `The exception isn't limited to a patient's own symptoms. Somebody who cares for the patient may make the statement.`,
    ],
    hired: ({ plaintiff: p }) => [
      `${p.the} did not make the statement to a treating physician`,
      `a statement to a physician hired for trial was not made for medical treatment`,
      `The physician need not be treating anyone. A diagnosis for trial is a diagnosis all the same.`,
    ],
    driver: ({ plaintiff: p }) => [
      `${p.the} did not make the statement to a physician or nurse`,
      `a statement for medical diagnosis or treatment must be made to a physician`,
      `It's the purpose that counts, not the listener's degree. An ambulance driver will do as well as a physician or nurse.`,
    ],
    pain: ({ plaintiff: p }) => [
      `${p.the} did not make the statement for medical diagnosis or treatment`,
      `a statement about pain must be made for medical diagnosis or treatment`,
      `A then-existing pain may be described to anyone. Diagnosis or treatment matters only under the medical exception.`,
    ],
    dread: ({ plaintiff: p }) => [
      `${p.the} did not make the statement for medical diagnosis or treatment`,
      `a statement about fear must be made for medical diagnosis or treatment`,
      `A then-existing fear may be described to anyone. Diagnosis or treatment matters only under the medical exception.`,
    ],
    available: ({ bystander: b }) => [
      `${b.the} did not make the statement to a person with power to prosecute`,
      `a statement to a colleague did not expose ${b.the} to criminal liability`,
      `A confession to a colleague can expose its maker to criminal liability too. No power to prosecute is required.`,
    ],
  }),
  'no-available': worded('no', {
    available: ({ bystander: b }) => [
      `the statement is not one against interest by an unavailable declarant`,
      `a statement against interest is inadmissible while ${b.the} is able to testify`,
      `The speaker is in court and could testify. The exception is one of those that require an unavailable declarant.`,
    ],
    describing: could(IMPRESSION, bystander, SPONTANEOUS),
    delayed: could(IMPRESSION, bystander, `${FLAW} The flaw is that the statement came two hours later.`),
    calm: could(UTTERANCE, bystander, `${FLAW} The flaw is that the stress had passed.`),
    memory: could(
      MIND,
      bystander,
      `${FLAW} The flaw is that memory is offered to prove the fact remembered.`,
    ),
    reason: could(MIND, bystander, `${FLAW} The flaw is that the words are offered to prove a past event.`),
    roommate: could(
      MEDICAL,
      plaintiff,
      `${FLAW} The flaw is that a roommate wasn't asked for diagnosis or treatment.`,
    ),
    fault: could(MEDICAL, plaintiff, `${FLAW} The flaw is that blame isn't pertinent to treatment.`),
  }),
} as const
