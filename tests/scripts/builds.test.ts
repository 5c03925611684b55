import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { digestOf } from '../../scripts/build/inputs.mjs'
import { inOut, inProject } from '../../scripts/project.mjs'

let folder = ''
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const digest = () => digestOf([path.relative(inProject(), folder)])

beforeEach(() => {
  folder = mkdtempSync(inOut('inputs-test-'))
  mkdirSync(path.join(folder, 'a'))
  write('a/one.ts', '1')
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('the digest of a build’s inputs', () => {
  it('is the same while nothing changes', () => {
    expect(digest()).toBe(digest())
  })

  it('changes with a content, a name and a new file', () => {
    const before = digest()
    write('a/one.ts', '2')
    const edited = digest()
    write('a/two.ts', '')
    const added = digest()
    rmSync(path.join(folder, 'a/two.ts'))
    write('a/three.ts', '')
    expect(new Set([before, edited, added, digest()]).size).toBe(4)
  })

  it('leaves out what is generated from them', () => {
    const before = digest()
    mkdirSync(path.join(folder, 'generated'))
    write('generated/client.ts', 'made')
    expect(digest()).toBe(before)
  })

  it('takes an absent place for an empty one', () => {
    expect(digestOf(['out/no-such-folder'])).toBe(digestOf([]))
  })
})
