import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { fetchedDialog } from '../../../renderer/components/fetched-dialog.tsx'
import { eventually } from '../../support/eventually.ts'

const made = ({ of }: { open: boolean; of: string }) => `dialog of ${of}`
const shown = (Dialog: ReturnType<typeof fetchedDialog<{ open: boolean; of: string }>>) =>
  renderToString(createElement(Dialog, { open: true, of: 'Portia' }))

it('shows nothing before its code is there, and at once what was fetched ahead', async () => {
  const Dialog = fetchedDialog(async () => made, vi.fn())
  expect(shown(Dialog)).toBe('')
  Dialog.fetch()
  await eventually(() => expect(shown(Dialog)).toBe('dialog of Portia'))
})

it('fetches again what could not be fetched', async () => {
  const load = vi.fn(async () => made).mockRejectedValueOnce(new Error('no network'))
  const Dialog = fetchedDialog(load, vi.fn())
  Dialog.fetch()
  expect(shown(Dialog)).toBe('')
  Dialog.fetch()
  await eventually(() => expect(shown(Dialog)).toBe('dialog of Portia'))
})
