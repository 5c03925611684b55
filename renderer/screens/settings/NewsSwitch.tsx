import { useState } from 'react'
import { dayText } from '#protocol/figures.ts'
import { type Account, useNews } from '../../clients/account.ts'
import { wordsOf } from '../../clients/http.ts'
import { Failure } from '../../components/Failure.tsx'
import { Switch } from '../../components/Switch.tsx'
import { SAVE_FAILED } from './save-failed.ts'

/** Whether the people who run this server may write to the player. Off until it is turned on here. */
export function NewsSwitch({ account: { newsSince } }: { account: Account }) {
  const [failure, setFailure] = useState('')
  const news = useNews((error) => setFailure(wordsOf(error, SAVE_FAILED)))
  return (
    <div className="grid gap-2">
      <Switch
        label="News and offers"
        hint={
          newsSince
            ? `You agreed on ${dayText(newsSince)}. Turn it off whenever you like.`
            : 'If you turn this on, the people who run Bar Duel may email you news and offers. Otherwise, they won’t.'
        }
        checked={newsSince !== null}
        busy={news.isPending}
        onChange={(wanted) => {
          setFailure('')
          news.mutate(wanted)
        }}
      />
      <Failure words={failure} />
    </div>
  )
}
