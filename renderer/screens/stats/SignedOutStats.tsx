import { ChartColumn, House } from 'lucide-react'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Page } from '../../components/Page.tsx'

export function SignedOutStats() {
  return (
    <Page title="Stats" className="grid place-content-center">
      <div className="grid max-w-form justify-items-center gap-4 py-8 text-center animate-enter">
        <span className="grid size-18 place-items-center rounded-full border border-brass/55 bg-raised text-brass">
          <ChartColumn className="size-8" aria-hidden="true" />
        </span>
        <h1 className="text-2xl">Please log in to view stats</h1>
        <p className="text-muted">Your record is kept with your account.</p>
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
