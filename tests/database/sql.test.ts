import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { join, type Statement, sql } from '#database/sql.ts'

const text = (statement: Statement) => statement.sql

describe('a statement', () => {
  test('keeps its values out of its text, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (name, number) => {
        const statement = sql`select * from users where name = ${name} and level > ${number}`
        expect(text(statement)).toBe('select * from users where name = ? and level > ?')
        expect(statement.values).toEqual([name, number])
      }),
    )
  })

  test('takes in other statements as text, with their values in their places', () => {
    const inner = sql`(select id from b where c = ${1} and d = ${null})`
    const statement = sql`select ${sql`x, y`} from a where id in ${inner} and e = ${true}${sql``}`
    expect(text(statement)).toBe(
      'select x, y from a where id in (select id from b where c = ? and d = ?) and e = ?',
    )
    expect(statement.values).toEqual([1, null, true])
    expect(statement.strings).toHaveLength(statement.values.length + 1)
  })

  test('lists have commas between them', () => {
    const rows = join([sql`(${1}, ${'a'})`, sql`(${2}, ${'b'})`, sql`(${3}, ${'c'})`])
    expect(text(sql`values ${rows};`)).toBe('values (?, ?), (?, ?), (?, ?);')
    expect(rows.values).toEqual([1, 'a', 2, 'b', 3, 'c'])
  })
})
