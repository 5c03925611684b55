// What the modules of the stand-in share: a process has one app, one browser and one set of windows.
module.exports = {
  /** Where the app is and how it was started, as boot.cjs found it. */
  boot: null,
  ready: false,
  quitting: false,
  /** Settled once the browser runs; windows wait for it. */
  launched: Promise.withResolvers(),
  chromium: null,
  /** The connection to the browser, by the Chrome DevTools Protocol. */
  cdp: null,
  /** Switches the app adds to the browser's command line: [name, value]. */
  switches: [],
  windows: new Set(),
  contents: new Set(),
  /** Promises that the app's exit waits for. */
  exitTasks: new Set(),
  /** Pages being created, so that they are not taken for popups. */
  creating: 0,
  /** Popups that were denied and are still to be closed. */
  denied: 0,
  /** The port of scheme-server.cjs. */
  schemePort: 0,
}
