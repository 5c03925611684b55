/** The desktop engine names itself in this header; a page of another site cannot send it without our leave (CORS). */
export const HEADER_CLIENT = 'x-bar-duel-client'
export const DESKTOP_CLIENT = 'desktop'
/** Replies to a desktop's sign-in carry the bearer token here instead of a cookie. The engine keeps it; the page never sees it. */
export const HEADER_SESSION = 'x-bar-duel-session'
