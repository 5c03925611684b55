import tls from 'node:tls'

let trusted = false

/**
 * Trusts the system's certificate authorities besides Node's own from now on: a campus that reads its own traffic signs
 * every server's certificate anew, by an authority that only its computers know.
 */
export function trustSystemCertificates(): void {
  if (trusted) return
  trusted = true
  try {
    const known = [...tls.getCACertificates('default'), ...tls.getCACertificates('system')]
    tls.setDefaultCACertificates([...new Set(known)])
  } catch (error) {
    console.error('The system’s certificates cannot be read; only those of the app are trusted:', error)
  }
}
