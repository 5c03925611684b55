import type { ReactNode } from 'react'
import { AppHeader } from '../../components/AppHeader.tsx'
import { Card } from '../../components/Card.tsx'
import { Page } from '../../components/Page.tsx'
import { useFreshPage } from '../../components/use-fresh-page.ts'

/** One card in the middle of the page, for what a mailed link leads to; another title is another step, read from its beginning. */
export function RecoveryPage({ title, children }: { title: string; children: ReactNode }) {
  useFreshPage(title)
  return (
    <Page title={title} header={<AppHeader back={{ to: '/', label: 'Home' }} />}>
      <Card title={title} titleAs="h1" padding="roomy" className="mx-auto max-w-form">
        <div className="grid gap-4">{children}</div>
      </Card>
    </Page>
  )
}
