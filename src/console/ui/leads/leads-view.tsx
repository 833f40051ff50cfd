import { type LeadsPage, UNASSIGNED } from '../../leads/leads-page.ts'
import { Button, Empty, PageHeading, Select, Tabs } from '../parts.tsx'
import { ConversationView } from './conversation-view.tsx'
import { LiveNews, NoticeLine } from './lead-parts.tsx'
import { LeadRows } from './lead-rows.tsx'

/** INBOX-5: the list; on a wide screen with a conversation at its side, on a phone one or the other. */
export function LeadsView(page: LeadsPage) {
  const { shown, place, notice } = page
  return (
    <div className={shown ? 'leads split' : 'leads'}>
      <LiveNews />
      <section className="lead-list" aria-label="Leads">
        <PageHeading title="Leads" level={shown ? 2 : 1}>
          <SearchForm {...page} />
        </PageHeading>
        <Tabs label="Views" tabs={page.tabs} />
        <Filters {...page} />
        {!shown && <NoticeLine notice={notice} place={place} />}
        {page.rows.length === 0 ? <NoLeads {...page} /> : <Rows {...page} />}
        {(page.next || page.first) && (
          <nav className="pages" aria-label="Pages">
            {page.first && <a href={page.first}>First page</a>}
            {page.next && (
              <a className="button quiet-button" href={page.next} rel="next">
                Older leads
              </a>
            )}
          </nav>
        )}
      </section>
      {shown && <ConversationView shown={shown} page={page} />}
    </div>
  )
}

function SearchForm({ words, view, filters }: LeadsPage) {
  return (
    <search>
      <form method="get" action="/leads" className="search">
        <label className="visually-hidden" htmlFor="lead-words">
          Search leads by name, phone, email, plate, stock number or car
        </label>
        <input id="lead-words" name="q" type="search" defaultValue={words} placeholder="Name, phone, plate, car" />
        {view !== 'all' && <input type="hidden" name="view" value={view} />}
        {filters.map(({ name, value }) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <Button quiet>Search</Button>
      </form>
    </search>
  )
}

function Filters({ filters, words, view, isFiltered }: LeadsPage) {
  const chosen = filters.filter(({ value }) => value !== '').length
  return (
    <details className="lead-filters" open={chosen > 0}>
      <summary>Filters{chosen > 0 && ` (${chosen})`}</summary>
      <form method="get" action="/leads" className="toolbar">
        {view !== 'all' && <input type="hidden" name="view" value={view} />}
        {words && <input type="hidden" name="q" value={words} />}
        {filters.map(({ name, label, value, choices }) => (
          <Select
            key={name}
            name={name}
            label={label}
            value={value}
            choices={choices}
            empty={`Any ${label.toLowerCase()}`}
            isLabelHidden
          />
        ))}
        <Button quiet>Apply</Button>
        {isFiltered && <a href={view === 'all' ? '/leads' : `/leads?view=${view}`}>Clear</a>}
      </form>
    </details>
  )
}

function Rows({ rows, people, place, shown }: LeadsPage) {
  const list = <LeadRows rows={rows} shown={shown?.id} mayPick={people !== null && shown === null} />
  if (people === null || shown !== null) return list
  return (
    <form method="post" action="/leads/assign" className="bulk-form">
      <input type="hidden" name="place" value={place} />
      {list}
      <fieldset className="bulk">
        <legend className="visually-hidden">Assign the chosen leads</legend>
        <span data-picked="Give # chosen to">Give the chosen leads to</span>
        <Select
          label="Person"
          name="person"
          choices={[...people, { value: UNASSIGNED, label: 'Nobody: unassigned' }]}
          empty="Choose a person"
          required
          isLabelHidden
        />
        <Button>Assign</Button>
      </fieldset>
    </form>
  )
}

function NoLeads({ view, isFiltered, words }: LeadsPage) {
  if (isFiltered || words)
    return (
      <Empty title="No lead matches">
        <a href="/leads">Show all leads</a>
      </Empty>
    )
  return view === 'overdue' || view === 'unassigned' ? (
    <Empty title={view === 'overdue' ? 'Nobody waits too long' : 'Every lead has an owner'}>
      <a href="/leads">Show all leads</a>
    </Empty>
  ) : (
    <Empty title="No leads here yet">New enquiries from your website appear at once.</Empty>
  )
}
