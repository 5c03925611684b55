import { copyText } from './copy-text.ts'
import { toast } from './toast.ts'

/** Copies an address; where a page may not copy, it is shown, to be copied by hand. */
export async function copyAddress(address: string): Promise<void> {
  if (await copyText(address))
    toast({ title: 'Link copied', description: 'Paste it anywhere.', variant: 'success' })
  else toast({ title: 'Copy this link', description: address, duration: 30_000 })
}
