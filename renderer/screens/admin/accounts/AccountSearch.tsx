import { ChevronRight, Search, UserSearch } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { AdminAccount } from '#protocol/http/admin-accounts.ts'
import type { useFoundAccounts } from '../../../clients/admin-accounts.ts'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Field } from '../../../components/Field.tsx'
import { SkeletonText } from '../../../components/Skeleton.tsx'
import { TextInput } from '../../../components/TextInput.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { AccountStatus } from './AccountStatus.tsx'

export interface AccountSearchProps {
  /** The text that was searched for. */
  text: string
  found: ReturnType<typeof useFoundAccounts>
  onSearch: (text: string) => void
  onOpen: (userId: string) => void
}

/** The search and what it found; without a search, the accounts that are suspended. */
export function AccountSearch({ text, found, onSearch, onOpen }: AccountSearchProps) {
  const [typed, setTyped] = useState(text)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(typed.trim())
  }

  return (
    <div className="grid gap-6">
      <form aria-label="Find an account" onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field label="Username or email" className="min-w-0 grow basis-60">
          <TextInput
            type="search"
            autoComplete="off"
            maxLength={300}
            value={typed}
            icon={<Search className="size-4" aria-hidden="true" />}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
      <Card
        title={
          text === '' ? 'Suspended accounts' : <span className="wrap-anywhere">Accounts with “{text}”</span>
        }
      >
        <Reading
          query={found}
          failure="We couldn’t load the accounts"
          loading="Loading accounts..."
          skeleton={<SkeletonText lines={4} />}
        >
          {({ accounts, more }) =>
            accounts.length === 0 ? (
              <EmptyState
                icon={<UserSearch className="size-6" aria-hidden="true" />}
                title={text === '' ? 'No one is suspended' : 'No account found'}
              >
                {text === ''
                  ? 'Search for an account to see it and act on it.'
                  : 'Part of a username or of an email address is enough.'}
              </EmptyState>
            ) : (
              <>
                <ul className="grid gap-2">
                  {accounts.map((account) => (
                    <Found key={account.id} account={account} onOpen={onOpen} />
                  ))}
                </ul>
                {more ? (
                  <p className="mt-4 text-sm text-muted">There are more. Type more of the name.</p>
                ) : null}
              </>
            )
          }
        </Reading>
      </Card>
    </div>
  )
}

function Found({ account, onOpen }: { account: AdminAccount; onOpen: (userId: string) => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(account.id)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md border border-line bg-raised px-4 py-3 text-left transition-colors hover:border-brass"
      >
        <span className="min-w-0">
          <span className="block font-semibold break-all">@{account.username}</span>
          <span className="block text-sm break-all text-muted">{account.email ?? 'No email'}</span>
          <AccountStatus account={account} />
        </span>
        <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
      </button>
    </li>
  )
}
