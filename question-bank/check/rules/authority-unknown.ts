import type { ItemRule } from '../rule.ts'
import { isKnownAuthority } from './authority-form.ts'

/** An unknown form beside a known one may be a slip of the pen, or a source such as the Model Penal Code. */
export const authorityUnknown: ItemRule = {
  name: 'authority-unknown',
  severity: 'warn',
  check: (item) => {
    if (!item.authorities.some(isKnownAuthority)) return []
    const tolerated = /^(?:MPC|Model Penal Code|Fed\. R\. Crim\. P\.|FRCrP|URLTA|USRAP|UPC|UVPRA) /
    return item.authorities
      .filter((authority) => !isKnownAuthority(authority) && !tolerated.test(authority))
      .map((authority) => `not a known form: "${authority}"`)
  },
}
