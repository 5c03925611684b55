import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from './ButtonLink.tsx'
import { Page } from './Page.tsx'

export interface NothingHereProps {
  title: string
  icon: ReactNode
  children: ReactNode
}

/** A page in the place of something that is not there, or not to be seen. */
export const NothingHere = ({ title, icon, children }: NothingHereProps) => (
  <Page title={title} className="grid place-content-center">
    <div className="grid max-w-form justify-items-center gap-4 py-8 text-center animate-enter">
      <span className="grid size-18 place-items-center rounded-full border border-brass/55 bg-raised text-brass">
        {icon}
      </span>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted">{children}</p>
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
