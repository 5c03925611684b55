import type { ItemRule } from '../rule.ts'

const ABOVE =
  /\b(?:(?:all|none|both|neither|any|some) of the (?:above|foregoing|other options|options|choices)|^(?:both|neither) (?:of these|of them)\.?$|both [a-d] and [a-d]\b)/i

export const allOrNoneOfTheAbove: ItemRule = {
  name: 'of-the-above',
  severity: 'reject',
  check: (item) =>
    item.choices.flatMap((choice) =>
      ABOVE.test(choice.text) ? [`refers to other options: "${choice.text}"`] : [],
    ),
}
