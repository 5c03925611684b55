import { allIn, childOf, type XmlElement } from './xml.ts'

/** The children each element may have, in the order that Microsoft's schema of administrative templates gives them. */
const ORDER: Record<string, string[]> = {
  policyDefinitions: [
    'policyNamespaces',
    'supersededAdm',
    'resources',
    'supportedOn',
    'categories',
    'policies',
  ],
  policyNamespaces: ['target', 'using'],
  supportedOn: ['products', 'definitions'],
  policy: [
    'parentCategory',
    'seeAlso',
    'keywords',
    'supportedOn',
    'enabledValue',
    'disabledValue',
    'enabledList',
    'disabledList',
    'elements',
  ],
  policyDefinitionResources: ['displayName', 'description', 'resources'],
  resources: ['stringTable', 'presentationTable'],
}

/** The attributes each element must have. */
const REQUIRED: Record<string, string[]> = {
  policyDefinitions: ['revision', 'schemaVersion'],
  policyDefinitionResources: ['revision', 'schemaVersion'],
  target: ['prefix', 'namespace'],
  definition: ['name', 'displayName'],
  category: ['name', 'displayName'],
  policy: ['name', 'class', 'displayName', 'key'],
  parentCategory: ['ref'],
  text: ['id', 'valueName'],
  decimal: [],
  string: ['id'],
  presentation: ['id'],
  textBox: ['refId'],
  decimalTextBox: ['refId'],
}

const everyElement = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.flatMap(everyElement),
]

function shapeFaults(element: XmlElement): string[] {
  const { name, attributes, children } = element
  const missing = (REQUIRED[name] ?? []).filter((attribute) => !attributes[attribute])
  const order = ORDER[name]
  const places = order && children.length > 0 ? children.map((child) => order.indexOf(child.name)) : []
  // An element named supportedOn is a reference where a policy has it, and has no children there.
  const wrong = places.some((place, at) => place < 0 || place < (places[at - 1] ?? 0))
  return [
    ...missing.map((attribute) => `<${name}> has no ${attribute}`),
    ...(wrong
      ? [`<${name}> has children out of order: ${children.map((child) => child.name).join(', ')}`]
      : []),
  ]
}

const names = (elements: XmlElement[], attribute: string) =>
  elements.map(({ attributes }) => attributes[attribute] ?? '')

/** References of the one to nothing in the other, and words that nothing refers to. */
function referenceFaults(admx: XmlElement, adml: XmlElement): string[] {
  const used = everyElement(admx).flatMap(({ attributes }) => Object.values(attributes))
  const referred = (table: string) =>
    new Set(used.flatMap((value) => new RegExp(`^\\$\\(${table}\\.(\\w+)\\)$`).exec(value)?.[1] ?? []))
  const tables: [string, Set<string>, string[]][] = [
    ['string', referred('string'), names(allIn(adml, 'string'), 'id')],
    ['presentation', referred('presentation'), names(allIn(adml, 'presentation'), 'id')],
  ]
  return tables.flatMap(([table, refers, there]) => [
    ...[...refers].filter((name) => !there.includes(name)).map((name) => `no ${table} ${name}`),
    ...there.filter((name) => !refers.has(name)).map((name) => `${table} ${name} is not used`),
    ...there
      .filter((name, at) => there.indexOf(name) !== at)
      .map((name) => `${table} ${name} is there twice`),
  ])
}

function policyFaults(admx: XmlElement, adml: XmlElement): string[] {
  const categories = names(allIn(admx, 'category'), 'name')
  const definitions = names(allIn(admx, 'definition'), 'name')
  return allIn(admx, 'policy').flatMap((policy) => {
    const { name, class: kind, presentation = '' } = policy.attributes
    const elements = allIn(policy, 'elements').flatMap(({ children }) => children)
    const shown = allIn(adml, 'presentation').find(({ attributes }) =>
      presentation.includes(`.${attributes.id})`),
    )
    const boxes = (shown?.children ?? []).map(({ attributes }) => attributes.refId)
    return [
      ...(['Machine', 'User', 'Both'].includes(kind ?? '') ? [] : [`${name} is of the class ${kind}`]),
      ...(categories.includes(childOf(policy, 'parentCategory').attributes.ref ?? '')
        ? []
        : [`${name} has no category`]),
      ...(definitions.includes(childOf(policy, 'supportedOn').attributes.ref ?? '')
        ? []
        : [`${name} is supported nowhere`]),
      ...elements
        .filter(({ attributes }) => !boxes.includes(attributes.id))
        .map(({ attributes }) => `${name} shows no field for ${attributes.id}`),
    ]
  })
}

/** Everything that Group Policy would refuse in a template and its words; empty for a good pair. */
export function admxFaults(admx: XmlElement, adml: XmlElement): string[] {
  const needed = allIn(admx, 'resources')[0]?.attributes.minRequiredRevision
  return [
    ...[...everyElement(admx), ...everyElement(adml)].flatMap(shapeFaults),
    ...referenceFaults(admx, adml),
    ...policyFaults(admx, adml),
    ...(needed === adml.attributes.revision
      ? []
      : [`the words are of revision ${adml.attributes.revision}, not ${needed}`]),
  ]
}
