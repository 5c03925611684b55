import { BrowserWindow, dialog, type MessageBoxOptions } from 'electron'

const CANCEL = 0

const question = (origin: string): MessageBoxOptions => ({
  type: 'question',
  message: `Use the server ${origin}?`,
  detail:
    'Your password and your answers will go to it. Continue only if you trust the person who gave you this address. Bar Duel then restarts.',
  buttons: ['Cancel', 'Use this server'],
  defaultId: CANCEL,
  cancelId: CANCEL,
  noLink: true,
})

/** Asks the player in a dialog of the system, which no page can draw or press. Returns whether they agreed. */
export async function confirmServer(origin: string): Promise<boolean> {
  const [window] = BrowserWindow.getAllWindows()
  const asked = question(origin)
  const { response } = await (window ? dialog.showMessageBox(window, asked) : dialog.showMessageBox(asked))
  return response !== CANCEL
}
