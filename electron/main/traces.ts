import { session } from 'electron'
import { labRoot, wipeLab } from './lab.ts'
import type { Policy } from './policy/policy.ts'

/** The marks a player leaves on a lab's computer, which its policy has wiped. */
export interface Traces {
  /** Wipes what pages stored, where the policy keeps nothing. */
  forgetPages(): Promise<void>
  /** Wipes the lab's profiles and what pages stored. Returns how many answers had not reached the server. */
  wipe(): Promise<number>
}

export function hostTraces(policy: Policy, userData: string): Traces {
  const forgetPages = async (): Promise<void> => {
    if (policy.ephemeral) await session.defaultSession.clearStorageData()
  }
  return {
    forgetPages,
    async wipe() {
      const lost = await wipeLab(labRoot(userData))
      await forgetPages()
      return lost
    },
  }
}
