import type { Item } from '../../load/item.ts'
import { sentences } from '../../text/sentences.ts'
import type { ItemRule } from '../rule.ts'

/** The last sentence of the stem: the question asked. */
export function leadInOf(item: Item): string {
  return sentences(item.stem).at(-1) ?? ''
}

/** Speech inside the facts may ask things; only questions outside quotation marks count. */
function withoutSpeech(text: string): string {
  return text.replace(/["“][^"“”]*["”]/g, '""')
}

export const leadIn: ItemRule = {
  name: 'lead-in',
  severity: 'reject',
  check: (item) => {
    const last = leadInOf(item)
    if (!last.endsWith('?')) return ['the last sentence of the stem is not a question']
    const asked = sentences(withoutSpeech(item.stem)).filter((sentence) => sentence.endsWith('?'))
    return asked.length > 1 ? [`the stem asks ${asked.length} questions`] : []
  },
}
