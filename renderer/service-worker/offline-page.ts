import { GROUNDS } from '../theme/grounds.ts'

/** The colors of tokens.css in both themes: no stylesheet can be fetched now. */
const STYLE = `
:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;text-align:center;font:1.125rem/1.6 system-ui,sans-serif;color:light-dark(#1c2436,#f1ebdd);background:light-dark(${GROUNDS.parchment},${GROUNDS.chambers})}
main{max-width:27.5rem}
h1{margin:0;font:400 2.125rem/1.2 Georgia,serif}
a{display:inline-block;min-height:44px;box-sizing:border-box;padding:.55rem 1.5rem;border-radius:7px;font-weight:600;text-decoration:none;color:light-dark(#fffbf1,#1b1407);background:light-dark(#855c10,#d9b25f)}
a:focus-visible{outline:3px solid light-dark(#1c2436,#f1ebdd);outline-offset:3px}
`

const ASKED_EVERY_MS = 5_000

/**
 * Comes back by itself when the network does, and when the server does: of that the browser, which may have its network all
 * along, tells nothing.
 */
const SCRIPT = `
const again=()=>location.reload()
addEventListener('online',again)
setInterval(()=>fetch('/api/ready').then(({ok})=>ok&&again(),()=>{}),${ASKED_EVERY_MS})
`

/**
 * Returns the page for a person whose browser reached no server. It needs nothing but itself; `nonce` marks what its own
 * policy lets in.
 */
export function offlinePage(nonce: string): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You’re offline · Bar Duel</title>
<style nonce="${nonce}">${STYLE}</style>
<main>
<h1>You’re offline</h1>
<p>Bar Duel needs a connection in the browser. What you submitted is saved. We’ll try again as soon as you’re back online.</p>
<a href="">Try again</a>
</main>
<script nonce="${nonce}">${SCRIPT}</script>
</html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  })
}
