/** Said where a switch could not be saved and the server gave no words of its own. */
export const SAVE_FAILED = 'We couldn’t save that. Check your connection and try again.'
