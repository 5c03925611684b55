/** The desktop engine names itself in this header; a page of another site cannot send it without our leave (CORS). */
export const HEADER_CLIENT = 'x-bar-duel-client'
export const DESKTOP_CLIENT = 'desktop'
/** Replies to a desktop's sign-in carry the bearer token here instead of a cookie. The engine keeps it; the page never sees it. */
export const HEADER_SESSION = 'x-bar-duel-session'
/**
 * The mark of a device that signed in before, as a browser's cookie holds it: a desktop's sign-in is replied to with it, and
 * the engine sends it with the next one.
 */
export const HEADER_DEVICE = 'x-bar-duel-device'
/**
 * Replies to a desktop's sign-in carry the key of the player's study files here, the same at every sign-in. The engine keeps it
 * with the session; the page never sees it.
 */
export const HEADER_FILE_KEY = 'x-bar-duel-file-key'
/** 32 bytes, base64url. */
export const FILE_KEY = /^[A-Za-z0-9_-]{43}$/
/** 32 random bytes, base64url. */
export const DEVICE_MARK = /^[A-Za-z0-9_-]{43}$/
