import { expect, it } from 'vitest'
import { initialsOf } from '../../../renderer/components/initials.ts'

it.each([
  ['Portia Ames', 'PA'],
  ['portia', 'P'],
  ['Łukasz de la Żak', 'ŁŻ'],
  ['  9 lives ', '9L'],
  ['…', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
