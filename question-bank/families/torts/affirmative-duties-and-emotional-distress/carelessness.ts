import { type Party, The, whose } from '../../engine/party.ts'
import type { DutyFacts } from './facts.ts'

/** Returns why the defendant's care is no answer; where the defendant wins all the same, what is missing instead. */
export function carelessness(turn: DutyFacts['turn'], defendant: Party): string {
  switch (turn) {
    case 'waved on':
      return 'Reasonable care includes looking before one signals, and that was not done.'
    case 'relied':
    case 'duty assumed':
      return `${The(defendant)} sent no one and warned no one. That is not reasonable care.`
    case 'carried off':
      return `${The(defendant)} left a helpless person where no one would come by. That is not reasonable care.`
    case 'kept others away':
      return `${The(defendant)} sent helpers away with a false assurance. That is not reasonable care.`
    case 'confined':
      return `${The(defendant)} left a locked ward open. That is not reasonable care.`
    case 'stranger':
    case 'tried once':
    case 'left':
    case 'grown':
      return `The result is right, but ${defendant.the} did not use reasonable care. What is missing is a duty to use it.`
    case 'unaware':
      return `The result is right, but ${defendant.the} did not use reasonable care. What is missing is one of the grounds of liability for an undertaking.`
    case 'unnamed':
      return `The result is right, but ${whose(defendant)} silence was not reasonable care. What is missing is a duty to this victim.`
    case 'hopeless':
      return `The result is right, but ${defendant.the} did nothing, which is not reasonable care. What is missing is factual cause.`
    default:
      return `Doing nothing is not reasonable care. ${The(defendant)} could easily have done more.`
  }
}
