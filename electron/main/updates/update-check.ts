import type { AppUpdater } from 'electron-updater'
import { FeedHttp } from './feed-http.ts'
import type { UpdateFeed } from './update-feed.ts'

export type UpdateCheck =
  /** nothing newer, or a newer version whose rollout has not reached this installation */
  | { found: 'nothing' }
  /** fetched and checked; installed when the app quits */
  | { found: 'update'; version: string }
  | { found: 'failed'; reason: string }

/** Prepares an updater to fetch whole files from the maker's feed, by its signed descriptions, and to install at a quit. */
function configure(updater: AppUpdater, { address, key }: UpdateFeed): FeedHttp {
  const http = new FeedHttp(key)
  // electron-updater leaves this field, which its types hide, empty for an app that is handed to it, and setFeedURL
  // copies the field: it comes first.
  Object.assign(updater, { httpExecutor: http })
  updater.logger = null
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = true
  // Parts of files would be fetched by other methods than the two of ours.
  updater.disableDifferentialDownload = true
  updater.setFeedURL({ provider: 'generic', url: address })
  // A feed put back to an older description, however well signed, brings no older version back.
  updater.allowDowngrade = false
  // checkForUpdates rejects with the same error; without a listener the event would end the process.
  updater.on('error', () => undefined)
  return http
}

/** Returns a function that looks for a newer version at a feed and fetches it, to be installed at the next quit. */
export function updateCheck(updater: AppUpdater, feed: UpdateFeed): () => Promise<UpdateCheck> {
  const http = configure(updater, feed)
  return async () => {
    try {
      const result = await updater.checkForUpdates()
      if (!result?.isUpdateAvailable) return { found: 'nothing' }
      http.expect(result.updateInfo.files)
      await updater.downloadUpdate(result.cancellationToken)
      return { found: 'update', version: result.updateInfo.version }
    } catch (error) {
      return { found: 'failed', reason: error instanceof Error ? error.message : String(error) }
    }
  }
}
