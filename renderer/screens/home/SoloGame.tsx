import { ReportQuestion } from '../../features/report/ReportQuestion.tsx'
import { SoloChallenge } from '../../features/solo/SoloChallenge.tsx'

/** The solo challenge, with the way to report each question answered in it. */
export default function SoloGame({ onLeave }: { onLeave: () => void }) {
  return <SoloChallenge report={(question) => <ReportQuestion {...question} />} onLeave={onLeave} />
}
