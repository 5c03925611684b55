import { inOut } from '../../scripts/project.mjs'

/** Where the server under test notes the address of its database; one for each port, since several runs may be under way. */
export const databaseNote = (port: string | undefined): string => inOut(`e2e-database-${port ?? '4690'}`)

/** The data folder of the server under test, which holds the mails it wrote. */
export const testDataFolder = (port: string | undefined): string => inOut(`e2e-data-${port ?? '4690'}`)
