import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { SCREENS } from '#protocol/screens.ts'
import type { SessionUser } from '#protocol/user.ts'
import { useSessionActions } from '../../clients/session.ts'
import { ReportQuestion } from '../../features/report/ReportQuestion.tsx'
import { SoloChallenge } from '../../features/solo/SoloChallenge.tsx'

/** The solo challenge at its own address. However it is left, the level and XP won in it show afterward. */
export default function SoloScreen({ user }: { user: SessionUser }) {
  const navigate = useNavigate()
  const { refresh } = useSessionActions()
  useEffect(() => () => void refresh(), [refresh])
  // Nothing is played before there is a character: home asks for one.
  if (user.avatarData.needsCharacterCreation) return <Navigate to={SCREENS.home} replace />
  return (
    <SoloChallenge
      user={user}
      report={(question) => <ReportQuestion {...question} />}
      onLeave={() => void navigate(SCREENS.home)}
    />
  )
}
