import type { ReactNode } from 'react'
import { definePage } from '../../page-modules.ts'
import { DoneLine } from '../../parts/done-line.tsx'
import { Input, Pick } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button, Empty, Fault, Field, PageHeading } from '../../parts/parts.tsx'
import { Crumbs, DraftBar } from '../studio/draft-bar.tsx'
import { OutlineList } from '../studio/outline-list.tsx'
import type { NewFault, TextRow, WebsitePagesPage } from './texts-values.ts'

export default definePage<WebsitePagesPage>({ title: 'Pages and articles', View: WebsitePagesView })

function WebsitePagesView({ bar, outline, pages, articles, pictures, today, said, fault }: WebsitePagesPage) {
  const at = `/website/drafts/${encodeURIComponent(bar.id)}`
  const faultOf = (of: NewFault['of']) => (fault?.of === of ? fault : null)
  return (
    <>
      <DraftBar bar={bar} to={`${at}/pages`} />
      <div className="studio">
        <OutlineList outline={outline} />
        <div className="studio-form">
          <Crumbs links={[{ href: at, label: 'All parts' }]} />
          <PageHeading title="Pages and articles" />
          <DoneLine text={said} />
          <Texts title="All pages" rows={pages} />
          {bar.isOpen && (
            <NewText of="page" title="A new page" action={`${at}/pages`} fault={faultOf('page')}>
              <label className="tick">
                <Input type="checkbox" name="menu" value="yes" /> Put it into the menu
              </label>
            </NewText>
          )}
          <Texts title="All articles" rows={articles} />
          {bar.isOpen &&
            (pictures.length === 0 ? (
              <p className="quiet">An article begins with a picture: add one to the blog’s folder first.</p>
            ) : (
              <NewText of="article" title="A new article" action={`${at}/pages`} fault={faultOf('article')}>
                <Field
                  label="Day"
                  name="date"
                  type="date"
                  value={faultOf('article')?.typed['date'] ?? today}
                  missing="Choose the day."
                />
                <label className="field">
                  Picture
                  <Pick name="picture" defaultValue={faultOf('article')?.typed['picture'] ?? ''}>
                    {pictures.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </Pick>
                </label>
                <Field
                  label="What the picture shows"
                  name="pictureAlt"
                  value={faultOf('article')?.typed['pictureAlt'] ?? ''}
                  hint="For people who cannot see it."
                  missing="Say what the picture shows."
                />
              </NewText>
            ))}
        </div>
      </div>
    </>
  )
}

function Texts({ title, rows }: { readonly title: string; readonly rows: readonly TextRow[] }) {
  return (
    <section className="change-list" aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <Empty title="None yet" />
      ) : (
        <ul className="card rows">
          {rows.map((row) => (
            <li key={row.href}>
              <a className="settings-place" href={row.href}>
                <strong className="words">{row.title}</strong>
                <span className="quiet">{row.note}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface NewTextProps {
  readonly of: NewFault['of']
  readonly title: string
  readonly action: string
  readonly fault: NewFault | null
  readonly children: ReactNode
}

function NewText({ of, title, action, fault, children }: NewTextProps) {
  return (
    <Form method="post" action={action} className="card" aria-label={title}>
      <h2>{title}</h2>
      <Fault text={fault?.text ?? null} />
      <Input type="hidden" name="of" value={of} />
      <Field
        label="Title"
        name="title"
        value={fault?.typed['title'] ?? ''}
        hint="Its address follows from it."
        missing="Give it a title."
      />
      <Field
        label="In one sentence"
        name="description"
        value={fault?.typed['description'] ?? ''}
        hint="For search engines and links that people share."
        missing="Say in one sentence what it is about."
      />
      {children}
      <Button>Add</Button>
    </Form>
  )
}
