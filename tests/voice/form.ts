import type { ESTree } from 'vite'
import type { Fault } from './rules.ts'
import { isProse } from './source-text.ts'
import { lineCounter, treeOf, walk } from './tree.ts'

/** A breach of the one form in which a sentence stands in the code, and where. */
export interface FormFault extends Fault {
  readonly line: number
}

const FORMATS = /^(?:toLocale(?:Date|Time)?String|toFixed)$/

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '')

/** The last word of a literal or template, '' of any other node. */
const lastWord = (node: ESTree.Node): string => {
  const text =
    node.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.cooked ?? '').join(' ')
      : node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : ''
  return /[A-Za-z]+(?=[^A-Za-z]*$)/.exec(text)?.[0]?.toLowerCase() ?? ''
}

/** Whether two words are one and many of the same: life and lives, has and have, is and are. */
function isPair(one: string, many: string): boolean {
  if (one === many) return false
  const isVerb = /^(?:is|was)$/.test(one) && /^(?:are|were)$/.test(many)
  return isVerb || (one === '' && many === 's') || (one !== '' && one.slice(0, 2) === many.slice(0, 2))
}

const isOne = (node: ESTree.Node): boolean => node.type === 'Literal' && node.value === 1

function formatting(node: ESTree.Node): string | null {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { object, property } = node.callee
    if (FORMATS.test(nameOf(property))) return nameOf(property)
    const isDay = nameOf(property) === 'slice' && object.type === 'CallExpression'
    if (
      isDay &&
      object.callee.type === 'MemberExpression' &&
      nameOf(object.callee.property) === 'toISOString'
    )
      return 'toISOString().slice'
  }
  if (node.type === 'NewExpression' && node.callee.type === 'MemberExpression')
    return nameOf(node.callee.object) === 'Intl' ? `Intl.${nameOf(node.callee.property)}` : null
  return null
}

/** A condition on one, and the singular and plural of what it counts. */
function isPluralByHand(node: ESTree.Node): boolean {
  if (node.type !== 'ConditionalExpression' || node.test.type !== 'BinaryExpression') return false
  const { operator, right } = node.test
  if (!/^(?:[=!]==|>)$/.test(operator) || !isOne(right)) return false
  const words = [lastWord(node.consequent), lastWord(node.alternate)] as const
  return isPair(words[0], words[1]) || isPair(words[1], words[0])
}

const isProseLiteral = (node: ESTree.Node): boolean =>
  node.type === 'Literal' && typeof node.value === 'string' && isProse(node.value)

/** Returns where a source file builds words that the lint can't read, or writes numbers and times its own way. */
export function formFaultsIn(path: string, text: string): FormFault[] {
  const lineAt = lineCounter(text)
  const faults: FormFault[] = []
  walk(treeOf(path, text), ({ node }) => {
    const add = (found: string, instead: string) => faults.push({ line: lineAt(node.start), found, instead })
    const format = formatting(node)
    if (format) add(format, 'a function of protocol/figures.ts')
    if (isPluralByHand(node)) add('a plural by hand', 'counted or plural of protocol/figures.ts')
    if (node.type === 'BinaryExpression' && node.operator === '+')
      if (isProseLiteral(node.left) || isProseLiteral(node.right))
        add('words joined by +', 'one whole template')
    return true
  })
  return faults
}
