/** The bar exam gives 180 minutes for 100 questions: 1.8 minutes each (issue of statistics). */
export const EXAM_SECONDS_PER_QUESTION = 108
