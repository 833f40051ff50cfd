import type { ReactNode } from 'react'
import { Fold, Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button, Empty, PageHeading, Select, Tabs } from '../parts/parts.tsx'
import { NewLeadLink } from './lead-parts.tsx'
import type { ListedLeads } from './leads-page.ts'

/** INBOX-5: the list of leads with its views, search and filters; `children` are its rows. */
export function LeadList({
  list,
  level,
  notice,
  children,
}: {
  readonly list: ListedLeads
  /** Of its heading. */
  readonly level: 1 | 2
  readonly notice?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section className="lead-list" aria-label="Leads">
      <PageHeading title="Leads" level={level}>
        <SearchForm {...list} />
        {level === 1 && list.mayTake && <NewLeadLink />}
      </PageHeading>
      <Tabs label="Views" tabs={list.tabs} />
      <Filters {...list} />
      {notice}
      {list.rows.length === 0 ? <NoLeads {...list} /> : children}
      {(list.next || list.first) && (
        <nav className="pages" aria-label="Pages">
          {list.first && <a href={list.first}>First page</a>}
          {list.next && (
            <a className="button quiet-button" href={list.next} rel="next">
              Older leads
            </a>
          )}
        </nav>
      )}
    </section>
  )
}

function SearchForm({ words, view, filters }: ListedLeads) {
  return (
    <search>
      <Form method="get" action="/leads" className="search">
        <label className="visually-hidden" htmlFor="lead-words">
          Search leads by name, phone, email, plate, stock number or car
        </label>
        <Input id="lead-words" name="q" type="search" defaultValue={words} placeholder="Name, phone, plate, car" />
        {view !== 'all' && <Input type="hidden" name="view" value={view} />}
        {filters.map(({ name, value }) => value && <Input key={name} type="hidden" name={name} value={value} />)}
        <Button quiet>Search</Button>
      </Form>
    </search>
  )
}

function Filters({ filters, words, view, isFiltered }: ListedLeads) {
  const chosen = filters.filter(({ value }) => value !== '').length
  return (
    <Fold className="lead-filters" open={chosen > 0}>
      <summary>Filters{chosen > 0 && ` (${chosen})`}</summary>
      <Form method="get" action="/leads" className="toolbar">
        {view !== 'all' && <Input type="hidden" name="view" value={view} />}
        {words && <Input type="hidden" name="q" value={words} />}
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
      </Form>
    </Fold>
  )
}

function NoLeads({ view, isFiltered, words }: ListedLeads) {
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
    <Empty title="No leads here yet">New ones from your website appear at once.</Empty>
  )
}
