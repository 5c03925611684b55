import { House, KeyRound, ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { SCREENS } from '#protocol/screens.ts'
import type { Denial } from '../../clients/admin.ts'
import { TWO_FACTOR_HASH } from '../../clients/two-factor.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { classNames } from '../../components/class-names.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Page } from '../../components/Page.tsx'

const PLACES = [
  { to: SCREENS.adminEmails, label: 'Email Analytics' },
  { to: SCREENS.adminAccounts, label: 'Accounts' },
  { to: SCREENS.adminReports, label: 'Question Reports' },
  { to: SCREENS.adminHeld, label: 'Players on Hold' },
  { to: SCREENS.adminCalibration, label: 'Calibration' },
] as const

export interface AdminPageProps {
  title: string
  /** Under the title: the purpose of the page. */
  about: string
  /** The server has said no: the page says so in place of its content. */
  denied: Denial | null
  children: ReactNode
}

/** The frame of the admins' pages, and the refusal that any other player sees. */
export function AdminPage({ title, about, denied, children }: AdminPageProps) {
  return (
    <Page title={title} header={<AppHeader back={{ to: '/', label: 'Back to Game' }} />}>
      <header className="mb-6 grid gap-4 sm:flex sm:items-end sm:justify-between">
        <div>
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          <p className="mt-1 max-w-measure text-pretty text-muted">{about}</p>
        </div>
        {denied ? null : (
          <nav aria-label="Admin pages" className="flex flex-wrap gap-2">
            {PLACES.map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                className={({ isActive }) =>
                  classNames(
                    'inline-flex min-h-11 items-center rounded-md border px-3 text-sm font-semibold whitespace-nowrap transition-colors',
                    isActive ? 'border-brass text-ink' : 'border-line text-muted hover:text-ink',
                  )
                }
              >
                {label}
              </NavLink>
            ))}
          </nav>
        )}
      </header>
      {denied === null ? children : denied === 'forbidden' ? <Denied /> : <TwoFactorFirst />}
    </Page>
  )
}

function TwoFactorFirst() {
  return (
    <Card as="div" className="animate-enter">
      <EmptyState
        icon={<KeyRound className="size-6" aria-hidden="true" />}
        title="One more step"
        action={
          <ButtonLink to={`${SCREENS.settings}${TWO_FACTOR_HASH}`} variant="primary">
            Set up two-factor sign-in
          </ButtonLink>
        }
      >
        Admins sign in with their password and a code from their phone. Set that up, and these pages open.
      </EmptyState>
    </Card>
  )
}

function Denied() {
  return (
    <Card as="div" className="animate-enter">
      <EmptyState
        icon={<ShieldX className="size-6" aria-hidden="true" />}
        title="Access Denied"
        action={
          <ButtonLink to="/" variant="primary" icon={<House className="size-4" aria-hidden="true" />}>
            Return Home
          </ButtonLink>
        }
      >
        This page is for admins. Ask an admin for access.
      </EmptyState>
    </Card>
  )
}
