import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { adoptDocumentNonce } from '../theme/document-nonce.ts'
import { App } from './App.tsx'
import { fetchFirstScreen } from './first-screens.ts'
import { registerServiceWorker } from './service-worker.ts'
import { adoptTrustPolicy } from './trust-policy.ts'

/** Draws the app into the document, in slices: a press between two of them is taken. */
export async function start(): Promise<void> {
  adoptDocumentNonce()
  adoptTrustPolicy()
  registerServiceWorker()

  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await fetchFirstScreen()
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}
