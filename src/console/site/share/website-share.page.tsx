import { definePage } from '../../page-modules.ts'
import { DoneLine } from '../../parts/done-line.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Badge, Button, Empty, Fault, Field, PageHeading, Time } from '../../parts/parts.tsx'

import { Crumbs, DraftBar } from '../studio/draft-bar.tsx'
import { Secret } from './secret.tsx'
import type { LinkRow, WebsiteSharePage } from './share-values.ts'

export default definePage<WebsiteSharePage>({ title: 'Share', View: WebsiteShareView })

function WebsiteShareView({ bar, links, mayMake, notice, fault }: WebsiteSharePage) {
  const at = `/website/drafts/${encodeURIComponent(bar.id)}`
  return (
    <>
      <DraftBar bar={bar} to={`${at}/share`} />
      <Crumbs links={[{ href: at, label: 'All parts' }]} />
      <PageHeading
        title="Share"
        note="A link shows this draft for seven days to anyone who has it, without an account."
      />
      <Fault text={fault} />
      <DoneLine text={notice} />
      {mayMake && (
        <Form method="post" action={`${at}/share`} className="card">
          <Field label="Note" name="note" required={false} hint="Who it is for. Only your team sees it." />
          <Button>Make a link</Button>
        </Form>
      )}
      {links.length === 0 ? (
        <Empty title="No links yet">A link shows the whole website with the changes of this draft.</Empty>
      ) : (
        links.map((link) => <PreviewLink key={link.id} {...link} at={`${at}/share`} />)
      )}
    </>
  )
}

function PreviewLink({ id, note, by, until, address, isWithdrawn, at }: LinkRow & { readonly at: string }) {
  return (
    <section className="card" aria-labelledby={`link-${id}`}>
      <h2 id={`link-${id}`} className="words">
        {note} {address === null && <Badge>{isWithdrawn ? 'Withdrawn' : 'Ended'}</Badge>}
      </h2>
      <p className="quiet">
        by {by}, until <Time at={until} />
      </p>
      {address !== null && (
        <>
          <Secret text={address} label={`the link: ${note}`} />
          <Form method="post" action={`${at}/${encodeURIComponent(id)}/withdraw`} data-draft="none">
            <Button quiet>
              Withdraw<span className="visually-hidden"> {note}</span>
            </Button>
          </Form>
        </>
      )}
    </section>
  )
}
