import { expect, it } from 'vitest'
import { environmentSetup } from '../../../electron/main/environment.ts'

const NAMED = {
  BARDUEL_DATA_FOLDER: '/data',
  BARDUEL_POLICY_FILE: '/policy.json',
  BARDUEL_SERVER_URL: 'https://evil.example',
  BARDUEL_REMEMBER_SIGN_IN: '0',
}
const NONE = {
  dataFolder: undefined,
  policyFile: undefined,
  serverUrl: undefined,
  mayRememberSignIn: true,
}

it('is read by an app that is started from the project', () => {
  expect(environmentSetup(false, NAMED)).toEqual({
    dataFolder: '/data',
    policyFile: '/policy.json',
    serverUrl: 'https://evil.example',
    mayRememberSignIn: false,
  })
})

it('changes nothing where it names nothing', () => {
  expect(environmentSetup(false, {})).toEqual(NONE)
  const empty = Object.fromEntries(Object.keys(NAMED).map((name) => [name, '']))
  expect(environmentSetup(false, empty)).toEqual(NONE)
})

it('is not read by an installed app', () => {
  expect(environmentSetup(true, NAMED)).toEqual(NONE)
})
