import { LogOut } from 'lucide-react'
import { Button } from '../../components/Button.tsx'
import { useLogout } from './use-logout.ts'

export function LogoutButton() {
  const { busy, logout } = useLogout()
  return (
    <Button
      variant="ghost"
      busy={busy}
      icon={<LogOut className="size-4 max-sm:hidden" aria-hidden="true" />}
      onClick={logout}
    >
      Logout
    </Button>
  )
}
