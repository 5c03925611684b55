/** The path of the real-time socket, on the same host (wss on https). */
export const LIVE_PATH = '/ws'

/** The version of these messages. A server speaks it and the one before it (design section 7). */
export const LIVE_PROTOCOL = 1
export const OLDEST_LIVE_PROTOCOL = 1

/** Bytes one frame from a client may have; a longer one closes the socket with 1009. */
export const MAX_FRAME_BYTES = 64 * 1024

/** Why a server closes a socket. Those from 4000 are ours. */
export const LIVE_CLOSE = {
  /** the node stops; connect again at once */
  restart: 1012,
  /** this node cannot welcome anyone just now: connect again in a moment */
  later: 1013,
  /** a frame longer than MAX_FRAME_BYTES */
  tooLarge: 1009,
  /** message after message that could not be read */
  malformed: 4400,
  /** no session, or one that has ended: sign in, do not reconnect by yourself */
  signedOut: 4401,
  /** nothing was said hello to in time */
  silent: 4408,
  /** messages of another version: reload the app */
  outdated: 4426,
  /** too many messages: wait a minute */
  flood: 4429,
} as const
