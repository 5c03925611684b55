import { lazy } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import { useLogout } from './use-logout.ts'

const CharacterDialog = lazy(() => import('../../features/character/CharacterDialog.tsx'))

/** An account without a character makes one first; closing the dialog logs out (spec section 2). */
export function FirstCharacter({ user }: { user: SessionUser }) {
  const { leave } = useLogout()
  return <CharacterDialog mode="create" user={user} open onClose={leave} onSaved={() => undefined} />
}
