import { z } from 'zod'
import type { PolicyKey } from '#protocol/bridge.ts'
import { allowedServer } from '../server-url.ts'

/**
 * The decisions of a managed computer's owner (docs/reference/desktop.md, Lab installs). They outrank the settings and
 * the environment.
 */
export interface Policy {
  /** the one server the app may use; null for the player's own choice, 'none' where the policy's cannot be used */
  serverUrl: string | 'none' | null
  /** nothing is kept after sign-out, idleness, a crash or the next start */
  ephemeral: boolean
  /** 0 for never */
  idleSignOutMinutes: number
  disableUpdates: boolean
  disableCompanion: boolean
  /** no system notifications: they show names on a screen that others see, and outlast a sign-out */
  disableNotifications: boolean
  rememberSignIn: boolean
  /** the policy's faults, in words for the person who looks after the computer */
  problems: string[]
}

/** A policy as its source has it: absent, unreadable, or its values by name. */
export type PolicySource = 'absent' | 'unreadable' | Record<string, unknown>

const NO_POLICY: Policy = {
  serverUrl: null,
  ephemeral: false,
  idleSignOutMinutes: 0,
  disableUpdates: false,
  disableCompanion: false,
  disableNotifications: false,
  rememberSignIn: true,
  problems: [],
}

/** The value of each key that cannot be read: a fault must not permit something that the owner meant to forbid. */
const STRICTEST = {
  serverUrl: 'none',
  ephemeral: true,
  idleSignOutMinutes: 5,
  disableUpdates: true,
  disableCompanion: true,
  disableNotifications: true,
  rememberSignIn: false,
} as const satisfies Omit<Policy, 'problems'>

/** Registries and property lists write switches as numbers. */
const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]).transform(Boolean)

const KEYS = {
  serverUrl: z.string().transform((text, context) => {
    const allowed = allowedServer(text)
    if (allowed) return allowed.origin
    context.addIssue({ code: 'custom', message: 'must be an https:// address' })
    return z.NEVER
  }),
  ephemeral: flag,
  idleSignOutMinutes: z.int().min(0).max(1_440),
  disableUpdates: flag,
  disableCompanion: flag,
  disableNotifications: flag,
  rememberSignIn: flag,
} as const satisfies Record<PolicyKey, z.ZodType>

export const POLICY_KEYS = Object.keys(KEYS) as PolicyKey[]

const strictest = (problem: string): Policy => ({
  ...STRICTEST,
  problems: [`${problem}, so everything it could forbid is off.`],
})

/** Our key of each spelling: registries and administrators write keys without regard to case. */
const SPELLINGS = new Map<string, PolicyKey>(POLICY_KEYS.map((key) => [key.toLowerCase(), key]))

/** The value of each of our keys that a source has, or the name in it that we do not know or that it has twice. */
function valuesByKey(source: Record<string, unknown>): Map<string, unknown> | { unknown: string } {
  const values = new Map<string, unknown>()
  for (const [name, value] of Object.entries(source)) {
    const key = SPELLINGS.get(name.toLowerCase())
    if (!key || values.has(key)) return { unknown: name }
    values.set(key, value)
  }
  return values
}

/** The policy in force. Pure. */
export function policyFrom(source: PolicySource): Policy {
  if (source === 'absent') return NO_POLICY
  if (source === 'unreadable') return strictest('We couldn’t read the policy')
  const values = valuesByKey(source)
  // A slip in a name would otherwise free the very thing that was to be bound.
  if ('unknown' in values) return strictest(`The policy’s ${values.unknown} is unknown or there twice`)
  const policy: Policy = { ...NO_POLICY, problems: [] }
  for (const key of POLICY_KEYS) {
    if (!values.has(key)) continue
    const { data, success } = KEYS[key].safeParse(values.get(key))
    Object.assign(policy, { [key]: success ? data : STRICTEST[key] })
    if (!success) policy.problems.push(`The policy’s ${key} isn’t valid, so the strictest applies.`)
  }
  // A computer that keeps nothing must not remember sign-ins, nor leave names in the system's list of notifications.
  return policy.ephemeral ? { ...policy, rememberSignIn: false, disableNotifications: true } : policy
}

/** The keys by which a policy changes anything for the player. */
export const boundBy = (policy: Policy): PolicyKey[] =>
  POLICY_KEYS.filter((key) => policy[key] !== NO_POLICY[key])
