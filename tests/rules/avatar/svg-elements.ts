export interface SvgElement {
  name: string
  attributes: ReadonlyMap<string, string>
  parent: SvgElement | null
}

const TAG = /^<(\/?)([A-Za-z][\w:-]*)((?:\s+[A-Za-z_:][\w:.-]*="[^"<&]*")*)\s*(\/?)>$/
const ATTRIBUTE = /\s+([A-Za-z_:][\w:.-]*)="([^"<&]*)"/g

/**
 * Every element of an SVG file, in document order. Stricter than XML on purpose: portraits need no
 * comments, entities, declarations or text, so any of them is an error, as is anything ill-formed.
 */
export function svgElements(source: string): SvgElement[] {
  const elements: SvgElement[] = []
  let open: SvgElement | null = null
  for (const token of source.match(/<[^>]*>|[^<]+/g) ?? []) {
    if (!token.startsWith('<')) {
      if (token.trim() !== '') throw new Error(`text outside a tag: ${token.trim()}`)
      continue
    }
    const tag = TAG.exec(token)
    if (tag === null) throw new Error(`not a plain tag: ${token}`)
    const [, closing, name = '', rest = '', selfClosing] = tag
    if (closing) {
      if (open?.name !== name || rest || selfClosing) throw new Error(`unexpected ${token}`)
      open = open.parent
      continue
    }
    if (open === null && elements.length > 0) throw new Error(`a second root: ${token}`)
    const element: SvgElement = { name, attributes: attributesOf(rest, token), parent: open }
    elements.push(element)
    if (!selfClosing) open = element
  }
  if (open !== null) throw new Error(`never closed: ${open.name}`)
  if (elements.length === 0) throw new Error('no element')
  return elements
}

function attributesOf(text: string, token: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [, key = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (attributes.has(key)) throw new Error(`attribute ${key} twice: ${token}`)
    attributes.set(key, value)
  }
  return attributes
}
