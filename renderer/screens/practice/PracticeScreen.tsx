import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { SCREENS } from '#protocol/screens.ts'
import type { SessionUser } from '#protocol/user.ts'
import { MIXED } from '#rules/subjects.ts'
import { isBegun, practiceLink } from '../../clients/practice-link.ts'
import { subjectIn } from '../../clients/solo-link.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { Page } from '../../components/Page.tsx'
import { PracticeSitting } from '../../features/practice/PracticeSitting.tsx'
import { ReportQuestion } from '../../features/report/ReportQuestion.tsx'

/** Practice and review; the address keeps which of them, and the subject. */
export default function PracticeScreen({ kind, user }: { kind: 'practice' | 'review'; user: SessionUser }) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const subject = subjectIn(useSearchParams()[0]) ?? MIXED
  return (
    <Page
      title={kind === 'review' ? 'Review' : 'Practice'}
      width="arena"
      header={<AppHeader back={{ to: SCREENS.home, label: 'Home' }} />}
    >
      <PracticeSitting
        user={user}
        scope={{ kind, subject }}
        begun={isBegun(state)}
        onSubject={(next) => void navigate(practiceLink(next, kind), { replace: true })}
        onKind={(next) => void navigate(practiceLink(subject, next))}
        report={(question) => <ReportQuestion {...question} />}
        onLeave={() => void navigate(SCREENS.home)}
      />
    </Page>
  )
}
