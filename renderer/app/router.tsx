import { lazy } from 'react'
import { type RouteObject, useRoutes } from 'react-router'
import { SCREENS } from '#protocol/screens.ts'
import { BesideScreens } from './BesideScreens.tsx'
import { HomeScreen } from './first-screens.ts'
import { ForAnyone, ForPlayer, ForVisitor, Home } from './gates.tsx'
import { Landing } from './Landing.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'

const DailyScreen = lazy(() => import('../screens/daily/DailyScreen.tsx'))
const ExamScreen = lazy(() => import('../screens/exam/ExamScreen.tsx'))
const PracticeScreen = lazy(() => import('../screens/practice/PracticeScreen.tsx'))
const SoloScreen = lazy(() => import('../screens/solo/SoloScreen.tsx'))
const SignupScreen = lazy(() => import('../screens/signup/SignupScreen.tsx'))
const StatsScreen = lazy(() => import('../screens/stats/StatsScreen.tsx'))
const LeaderboardScreen = lazy(() => import('../screens/leaderboard/LeaderboardScreen.tsx'))
const DuelTestScreen = lazy(() => import('../screens/duel-test/DuelTestScreen.tsx'))
const AccountsScreen = lazy(() => import('../screens/admin/accounts/AccountsScreen.tsx'))
const CalibrationScreen = lazy(() => import('../screens/admin/calibration/CalibrationScreen.tsx'))
const EmailsScreen = lazy(() => import('../screens/admin/emails/EmailsScreen.tsx'))
const HeldScreen = lazy(() => import('../screens/admin/held/HeldScreen.tsx'))
const ReportsScreen = lazy(() => import('../screens/admin/reports/ReportsScreen.tsx'))
const ConfirmEmailScreen = lazy(() => import('../screens/recovery/ConfirmEmailScreen.tsx'))
const ResetPasswordScreen = lazy(() => import('../screens/recovery/ResetPasswordScreen.tsx'))
const WatchedDuelScreen = lazy(() => import('../screens/watched-duel/WatchedDuelScreen.tsx'))
const SettingsScreen = lazy(() => import('../screens/settings/SettingsScreen.tsx'))
const NotebookScreen = lazy(() => import('../screens/notebook/NotebookScreen.tsx'))
const NotFoundScreen = lazy(() => import('../screens/not-found/NotFoundScreen.tsx'))

const stats = (
  <ForAnyone>{(user) => <StatsScreen user={user} signInPage={<Landing signIn="password" />} />}</ForAnyone>
)

/** Every path of spec S2.1; any other shows the 404 page. */
const routes: RouteObject[] = [
  { path: SCREENS.home, element: <Home>{(user) => <HomeScreen user={user} />}</Home> },
  {
    path: SCREENS.signup,
    element: (
      <ForVisitor>
        <SignupScreen />
      </ForVisitor>
    ),
  },
  { path: SCREENS.daily, element: <ForPlayer>{() => <DailyScreen />}</ForPlayer> },
  {
    path: SCREENS.practice,
    element: <ForPlayer>{(user) => <PracticeScreen key="practice" user={user} kind="practice" />}</ForPlayer>,
  },
  {
    path: SCREENS.review,
    element: <ForPlayer>{(user) => <PracticeScreen key="review" user={user} kind="review" />}</ForPlayer>,
  },
  { path: SCREENS.notebook, element: <ForPlayer>{() => <NotebookScreen />}</ForPlayer> },
  {
    path: SCREENS.exam,
    element: <ForPlayer>{(user) => <ExamScreen key="exam" user={user} />}</ForPlayer>,
  },
  {
    path: SCREENS.examReport,
    element: <ForPlayer>{(user) => <ExamScreen key="report" user={user} />}</ForPlayer>,
  },
  { path: SCREENS.solo, element: <ForPlayer>{(user) => <SoloScreen user={user} />}</ForPlayer> },
  { path: SCREENS.stats, element: stats },
  { path: SCREENS.publicStats, element: stats },
  {
    path: SCREENS.leaderboard,
    element: <ForPlayer>{(user) => <LeaderboardScreen user={user} />}</ForPlayer>,
  },
  {
    path: SCREENS.adminEmails,
    element: <ForPlayer>{() => <EmailsScreen />}</ForPlayer>,
  },
  { path: SCREENS.adminReports, element: <ForPlayer>{() => <ReportsScreen />}</ForPlayer> },
  { path: SCREENS.adminCalibration, element: <ForPlayer>{() => <CalibrationScreen />}</ForPlayer> },
  { path: SCREENS.adminHeld, element: <ForPlayer>{() => <HeldScreen />}</ForPlayer> },
  {
    path: SCREENS.adminAccounts,
    element: <ForPlayer>{(user) => <AccountsScreen user={user} />}</ForPlayer>,
  },
  { path: SCREENS.settings, element: <ForPlayer>{(user) => <SettingsScreen user={user} />}</ForPlayer> },
  { path: SCREENS.watchedDuel, element: <ForPlayer>{() => <WatchedDuelScreen />}</ForPlayer> },
  { path: SCREENS.duelTest, element: <ForAnyone>{() => <DuelTestScreen />}</ForAnyone> },
  {
    path: SCREENS.confirmEmail,
    element: <ForAnyone>{(user) => <ConfirmEmailScreen user={user} />}</ForAnyone>,
  },
  { path: SCREENS.resetPassword, element: <ForAnyone>{() => <ResetPasswordScreen />}</ForAnyone> },
  { path: '*', element: <ForAnyone>{() => <NotFoundScreen />}</ForAnyone> },
]

/** The screen of the address, and what stands beside each. */
export function Screens() {
  return (
    <ScreenBoundary>
      {useRoutes(routes)}
      <BesideScreens />
    </ScreenBoundary>
  )
}
