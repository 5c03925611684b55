import { House, UserX } from 'lucide-react'
import { ButtonLink } from '../../../components/ButtonLink.tsx'
import { Page } from '../../../components/Page.tsx'

export function UserNotFound() {
  return (
    <Page title="User not found" className="grid place-content-center">
      <div className="grid max-w-form justify-items-center gap-4 py-8 text-center animate-enter">
        <span className="grid size-18 place-items-center rounded-full border border-brass/55 bg-raised text-brass">
          <UserX className="size-8" aria-hidden="true" />
        </span>
        <h1 className="text-2xl">User not found</h1>
        <p className="text-muted">No player has this address. It may have been copied in part.</p>
        <ButtonLink
          to="/"
          variant="primary"
          className="mt-2"
          icon={<House className="size-4" aria-hidden="true" />}
        >
          Return Home
        </ButtonLink>
      </div>
    </Page>
  )
}
