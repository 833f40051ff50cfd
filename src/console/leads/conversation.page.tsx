import { definePage } from '../page-modules.ts'
import { followRows, useFreshPage } from '../parts/fresh-page.ts'
import { ConversationView } from './conversation-view.tsx'
import { LeadList } from './lead-list.tsx'
import { LiveNews } from './lead-parts.tsx'
import { LeadRows } from './lead-rows.tsx'
import type { ConversationPage } from './leads-page.ts'

export default definePage<ConversationPage>({
  title: ({ shown }) => shown.name,
  View: ConversationPageView,
  follows: () => 'leads',
})

/** INBOX-6: on a wide screen the list with a conversation at its side, on a phone the conversation. */
function ConversationPageView(page: ConversationPage) {
  const { shown } = page
  const fresh = useFreshPage<ConversationPage>('conversation')
  const { rows, added } = followRows(page.rows, fresh?.rows)
  const talk = fresh ? followRows(shown.thread, fresh.shown.thread).added : 0
  return (
    <div className="leads split">
      <LiveNews leads={added} items={talk} />
      <LeadList list={{ ...page, tabs: fresh?.tabs ?? page.tabs }} level={2}>
        <LeadRows rows={rows} shown={shown.id} />
      </LeadList>
      <ConversationView page={page} />
    </div>
  )
}
