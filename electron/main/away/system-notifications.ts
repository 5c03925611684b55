import { Notification } from 'electron'
import type { SystemNotifications } from './news-desk.ts'
import { plainBody } from './plain-body.ts'

/** The notifications of this computer's system. They are the shell's own: the page has no permission for any. */
export const systemNotifications: SystemNotifications = {
  isSupported: () => Notification.isSupported(),
  show({ title, body }, clicked, gone) {
    const notification = new Notification()
    notification.title = title
    notification.body = plainBody(body, process.platform)
    notification.on('click', clicked)
    notification.on('close', gone)
    notification.show()
    return () => notification.close()
  },
}
