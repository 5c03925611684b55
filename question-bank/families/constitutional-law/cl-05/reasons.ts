import type { Reason } from '../../engine/contract.ts'
import type { MeasureFacts, MeasureSkin } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-alike': {
    side: 'yes',
    texts: [
      'it binds public and private actors alike and does not tell a state how to govern',
      'it is a law for public and private actors alike and not an order to govern others',
    ],
    lesson:
      'A law that binds public and private actors alike is no order to govern others; one that speaks to states alone is different.',
  },
  'yes-choice': {
    side: 'yes',
    texts: [
      'a state may stay out of the plan and leave the whole matter to federal regulators',
      'a state that stays out of the plan merely leaves the field to federal regulators',
    ],
    lesson:
      'A plan that lets a state stay out and leave the field to federal regulators is an offer, not an order; it has to say so.',
  },
  'yes-supreme': {
    side: 'yes',
    texts: [
      'valid federal law is supreme and binds the state offices to which it is addressed',
      'the state offices to which it is addressed are bound by the Supremacy Clause',
    ],
    lesson:
      'The Supremacy Clause binds state judges to apply federal law; it does not make other state offices servants of a federal program.',
  },
  'yes-private': {
    side: 'yes',
    texts: [
      'Congress may regulate this conduct itself and displace the states in the field',
      'Congress itself may govern this conduct and push state rules on it aside',
    ],
    lesson:
      'Congress may regulate conduct itself and displace state rules where it acts on private people under an enumerated power.',
  },
  'yes-condition': {
    side: 'yes',
    texts: [
      'the money is a gift on terms that a state is free in fact and law to refuse',
      'a state is free in fact and law to refuse the terms that come with the money',
    ],
    lesson:
      'A gift on terms stands when the terms are plain, related and lawful and a state is free in fact to refuse the money.',
  },
  'yes-tax': {
    side: 'yes',
    texts: [
      'Congress may lay a tax like this one even to steer what it could not command',
      'a payment like this one is a tax, and a tax may steer what no law could command',
    ],
    lesson:
      'A tax may steer conduct that Congress could not command if it is a modest payment to the tax collector and not a punishment.',
  },
  'no-legislate': {
    side: 'no',
    texts: [
      'Congress may not dictate to a state what statutes it must pass or must keep',
      'what statutes a state must pass or keep is not for Congress to dictate',
    ],
    lesson:
      'Congress dictates what statutes a state must pass or keep when it gives the state an order, not when it offers money or a choice.',
  },
  'no-officers': {
    side: 'no',
    texts: [
      'Congress may not press officers of a state into the service of a federal program',
      'a federal program may not draft officers of a state to carry it out',
    ],
    lesson:
      'Officers of a state are drafted into a federal program when Congress orders them to carry it out, not when the state agrees to it.',
  },
  'no-unclear': {
    side: 'no',
    texts: [
      'a state must be told in plain terms what it undertakes before it takes the money',
      'a state that takes the money must first be told plainly what it undertakes',
    ],
    lesson:
      'A state must be told plainly what it undertakes whenever money comes with terms; terms stated in the act itself are plain.',
  },
  'no-link': {
    side: 'no',
    texts: [
      'what is demanded has too little to do with the purpose that the money serves',
      'the demand stands too far from the purpose for which the money is spent',
    ],
    lesson:
      'A demand is too far from the purpose of the money only if it has no real bearing on it; a common safety purpose is enough.',
  },
  'no-choice': {
    side: 'no',
    texts: [
      'the loss that is threatened is so large that it leaves no real choice to refuse',
      'so large is the loss it threatens that no real choice to refuse is left',
    ],
    lesson:
      'The loss leaves no real choice to refuse when a large share of a state budget from an existing program is at stake, not a few percent of a new one.',
  },
  'no-forbidden': {
    side: 'no',
    texts: [
      'Congress may not buy with money an act that the Constitution itself forbids',
      'an act that the Constitution itself forbids is not to be had for federal money',
    ],
    lesson:
      'Money may not buy an act that the Constitution forbids to the state; it may buy one that Congress simply could not order.',
  },
  'no-penalty': {
    side: 'no',
    texts: [
      'a payment that works as a punishment cannot be upheld as an exercise of taxing',
      'the taxing power does not cover a payment that works as a punishment',
    ],
    lesson:
      'A payment works as a punishment when it is heavy, falls on knowing wrongdoers, and is enforced by regulators.',
  },
  'no-direct': {
    side: 'no',
    texts: [
      'a tax of this kind has to be shared out among the states by their population',
      'the population of each state has to set its share of a tax of this kind',
    ],
    lesson:
      'A tax is shared out among the states by population when it falls on land as such; a tax on what people do is not.',
  },
  'no-welfare': {
    side: 'no',
    texts: [
      'Congress has no general power to regulate a matter for the sake of public welfare',
      'the welfare of the public is no ground by itself on which Congress may regulate',
    ],
    lesson:
      'Congress cannot regulate for the public welfare alone; that phrase limits taxing and spending, which need no further power.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: MeasureFacts, _skin: MeasureSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cl-05 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, facts: MeasureFacts): boolean {
  const onState = facts.target !== 'people'
  switch (id) {
    case 'yes-choice':
    case 'yes-supreme':
      return onState || facts.tool === 'alike' || facts.matter === 'commerce'
    case 'yes-condition':
    case 'no-unclear':
    case 'no-link':
    case 'no-forbidden':
      return facts.tool === 'grant'
    case 'yes-tax':
      return facts.matter === 'private life'
    case 'no-direct':
      return facts.tool === 'tax' || facts.tool === 'land tax'
    case 'no-choice':
      return facts.tool === 'grant' || facts.tool === 'choice'
    case 'no-penalty':
      return facts.tool === 'tax' || facts.tool === 'land tax'
    case 'no-officers':
      return facts.target !== 'legislature'
    case 'no-legislate':
      return facts.tool !== 'tax' && facts.tool !== 'land tax'
    default:
      return true
  }
}
