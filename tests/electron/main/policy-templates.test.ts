import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { POLICY_KEYS, policyFrom } from '../../../electron/main/policy/policy.ts'
import { inProject } from '../../../scripts/project.mjs'
import { admxFaults } from '../support/admx.ts'
import { allIn, plistValue, type XmlElement, xml } from '../support/xml.ts'

const template = (name: string) => readFileSync(inProject('docs', 'policy', name), 'utf8')
const admx = template('bar-duel.admx')
const adml = template('bar-duel.adml')
const sample = JSON.parse(template('policy.json'))

test.each([
  'bar-duel.admx',
  'bar-duel.adml',
  'bar-duel.reg',
  'app.barduel.desktop.plist',
  'bar-duel.mobileconfig',
  'policy.json',
  'README.md',
])('%s names every key', (name) => {
  expect(POLICY_KEYS.filter((key) => template(name).includes(key))).toEqual(POLICY_KEYS)
})

test('the policy file of Linux is a policy without a fault', () => {
  expect(policyFrom(sample).problems).toEqual([])
  expect(Object.keys(sample).sort()).toEqual([...POLICY_KEYS].sort())
})

test('the values of the registry file of Windows are a policy without a fault', () => {
  const values = [...template('bar-duel.reg').matchAll(/^"(\w+)"=(?:"(.*)"|dword:([0-9a-f]{8}))$/gm)].map(
    ([, name, word, number]) => [name, word ?? Number.parseInt(number ?? '', 16)],
  )
  expect(policyFrom(Object.fromEntries(values)).problems).toEqual([])
  expect(values).toHaveLength(POLICY_KEYS.length)
})

describe('the administrative template of Windows', () => {
  it('is one that Group Policy takes', () => {
    expect(admxFaults(xml(admx), xml(adml))).toEqual([])
  })

  it.each<[string, string, string, string]>([
    ['a string that is not there', '$(string.ephemeral)', '$(string.ephemera)', 'no string ephemera'],
    ['a class that is none', 'class="Machine"', 'class="Computer"', 'serverUrl is of the class Computer'],
    ['a policy without a key', ' key="Software\\Policies\\BarDuel"', '', '<policy> has no key'],
    [
      'another category',
      'parentCategory ref="BarDuel"',
      'parentCategory ref="Other"',
      'serverUrl has no category',
    ],
    [
      'a field that is not shown',
      '<text id="serverUrl"',
      '<text id="server"',
      'serverUrl shows no field for server',
    ],
    [
      'another revision',
      'minRequiredRevision="1.0"',
      'minRequiredRevision="2.0"',
      'the words are of revision 1.0, not 2.0',
    ],
    [
      'children out of order',
      '<supportedOn ref="SUPPORTED_BarDuel"/>\n      <enabledValue><decimal value="1"/></enabledValue>',
      '<enabledValue><decimal value="1"/></enabledValue>\n      <supportedOn ref="SUPPORTED_BarDuel"/>',
      '<policy> has children out of order: parentCategory, enabledValue, supportedOn, disabledValue',
    ],
  ])('with %s would be seen', (_what, good, bad, fault) => {
    const broken = admx.replaceAll(good, bad)
    expect(broken).not.toBe(admx)
    expect(admxFaults(xml(broken), xml(adml))).toContain(fault)
  })

  it('that is not well formed would be seen', () => {
    expect(() => xml(admx.replace('</policies>', '</policy>'))).toThrow()
  })

  it('writes each of our keys, and no other, where the app reads them', () => {
    const policies = allIn(xml(admx), 'policy')
    const valueNameOf = ({ attributes, children }: XmlElement) =>
      attributes.valueName ??
      children.find(({ name }) => name === 'elements')?.children[0]?.attributes.valueName
    expect(policies.map(valueNameOf).sort()).toEqual([...POLICY_KEYS].sort())
    for (const { attributes } of policies) expect(attributes.key).toBe('Software\\Policies\\BarDuel')
  })
})

describe('the configuration profile of macOS', () => {
  const profile = plistValue(xml(template('bar-duel.mobileconfig'))) as Record<string, unknown>
  const [payload] = profile.PayloadContent as Record<string, unknown>[]

  it('is a profile for the whole computer, with the keys that Apple asks of every payload', () => {
    expect(profile).toMatchObject({ PayloadType: 'Configuration', PayloadScope: 'System', PayloadVersion: 1 })
    expect(payload).toMatchObject({ PayloadType: 'com.apple.ManagedClient.preferences', PayloadVersion: 1 })
    const ids = [profile, payload].map((each) => [each?.PayloadIdentifier, each?.PayloadUUID])
    expect(new Set(ids.flat()).size).toBe(4)
    for (const [identifier, uuid] of ids) {
      expect(identifier).toMatch(/^app\.barduel\.desktop\./)
      expect(uuid).toMatch(/^[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}$/)
    }
  })

  it('forces a policy without a fault into the domain the app reads, as the bare list does', () => {
    const content = payload?.PayloadContent as Record<string, { Forced: Record<string, object>[] }>
    expect(Object.keys(content)).toEqual(['app.barduel.desktop'])
    const forced = content['app.barduel.desktop']?.Forced.map((each) => each.mcx_preference_settings)
    expect(forced).toEqual([sample])
    expect(plistValue(xml(template('app.barduel.desktop.plist')))).toEqual(sample)
    expect(policyFrom(sample).problems).toEqual([])
  })
})
