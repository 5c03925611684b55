import { BookMarked, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { countedInWords } from '#protocol/figures.ts'
import { SCREENS } from '#protocol/screens.ts'
import { type KeptRule, useNotebook } from '../../clients/notebook.ts'
import { practiceLink } from '../../clients/practice-link.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { chipClass } from '../../components/chip-look.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Page } from '../../components/Page.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { saveFile } from '../../components/save-file.ts'
import { useBeforePrint } from '../../components/use-before-print.ts'
import { useNextFocus } from '../../components/use-next-focus.ts'
import { SITTING } from '../../features/practice/sitting.ts'
import { Reading } from '../../features/reading/Reading.tsx'
import { type Drafts, OpenDrafts } from './drafts.ts'
import { KeptRuleEntry } from './KeptRuleEntry.tsx'
import { bySubject, LEAF_WORDS, LEAVES, type Leaf, rulesOn } from './leaves.ts'
import { notebookCsv, notebookMarkdown } from './notebook-file.ts'
import '../../components/paper.css'

const leafIn = (value: string | null): Leaf => LEAVES.find((leaf) => leaf === value) ?? 'all'

/** The player's own notebook: misses by rule, sure and wrong, bookmarks and notes. The address keeps what is shown. */
export default function NotebookScreen() {
  const [search, setSearch] = useSearchParams()
  const leaf = leafIn(search.get('show'))
  const [drafts] = useState<Drafts>(() => new Map())
  return (
    <Page
      title="Notebook"
      header={
        <div data-screen>
          <AppHeader back={{ to: SCREENS.home, label: 'Home' }} />
        </div>
      }
    >
      <h1 className="mb-2 text-2xl sm:text-3xl">Notebook</h1>
      <Reading
        query={useNotebook()}
        failure="We couldn’t open your notebook"
        loading="Opening your notebook..."
        skeleton={<Skeleton shape="card" className="h-96" />}
      >
        {({ rules }) =>
          rules.length === 0 ? (
            <Empty />
          ) : (
            <OpenDrafts value={drafts}>
              <Leaves
                rules={rules}
                leaf={leaf}
                onLeaf={(next) => setSearch(next === 'all' ? {} : { show: next }, { replace: true })}
              />
            </OpenDrafts>
          )
        }
      </Reading>
    </Page>
  )
}

const Empty = () => (
  <EmptyState
    icon={<BookMarked className="size-6" aria-hidden="true" />}
    title="Nothing here yet"
    action={
      <ButtonLink variant="primary" to={practiceLink()}>
        Practice {countedInWords(SITTING, 'question', 'questions')}
      </ButtonLink>
    }
  >
    Misses land here with their rule. So do the questions you bookmark and the notes you write.
  </EmptyState>
)

interface LeavesProps {
  rules: readonly KeptRule[]
  leaf: Leaf
  onLeaf: (leaf: Leaf) => void
}

/** Rules drawn at first; the rest on request and before printing, since a year of misses is long. */
const SHOWN = 30

function Leaves({ rules, leaf, onLeaf }: LeavesProps) {
  const [isWhole, setWhole] = useState(false)
  useBeforePrint(() => setWhole(true))
  const { next, onPress } = useNextFocus<HTMLDivElement>()
  const chosen = rulesOn(leaf, rules)
  const shown = isWhole ? chosen : chosen.slice(0, SHOWN)
  const groups = bySubject(shown)
  const added = new Set(shown.slice(SHOWN))
  const firstAdded = groups.flatMap((one) => one.rules).find((rule) => added.has(rule))
  const save = (type: string, name: string, text: string) =>
    saveFile(new Blob([text], { type }), `bar-duel-notebook.${name}`)
  return (
    <div className="grid gap-6">
      <div data-screen className="grid gap-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 text-sm text-muted">Rules</legend>
          {LEAVES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={leaf === one}
              className={chipClass(leaf === one)}
              onClick={() => onLeaf(one)}
            >
              {LEAF_WORDS[one]} <span className="font-normal tabular-nums">{rulesOn(one, rules).length}</span>
            </button>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Printer className="size-4" aria-hidden="true" />} onClick={() => print()}>
            Print
          </Button>
          <Button
            icon={<Download className="size-4" aria-hidden="true" />}
            onClick={() => save('text/markdown', 'md', notebookMarkdown(chosen, Date.now()))}
          >
            Markdown
          </Button>
          <Button
            icon={<Download className="size-4" aria-hidden="true" />}
            onClick={() => save('text/csv', 'csv', notebookCsv(chosen))}
          >
            CSV
          </Button>
        </div>
      </div>
      {chosen.length === 0 ? (
        <p className="text-muted">No rules under “{LEAF_WORDS[leaf]}” yet.</p>
      ) : (
        groups.map((one) => (
          <section key={one.subject} aria-label={one.subject} className="grid gap-4">
            <h2 className="font-display text-2xl">{one.subject}</h2>
            {one.rules.map((rule) => {
              const isNext = rule === firstAdded
              return (
                <div
                  key={`${rule.subtopic} ${rule.area}`}
                  ref={isNext ? next : undefined}
                  tabIndex={isNext ? -1 : undefined}
                >
                  <KeptRuleEntry rule={rule} />
                </div>
              )
            })}
          </section>
        ))
      )}
      {shown.length < chosen.length ? (
        <div data-screen>
          <Button
            onClick={() => {
              onPress()
              setWhole(true)
            }}
          >
            Show all {chosen.length} rules
          </Button>
        </div>
      ) : null}
    </div>
  )
}
