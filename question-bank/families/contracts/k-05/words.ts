import { capital } from '../../../text/capital.ts'
import type { FraudsSkin } from './facts.ts'

/** A word of the skin; throws where a skin lacks what a cell it wears needs. */
export function word(skin: FraudsSkin, name: string): string {
  const found = skin.words[name]
  if (found === undefined) throw new Error(`k-05: the skin ${skin.id} lacks ${name}`)
  return found
}

/** The note that only the plaintiff signed and nobody saw. */
export function drawer({ plaintiff, defendant }: FraudsSkin): string {
  return `That evening ${plaintiff} recorded all the terms in considerable detail in a private document and signed it, but communicated it to nobody. ${capital(defendant)} signed nothing.`
}
