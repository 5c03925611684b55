import type { KeyObject } from 'node:crypto'
import { allowedServer } from '../server-url.ts'
import { feedKey } from './feed-signature.ts'

/** The maker's feed: the one place updates come from, and the key that signs what lies there. */
export interface UpdateFeed {
  /** ends with a slash */
  address: string
  key: KeyObject
}

/** The environment of a build, which names both or neither. */
export type FeedNamed = Partial<Record<string, string>>

/** The feed that a build names, or null for none. Throws where it names one that no app could use. */
export function updateFeed({
  UPDATE_FEED: address = '',
  UPDATE_KEY: key = '',
}: FeedNamed): UpdateFeed | null {
  if (!address && !key) return null
  if (!address || !key) throw new Error('UPDATE_FEED and UPDATE_KEY go together: name both, or neither')
  const allowed = allowedServer(address)
  if (!allowed) throw new Error('UPDATE_FEED must be an https:// address')
  try {
    return { address: allowed.href.replace(/\/?$/, '/'), key: feedKey(key) }
  } catch {
    throw new Error('UPDATE_KEY must be the Ed25519 public key of the feed, as base64 of its SPKI form')
  }
}
