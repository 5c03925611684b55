import { lazy, Suspense, useState } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { Page } from '../../components/Page.tsx'
import { toast } from '../../components/toast.ts'
import { CompanionCard } from './CompanionCard.tsx'
import { DailyCard } from './DailyCard.tsx'
import { LeaderboardPanel } from './LeaderboardPanel.tsx'
import { LogoutButton, useLogout } from './LogoutButton.tsx'
import { PlayerPanel } from './PlayerPanel.tsx'
import { SoloCard } from './SoloCard.tsx'
import { VersusCard } from './VersusCard.tsx'

const CharacterDialog = lazy(() => import('../character/CharacterDialog.tsx'))

export function HomeMenu({ user, onSolo }: { user: SessionUser; onSolo: () => void }) {
  const [editing, setEditing] = useState({ times: 0, open: false })
  return (
    <Page title="Home" header={<AppHeader actions={<LogoutButton />} />}>
      <div className="grid gap-6 animate-enter">
        <PlayerPanel
          user={user}
          onEdit={() => setEditing(({ times }) => ({ times: times + 1, open: true }))}
        />
        <SoloCard onStart={onSolo} />
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          <DailyCard />
          <VersusCard />
          <CompanionCard />
        </div>
        <LeaderboardPanel />
      </div>
      <Suspense fallback={null}>
        {user.avatarData.needsCharacterCreation ? (
          <ForcedCharacter user={user} />
        ) : editing.times > 0 ? (
          <CharacterDialog
            // Each opening starts from the player as they are now.
            key={editing.times}
            mode="edit"
            user={user}
            open={editing.open}
            onClose={() => setEditing(({ times }) => ({ times, open: false }))}
            onSaved={() => {
              setEditing(({ times }) => ({ times, open: false }))
              toast({ title: 'Character updated', variant: 'success' })
            }}
          />
        ) : null}
      </Suspense>
    </Page>
  )
}

/** An account without a character makes one first; closing the dialog logs out (spec section 2). */
function ForcedCharacter({ user }: { user: SessionUser }) {
  const { logout } = useLogout()
  return <CharacterDialog mode="create" user={user} open onClose={logout} onSaved={() => undefined} />
}
