/** Files of the web app whose addresses never change: browsers keep the address and ask whether the file has changed. */
export const SERVICE_WORKER = '/service-worker.js'
export const APP_MANIFEST = '/app.webmanifest'

/** The attribute of a document whose request brought no session: its page needs not ask who is there. */
export const VISITOR_MARK = 'data-visitor'

/** The note of the build to the server: the scripts of every page, and of the first page by who sees it, in the order of need. */
export const FIRST_LOADS = 'first-loads.json'
export interface FirstLoads {
  readonly every: readonly string[]
  readonly visitor: readonly string[]
  readonly player: readonly string[]
}

/** Still pictures of the pages at `/` as HTML, and the id of the element that holds one until the app is there. */
export const LANDING_SHELL = 'landing-shell.html'
export const HOME_SHELL = 'home-shell.html'
export const SHELL_ID = 'shell'

/** The relation of a script to a document that is fetched once the picture is painted: until then, the network is the picture's. */
export const AFTER_PAINT = 'after-paint'

/** The attribute of a document in which home's picture is a true one, by what the browser keeps of its player. */
export const HOME_MARK = 'data-home'
