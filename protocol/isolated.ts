/** The scripts that run from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u

/**
 * Returns a name as it stands in a sentence: one written from right to left is set apart (U+2068 to U+2069), or the numbers
 * after it would be drawn before it.
 */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)
