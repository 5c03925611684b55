import { LogOut } from 'lucide-react'
import { Button } from '../../components/Button.tsx'
import { fetchedDialog } from '../../components/fetched-dialog.tsx'
import { useLogout } from './use-logout.ts'

const ConfirmDialog = fetchedDialog(
  async () => (await import('../../components/ConfirmDialog.tsx')).ConfirmDialog,
  ({ onOpenChange }) => onOpenChange(false),
)

export function LogoutButton() {
  const { busy, logout, asking, stay, leaveAnyway } = useLogout()
  return (
    <>
      <Button
        variant="ghost"
        busy={busy}
        icon={<LogOut className="size-4 max-sm:hidden" aria-hidden="true" />}
        onClick={logout}
      >
        Logout
      </Button>
      {asking === null ? null : (
        <ConfirmDialog
          open
          onOpenChange={(open) => (open ? undefined : stay())}
          {...asking}
          cancelLabel="Stay signed in"
          busy={busy}
          onConfirm={leaveAnyway}
        />
      )}
    </>
  )
}
