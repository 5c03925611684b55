import { Notification } from 'electron'
import type { SystemNotifications } from './news-desk.ts'
import { plainBody } from './plain-body.ts'

/** The notifications of this computer's system, which the shell alone may show: the page has no permission. */
export const systemNotifications: SystemNotifications = {
  isSupported: () => Notification.isSupported(),
  show({ title, body }, onClick, onClose) {
    const notification = new Notification()
    notification.title = title
    notification.body = plainBody(body, process.platform)
    notification.on('click', onClick)
    notification.on('close', onClose)
    notification.show()
    return () => notification.close()
  },
}
