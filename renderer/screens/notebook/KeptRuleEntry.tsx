import { useState } from 'react'
import type { KeptRule } from '../../clients/notebook.ts'
import { AskAtticus } from '../../components/AskAtticus.tsx'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { fetchedDialog } from '../../components/fetched-dialog.tsx'
import { ELSEWHERE } from './elsewhere-words.ts'
import { KeptQuestionEntry } from './KeptQuestionEntry.tsx'
import { NoteField } from './NoteField.tsx'

const RuleDialog = fetchedDialog(
  async () => (await import('../../features/companion/RuleDialog.tsx')).default,
  ({ onClose }) => onClose(),
)

/** One rule: how often it was missed, the note on it, and its questions. */
export function KeptRuleEntry({ rule }: { rule: KeptRule }) {
  const [isOpen, setOpen] = useState(false)
  const { ruleId, subject, subtopic, area, misses, sureWrong, missedIn, questions } = rule
  return (
    <Card as="article" title={area} titleAs="h3" eyebrow={subtopic}>
      <div className="grid gap-4">
        {misses > 0 || sureWrong ? (
          <p className="flex flex-wrap gap-2">
            {misses > 0 ? <Badge>{misses === 1 ? 'Missed once' : `Missed ${misses} times`}</Badge> : null}
            {sureWrong ? <Badge tone="warn">Sure and wrong</Badge> : null}
          </p>
        ) : null}
        {ruleId ? (
          <>
            <div data-screen className="flex flex-wrap gap-3">
              <Button variant="secondary" size="small" className="min-h-11" onClick={() => setOpen(true)}>
                Read the rule<span className="sr-only"> of {area}</span>
              </Button>
              <AskAtticus subject={subject} subtopic={subtopic} area={area} />
            </div>
            <NoteField target={`rule:${ruleId}`} about={area} note={rule.note} />
          </>
        ) : null}
        {questions.length > 0 ? (
          <ul className="grid gap-6">
            {questions.map((question) => (
              <KeptQuestionEntry key={question.id} question={question} />
            ))}
          </ul>
        ) : missedIn ? (
          <p className="text-sm text-pretty text-muted">{ELSEWHERE[missedIn]}</p>
        ) : null}
      </div>
      {isOpen && ruleId ? (
        <RuleDialog source={{ id: ruleId, subject, area }} onClose={() => setOpen(false)} />
      ) : null}
    </Card>
  )
}
