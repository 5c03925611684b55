import { authRoutes } from '#protocol/http/auth.ts'
import { userRoutes } from '#protocol/http/users.ts'
import { sessionUser } from '#protocol/user.ts'
import { AT, holds, ID } from './contract.ts'
import { user } from './samples.ts'

holds(
  'the player who is signed in (spec section 3)',
  sessionUser,
  { ...user, deletesAt: AT },
  {
    mayMiss: ['lawSchool', 'deletesAt'],
    heldElsewhere: ['avatarData'],
    // Browsers store it.
    drops: ['email'],
    values: [['role', ['player', 'admin'], ['', 'owner']]],
  },
)

holds('the player whose profile is changed', userRoutes['PATCH /api/users/:id'].params, { id: ID })

const signOut = authRoutes['POST /api/auth/logout']
holds(
  'a sign-out',
  signOut.query,
  { discardUnsynced: 'true' },
  {
    mayMiss: ['discardUnsynced'],
    // Answers are lost by that word alone.
    values: [['discardUnsynced', ['true'], ['', 'false', '1', true]]],
  },
)
holds('the reply to a sign-out', signOut.reply, { ok: true }, { values: [['ok', [true], [false]]] })

const freeName = authRoutes['POST /api/auth/check-username']
holds(
  'a name asked after',
  freeName.body,
  { username: 'Ada' },
  { values: [['username', ['Bob'], ['', 'A']]] },
)
holds(
  'whether a name is free',
  freeName.reply,
  { available: false, message: 'Taken' },
  { mayMiss: ['message'] },
)
