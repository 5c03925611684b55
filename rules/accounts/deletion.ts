/** Days in which a player may take back the deletion of their account. */
export const DELETION_DAYS = 7
