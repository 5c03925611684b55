/** How long a mailed link works: one that confirms an address, and one that sets a new password. */
export const CONFIRM_DAYS = 3
export const RESET_HOURS = 1
