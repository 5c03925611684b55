/** The mark in index.html that each served copy replaces by its own nonce. */
export const NONCE_MARK = '__CSP_NONCE__'

/**
 * The policy of the app's one document (design sections 8, 9): nothing but our own files. The nonce lets Radix's scroll
 * lock add its style element. No text becomes HTML or a script unless the page's one policy of Trusted Types knows it.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** The policy of everything that is not that document: a portrait or a reply opened by itself runs and loads nothing. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The policy of the service worker, which fetches pages, and the icon of what it shows. */
export const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'"
