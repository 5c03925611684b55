import './theme/theme.css'
import { AFTER_PAINT, SHELL_ID } from '#protocol/web-files.ts'
import { painted } from './app/painted.ts'

/** Has the scripts that the document names for later fetched, all at a time. */
function fetchScripts(): void {
  const named = document.querySelectorAll<HTMLLinkElement>(`link[rel="${AFTER_PAINT}"]`)
  for (const link of named) link.rel = 'modulepreload'
}

// The picture that the document brings is shown before the app's code is fetched and runs: on a phone that takes far longer.
const isPainting = document.getElementById(SHELL_ID)?.checkVisibility() === true
void (isPainting ? painted() : Promise.resolve())
  .then(fetchScripts)
  .then(() => import('./app/start.tsx'))
  .then(({ start }) => start())
