import { describe, expect, test } from 'vitest'
import type { ExportRecord } from '#protocol/http/admin.ts'
import { emailsHead, emailsLine } from '../../../../renderer/screens/admin/emails/csv.ts'
import { csvFile } from '../../../../renderer/screens/admin/emails/csv-file.ts'

const ann: ExportRecord = {
  email: 'ann@example.test',
  username: 'Ann',
  displayName: 'Ann Ames',
  lawSchool: 'Duke',
  level: 3,
  points: 70,
  dailyStreak: 5,
  lastLoginAt: null,
}

describe('a row of the CSV', () => {
  test('has the columns of spec section 7, every cell quoted', () => {
    expect(emailsHead()).toBe(
      '\uFEFF"Email","Username","Display Name","Law School","Level","Points","Daily Streak","Last Login"\r\n',
    )
    expect(emailsLine(ann)).toBe('"ann@example.test","Ann","Ann Ames","Duke","3","70","5","Never"\r\n')
  })

  test('says the last login as a local date, and no school as nothing', () => {
    const at = '2026-11-18T10:00:00.000Z'
    expect(emailsLine({ ...ann, lawSchool: null, lastLoginAt: at })).toBe(
      `"ann@example.test","Ann","Ann Ames","","3","70","5","${new Date(at).toLocaleDateString('en-US')}"\r\n`,
    )
  })

  test('doubles quotes and keeps commas and line breaks within the cell', () => {
    expect(emailsLine({ ...ann, displayName: 'Ann "Ace", Esq.\nof Duke' })).toContain(
      '"Ann ""Ace"", Esq.\nof Duke"',
    )
  })

  test.each([
    '=HYPERLINK("http://evil.example";"click")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1+1',
  ])('makes %j text, not a formula', (displayName) => {
    const cell = emailsLine({ ...ann, displayName }).split(',"')[2] ?? ''
    expect(cell.startsWith("'")).toBe(true)
  })
})

describe('the file', () => {
  const body = (pieces: string[]) =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    })

  test('is written while the export arrives, and says how far it is', async () => {
    const records = Array.from({ length: 40 }, (_, i) => ({ ...ann, username: `Änn ${i}` }))
    const text = JSON.stringify(records)
    const counts: number[] = []
    const cut = Math.floor(text.length / 2)
    const { file, exported } = await csvFile(body([text.slice(0, cut), text.slice(cut)]), (n) =>
      counts.push(n),
    )
    expect(exported).toBe(40)
    expect(counts.at(-1)).toBe(40)
    expect(counts[0]).toBeLessThan(40)
    expect(await file.text()).toBe(`${emailsHead().slice(1)}${records.map(emailsLine).join('')}`)
  })

  test('is none when the export was cut off', async () => {
    await expect(csvFile(body([`[${JSON.stringify(ann)},`]), () => undefined)).rejects.toThrow('cut off')
  })
})
