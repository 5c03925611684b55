import type { Access } from '../access.ts'
import type { ToServerType } from './to-server.ts'

const player: Access = { access: 'player' }
const ownDuel: Access = { access: 'player', own: 'not_your_duel' }
const ownChallenge: Access = { access: 'player', own: 'challenge_gone' }

/** The access to each message over the socket. The socket itself opens for nobody without a session. */
export const LIVE_ACCESS: Readonly<Record<ToServerType, Access>> = {
  'presence:hello': player,
  'presence:ping': player,
  'queue:join': player,
  'queue:leave': player,
  'queue:bot': player,
  'duel:enter': ownDuel,
  // Leaves one's own seat, whatever match is named.
  'duel:leave': player,
  'duel:answer': ownDuel,
  'duel:hint': ownDuel,
  'duel:resign': ownDuel,
  'duel:claim': ownDuel,
  'challenge:send': player,
  'challenge:accept': ownChallenge,
  'challenge:decline': ownChallenge,
  'challenge:cancel': ownChallenge,
  'rematch:offer': ownDuel,
  'rematch:accept': ownDuel,
  'rematch:decline': ownDuel,
}
