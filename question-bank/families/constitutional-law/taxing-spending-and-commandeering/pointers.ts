import { pointersFrom } from '../../engine/pointers.ts'
import type { MeansStory, Twist } from './facts.ts'

/** By twist, the person addressed, the price of a refusal or the burden to look at. */
export const pointers = pointersFrom<Twist, MeansStory>([
  [
    ['command', 'alike', 'private'],
    ({ business }) =>
      `Whom does Congress address: everyone who runs ${business}, or a state as the maker of its own rules?`,
    'Who is being addressed: everyone in the trade, or a government in its own role?',
  ],
  [
    ['officers'],
    ({ officers }) => `Whom do ${officers} work for, and does it matter how light the job is?`,
    'Who employs the people addressed, and does it matter how light the job is?',
  ],
  [['freeze'], 'Compare "you must pass it" with "you must keep it."'],
  [
    ['choice', 'inspect'],
    'Follow a state that answers no. Who does the job there, and who pays?',
    'Follow whoever answers no. Who does the job there, and who pays?',
  ],
  [
    ['courts'],
    'See who is addressed: not lawmakers, but judges. What do they hear already?',
    'See who is addressed: not lawmakers, but people in robes. What do they do already?',
  ],
  [
    ['grant', 'heavy', 'hired'],
    ({ fund }) =>
      `What has money for ${fund} to do with what is asked in return, and what would a refusal cost?`,
    'What has the money to do with what is asked in return, and what would a refusal cost?',
  ],
  [
    ['unrelated'],
    ({ farFund }) =>
      `What has money for ${farFund} to do with what is asked in return, and what would a refusal cost?`,
    'What has the money to do with what is asked in return, and what would a refusal cost?',
  ],
  [['vague'], 'Put yourself in the statehouse on the day when the money came. What did you know?'],
  [
    ['forbidden'],
    ({ officers }) =>
      `Suppose a state had ${officers} do this on its own, with no money in play. Would it stand?`,
    'Suppose a state did this on its own, with no money in play. Would it stand?',
  ],
  [
    ['tax', 'penalty'],
    'How heavy is it, who collects it, and must one have known of any wrong?',
    'How much is owed, to which agency, and in what state of mind?',
  ],
  [
    ['land'],
    'What is it laid on: something that people do, something that they get, or something that they have?',
  ],
  [['welfare'], 'See how much the government concedes. What is left, and does it stand by itself?'],
])
