import type { AppUpdater } from 'electron-updater'
import { nodeHttpExecutor } from './node-http-executor.ts'

export type UpdateCheck =
  /** nothing newer, or a newer version whose rollout has not reached this installation */
  | { found: 'nothing' }
  /** fetched and checked; installed when the app quits */
  | { found: 'update'; version: string }
  | { found: 'failed'; reason: string }

/** Prepares an updater to fetch whole files from one feed, over our own HTTP, and to install them at a quit. */
function configure(updater: AppUpdater, feed: string): void {
  // electron-updater leaves this field, which its types hide, empty for an app that is handed to it, and setFeedURL
  // copies the field: it comes first. node-http-executor.ts says why the value is ours.
  Object.assign(updater, { httpExecutor: nodeHttpExecutor() })
  updater.logger = null
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = true
  // Parts of files would be fetched by other methods of the executor than the two of ours.
  updater.disableDifferentialDownload = true
  updater.allowDowngrade = false
  updater.setFeedURL({ provider: 'generic', url: feed })
  // checkForUpdates rejects with the same error; without a listener the event would end the process.
  updater.on('error', () => undefined)
}

/** Returns a function that looks for a newer version at a feed and fetches it, to be installed at the next quit. */
export function updateCheck(updater: AppUpdater, feed: string): () => Promise<UpdateCheck> {
  configure(updater, feed)
  return async () => {
    try {
      const result = await updater.checkForUpdates()
      if (!result?.isUpdateAvailable) return { found: 'nothing' }
      await updater.downloadUpdate(result.cancellationToken)
      return { found: 'update', version: result.updateInfo.version }
    } catch (error) {
      return { found: 'failed', reason: error instanceof Error ? error.message : String(error) }
    }
  }
}
