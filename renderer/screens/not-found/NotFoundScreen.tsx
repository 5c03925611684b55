import { House } from 'lucide-react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Emblem } from '../../components/Emblem.tsx'
import { Page } from '../../components/Page.tsx'

/** Any path that is no screen's (spec section 2). */
export default function NotFoundScreen() {
  const { pathname } = useLocation()
  return (
    <Page title="Page Not Found" className="grid place-content-center">
      <div className="grid max-w-form justify-items-center gap-4 py-8 text-center animate-enter">
        <p
          className="flex items-center gap-3 font-display text-[6rem] leading-none text-brass"
          aria-hidden="true"
        >
          4<Emblem className="size-24" />4
        </p>
        <h1 className="text-3xl">Page Not Found</h1>
        <p className="text-lg text-muted text-pretty">
          There’s no case on the docket at{' '}
          <span className="break-all font-semibold text-ink">{pathname}</span>. Check the address, or head
          home.
        </p>
        <ButtonLink
          to="/"
          variant="primary"
          size="large"
          className="mt-2"
          icon={<House className="size-5" aria-hidden="true" />}
        >
          Return Home
        </ButtonLink>
      </div>
    </Page>
  )
}
