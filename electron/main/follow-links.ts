import { app } from 'electron'
import { LINK_SCHEME, linkedPage, linkedPageIn } from './link.ts'
import { isWindowOpen, showWindow } from './windows.ts'

/**
 * Follows barduel:// links from now on. A link that comes before the first window decides the page it opens on; returns
 * a function for that page, '/' if there was no such link.
 */
export function followLinks(): () => string {
  let firstPage = linkedPageIn(process.argv)
  const follow = (page: string | null) => {
    if (isWindowOpen()) showWindow(page)
    else firstPage = page ?? firstPage
  }
  app.on('open-url', (event, address) => {
    event.preventDefault()
    follow(linkedPage(address))
  })
  app.on('second-instance', (_event, argv) => follow(linkedPageIn(argv)))
  app.setAsDefaultProtocolClient(LINK_SCHEME)
  return () => firstPage ?? '/'
}
