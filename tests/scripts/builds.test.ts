import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

  it('changes with a variable that the build reads, and with no other', () => {
    const named = () => digestOf([], ['BUILD_TEST_SERVER'])
    const before = named()
    vi.stubEnv('BUILD_TEST_OTHER', 'https://law.example')
    expect(named()).toBe(before)
    vi.stubEnv('BUILD_TEST_SERVER', 'https://law.example')
    const one = named()
    vi.stubEnv('BUILD_TEST_SERVER', 'https://bar.example')
    expect(new Set([before, one, named()]).size).toBe(3)
    vi.unstubAllEnvs()
  })

  it('takes an absent place for an empty one', () => {
    expect(digestOf(['out/no-such-folder'])).toBe(digestOf([]))
  })
})
