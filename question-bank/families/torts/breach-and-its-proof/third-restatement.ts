/** The sentence of a stem that fixes the law of conduct and statutes, where states differ. */
export const THIRD_RESTATEMENT = 'The jurisdiction follows the Restatement (Third) of Torts.'
