import { setNonce } from 'get-nonce'

/**
 * The nonce the host put on this document, for the few style elements that libraries must inject (the
 * scroll lock of dialogs, the select's viewport): `style-src 'self'` blocks them without it.
 */
export function documentNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}

/** Call once before the first render. */
export function adoptDocumentNonce(): void {
  const nonce = documentNonce()
  if (nonce) setNonce(nonce)
}
