import { useState } from 'react'
import { useLocation } from 'react-router'

const TOKEN = /^#([\w-]{20,100})$/

/** Returns the secret behind the # of a mailed link, or null. It's kept when the address is tidied. */
export function useMailedToken(): string | null {
  const { hash } = useLocation()
  const [token] = useState(() => TOKEN.exec(hash)?.[1] ?? null)
  return token
}
