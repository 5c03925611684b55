// npm run voice: every sentence that isn't worded as docs/voice.md says, with the file, the line and what to write.
import { textFiles } from '../docs/repository.ts'
import { findingText, lint, readBy } from './lint.ts'

const files = textFiles()
const findings = lint(files)
const read = files.flatMap(readBy).length
for (const finding of findings) console.log(findingText(finding))
console.log(`${findings.length} of ${read} sentences and labels to mend`)
if (findings.length > 0) process.exitCode = 1
