import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { ExpertStory } from './story.ts'

type Expert =
  | 'experience'
  | 'other field'
  | 'evenly balanced'
  | 'skipped step'
  | 'gap'
  | 'new test'
  | 'rival'
  | 'report'
  | 'gossip'
  | 'told'
  | 'cross'
  | 'liable'
  | 'passage'
  | 'exhibit'
  | 'denied'

const called = ({ suit: { plaintiff, expert } }: ExpertStory): string =>
  `${The(plaintiff)} called ${expert.a} to testify to that effect as an expert.`

/** The opinion, given without objection, and a hearsay report behind it. */
const gaveOpinion = ({ suit: { plaintiff, expert, report } }: ExpertStory): string =>
  `${The(plaintiff)} called ${expert.a}, who gave an expert opinion to that effect without objection. It rested in part on ${report}. The judge had ruled that the report itself was inadmissible hearsay but that experts in the field reasonably rely on such reports.`

const relied = ({ suit: { plaintiff, defendant, expert, book, supports } }: ExpertStory): string =>
  `${The(plaintiff)} called ${expert.a}, who gave an expert opinion to that effect. ${The(expert)} testified that ${he(expert)} had relied on ${book}, which states that ${supports}. The judge found that the book is a reliable authority, and ${defendant.the} did not dispute it.`

/** The trial: what is told from the call to the stand to the objection. */
export const TOLD_EXPERT: Readonly<Record<Expert, (story: ExpertStory) => string>> = {
  experience: (story) => {
    const { expert: e, trained, defendant } = story.suit
    return `${called(story)} ${The(e)} had left school at sixteen and had no degree or license, and ${he(e)} had never published anything. But ${he(e)} had ${trained}, and ${he(e)} explained step by step how ${he(e)} had reached ${his(e)} conclusion. The judge was satisfied that ${his(e)} method was reliable and reliably applied to sufficient facts. ${The(defendant)} objected to the opinion.`
  },
  'other field': ({ suit: { plaintiff, defendant, outsider: o, honor, field } }) =>
    `${The(plaintiff)} called ${o.a} to testify to that effect as an expert. ${The(o)} had ${honor}. ${He(o)} conceded that ${he(o)} had no training or experience concerning ${field}. To prepare for trial, ${he(o)} had read three articles on the subject over a weekend. ${The(defendant)} objected to the opinion.`,
  'evenly balanced': (story) =>
    `${called(story)} ${The(story.suit.expert)} was well qualified and relied on ${story.suit.test}. After a hearing on this technique, the judge told the lawyers that a reasonable jury could find it reliable. But the evidence for and against it was evenly balanced in her mind, she said, and she could not say that it was probably reliable. ${The(story.suit.defendant)} objected to the opinion.`,
  'skipped step': (story) => {
    const { expert: e, test, step, defendant } = story.suit
    return `${called(story)} ${The(e)} was well qualified and relied on ${test}. Specialists have long accepted it, but it requires that ${step}. ${The(e)} admitted that ${he(e)} had left out this step for lack of time. The evidence at a hearing showed that without the step the result is wrong about half the time. ${The(defendant)} objected to the opinion.`
  },
  gap: (story) => {
    const { expert: e, studies, subject, defendant } = story.suit
    return `${called(story)} ${The(e)} was well qualified and relied on studies of ${studies}. The studies were sound, but no study of ${subject} had reached such a result. Asked at a hearing why the studies applied here, ${e.the} could give no reason except that, in ${his(e)} judgment, they did. ${The(defendant)} objected to the opinion.`
  },
  'new test': (story) => {
    const { expert: e, test, defendant } = story.suit
    return `${called(story)} ${The(e)} was well qualified and relied on ${test}. The technique was invented two years ago, and most specialists still use an older method and have not accepted the new one. At a hearing, the evidence showed that it had been tried out hundreds of times, had an error rate of two percent, and had been published after peer review. The judge found it more likely than not that the technique was reliable and had been reliably applied to sufficient data. ${The(defendant)} objected to the opinion.`
  },
  rival: (story) => {
    const { expert: e, rival: r, otherCause, defendant } = story.suit
    return `${called(story)} ${capital(whose(defendant))} own expert, ${r.a}, would testify that ${otherCause}. After a hearing, the judge found it more likely than not that ${e.the} was qualified, had sufficient data, and had reliably applied reliable methods. She found the same of ${r.the}, whose conclusion she thought the more convincing. ${The(defendant)} objected to the opinion of ${e.the}.`
  },
  report: (story) => {
    const { expert: e, report, defendant } = story.suit
    return `${called(story)} ${The(e)} was well qualified and had used accepted methods with care. ${capital(his(e))} opinion rested in part on ${report}, which the judge had ruled inadmissible as hearsay. All agreed that specialists in the field reasonably rely on such reports. ${The(e)} said nothing to the jury about what the report contained. ${The(defendant)} objected to the opinion.`
  },
  gossip: (story) => {
    const { expert: e, gossip, defendant } = story.suit
    return `${called(story)} ${The(e)} was well qualified but conceded that ${his(e)} opinion rested mainly on ${gossip}. ${The(e)} found it convincing. Several other specialists testified at a hearing that no one in their field would draw conclusions from such a source, and no one disagreed. ${The(defendant)} objected to the opinion.`
  },
  told: (story) => {
    const { plaintiff, defendant, expert: e } = story.suit
    return `${gaveOpinion(story)} ${capital(whose(plaintiff))} lawyer then asked ${e.the} to read the report to the jury. The judge told the lawyers that hearing it would be of some help in evaluating the opinion, but that the risk that the jury would take it as proof of what it said was just as great. ${The(defendant)} objected to the reading.`
  },
  cross: (story) => {
    const { plaintiff, defendant, expert: e, weak } = story.suit
    return `${gaveOpinion(story)} ${The(e)} had not told the jury what was in it. On cross-examination, ${whose(defendant)} lawyer held up a copy of the report and asked, "${weak}" It did say so. ${The(plaintiff)} objected to the question.`
  },
  liable: ({ suit: { plaintiff, defendant, expert: e, trained } }) =>
    `${The(plaintiff)} called ${e.a}, who had ${trained} and was properly qualified as an expert. ${The(e)} explained without objection how ${he(e)} had reached the opinion that this was so. As a last question, ${whose(plaintiff)} lawyer asked ${him(e)} whether, in ${his(e)} opinion, ${defendant.the} was negligent and legally liable for the harm. ${The(e)} was ready to answer that it was. ${The(defendant)} objected to the opinion.`,
  passage: (story) =>
    `${relied(story)} On direct examination, ${whose(story.suit.plaintiff)} lawyer then asked ${story.suit.expert.the} to read this passage aloud to the jury. ${The(story.suit.defendant)} objected to the reading.`,
  exhibit: (story) =>
    `${relied(story)} ${The(story.suit.expert)} read this passage aloud without objection. ${capital(whose(story.suit.plaintiff))} lawyer then offered the book itself, so that the jurors could read the passage in the jury room. ${The(story.suit.defendant)} objected to the exhibit.`,
  denied: ({ suit: { plaintiff, defendant, expert: e, rival: r, book, doubts } }) =>
    `${The(plaintiff)} called ${e.a}, who gave an expert opinion to that effect. Earlier, ${r.a} had testified as an expert that ${book} is a standard authority. On cross-examination, ${e.the} said that ${he(e)} had never used the book and thought little of it. ${capital(whose(defendant))} lawyer then began to read ${him(e)} a passage from it, which states that ${doubts}. ${The(plaintiff)} objected to the reading.`,
} satisfies Partial<Record<Twist, (story: ExpertStory) => string>>
