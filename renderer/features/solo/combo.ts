/** From here on the run of correct answers is worth showing. */
export const COMBO_SHOWN = 2
