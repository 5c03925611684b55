import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { WitnessStory } from './story.ts'

type Examination =
  | 'leading'
  | 'adverse'
  | 'beyond'
  | 'bias'
  | 'refreshed'
  | 'recorded'
  | 'exhibit'
  | 'not hers'
  | 'estimate'
  | 'technical'
  | 'blame'

/** The gap in the witness's memory. */
const forgot = ({ accident: { plaintiff, witness: w, watched, datum } }: WitnessStory): string =>
  `At trial, ${plaintiff.the} called ${w.a}, who ${watched} when the accident happened. On direct examination, ${w.the} was asked ${datum} but could not recall.`

/** A record of the witness's own, which brings nothing back. */
const ownNote = ({ accident: { plaintiff, witness: w, note } }: WitnessStory): string =>
  `${capital(whose(plaintiff))} lawyer showed ${w.the} ${note}. ${The(w)} said that it did not help ${him(w)} to remember, but that ${he(w)} had made the note a few minutes after the accident, when everything was fresh in ${his(w)} mind, and had taken care to get it right.`

/** The examination of a witness: what is told from the call to the stand to the objection. */
export const TOLD_EXAMINATION: Readonly<Record<Examination, (story: WitnessStory) => string>> = {
  leading: ({ accident: { plaintiff, defendant, witness: w, watched, asked } }) =>
    `At trial, after ${defendant.the} had denied this in its opening statement, ${plaintiff.the} called ${w.a}, who ${watched} when the accident happened and did not know either party. ${The(w)} answered the first few questions readily. Then ${whose(plaintiff)} lawyer asked on direct examination, "${asked}" ${The(defendant)} objected to the question.`,
  adverse: ({ accident: { plaintiff, defendant, manager: m, accusing } }) =>
    `At trial, as part of ${his(plaintiff)} own case, ${plaintiff.the} called ${m.a}. ${The(m)} was polite and answered the first few questions readily. Then ${whose(plaintiff)} lawyer asked on direct examination, "${accusing}" ${The(defendant)} objected to the question.`,
  beyond: ({ accident: { plaintiff, defendant, witness: w, watched, later } }) =>
    `At trial, ${plaintiff.the} called ${w.a}, who ${watched} when the accident happened and did not know either party. On direct examination, ${w.the} was asked about the accident and nothing else. On cross-examination, ${whose(defendant)} lawyer set out to show that the injuries were slight. Without asking leave of the court, the lawyer asked, "${later}" ${The(plaintiff)} objected to the question.`,
  bias: ({ accident: { plaintiff, defendant, witness: w, watched, tie } }) =>
    `At trial, ${plaintiff.the} called ${w.a}, who ${watched} when the accident happened. On direct examination, ${w.the} was asked about the accident and nothing else. On cross-examination, ${whose(defendant)} lawyer, who had good grounds for the question, asked, "${tie}" ${The(plaintiff)} objected to the question.`,
  refreshed: (story) => {
    const { plaintiff, defendant, witness: w, paper } = story.accident
    return `${forgot(story)} ${capital(whose(plaintiff))} lawyer handed ${w.the} ${paper} that ${w.the} had neither written nor seen before. ${The(w)} read it silently, gave it back, and said, "Now I remember." When asked again, ${he(w)} gave the answer without looking at the paper. ${The(defendant)}, which had been shown the paper, objected to the answer.`
  },
  recorded: (story) =>
    `${forgot(story)} ${ownNote(story)} The lawyer then asked ${story.accident.witness.the} to read the note aloud to the jury. ${The(story.accident.defendant)} objected to the reading.`,
  exhibit: (story) =>
    `${forgot(story)} ${ownNote(story)} The lawyer then offered the note itself as an exhibit, for the jurors to take into the jury room. ${The(story.accident.defendant)} objected to the exhibit.`,
  'not hers': (story) => {
    const { plaintiff, defendant, witness: w, scribe } = story.accident
    return `${forgot(story)} ${capital(whose(plaintiff))} lawyer showed ${w.the} a note. ${The(w)} said that it did not help ${him(w)} to remember. ${He(w)} explained that on the day of the accident ${he(w)} had described it to ${scribe}, who made the note, and that ${he(w)} ${him(w)}self had never read it. ${capital(scribe)} was not called as a witness. The lawyer then asked ${w.the} to read the note aloud to the jury. ${The(defendant)} objected to the reading.`
  },
  estimate: ({ accident: { plaintiff, defendant, witness: w, watched, estimate } }) =>
    `At trial, ${plaintiff.the} called ${w.a}, who ${watched} when the accident happened and had a clear view. Asked on direct examination what ${he(w)} had noticed, ${w.the} testified that, in ${his(w)} opinion, ${estimate}. ${The(w)} had no special training and was not called as an expert. ${The(defendant)} objected to the opinion.`,
  technical: ({ accident: { plaintiff, defendant, witness: w, watched, sign, technical, course } }) =>
    `At trial, ${plaintiff.the} called ${w.a}, who ${watched} when the accident happened and had a clear view. On direct examination, ${w.the} testified that ${he(w)} had noticed ${sign}, which in ${his(w)} opinion meant that ${technical}. ${The(w)} had once taken a course in ${course} but was not called as an expert. ${The(defendant)} objected to the opinion.`,
  blame: ({ accident: { plaintiff, defendant: d, witness: w, watched } }) =>
    `At trial, ${plaintiff.the} called ${w.a}, who ${watched} when the accident happened and had a clear view. After ${w.the} had told the jury all that ${he(w)} had seen, ${whose(plaintiff)} lawyer asked, "In your opinion, who was to blame?" ${The(w)} would have answered that ${d.the} was negligent and ought to pay for the harm. ${The(d)} objected to the opinion.`,
} satisfies Partial<Record<Twist, (story: WitnessStory) => string>>
