/** The law of conduct and statutes, where states differ, reading on after "a jurisdiction that". */
export const THIRD_RESTATEMENT = 'follows the Restatement (Third) of Torts'
