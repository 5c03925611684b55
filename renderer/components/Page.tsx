import type { ReactNode } from 'react'
import { AppHeader } from './AppHeader.tsx'
import { classNames } from './class-names.ts'
import { useFreshScreen } from './use-fresh-page.ts'

export interface PageProps {
  /** The document's title, before the product's name. */
  title: string
  /** In place of the plain AppHeader; null for none. */
  header?: ReactNode
  width?: 'form' | 'page' | 'arena' | 'full' | undefined
  className?: string | undefined
  /** Where nothing in sight can be the screen's h1, the title is the h1, read out only. */
  hiddenHeading?: boolean | undefined
  children: ReactNode
}

const WIDTHS = { form: 'max-w-form', page: 'max-w-page', arena: 'max-w-arena', full: '' } as const

/** The frame of a screen: title, skip link, header, and the one main landmark. */
export function Page(props: PageProps) {
  const { title, header = <AppHeader />, width = 'page', className, hiddenHeading, children } = props
  useFreshScreen()
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · Bar Duel`}</title>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-sm focus:bg-raised focus:px-3 focus:py-2"
      >
        Skip to the content
      </a>
      {header}
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          'mx-auto w-full grow outline-none',
          WIDTHS[width],
          width !== 'full' && 'px-4 py-6 sm:px-6 sm:py-8',
          className,
        )}
      >
        {hiddenHeading ? <h1 className="sr-only">{title}</h1> : null}
        {children}
      </main>
    </div>
  )
}
