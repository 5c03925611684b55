import type { FraudsSkin } from './facts.ts'

/** A word of the skin; throws where a skin lacks what a cell it wears needs. */
export function word(skin: FraudsSkin, name: string): string {
  const found = skin.words[name]
  if (found === undefined) throw new Error(`k-05: the skin ${skin.id} lacks ${name}`)
  return found
}

/** With a capital, for the beginning of a sentence. */
export const up = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The note that only the plaintiff signed and nobody saw. */
export function drawer({ plaintiff, defendant }: FraudsSkin): string {
  return `That evening ${plaintiff} recorded all the terms in considerable detail in a private document and signed it, but communicated it to nobody. ${up(defendant)} signed nothing.`
}
