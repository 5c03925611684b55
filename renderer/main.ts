import './theme/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { fetchFirstScreen } from './app/first-screens.ts'
import { registerServiceWorker } from './app/service-worker.ts'
import { adoptTrustPolicy } from './app/trust-policy.ts'
import { adoptDocumentNonce } from './theme/document-nonce.ts'

adoptDocumentNonce()
adoptTrustPolicy()
registerServiceWorker()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void fetchFirstScreen().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
