import type { Identify } from '#http/serve.ts'
import type { Database } from '../store/database.ts'

/** The parts that every route for admins is made of. */
export interface AdminParts {
  db: Database
  identify: Identify
  now: () => number
}
