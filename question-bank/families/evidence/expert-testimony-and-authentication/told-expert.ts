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

/** Each telling goes on after the opening, in the middle of a sentence. The defendant is a business, so "she" is the plaintiff. */
const called = ({ suit: { plaintiff, expert, cause } }: ExpertStory): string =>
  `${he(plaintiff)} called ${expert.a} to testify as an expert that ${cause}.`

/** The opinion, given without objection, and a hearsay report behind it. */
const gaveOpinion = ({ suit: { plaintiff, expert, report, cause } }: ExpertStory): string =>
  `${he(plaintiff)} called ${expert.a}, who testified as an expert, without objection, that ${cause}. The opinion rested in part on ${report}, which the judge had excluded as hearsay. Other specialists testified without contradiction that they regularly rely on such reports in their work.`

/** "The handbook" of "a handbook on fire investigation". */
const theBook = (book: string): string => book.replace(/^an? (.+?) on .*/, 'the $1')

const relied = ({ suit: { plaintiff, defendant, expert, book, supports, cause } }: ExpertStory): string =>
  `${he(plaintiff)} called ${expert.a}, who testified as an expert that ${cause}. ${The(expert)} said that ${he(expert)} had relied on ${book}, a standard authority in the field, which states that ${supports}. ${The(defendant)} did not dispute the authority of ${theBook(book)}.`

const objected = ({ suit: { defendant } }: ExpertStory): string =>
  `${The(defendant)} objected to the opinion.`

