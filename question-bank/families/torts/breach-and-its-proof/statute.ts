import { him, type Party, The } from '../../engine/party.ts'
import type { BreachCase } from './case.ts'
import type { BreachFacts } from './facts.ts'
import { THIRD_RESTATEMENT } from './third-restatement.ts'

/** A safety statute, and those whom its violation hurts. */
export interface SafetyLaw {
  readonly defendant: Party
  /** A member of the class that the statute protects, and somebody outside it. */
  readonly plaintiff: Party
  readonly stranger: Party
  /** The statute as a sentence, and its purpose, reading on after "It was enacted solely to". */
  readonly statute: string
  readonly purpose: string
  /** The class and the risk as nouns. */
  readonly group: string
  readonly risk: string
  /** The violation as a sentence, and as a gerund. */
  readonly violation: string
  readonly violating: string
  /** The harm that the statute is to prevent, harm of that kind to the stranger, and harm of another kind. */
  readonly harm: string
  readonly strangerHarm: string
  readonly otherHarm: string
  /** A violation with an excuse, and the excuse as a clause. */
  readonly excused: string
  readonly excuse: string
  /** Compliance, and the danger that it left, reading on after "showed that". */
  readonly complied: string
  readonly danger: string
}

export function statuteCase({ turn }: BreachFacts, scene: SafetyLaw): BreachCase {
  const { defendant, plaintiff, stranger, statute, purpose, violation, harm } = scene
  const base = {
    defendant,
    plaintiff,
    statute: `${statute} It was enacted solely to ${purpose}.`,
    event: 'the harm',
    law: THIRD_RESTATEMENT,
  }
  const proof = `The parties stipulated that, apart from the statute, reasonable care required nothing more of ${defendant.the}.`
  switch (turn) {
    case 'violated':
      return {
        ...base,
        start: violation,
        accident: harm,
        proof: `${The(defendant)} had not known of the statute but conceded that nothing had kept ${him(defendant)} from obeying it.`,
      }
    case 'other class':
      return { ...base, plaintiff: stranger, start: violation, accident: scene.strangerHarm, proof }
    case 'other harm':
      return { ...base, start: violation, accident: scene.otherHarm, proof }
    case 'excused':
      return { ...base, start: scene.excused, accident: harm, proof }
    default:
      return {
        ...base,
        start: scene.complied,
        accident: harm,
        proof: `Witnesses testified that ${scene.danger}. ${The(defendant)} had done all that the statute requires.`,
      }
  }
}
