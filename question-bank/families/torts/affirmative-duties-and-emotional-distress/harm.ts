import { him, his, type Party } from '../../engine/party.ts'

/** Returns a harm with 'a' or 'an', or without an article where it can't be counted. */
export const unspecified = (harm: string): string =>
  /failure$|distress$|paralysis$|blindness$|^loss|^(frostbite|hypothermia|pneumonia)$/.test(harm)
    ? harm
    : `${/^[aeiou]/.test(harm) ? 'an' : 'a'} ${harm}`

const BREAKS: Readonly<Record<string, string>> = {
  broken: 'breaking',
  crushed: 'crushing',
  fractured: 'fracturing',
}

/**
 * Returns how an accident inflicts a harm, as a participle: "breaking her knee", "injuring his
 * spine", "wounding him in the leg".
 */
export function hurting(harm: string, party: Party): string {
  const [first = '', last = ''] = harm.split(' ')
  if (BREAKS[first]) return `${BREAKS[first]} ${his(party)} ${last}`
  const part = first === 'spinal' ? 'spine' : first
  return last === 'wound' ? `wounding ${him(party)} in the ${part}` : `injuring ${his(party)} ${part}`
}
