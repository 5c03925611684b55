import { lazy, Suspense, useEffect } from 'react'
import { useSessionActions } from '../../clients/session.ts'
import { FullScreenSpinner } from '../../components/FullScreenSpinner.tsx'
import { Arrival } from './Arrival.tsx'

const SoloGame = lazy(() => import('./SoloGame.tsx'))

/** The solo challenge as a mode of the home page. However it is left, the level and XP won in it show afterwards. */
export function SoloMode({ onLeave }: { onLeave: () => void }) {
  const { refresh } = useSessionActions()
  useEffect(() => () => void refresh(), [refresh])
  return (
    <Suspense fallback={<FullScreenSpinner label="Calling the court..." />}>
      <Arrival />
      <SoloGame onLeave={onLeave} />
    </Suspense>
  )
}
