/** How this server treats sockets. Tests and load runs shorten the times. All times are ms. */
export interface SocketSettings {
  /** a socket that says no hello is closed */
  helloMs: number
  /** a socket that was closed is cut when its end has not answered within this */
  closeMs: number
  /** sockets are pinged this often; one that has not answered by the next is gone, so its loss shows within two */
  pingMs: number
  /** whether its session still lives is asked for each socket this often */
  sessionMs: number
  /** messages a socket may send at once, how fast that refills a second, and how many refusals close it */
  flood: { burst: number; perSecond: number; strikes: number }
  /** unreadable messages that close a socket */
  malformedMost: number
  /** connections a player may make a minute, over all nodes */
  connectsPerMinute: number
}

export const SOCKET_SETTINGS: SocketSettings = {
  helloMs: 10_000,
  closeMs: 2_000,
  pingMs: 4_000,
  sessionMs: 60_000,
  flood: { burst: 40, perSecond: 10, strikes: 60 },
  malformedMost: 10,
  connectsPerMinute: 60,
}
