import { describe, expect, test } from 'vitest'
import { isDatabaseAway } from '../../cloud-server/store/availability.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

describe('a database that cannot be reached', () => {
  test.each([
    new Error('Raw query failed. Code: `N/A`. Message: `Server has closed the connection.`'),
    new Error('server closed the connection unexpectedly'),
    new Error('Connection terminated unexpectedly'),
    new Error('Raw query failed. Code: `55P03`. Message: `canceling statement due to lock timeout`'),
    coded('ECONNREFUSED'),
    coded('57P01'),
    coded('55P03'),
    coded('57014'),
    coded('P2028'),
    new Error('outer', { cause: coded('P1001') }),
  ])('%s', (error) => {
    expect(isDatabaseAway(error)).toBe(true)
  })

  test.each([coded('P2002'), coded('23505'), new Error('syntax error at or near'), 'text', null])(
    'and not %s',
    (error) => {
      expect(isDatabaseAway(error)).toBe(false)
    },
  )
})
