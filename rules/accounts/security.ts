/** Days for which an account's security events are kept (spec section 7). */
export const SECURITY_DAYS = 90
