import { type Limit, measure, percent } from '../limit.ts'

const MOST = 0.1

/** Words that point at the case instead of naming it: "an agreement of this kind", "this status", "what was done". */
const POINTING = new RegExp(
  [
    String.raw`\b(?:of|in) (?:this|that|these|those|such an?) (?:kind|sort|type|nature|status|position|way|manner|length|content|character)\b`,
    String.raw`\bthis (?:kind|sort|status|position|signature|content)\b`,
    String.raw`\b(?:such|like) (?:a one|this|these|that|those)\b`,
    String.raw`\bsuch (?:people|persons|words|cases|things)\b`,
    String.raw`\bwhat (?:was|is|were|has been|had been|happened|came)\b`,
    String.raw`\b(?:the one|those|one|someone|somebody|anyone|a person) who\b`,
    String.raw`\b(?:whoever|here|these facts|this case|this one|the other side)\b`,
  ].join('|'),
  'i',
)

/** Options that only point: a sentence made for every case at once reads as a riddle in each. */
export const pointingWords: Limit = (items) => {
  const texts = items.flatMap((item) => item.choices.map((choice) => choice.text))
  const share = texts.filter((text) => POINTING.test(text)).length / Math.max(1, texts.length)
  return [
    measure(
      {
        name: 'options that point instead of naming',
        rule: 'pointing-words',
        ours: percent(share),
        limit: '≤ 10 %',
        count: items.length,
      },
      share <= MOST,
    ),
  ]
}
