import { AppHeader } from '../../components/AppHeader.tsx'
import { DesktopSign } from './DesktopSign.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import { SettingsLink } from './SettingsLink.tsx'

/** The signed-in player's header; on the desktop it also shows the state of syncing. */
export const HomeHeader = () => (
  <AppHeader
    crowded
    actions={
      <>
        <DesktopSign />
        <SettingsLink />
        <LogoutButton />
      </>
    }
  />
)
