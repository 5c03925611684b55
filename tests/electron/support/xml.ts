import { DOMParser } from '@xmldom/xmldom'

/** An element of an XML file, with its children that are elements. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** its own words, trimmed; empty where it has children */
  text: string
}

function elementOf(node: Element): XmlElement {
  const children = [...Array(node.childNodes.length).keys()]
    .map((at) => node.childNodes[at])
    .filter((child): child is Element => child?.nodeType === 1)
  const attributes = [...Array(node.attributes.length).keys()].map((at) => node.attributes.item(at))
  return {
    name: node.tagName,
    attributes: Object.fromEntries(attributes.flatMap((each) => (each ? [[each.name, each.value]] : []))),
    children: children.map(elementOf),
    text: children.length > 0 ? '' : (node.textContent ?? '').trim(),
  }
}

/** The root element of an XML text. Throws where it is not well formed. */
export function xml(text: string): XmlElement {
  const refuse = (message: string) => {
    throw new Error(message)
  }
  const errorHandler = { warning: refuse, error: refuse, fatalError: refuse }
  return elementOf(new DOMParser({ errorHandler }).parseFromString(text, 'text/xml').documentElement)
}

/** The first child of this name; fails where there is none. */
export function childOf(element: XmlElement, name: string): XmlElement {
  const found = element.children.find((child) => child.name === name)
  if (!found) throw new Error(`<${element.name}> has no <${name}>`)
  return found
}

/** All elements of this name below one, however deep. */
export const allIn = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allIn(child, name)])

/** The value of a property list's element. */
export function plistValue({ name, text, children }: XmlElement): unknown {
  if (name === 'plist') return children[0] && plistValue(children[0])
  if (name === 'true' || name === 'false') return name === 'true'
  if (name === 'integer') return Number(text)
  if (name === 'array') return children.map(plistValue)
  if (name !== 'dict') return text
  const pairs: [string, unknown][] = []
  for (let at = 0; at + 1 < children.length; at += 2) {
    const [key, value] = [children[at], children[at + 1]]
    if (key?.name !== 'key' || !value) throw new Error('a <dict> is pairs of <key> and value')
    pairs.push([key.text, plistValue(value)])
  }
  return Object.fromEntries(pairs)
}
