import { coverNavigations } from './navigations.ts'
import { showReminders } from './reminders.ts'
import { takeOverAtOnce } from './updates.ts'

takeOverAtOnce()
coverNavigations()
showReminders()
