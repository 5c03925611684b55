import { app } from 'electron'

/** Starts the app again once this run has ended in order. An AppImage runs from a folder that is gone by then. */
export function restart(): void {
  const image = process.env.APPIMAGE
  app.relaunch(image ? { execPath: image } : {})
  app.quit()
}
