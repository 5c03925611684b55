import './theme/theme.css'
import { SHELL_ID } from '#protocol/web-files.ts'
import { painted } from './app/painted.ts'

// The picture that the document brings is shown before the app's code runs: on a phone that code takes longer than the paint.
const isPainting = document.getElementById(SHELL_ID)?.checkVisibility() === true
void (isPainting ? painted() : Promise.resolve())
  .then(() => import('./app/start.tsx'))
  .then(({ start }) => start())
