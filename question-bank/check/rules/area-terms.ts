import { names } from '../../text/terms.ts'
import type { ItemRule } from '../rule.ts'

/** Of four options, how many have to name the law in its own words. */
const LEAST_OPTIONS = 3

/**
 * Returns the rule that options speak law: at least three have a term of art of the subject, and at least one has a term
 * of the area itself. Both lists come from the rule library.
 */
export function areaTerms(ofSubject: readonly string[], ofArea: readonly string[]): ItemRule {
  const has = (text: string, terms: readonly string[]) => terms.some((term) => names(text, term))
  return {
    name: 'area-terms',
    severity: 'reject',
    check: (item) => {
      const texts = item.choices.map((choice) => choice.text)
      const without = texts.filter((text) => !has(text, ofSubject))
      if (texts.length - without.length < LEAST_OPTIONS)
        return [`options without a term of the subject: ${without.map((text) => `"${text}"`).join(' ')}`]
      return texts.some((text) => has(text, ofArea)) ? [] : [`no option has a term of the area ${item.area}`]
    },
  }
}
