import type { ESTree } from 'vite'
import type { Said } from './said.ts'
import { lineCounter, type Seen, treeOf, walk } from './tree.ts'

/** Tags that stand within a sentence. */
const INLINE = /^(?:a|abbr|b|bdi|em|i|kbd|q|span|strong|sup|time|Keycap|Link|Numerals)$/

/** Attributes that hold no words. */
const WORDLESS =
  /^(?:className|id|key|ref|role|type|to|href|src|srcSet|sizes|htmlFor|name|form|rel|target|style|look|variant|tone|size|align|side|layout|shape|mode|kind|as|d|viewBox|points|transform|fill|stroke.*|data-.*|on[A-Z].*|aria-(?:controls|labelledby|describedby|live|owns|current|haspopup|errormessage)|autoComplete|inputMode|pattern|enterKeyHint|.*ClassName)$/

/** Calls whose words are for developers or for a program. */
const FOR_PROGRAMS =
  /^(?:Error|TypeError|RangeError|RegExp|URL|Request|console|log|querySelector|querySelectorAll|matchMedia|classNames|close|prepare|exec|raw|rows|describe)$/

/** Nodes between a literal and the call it's made with. */
const BETWEEN = /^(?:ConditionalExpression|LogicalExpression|TemplateLiteral|BinaryExpression)$/

const SQL = /^\s*(?:select|insert|update|delete|with|create|alter|drop|grant|revoke|set|listen|pragma)\b/i
const CODE = /^[a-z0-9!@*[\]():/.,%_#&>=~{}-]+[-:[(/_][a-z0-9!@*[\]():/.,%_#&>=~{}-]+$/

const ends = (text: string): boolean => /[.!?]$/.test(text.trim())

/** Whether a string is prose, and no style, SQL, path, route or markup. */
export function isProse(text: string): boolean {
  if (!/[A-Za-z]{2}/.test(text.replaceAll('{}', '')) || SQL.test(text)) return false
  if (/^\S*[/:#_]\S*$|^(?:GET|POST|PUT|PATCH|DELETE) |^\s*<|^,?\s*"\w+":|^\d+ \d+px /.test(text)) return false
  const tokens = text.trim().split(/\s+/)
  const coded = tokens.filter((token) => CODE.test(token))
  if (coded.length > tokens.length / (/^[A-Z]/.test(text.trim()) ? 2 : 3) && !ends(text)) return false
  return tokens.length > 1 || /^[“"(]?[A-Z][a-z]/.test(text)
}

/** The name of what is called: `Error`, `log` of `app.log.info`, `rows` of `db.rows`. */
function calledName(node: ESTree.Node): string {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return ''
  const { callee } = node
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression') return ''
  const { object, property } = callee
  if (object.type === 'Identifier' && FOR_PROGRAMS.test(object.name)) return object.name
  if (object.type === 'MemberExpression' && object.property.type === 'Identifier') return object.property.name
  return property.type === 'Identifier' ? property.name : ''
}

const isType = ({ type }: ESTree.Node): boolean =>
  type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(type)

/** Whether nothing in a node is for a person. */
const isWordless = ({ node }: Seen): boolean =>
  isType(node) ||
  /^(?:ImportDeclaration|ExportAllDeclaration|TaggedTemplateExpression)$/.test(node.type) ||
  (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && WORDLESS.test(node.name.name)) ||
  (node.type === 'BinaryExpression' && /^[=!]==?$/.test(node.operator))

/** Whether a literal is what a call for developers or programs is made with. */
function isForPrograms(above: readonly ESTree.Node[]): boolean {
  const call = above.find(({ type }) => !BETWEEN.test(type))
  return call !== undefined && FOR_PROGRAMS.test(calledName(call))
}

/** Whether a literal says what a route of the API does. */
const isSummary = (above: readonly ESTree.Node[]): boolean => {
  const property = above.find(({ type }) => !BETWEEN.test(type))
  return (
    property?.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'summary'
  )
}

/** The text of a literal or template with values as `{}`; null of another node. */
function textOf(node: ESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral') return null
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{}')
}

const tagOf = (node: ESTree.JSXElement): string =>
  node.openingElement.name.type === 'JSXIdentifier' ? node.openingElement.name.name : ''

interface Run {
  text: string
  start: number
}

/** The words of an element's children in runs that a person reads as one, values as `{}`. */
function runsOf(children: readonly ESTree.JSXChild[]): Run[] {
  const runs: Run[] = []
  let open: Run | null = null
  const add = (text: string, start: number): void => {
    if (open) open.text += text
    else {
      open = { text, start }
      runs.push(open)
    }
  }
  for (const child of children) {
    if (child.type === 'JSXText') {
      const lead = child.value.length - child.value.trimStart().length
      if (child.value.trim() !== '') add(child.value.replace(/\s+/g, ' '), child.start + lead)
      else if (!child.value.includes('\n') && open) add(' ', child.start)
    } else if (child.type === 'JSXExpressionContainer') {
      const { expression } = child
      add(expression.type === 'JSXEmptyExpression' ? '' : (textOf(expression) ?? '{}'), child.start)
    } else if (child.type === 'JSXElement' && INLINE.test(tagOf(child))) {
      const inner = runsOf(child.children)
      add(inner.map(({ text }) => text).join(' '), inner[0]?.start ?? child.start)
    } else open = null
  }
  return runs
}

/** The nodes that a run already holds. */
const heldBy = (children: readonly ESTree.JSXChild[]): ESTree.Node[] =>
  children.flatMap((child) => {
    if (child.type === 'JSXElement' && INLINE.test(tagOf(child))) return [child, ...heldBy(child.children)]
    return child.type === 'JSXExpressionContainer' && textOf(child.expression) !== null
      ? [child.expression]
      : []
  })

const tidy = (text: string): string =>
  text
    .replace(/[ \t]*\n\s*/g, '\n')
    .replace(/[ \t]+/g, ' ')
    .trim()

/** Returns all that a source file says to a person. */
export function saidIn(path: string, text: string): Said[] {
  const lineAt = lineCounter(text)
  const said: Said[] = []
  const held = new Set<ESTree.Node>()
  const say = (words: string, start: number, kind: Said['kind']): void => {
    if (isProse(words)) said.push({ path, line: lineAt(start), text: tidy(words), kind })
  }
  walk(treeOf(path, text), (seen) => {
    const { node, above } = seen
    if (isWordless(seen)) return false
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      if (!held.has(node)) for (const run of runsOf(node.children)) say(run.text, run.start, 'interface')
      for (const child of heldBy(node.children)) held.add(child)
      return true
    }
    const words = textOf(node)
    const parent = above[0]
    const isKey = parent?.type === 'Property' && parent.key === node
    if (words !== null && !held.has(node) && !isKey && !isForPrograms(above))
      say(words, node.start, isSummary(above) ? 'document' : 'interface')
    return true
  })
  return said
}
