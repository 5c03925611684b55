import type { ToServer } from '#protocol/live/to-server.ts'
import type { LiveSocket } from '../../sockets/hub.ts'
import { refusalOf } from '../../sockets/refusal.ts'
import { ENOUGH_TODAY } from '../start/day-share.ts'

/** Refuses a message that would begin one match more than a day has. */
export const refuseForToday = (socket: Pick<LiveSocket, 'send'>, type: ToServer['type']): void =>
  socket.send(refusalOf('rate_limited', type, null, ENOUGH_TODAY))
