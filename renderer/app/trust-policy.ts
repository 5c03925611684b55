import { SERVICE_WORKER } from '#protocol/web-files.ts'

/** The text of the style element in Radix's select (@radix-ui/react-select). */
const SELECT_STYLE =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'

/** One character reference and nothing else, which the Markdown parser lets the browser decode. */
const CHARACTER_REFERENCE = /^&[A-Za-z0-9]+;$/

interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: {
      createHTML(html: string): string | null
      createScriptURL(url: string): string | null
    },
  ): unknown
}

/** Returns HTML that our own libraries write, and null for any other. Neither kind can hold a script. */
export const trustedHtml = (html: string): string | null =>
  html === SELECT_STYLE || CHARACTER_REFERENCE.test(html) ? html : null

/** Returns the address of the one script the app starts by its address, the service worker's, and null for any other. */
export const trustedScriptUrl = (url: string): string | null => (url === SERVICE_WORKER ? url : null)

/**
 * Makes the document's one policy of Trusted Types; the content security policy permits no second. Call once before the
 * first render. A browser without Trusted Types has none to make.
 */
export function adoptTrustPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: trustedHtml, createScriptURL: trustedScriptUrl })
}
