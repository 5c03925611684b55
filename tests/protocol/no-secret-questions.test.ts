import { expect, test } from 'vitest'
import { z } from 'zod'
import { routes } from '#protocol/routes.ts'

/** The names of all fields in a JSON schema. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties } = schema as { properties?: Record<string, unknown> }
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(fieldsIn)]
}

/** The names of the fields that the bodies of these calls take. */
const taken = (prefixes: readonly string[]): string[] =>
  Object.entries(routes).flatMap(([name, route]) =>
    'body' in route && prefixes.some((prefix) => (name.split(' ')[1] ?? '').startsWith(prefix))
      ? fieldsIn(z.toJSONSchema(route.body as z.ZodType, { io: 'input', unrepresentable: 'any' }))
      : [],
  )

const REMINDER = /hint|question|answer/i

test('no call of an account takes a password hint or a secret question', () => {
  const fields = taken(['/api/auth/', '/api/account'])
  expect(fields).toEqual(expect.arrayContaining(['username', 'password', 'confirmPassword', 'token', 'code']))
  expect(fields.filter((field) => REMINDER.test(field))).toEqual([])
})

test('such a field would be seen', () => {
  expect(taken(['/api/practice/']).filter((field) => REMINDER.test(field))).toContain('questionId')
})
