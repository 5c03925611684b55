import { useState } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import { DAILY_LIMIT_MS } from '#rules/daily/casefile.ts'
import { extraTimeIn, withExtraTime } from '#rules/extra-time.ts'
import { secondsShown } from '../../components/countdown.ts'
import { fetchedDialog } from '../../components/fetched-dialog.tsx'
import { Page } from '../../components/Page.tsx'
import { toast } from '../../components/toast.ts'
import { FirstRow } from './FirstRow.tsx'
import { HomeHeader } from './HomeHeader.tsx'
import { LeaderboardPanel } from './LeaderboardPanel.tsx'
import { LeavingBanner } from './LeavingBanner.tsx'
import { Notes } from './Notes.tsx'
import { PlayerPanel } from './PlayerPanel.tsx'
import { SoloCard } from './SoloCard.tsx'
import { StreakBanner } from './StreakBanner.tsx'

const CharacterDialog = fetchedDialog(
  async () => (await import('../../features/character/CharacterDialog.tsx')).default,
  ({ onClose }) => onClose(),
)

export interface HomeMenuProps {
  user: SessionUser
  onSolo: () => void
  onLiveDuel: () => void
  onFriend: () => void
  onGames: () => void
  onReturnToDuel: () => void
}

export function HomeMenu(props: HomeMenuProps) {
  const { user, onSolo, onLiveDuel, onFriend, onGames, onReturnToDuel } = props
  const [editing, setEditing] = useState({ times: 0, open: false })
  const close = () => setEditing(({ times }) => ({ times, open: false }))
  return (
    <Page title="Home" header={<HomeHeader />}>
      <div className="grid gap-4 sm:gap-6">
        <PlayerPanel
          user={user}
          onEdit={() => setEditing(({ times }) => ({ times: times + 1, open: true }))}
          onEditLikely={CharacterDialog.fetch}
        />
        {user.deletesAt === undefined ? null : <LeavingBanner deletesAt={user.deletesAt} />}
        <FirstRow
          caseSeconds={secondsShown(withExtraTime(DAILY_LIMIT_MS, extraTimeIn(user.extraTime)))}
          onLiveDuel={onLiveDuel}
          onFriend={onFriend}
          onGames={onGames}
          onReturnToDuel={onReturnToDuel}
        />
        <Notes />
        <SoloCard onStart={onSolo} />
        <StreakBanner />
        <LeaderboardPanel ownId={user.id} />
      </div>
      {editing.times > 0 ? (
        <CharacterDialog
          // Each opening starts from the player as they are now.
          key={editing.times}
          mode="edit"
          user={user}
          open={editing.open}
          onClose={close}
          onSaved={() => {
            close()
            toast({ title: 'Character updated', variant: 'success' })
          }}
        />
      ) : null}
    </Page>
  )
}
