import { Link2 } from 'lucide-react'
import { Button } from './Button.tsx'
import { copyAddress } from './copy-address.ts'

/** Copies where others may look at a duel. */
export const CopyLink = ({ address }: { address: string }) => (
  <Button icon={<Link2 className="size-4" aria-hidden="true" />} onClick={() => void copyAddress(address)}>
    Copy link
  </Button>
)
