import { useSearchParams } from 'react-router'
import type { SessionUser } from '#protocol/user.ts'
import { denialOf } from '../../../clients/admin.ts'
import { useAccountDetail, useFoundAccounts } from '../../../clients/admin-accounts.ts'
import { useFreshPage } from '../../../components/use-fresh-page.ts'
import { AdminPage } from '../AdminPage.tsx'
import { AccountSearch } from './AccountSearch.tsx'
import { AccountView } from './AccountView.tsx'

/** Accounts, found by name or address and acted on. The address of the page says which text and which account. */
export default function AccountsScreen({ user }: { user: SessionUser }) {
  const [params, setParams] = useSearchParams()
  const text = params.get('q') ?? ''
  const userId = params.get('account')
  useFreshPage(userId)
  const found = useFoundAccounts(text, userId === null)
  const detail = useAccountDetail(userId)
  return (
    <AdminPage
      title="Accounts"
      about="Find an account by username or email. Each search, look, and change is written to the audit log."
      denied={denialOf(userId === null ? found.error : detail.error)}
    >
      {userId === null ? (
        <AccountSearch
          key={text}
          text={text}
          found={found}
          onSearch={(q) => setParams(q === '' ? {} : { q })}
          onOpen={(account) => setParams({ ...(text === '' ? {} : { q: text }), account })}
        />
      ) : (
        <AccountView
          adminId={user.id}
          detail={detail}
          onBack={() => setParams(text === '' ? {} : { q: text })}
        />
      )}
    </AdminPage>
  )
}
