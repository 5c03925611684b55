import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { Wordmark } from './Wordmark.tsx'

export interface AppHeaderProps {
  /** In place of the wordmark's link home: the screen that led here. */
  back?: { readonly to: string; readonly label: string } | undefined
  /** At the right end, before the theme switch. */
  actions?: ReactNode
  /** More actions than a narrow window has room for beside the app's name: its emblem stays. */
  crowded?: boolean | undefined
  /** A match is played below: where the actions and the theme switch need two lines, the match gets the second. */
  playing?: boolean | undefined
}

export function AppHeader({ back, actions, crowded = false, playing = false }: AppHeaderProps) {
  return (
    <header className={classNames('border-b border-line', playing && '@container')}>
      <div className="mx-auto flex min-h-16 w-full max-w-arena flex-wrap items-center justify-between gap-x-1.5 gap-y-1 px-4 py-1 sm:gap-x-3 sm:px-6">
        {/* As narrow as its words allow: with large text the actions take a line of their own. */}
        <div className="flex grow basis-0 items-center gap-3">
          <Link to="/" aria-label="Bar Duel, home" className="inline-flex min-h-11 items-center rounded-sm">
            <Wordmark className={back || crowded ? 'max-sm:[&>span]:hidden' : undefined} />
          </Link>
          {back ? <span className="h-6 w-px bg-line" aria-hidden="true" /> : null}
          {back ? (
            <Link
              to={back.to}
              className="inline-flex min-h-11 min-w-0 items-center gap-1 rounded-sm px-1 text-sm font-semibold text-muted transition-colors hover:text-ink"
            >
              <ArrowLeft className="size-4 shrink-0" aria-hidden="true" />
              <span className="truncate">{back.label}</span>
            </Link>
          ) : null}
        </div>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-3">
          {actions}
          {playing ? (
            <div className="@max-[19rem]:hidden">
              <ThemeSwitch />
            </div>
          ) : (
            <ThemeSwitch />
          )}
        </div>
      </div>
    </header>
  )
}
