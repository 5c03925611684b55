/** Files of the web app whose addresses never change: browsers keep the address and ask whether the file has changed. */
export const SERVICE_WORKER = '/service-worker.js'
export const APP_MANIFEST = '/app.webmanifest'

/** The attribute of a document whose request brought no session: its page needs not ask who is there. */
export const VISITOR_MARK = 'data-visitor'

/** The note of the build to the server: the scripts of the first page, in the order of need, by who sees it. */
export const FIRST_LOADS = 'first-loads.json'
export interface FirstLoads {
  readonly visitor: readonly string[]
  readonly player: readonly string[]
}

/** A still picture of the landing page as HTML, and the id of the element that holds it until the app is there. */
export const LANDING_SHELL = 'landing-shell.html'
export const SHELL_ID = 'shell'
