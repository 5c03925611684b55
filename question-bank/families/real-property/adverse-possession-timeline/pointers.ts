import { pointersFrom } from '../../engine/pointers.ts'
import type { PossessionStory, Twist } from './facts.ts'

/** By twist, the fact or the element to look at. */
export const pointers = pointersFrom<Twist, PossessionStory>([
  [
    ['knew', 'bad-faith'],
    ({ holder }) => `What did ${holder.the} know on the first day, and does this state care?`,
    'What was in the mind of the newcomer on the first day, and does anyone here ask?',
  ],
  [['unpaid'], 'Read what this state asks for on top of the usual list, and check it year by year.'],
  [['short'], 'Count from the entry to the lawsuit, and hold the sum against the statute.'],
  [
    ['season', 'visits'],
    'How do the neighbors use such a place over a year? Measure this one by them.',
    'What do the neighbors do with such a place over a year? Compare.',
  ],
  [['hidden'], 'Put yourself in the place of someone who came by to look. What was there to see?'],
  [['shared'], 'Who else was there in all those years, and on what footing?'],
  [
    ['transfer', 'expulsion'],
    ({ holder, next }) => `Two people held in turn. How did it come from ${holder.the} to ${next.the}?`,
    'Two people held in turn. How did it come from the first to the second?',
  ],
  [
    ['permission', 'denied'],
    ({ owner }) => `It began with a yes from ${owner.the}. Did anything said or done later change that?`,
    'It began with a yes. Did anything said or done later change that?',
  ],
  [
    ['infant', 'illness'],
    'Find the day on which a lawsuit first became possible. By the statute, in what condition was the plaintiff then?',
    'Find the first day that counts under the statute. In what condition was the plaintiff then?',
  ],
  [
    ['sale', 'remainder'],
    'Two people had rights in turn. From what day could each of them have gone to court?',
    'One came after another. Did each of them get a clock, and from what day?',
  ],
  [
    ['city'],
    'See who the plaintiff is and what the place was bought for. Does the clock treat everybody alike?',
  ],
  [
    ['cotenant', 'ousted'],
    'Both had a right to the whole from the start. What had one of them told the other?',
    'Both had a right to be there from the start. What had one of them told the other?',
  ],
  [
    ['letter', 'return'],
    ({ owner, holder }) => `What did ${owner.the} do in 2014, and did ${holder.the} ever have to leave?`,
    'What happened in 2014, and did anyone have to leave?',
  ],
  [
    ['deed', 'part'],
    'Only some of it was ever used. What paper, if any, speaks of the rest?',
    'Only some of it was ever used. Is there any writing that describes more?',
  ],
])
