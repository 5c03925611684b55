import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noUnlock, passwordUnlock } from '../../../electron/engine/password-unlock.ts'

const SERVER = 'https://barduel.example'
const PORTIA = {
  userId: '018f6c1e-7b1a-4c3d-9e2f-000000000001',
  token: 'the token of Portia',
  fileKey: 'the key of Portia',
}
const SHYLOCK = {
  userId: '018f6c1e-7b1a-4c3d-9e2f-000000000002',
  token: 'the token of Shylock',
  fileKey: 'the key of Shylock',
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-unlock-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const files = () => readdir(path.join(folder, 'unlock')).catch(() => [])

async function kept(
  session = PORTIA,
  password = 'quality of mercy',
  names = ['Portia Bell', 'portia@bell.org'],
) {
  const unlock = passwordUnlock(folder, SERVER)
  await unlock.seal(session, names, password)
  await unlock.settle(false)
  return unlock
}

describe('a sign-in that no keychain keeps', () => {
  it('is opened by its password, after another start, under the name or the address in any case', async () => {
    await kept()
    const later = passwordUnlock(folder, SERVER)
    expect(await later.open('portia bell', 'quality of mercy')).toEqual(PORTIA)
    expect(await later.open(' Portia@Bell.org ', 'quality of mercy')).toEqual(PORTIA)
  })

  it('is opened under an address that no sign-in here told, where the password is one player’s alone', async () => {
    await kept(SHYLOCK, 'pound of flesh', ['Shylock'])
    const unlock = await kept(PORTIA, 'quality of mercy', ['Portia Bell'])
    expect(await unlock.open('portia@bell.org', 'quality of mercy')).toEqual(PORTIA)
    expect(await unlock.open('portia@bell.org', 'pound of mercy')).toBe('wrong')
    await kept(SHYLOCK, 'quality of mercy', ['Shylock'])
    expect(await unlock.open('portia@bell.org', 'quality of mercy')).toBe('wrong')
    await kept(SHYLOCK, 'pound of flesh', ['Shylock', 'shylock@rialto.it'])
    expect(await unlock.open('portia@bell.org', 'pound of flesh')).toBe('wrong')
  })

  it('is opened by no other password, under no other name, and for no other server', async () => {
    const unlock = await kept()
    expect(await unlock.open('Portia Bell', 'quality of mercy ')).toBe('wrong')
    expect(await unlock.open('Shylock', 'quality of mercy')).toBe('wrong')
    const elsewhere = passwordUnlock(folder, 'https://other.example')
    expect(await elsewhere.open('Portia Bell', 'quality of mercy')).toBe('wrong')
  })

  it('leaves nothing readable on the disk, for nobody but its owner', async () => {
    await kept()
    const [name = ''] = await files()
    const file = path.join(folder, 'unlock', name)
    const text = await readFile(file, 'utf8')
    const bytes = Buffer.from(JSON.parse(text).sealed, 'base64').toString('latin1')
    for (const secret of [PORTIA.token, PORTIA.fileKey, 'quality of mercy', 'portia bell', 'portia@bell.org'])
      expect(`${text} ${bytes}`.toLowerCase()).not.toContain(secret.toLowerCase())
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('is told apart from those of others on the same computer', async () => {
    await kept()
    const unlock = await kept(SHYLOCK, 'pound of flesh', ['Shylock'])
    expect(await unlock.open('Shylock', 'pound of flesh')).toEqual(SHYLOCK)
    expect(await unlock.open('Portia Bell', 'quality of mercy')).toEqual(PORTIA)
    expect(await unlock.open('Portia Bell', 'pound of flesh')).toBe('wrong')
  })

  it('goes with the sign-out, and with a keychain that keeps the next one', async () => {
    const unlock = await kept()
    await unlock.forget(PORTIA.userId)
    expect(await unlock.open('Portia Bell', 'quality of mercy')).toBeNull()
    const again = await kept()
    await again.seal(PORTIA, ['Portia Bell'], 'quality of mercy')
    await again.settle(true)
    expect(await files()).toEqual([])
  })

  it('is opened by a new password alone once there is one, and only where it was kept', async () => {
    const unlock = await kept()
    await unlock.rekey(PORTIA, 'Portia Bell', 'quality of mercy', 'not strained')
    expect(await unlock.open('Portia Bell', 'quality of mercy')).toBe('wrong')
    expect(await unlock.open('Portia Bell', 'not strained')).toEqual(PORTIA)
    await unlock.rekey(SHYLOCK, 'Shylock', 'pound of flesh', 'three thousand ducats')
    expect(await files()).toEqual([`${PORTIA.userId}.json`])
  })

  it('is opened by the new password alone, too, where the one before it was changed elsewhere', async () => {
    const unlock = await kept()
    await unlock.rekey(PORTIA, 'Portia Bell', 'changed on the web', 'not strained')
    expect(await unlock.open('Portia Bell', 'quality of mercy')).toBe('wrong')
    expect(await unlock.open('Portia Bell', 'not strained')).toEqual(PORTIA)
  })

  it('is kept no more where it can’t be sealed under the new password', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const unlock = await kept()
    // A folder where the new file would be written: a disk that is full fails alike.
    await mkdir(path.join(folder, 'unlock', `${PORTIA.userId}.json.new`))
    await unlock.rekey(PORTIA, 'Portia Bell', 'quality of mercy', 'not strained')
    expect(await unlock.open('Portia Bell', 'quality of mercy')).toBeNull()
    expect(logged).toHaveBeenCalled()
  })

  it('is not written where the player has signed out before the keychain’s word', async () => {
    const unlock = passwordUnlock(folder, SERVER)
    await unlock.seal(PORTIA, ['Portia Bell'], 'quality of mercy')
    await unlock.forget(PORTIA.userId)
    await unlock.settle(false)
    expect(await files()).toEqual([])
  })

  it('that was damaged opens nothing and stops nobody else', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await kept(SHYLOCK, 'pound of flesh', ['Shylock'])
    const unlock = await kept()
    await writeFile(
      path.join(folder, 'unlock', `${PORTIA.userId}.json`),
      '{"version":1,"salt":"AA==","sealed":"AA=="}',
    )
    await writeFile(path.join(folder, 'unlock', 'x.json'), 'not json')
    expect(await unlock.open('Portia Bell', 'quality of mercy')).toBe('wrong')
    expect(await unlock.open('Shylock', 'pound of flesh')).toEqual(SHYLOCK)
  })
})

it('a computer that must not remember keeps nothing, and removes what was kept before', async () => {
  await kept()
  const none = noUnlock(folder)
  await none.seal(SHYLOCK, ['Shylock'], 'pound of flesh')
  await none.settle(false)
  expect(await none.open('Portia Bell', 'quality of mercy')).toBeNull()
  expect(await files()).toEqual([])
})
