import { expect, it } from 'vitest'
import { blockRoutes } from '#protocol/http/blocks.ts'
import { AT, holds, ID } from '../contract.ts'

const block = blockRoutes['POST /api/blocks']
const unblock = blockRoutes['DELETE /api/blocks/:userId']
const blocked = { id: ID, username: 'bob', displayName: 'Bob M', blockedAt: AT }

holds(
  'the wish to block a player',
  block.body,
  { username: 'bob' },
  {
    values: [['username', ['b', 'x'.repeat(60)], ['', '  ', 'x'.repeat(61)]]],
  },
)

it('the name of a player to block is trimmed', () => {
  expect(block.body.parse({ username: ' bob ' })).toEqual({ username: 'bob' })
})

holds('a blocked player', block.reply, blocked)
holds('the blocked players', blockRoutes['GET /api/blocks'].reply, { players: [blocked] })
holds('the player to unblock', unblock.params, { userId: ID })
holds('whether a player was unblocked', unblock.reply, { unblocked: false })
