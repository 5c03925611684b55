import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SCREENS } from '#protocol/screens.ts'
import type { SessionUser } from '#protocol/user.ts'
import { extraTimeIn } from '#rules/extra-time.ts'
import { drillLimit } from '#rules/practice/pace-drill.ts'
import { MIXED } from '#rules/subjects.ts'
import { isDrill, practiceLink } from '../../clients/practice-link.ts'
import { useSessionActions } from '../../clients/session.ts'
import { subjectIn } from '../../clients/solo-link.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { Page } from '../../components/Page.tsx'
import { WayToDuel } from '../../features/duel/WayToDuel.tsx'
import { PracticeSitting } from '../../features/practice/PracticeSitting.tsx'
import { ReportQuestion } from '../../features/report/ReportQuestion.tsx'

const TITLES = { practice: 'Practice', review: 'Review', drill: 'Pace drill' } as const

export interface PracticeScreenProps {
  user: SessionUser
  kind: 'practice' | 'review'
}

/**
 * Practice, review and the pace drill; the address keeps which of them, and the subject. However it's left, the level and XP won
 * in it show afterward.
 */
export default function PracticeScreen({ user, kind: path }: PracticeScreenProps) {
  const navigate = useNavigate()
  const { refresh } = useSessionActions()
  useEffect(() => () => void refresh(), [refresh])
  const [search] = useSearchParams()
  const kind = path === 'practice' && isDrill(search) ? 'drill' : path
  const subject = subjectIn(search) ?? MIXED
  return (
    <Page
      title={TITLES[kind]}
      width="arena"
      header={<AppHeader back={{ to: SCREENS.home, label: 'Home' }} />}
    >
      <WayToDuel />
      <PracticeSitting
        key={kind}
        user={user}
        scope={{ kind, subject }}
        limitMs={drillLimit(extraTimeIn(user.extraTime))}
        onSubject={(next) => void navigate(practiceLink(next, kind), { replace: true })}
        onKind={(next) => void navigate(practiceLink(subject, next))}
        report={(question) => <ReportQuestion {...question} />}
        onLeave={() => void navigate(SCREENS.home)}
      />
    </Page>
  )
}
