import { UserRoundCog } from 'lucide-react'
import { Link } from 'react-router'
import { SCREENS } from '#protocol/screens.ts'
import { buttonClass } from '../../components/button-look.ts'
import { Tooltip } from '../../components/Tooltip.tsx'

export const SettingsLink = () => (
  <Tooltip content="Account settings">
    <Link
      to={SCREENS.settings}
      aria-label="Account settings"
      className={buttonClass({ variant: 'ghost', size: 'icon' })}
    >
      <UserRoundCog className="size-5" aria-hidden="true" />
    </Link>
  </Tooltip>
)
