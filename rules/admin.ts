/** Active is signed in or answered within these days; top performers have this level or more (design section 4, Admin; spec section 9). */
export const ACTIVE_DAYS = 7
export const TOP_PERFORMER_LEVEL = 10
export const EXPORT_ACTIVE_DAYS = 30
export const SIGNUP_DAYS = 7
