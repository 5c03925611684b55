import { companies } from './companies.ts'
import { delays } from './delays.ts'
import type { ServiceMatter } from './facts.ts'
import { mailings } from './mailings.ts'
import type { Matter } from './matter.ts'
import { recipients } from './recipients.ts'
import { servers } from './servers.ts'

/** Every way in which process was served or not. */
export const matters: Readonly<Record<ServiceMatter, Matter>> = {
  ...servers,
  ...recipients,
  ...mailings,
  ...companies,
  ...delays,
}
