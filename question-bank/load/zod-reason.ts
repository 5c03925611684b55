import type { z } from 'zod'

/** One 'field: what is wrong' phrase for each problem zod found; the field is a path like choices.2.why. */
export function zodReasons(error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const field = issue.path.length > 0 ? issue.path.join('.') : 'whole entry'
    return `${field}: ${issue.message}`
  })
}
