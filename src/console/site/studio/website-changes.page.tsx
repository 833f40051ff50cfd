import { counted } from '#domain/counted.ts'
import { definePage } from '../../page-modules.ts'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button, Empty, PageHeading, Time } from '../../parts/parts.tsx'
import { Warnings } from './checks/warnings.tsx'
import { Waiting } from './clash-list.tsx'
import { Crumbs, DraftBar } from './draft-bar.tsx'
import { ProposePanel } from './propose-panel.tsx'
import { Refused } from './refused.tsx'
import type { ChangeRow, WebsiteChangesPage } from './website-values.ts'

export default definePage<WebsiteChangesPage>({ title: 'Changes', View: WebsiteChangesView })

function WebsiteChangesView(page: WebsiteChangesPage) {
  const { bar, waiting, changes, faults, warnings, pages, notice, mayPublish, proposal } = page
  const at = `/website/drafts/${encodeURIComponent(bar.id)}`
  return (
    <>
      <DraftBar bar={bar} to={`${at}/changes`} />
      <Crumbs links={[{ href: at, label: 'All parts' }]} />
      <PageHeading
        title="Changes"
        note="What visitors will see differently. Take the tick from a change to keep it in the draft."
      />
      {notice && (
        <p className="done" role="status">
          {notice}
        </p>
      )}
      <Waiting waiting={waiting} at={at} />
      <Refused title="Nothing is published yet:" faults={faults} />
      {proposal && (
        <ProposePanel view={proposal} at={at}>
          <Warnings title="Publish all the same" warnings={warnings} />
        </ProposePanel>
      )}
      {changes.length === 0 && waiting.clashes.length === 0 && (
        <Empty title="Nothing is changed">
          <a href={at}>Choose what you want to change</a>
        </Empty>
      )}
      {changes.length > 0 && (
        <Form method="post" action={`${at}/publish`} data-draft="none" className="change-list">
          <ul className="card rows">
            {changes.map((change) => (
              <Change key={change.number} {...change} />
            ))}
          </ul>
          <TouchedPages pages={pages} />
          {mayPublish && <Warnings title="Publish all the same" warnings={warnings} />}
          {mayPublish && (
            <div className="toolbar">
              <Button>Publish</Button>
              <a className="button quiet-button" href={`${at}/schedule`}>
                Schedule
              </a>
            </div>
          )}
        </Form>
      )}
    </>
  )
}

/** STUDIO-11: which pages the changes touch. */
function TouchedPages({ pages }: Pick<WebsiteChangesPage, 'pages'>) {
  if (pages.length === 0) return null
  return (
    <details className="card">
      <summary>{counted(pages.length, 'page shows', 'pages show')} differently</summary>
      <ul>
        {pages.map(({ title, change }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have one title, and the list does not change.
          <li key={at} className="words">
            {title}
            {change !== 'changed' && ` (${change})`}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Change({ number, what, href, before, after, by, at, isChosen }: ChangeRow) {
  const id = `change-${number}`
  return (
    <li className="change-row">
      <Input id={id} type="checkbox" name="change" value={number} defaultChecked={isChosen} />
      <div>
        <label htmlFor={id} className="words">
          <strong>{what}</strong>
        </label>
        <p className="words">
          <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
        </p>
        <p className="quiet">
          {by}, <Time at={at} /> {href !== null && <a href={href}>Change it</a>}
        </p>
      </div>
    </li>
  )
}
