import { z } from 'zod'

type Json = z.core.JSONSchema.BaseSchema

const BOUNDS = [
  'const',
  'enum',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
] as const
const LIST_BOUNDS = ['minItems', 'maxItems', 'default'] as const

/** zod bounds every whole number by what JavaScript can count. */
const isNoBound = (bound: unknown) => Math.abs(Number(bound)) === Number.MAX_SAFE_INTEGER

const bounds = (schema: Json, names: readonly (keyof Json)[]) =>
  names
    .filter((name) => schema[name] !== undefined && !isNoBound(schema[name]))
    .map((name) => `${name} ${JSON.stringify(schema[name])}`)

const isPlace = (child: unknown): child is Json => typeof child === 'object' && child !== null

/** Returns the parts inside a schema, each with the path that leads there; an optional field ends in a question mark. */
function partsOf(schema: Json): [string, Json][] {
  const required = new Set(schema.required)
  const fields = Object.entries(schema.properties ?? {}).map(([name, child]): [string, unknown] => [
    `.${name}${required.has(name) ? '' : '?'}`,
    child,
  ])
  const list: [string, unknown][] = schema.prefixItems
    ? schema.prefixItems.map((child, index) => [`[${index}]`, child])
    : [['[]', schema.items]]
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(
    (child, index): [string, unknown] => [`|${index}`, child],
  )
  const every = (schema.allOf ?? []).map((child, index): [string, unknown] => [`&${index}`, child])
  const values: [string, unknown][] = [['{}', schema.additionalProperties]]
  return [...fields, ...list, ...choices, ...every, ...values].filter((part): part is [string, Json] =>
    isPlace(part[1]),
  )
}

function linesOf(path: string, schema: Json): string[] {
  const own = [schema.type ?? 'any', ...bounds(schema, BOUNDS), ...bounds(schema, LIST_BOUNDS)]
  if (schema.pattern !== undefined && schema.format === undefined) own.push(`pattern ${schema.pattern}`)
  return [
    `${path}: ${own.join(', ')}`,
    ...partsOf(schema).flatMap(([step, child]) => linesOf(path + step, child)),
  ]
}

/** A contract as text, a line for each field: its path, type and bounds. */
export function wireOf(name: string, schema: z.ZodType, io: 'input' | 'output'): string[] {
  return linesOf(name, z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }))
}
