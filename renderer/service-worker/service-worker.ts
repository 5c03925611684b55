import { coverNavigations } from './navigations.ts'
import { takeOverAtOnce } from './updates.ts'

takeOverAtOnce()
coverNavigations()
