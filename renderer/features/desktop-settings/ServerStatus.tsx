import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useServerCheck } from '../../clients/study-server.ts'
import { Button } from '../../components/Button.tsx'
import { CHECK_WORDS } from './server-words.ts'

/** Says whether the server in force can be reached, with a button to check again where it can't. */
export function ServerStatus() {
  const { data: found, isFetching, refetch } = useServerCheck()
  const isReached = found === 'reachable'
  const Icon = isReached ? CircleCheck : TriangleAlert
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="flex min-w-0 items-start gap-2 text-sm">
        {isFetching || !found ? (
          <span className="text-muted">Checking this server...</span>
        ) : (
          <>
            <Icon
              className={`mt-0.5 size-4 shrink-0 ${isReached ? 'text-correct' : 'text-warn'}`}
              aria-hidden="true"
            />
            <span>{CHECK_WORDS[found]}</span>
          </>
        )}
      </p>
      {found && found !== 'none' && !isReached ? (
        <Button size="small" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
      ) : null}
    </div>
  )
}
