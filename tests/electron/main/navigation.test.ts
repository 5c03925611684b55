import { describe, expect, it } from 'vitest'
import { externalTarget, isOurFrame, isOurs } from '../../../electron/main/navigation.ts'

describe('isOurs', () => {
  it.each(['app://barduel/', 'app://barduel/stats/a.b?x=1#y'])('%s is our page', (address) =>
    expect(isOurs(address)).toBe(true),
  )

  it.each([
    'app://barduel.evil/',
    'app://evil/',
    'app://barduel@evil/',
    'app://someone@barduel/',
    'app://barduel:80/',
    'https://barduel/',
    'file:///etc/passwd',
    'about:blank',
    'javascript:alert(1)',
    'data:text/html,app://barduel/',
    'not an address',
    '',
  ])('%s is not', (address) => expect(isOurs(address)).toBe(false))
})

describe('externalTarget', () => {
  it('hands https addresses to the system, in their parsed form', () => {
    expect(externalTarget('HTTPS://Example.com/a b')).toBe('https://example.com/a%20b')
  })

  it.each([
    'http://example.com/',
    'file:///etc/passwd',
    'app://barduel/',
    'javascript:alert(1)',
    'smb://host/share',
    'ms-settings:privacy',
    'mailto:someone@example.com',
    'https://name:password@example.com/',
    'https:',
    '//example.com',
  ])('opens nothing for %s', (address) => expect(externalTarget(address)).toBeNull())
})

describe('isOurFrame', () => {
  it('is the main frame of our page', () => {
    expect(isOurFrame({ url: 'app://barduel/daily', parent: null })).toBe(true)
  })

  it('is no frame inside it, no other page and no frame that is gone', () => {
    expect(isOurFrame({ url: 'app://barduel/', parent: {} })).toBe(false)
    expect(isOurFrame({ url: 'https://example.com/', parent: null })).toBe(false)
    expect(isOurFrame(null)).toBe(false)
  })
})