/** The trial: what is told from the call to the stand to the objection, and to what the judge found on it. */
export const TOLD_EXPERT: Readonly<Record<Expert, (story: ExpertStory) => string>> = {
  experience: (story) => {
    const { expert: e, trained } = story.suit
    return `${called(story)} Asked about ${his(e)} background, ${e.the} said that ${he(e)} had left school at sixteen, had no degree or license, and had never published anything, but that ${he(e)} had ${trained}. ${He(e)} explained step by step how ${he(e)} had reached ${his(e)} conclusion. Two other specialists testified without contradiction that the same method has long served them well and that ${e.the} had applied it with care to ample data. ${objected(story)}`
  },
  'other field': ({ suit: { plaintiff, defendant, outsider: o, honor, field, cause } }) =>
    `${he(plaintiff)} called ${o.a} to testify as an expert that ${cause}. ${The(o)} had ${honor} but conceded that ${he(o)} had no training or experience concerning ${field}. To prepare for trial, ${he(o)} had read three articles on the subject over a weekend. ${The(defendant)} objected to the opinion.`,
  'evenly balanced': (story) =>
    `${called(story)} ${The(story.suit.expert)} was well qualified and had relied on ${story.suit.test}. ${objected(story)} At a hearing, other specialists testified for and against the method. The judge told the lawyers that a reasonable jury could find it reliable but that, in her own mind, the evidence was evenly balanced.`,
  'skipped step': (story) => {
    const { expert: e, test, step } = story.suit
    return `${called(story)} ${The(e)} was well qualified and had relied on ${test}. Specialists have long accepted this method, but it requires that ${step}. ${objected(story)} At a hearing outside the jury's presence, ${e.the} admitted that ${he(e)} had left out this step for lack of time. Other evidence showed that without the step the result is wrong about half the time.`
  },
  gap: (story) => {
    const { expert: e, studies, subject } = story.suit
    return `${called(story)} ${The(e)} was well qualified and had relied on studies of ${studies}. The studies were sound, but no study of ${subject} had come to a similar conclusion. ${objected(story)} At a hearing outside the jury's presence, the judge asked why the studies applied to ${subject}. ${The(e)} could say only that, in ${his(e)} judgment, they did.`
  },
  'new test': (story) => {
    const { expert: e, test } = story.suit
    return `${called(story)} ${The(e)} was well qualified and had relied on ${test}. The method was invented two years ago, and most specialists still use an older one and have not accepted it. ${objected(story)} At a hearing, uncontradicted evidence showed that the new method had been tested hundreds of times, had an error rate of two percent, and had been published after peer review. ${The(e)} had followed the published protocol and had enough data to apply it.`
  },
  rival: (story) => {
    const { rival: r, otherCause } = story.suit
    return `${called(story)} ${objected(story)} Its own expert, ${r.a}, would testify that ${otherCause}. At a hearing, uncontradicted evidence showed that both experts were well qualified, had examined the same ample data, and had applied accepted methods with care. The judge told the lawyers that she was more convinced by ${r.the}.`
  },
  report: (story) => {
    const { expert: e, report } = story.suit
    return `${called(story)} ${The(e)} was well qualified and had used accepted methods with care. ${capital(his(e))} opinion rested in part on ${report}, which the judge had excluded as hearsay. Other specialists testified without contradiction that they regularly rely on such reports in their work. ${The(e)} told the jury nothing about what the report contained. ${objected(story)}`
  },
  gossip: (story) => {
    const { expert: e, gossip } = story.suit
    return `${called(story)} ${The(e)} was well qualified but conceded that ${his(e)} opinion rested mainly on ${gossip}, which ${he(e)} found convincing. ${objected(story)} At a hearing, several other specialists testified that no one in their field would draw conclusions from such a source, and no one disagreed.`
  },
  told: (story) => {
    const { plaintiff, defendant, expert: e } = story.suit
    return `${gaveOpinion(story)} ${capital(whose(plaintiff))} lawyer then asked ${e.the} to read the report to the jury, and ${defendant.the} objected. The judge thought that the report would help the jury to evaluate the opinion, but that the risk that jurors would take it as proof of what it said was just as great.`
  },
  cross: (story) => {
    const { plaintiff, defendant, expert: e, weak } = story.suit
    return `${gaveOpinion(story)} ${The(e)} did not tell the jury what was in it. On cross-examination, ${whose(defendant)} lawyer held up a copy of the report and asked, "${weak}" The report did say so. ${The(plaintiff)} objected to the question.`
  },
  liable: ({ suit: { plaintiff, defendant, expert: e, trained, cause } }) =>
    `${he(plaintiff)} called ${e.a}, who had ${trained} and was properly qualified as an expert. Without objection, ${e.the} explained why, in ${his(e)} opinion, ${cause}. As a last question, ${whose(plaintiff)} lawyer asked ${him(e)} whether, in ${his(e)} opinion, ${defendant.the} was negligent and legally liable for the harm. ${The(e)} would have answered that it was. ${The(defendant)} objected to the opinion.`,
  passage: (story) =>
    `${relied(story)} On direct examination, ${whose(story.suit.plaintiff)} lawyer then asked ${story.suit.expert.the} to read that statement to the jury from ${theBook(story.suit.book)}. ${The(story.suit.defendant)} objected to the reading.`,
  exhibit: (story) =>
    `${relied(story)} ${The(story.suit.expert)} read that statement to the jury from ${theBook(story.suit.book)} without objection. ${capital(whose(story.suit.plaintiff))} lawyer then offered ${theBook(story.suit.book)} itself, so that the jurors could read the passage in the jury room. ${The(story.suit.defendant)} objected to the exhibit.`,
  denied: ({ suit: { plaintiff, defendant, expert: e, rival: r, book, doubts, cause } }) =>
    `${r.a}, testifying out of turn as an expert for ${defendant.the}, said that ${book} is a standard authority. ${The(plaintiff)} then called ${e.a}, who testified as an expert that ${cause}. On cross-examination, ${e.the} said that ${he(e)} had never used ${theBook(book)} and thought little of it. ${capital(whose(defendant))} lawyer began to read ${him(e)} a passage from it, which states that ${doubts}. ${The(plaintiff)} objected to the reading.`,
} satisfies Partial<Record<Twist, (story: ExpertStory) => string>>
