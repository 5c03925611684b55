import type { z } from 'zod'
import type { ErrorCode } from './error.ts'
import type { LiveErrorCode } from './live/error.ts'
import type { RouteAccess } from './route.ts'

/** The access to a call, as a route of HTTP and a message of the socket both state it. */
export interface Access {
  access: RouteAccess
  /** where it addresses one player's record: the refusal that anyone else gets, an admin included */
  own?: ErrorCode | LiveErrorCode | undefined
}

export const ROLES = ['anonymous', 'player', 'another player', 'unproved admin', 'admin'] as const

/**
 * The caller, seen from the record addressed: 'player' owns it, those after it do not. An admin is unproved without
 * two-factor sign-in.
 */
export type Role = (typeof ROLES)[number]

export interface AccessRow extends Access {
  kind: 'http' | 'socket'
  name: string
}

/** One row for each of a list of routes or messages. */
export const accessRows = (
  kind: AccessRow['kind'],
  contracts: Readonly<Record<string, Access>>,
): AccessRow[] => Object.entries(contracts).map(([name, { access, own }]) => ({ kind, name, access, own }))

/**
 * Rows of a socket's messages: a tagged union of zod, and the access of each of its types; a type without one does not
 * compile.
 */
export const socketRows = <Union extends z.ZodType<{ type: string }>>(
  _messages: Union,
  access: Readonly<Record<z.output<Union>['type'], Access>>,
): AccessRow[] => accessRows('socket', access)

/** Returns 'allowed', or the code a role is refused with. */
export function answerTo(role: Role, { access, own }: Access): 'allowed' | ErrorCode | LiveErrorCode {
  if (role === 'anonymous') return access === 'anyone' ? 'allowed' : 'unauthenticated'
  if (access === 'admin' && role === 'unproved admin') return 'two_factor_needed'
  if (access === 'admin') return role === 'admin' ? 'allowed' : 'forbidden'
  return role === 'player' ? 'allowed' : (own ?? 'allowed')
}

/** The table as text: a row for each route and message, a column for each role. */
export function accessTable(rows: readonly AccessRow[]): string {
  const head = ['', 'route or message', ...ROLES]
  const lines = rows.map((row) => [row.kind, row.name, ...ROLES.map((role) => answerTo(role, row))])
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)),
  )
  const text = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [text(head), ...lines.map(text)].join('\n')
}
