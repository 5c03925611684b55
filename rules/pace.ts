/** The bar exam gives 180 minutes for 100 questions: 1.8 minutes each (spec section 2, Stats page). */
export const EXAM_SECONDS_PER_QUESTION = 108
