import { describe, expect, it } from 'vitest'
import { CallError, NetworkError } from '../../../../renderer/clients/http.ts'
import {
  signInFailed,
  usernameCheckFailed,
  usernameTaken,
} from '../../../../renderer/screens/landing/failure-toasts.ts'

const refused = (status: number, code: 'invalid' | 'rate_limited' | 'wrong_credentials', message = '') =>
  new CallError(status, JSON.stringify({ code, message }), { code, message })

describe('the toast for a username that is not free (spec section 8)', () => {
  it('says the server’s words, else the next step', () => {
    expect(usernameTaken('That username is taken. Try another one.')).toEqual({
      title: 'Username not available',
      description: 'That username is taken. Try another one.',
      variant: 'destructive',
    })
    expect(usernameTaken(undefined).description).toBe('Please try a different username')
  })

  it('is the same for a name the server finds invalid', () => {
    expect(usernameCheckFailed(refused(400, 'invalid'))).toMatchObject({
      title: 'Username not available',
      description: 'Please try a different username',
    })
  })

  it('is an error when the check itself failed', () => {
    expect(usernameCheckFailed(new NetworkError('down'))).toMatchObject({
      title: 'Error',
      description: 'Failed to check username. Please try again.',
    })
    expect(usernameCheckFailed(refused(429, 'rate_limited', 'Too many tries.'))).toMatchObject({
      title: 'Error',
      description: 'Too many tries.',
    })
  })
})

describe('the toast for a sign-in that failed (spec section 8)', () => {
  it('says the server’s words, else that name or password is wrong', () => {
    expect(signInFailed(refused(429, 'rate_limited', 'Too many tries.'))).toMatchObject({
      title: 'Login failed',
      description: 'Too many tries.',
    })
    expect(signInFailed(refused(401, 'wrong_credentials')).description).toBe('Invalid username or password')
  })

  it('asks to try again when the server was not reached', () => {
    expect(signInFailed(new NetworkError('down'))).toEqual({
      title: 'Error',
      description: 'Failed to login. Please try again.',
      variant: 'destructive',
    })
  })
})
