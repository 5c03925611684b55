import { useState } from 'react'
import { type Account, useShownDuels } from '../../clients/account.ts'
import { wordsOf } from '../../clients/http.ts'
import { Failure } from '../../components/Failure.tsx'
import { Switch } from '../../components/Switch.tsx'
import { SAVE_FAILED } from './save-failed.ts'

/** Whether others may look at the player's finished duels. Off until it is turned on here. */
export function ShownDuels({ account: { showsDuels = false } }: { account: Account }) {
  const [failure, setFailure] = useState('')
  const shown = useShownDuels((error) => setFailure(wordsOf(error, SAVE_FAILED)))
  return (
    <div className="mt-6 grid gap-2">
      <Switch
        label="Let others look at my finished duels"
        hint="Anyone signed in who has a duel’s link can go through it, if your opponent lets them too. Turn it off and the links stop working."
        checked={showsDuels}
        busy={shown.isPending}
        onChange={(wanted) => {
          setFailure('')
          shown.mutate(wanted)
        }}
      />
      <Failure words={failure} />
    </div>
  )
}
