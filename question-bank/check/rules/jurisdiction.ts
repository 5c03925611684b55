import { sentences } from '../../text/sentences.ts'
import type { ItemRule } from '../rule.ts'

const COMMON_LAW = /\bcommon[- ]law\b|\bat common law\b/i
/** What a jurisdiction does to its law: verbs that follow "the state" or "the jurisdiction" in a rule sentence. */
const VERBS =
  'follows?|applies|apply|adopts|has|have|recognizes|retains|provides?|uses?|treats?|defines|requires|permits|allows|enforces|bars|punishes|grades|makes|imposes|says|abolished|abolishes|gives|limits|keeps|rejects|still|does not'

const STATE_RULE = new RegExp(
  [
    String.raw`\b(?:statutes?|statutory|ordinance)\b`,
    String.raw`\b(?:jurisdiction|state)s?(?: also| there)? (?:${VERBS})\b`,
    String.raw`\bin (?:a|this|that) (?:certain )?(?:state|jurisdiction)(?:,| (?:that|whose|where|in which|with))`,
    String.raw`\b(?:jurisdiction|state) (?:that|whose|where|in which|with)\b`,
    String.raw`\bstate(?:'s)? (?:law|rule|code|act|constitution|long-arm|recording|supreme court)\b`,
    String.raw`\b(?:local law|recording act|penal code|criminal code|code section|legislature|courts there)\b`,
    String.raw`\bprovides?(?: that|:)`,
    String.raw`\b(?:lien|title|intermediate)[- ]theory\b`,
    String.raw`\b(?:majority|minority|traditional|modern) (?:rule|view|approach)\b`,
    String.raw`\b(?:comparative|contributory) (?:fault|negligence)\b`,
    String.raw`\bRestatement\b|\bModel Penal Code\b`,
  ].join('|'),
  'i',
)

/** "Alden law on preclusion treats …": the law of a named state. */
const NAMED_STATE =
  /\b(?!Federal|The|This|That|These|Such|No|Both|Any|Under|In)[A-Z]\p{L}+(?:'s)? (?:law|statute|code|courts?|rule)s? (?:on|of|that|provides?|treats?|requires?|gives?|bars?|permits?|allows?|says|makes|holds?|follows?|recognizes?)\b/u

/** The law is fixed in one sentence of the stem wherever it is not the same in every state. */
export const jurisdictionRule: ItemRule = {
  name: 'jurisdiction',
  severity: 'reject',
  check: (item) => {
    if (item.jurisdiction !== 'S' && item.jurisdiction !== 'C') return []
    const fixes = item.jurisdiction === 'C' ? [COMMON_LAW] : [STATE_RULE, NAMED_STATE, COMMON_LAW]
    const fixed = sentences(item.stem).some((sentence) => fixes.some((fix) => fix.test(sentence)))
    if (fixed) return []
    return item.jurisdiction === 'C'
      ? ['jurisdiction C, but no sentence of the stem says "at common law"']
      : ['jurisdiction S, but no sentence of the stem states or names the state rule']
  },
}
