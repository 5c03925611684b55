import { UserX } from 'lucide-react'
import { NothingHere } from '../../../components/NothingHere.tsx'

export const UserNotFound = () => (
  <NothingHere title="User not found" icon={<UserX className="size-8" aria-hidden="true" />}>
    We can’t find that player. Check the link.
  </NothingHere>
)
