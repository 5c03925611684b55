/** Suggestions and tips the panel shows (spec section 9). */
export const SUGGESTIONS_SHOWN = 4
export const TIPS_SHOWN = 3

/** Characters a message may have; what is longer is refused with a code. */
export const MESSAGE_LIMIT = 20_000

/** Characters of a message that are kept in the thread. */
export const KEPT_OF_MESSAGE = 4_000

/** Messages of a player's thread that are kept; the oldest go first. */
export const HISTORY_LIMIT = 100

/** Messages that one request of the desktop brings at most: they fit the limit of a body. */
export const HISTORY_PAGE = 4
