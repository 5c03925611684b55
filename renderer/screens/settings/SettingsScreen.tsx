import { MonitorCog } from 'lucide-react'
import type { SessionUser } from '#protocol/user.ts'
import { useAccount } from '../../clients/account.ts'
import { desktop } from '../../clients/desktop.ts'
import { wordsOf } from '../../clients/http.ts'
import { openSettings } from '../../clients/open-settings.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Page } from '../../components/Page.tsx'
import { PlaySettings } from '../../components/PlaySettings.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { BlockedPlayers } from '../../features/friend-games/BlockedPlayers.tsx'
import { ComfortSettings } from './ComfortSettings.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { EmailSettings } from './EmailSettings.tsx'
import { ExtraTimeChoice } from './ExtraTimeChoice.tsx'
import { NewsSwitch } from './NewsSwitch.tsx'
import { OwnData } from './OwnData.tsx'
import { PasswordSettings } from './PasswordSettings.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { ReminderSettings } from './ReminderSettings.tsx'
import { ShownDuels } from './ShownDuels.tsx'
import { TwoFactorSettings } from './two-factor/TwoFactorSettings.tsx'

const FAILED = 'We couldn’t load your settings. Check your connection and try again.'

/** One's own account and how the game behaves, a card for each matter. */
export default function SettingsScreen({ user }: { user: SessionUser }) {
  const account = useAccount()
  return (
    <Page title="Settings" header={<AppHeader back={{ to: '/', label: 'Home' }} />}>
      <div className="mx-auto grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-6">
        <header>
          <h1 className="text-3xl">Settings</h1>
          <p className="text-muted">@{user.username}</p>
        </header>
        {user.avatarData.needsCharacterCreation ? null : <ProfileSettings user={user} />}
        {account.isError ? (
          <ErrorState
            message={wordsOf(account.error, FAILED)}
            onRetry={() => void account.refetch()}
            retrying={account.isFetching}
          />
        ) : account.data ? (
          <>
            <EmailSettings account={account.data} />
            <PasswordSettings username={user.username} />
            <TwoFactorSettings />
            <Devices />
            <RecentActivity />
            <Card title="Email from us">
              <NewsSwitch account={account.data} />
            </Card>
          </>
        ) : (
          <Skeleton shape="card" className="h-96" />
        )}
        <Card title="Look and motion">
          <ComfortSettings />
        </Card>
        <Card title="Play">
          <PlaySettings />
          <ExtraTimeChoice user={user} />
          {account.data ? <ShownDuels account={account.data} /> : null}
        </Card>
        <Card title="Reminders">
          <ReminderSettings />
        </Card>
        {desktop() ? (
          <Card title="This computer">
            <Button icon={<MonitorCog className="size-4" aria-hidden="true" />} onClick={openSettings}>
              Open this computer’s settings
            </Button>
          </Card>
        ) : null}
        <BlockedPlayers />
        {account.data ? (
          <>
            <OwnData />
            <DeleteAccount account={account.data} />
          </>
        ) : null}
      </div>
    </Page>
  )
}
