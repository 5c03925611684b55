import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { fetchAhead } from '../../components/fetch-ahead.ts'
import { orNotLoaded } from '../../components/or-not-loaded.tsx'
import { useNextFocus } from '../../components/use-next-focus.ts'

const importQuestion = () => import('../../features/trial/TrialQuestion.tsx')
const TrialQuestion = lazy(orNotLoaded(importQuestion))
const fetchQuestion = fetchAhead(importQuestion)

/** A question to try before any form. Nothing of it is loaded, or asked of the server, before it is wanted. */
export function TryOne({ onSignUp }: { onSignUp: () => void }) {
  const [wanted, setWanted] = useState(false)
  const { next, onPress } = useNextFocus<HTMLDivElement>({ isInPlace: true })
  return (
    <Card title="Try one now" tone="main">
      {wanted ? (
        <div ref={next} tabIndex={-1} className="outline-none">
          <Suspense fallback={null}>
            <TrialQuestion onSignUp={onSignUp} />
          </Suspense>
        </div>
      ) : (
        <>
          <p className="text-pretty text-muted">One bar-style question, no account needed.</p>
          <Button
            variant="primary"
            size="large"
            className="mt-4 max-sm:w-full"
            onClick={() => {
              onPress()
              setWanted(true)
            }}
            onPointerEnter={fetchQuestion}
            onFocus={fetchQuestion}
          >
            Try a question
          </Button>
        </>
      )}
    </Card>
  )
}
