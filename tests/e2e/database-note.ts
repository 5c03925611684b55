import { inOut } from '../../scripts/project.mjs'

/** Where the server under test leaves the address of its database. */
export const databaseNote = inOut('e2e', `database-${process.env.E2E_PORT ?? process.env.PORT ?? 4690}`)
