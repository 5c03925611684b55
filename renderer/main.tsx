import './theme/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { trustKnownHtml } from './app/trusted-html.ts'
import { adoptDocumentNonce } from './theme/document-nonce.ts'

adoptDocumentNonce()
trustKnownHtml()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
