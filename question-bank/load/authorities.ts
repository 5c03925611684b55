import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Failure } from './failure.ts'
import { readYamlList } from './yaml-list.ts'

const FOLDER = 'reviews/authorities'

const checkedAuthority = z.strictObject({
  /** as items cite it */
  authority: z.string().min(1),
  /** the public text that was read, which says that it stands for what it's cited for */
  where: z.url({ protocol: /^https?$/ }),
  on: z.iso.date('is not a date like 2026-11-01'),
  note: z.string().optional(),
})

/** An authority that a reader looked up in a public text, and found there. */
export type CheckedAuthority = z.infer<typeof checkedAuthority>

/** Returns the authorities that were looked up, file by file; unreadable entries become failures. */
export function loadAuthorities(bankFolder: string): {
  authorities: CheckedAuthority[]
  failures: Failure[]
} {
  const folder = join(bankFolder, FOLDER)
  if (!existsSync(folder)) return { authorities: [], failures: [] }
  const read = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) =>
      readYamlList({
        file: `${FOLDER}/${name}`,
        text: readFileSync(join(folder, name), 'utf8'),
        schema: checkedAuthority,
        rule: 'authority-file',
        name: 'authority',
        plural: 'authorities',
      }),
    )
  return {
    authorities: read.flatMap(({ entries }) => entries),
    failures: read.flatMap(({ failures }) => failures),
  }
}
