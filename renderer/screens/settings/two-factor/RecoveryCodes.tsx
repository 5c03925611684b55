import { Copy, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { copyText } from '../../../components/copy-text.ts'
import { saveFile } from '../../../components/save-file.ts'

/** The recovery codes, in sight until the player says that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const text = codes.join('\n')

  // They stand in the place of the form that brought them.
  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    setSaid((await copyText(text)) ? 'Copied.' : 'We couldn’t copy them. Select them and copy by hand.')
  }

  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        Save your recovery codes
      </h3>
      <p>
        Each of these signs you in once if you lose your phone. Keep them somewhere you can reach without it.
        We won’t show them again.
      </p>
      <ul className="grid grid-cols-2 gap-2 rounded-md border border-line bg-raised p-4 select-all">
        {codes.map((code) => (
          <li key={code}>
            <code className="whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button icon={<Copy className="size-4" aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => saveFile(new Blob([`${text}\n`]), 'bar-duel-recovery-codes.txt')}
        >
          Download
        </Button>
        <Button variant="primary" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </div>
  )
}
