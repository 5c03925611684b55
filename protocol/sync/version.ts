/** The sync protocol this build speaks. The server also speaks the one before it (design section 7). */
export const SYNC_PROTOCOL = 3

/**
 * The edition of the rules by which events are refused. It rises when one that was refused may now be accepted: a device sends
 * again what an older edition refused, and a server judges it anew.
 */
export const SYNC_EDITION = 1

/** Whether a server whose newest protocol is `newest` still speaks a client's; newer clients are always heard. */
export const speaksSync = (protocol: number, newest = SYNC_PROTOCOL): boolean =>
  protocol >= Math.max(1, newest - 1)

/** Pending events a page carries at most (design section 7), and accepted ones it brings back. */
export const SYNC_PAGE = 200

/** Bytes of one event as JSON, and of a whole page's body. */
export const SYNC_EVENT_BYTES = 4_096
export const SYNC_BODY_BYTES = 1024 * 1024
