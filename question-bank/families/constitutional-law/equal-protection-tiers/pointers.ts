import { pointersFrom } from '../../engine/pointers.ts'
import type { paths } from './paths.ts'

/** By path, the ground of the classification and who must persuade. */
export const pointers = pointersFrom<keyof typeof paths>([
  [
    ['own', 'societal', 'race'],
    'Who did the wrong that this is meant to answer, and was anything else tried first?',
    'Whose fault is this to answer, and was there another way?',
  ],
  [
    ['sex > balanced', 'age > balanced', 'sex > late', 'age > late', 'poverty > late'],
    'First sort the trait. Then ask who has to persuade, and whether a reason found late will do.',
    'Sort the trait. Then ask who has to persuade, and with what kind of reason.',
  ],
  [
    [
      'sex > close',
      'sex > weak',
      'nonmarital > close',
      'nonmarital > weak',
      'age > weak',
      'poverty > weak',
      'disability > weak',
    ],
    'First sort the trait, then measure how snugly the rule fits the reason given.',
    'Sort the trait, then measure how snugly the rule fits.',
  ],
  [
    ['disability > dislike'],
    'Take away what the neighbors feel. What is left as a reason?',
    'Leave out what the neighbors feel. What remains?',
  ],
  [
    ['effect', 'purpose', 'anyway', 'feeney'],
    'The words treat all alike. Why was this hurdle picked, and would it have been picked in any case?',
    'Why was this hurdle picked, and would it have been picked in any case?',
  ],
  [
    ['federal', 'alien', 'function'],
    'Which government draws the line, and what sort of post or benefit is it?',
    'Who made this rule, and for what sort of post or benefit?',
  ],
])
