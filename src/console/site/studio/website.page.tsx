import { definePage } from '../../page-modules.ts'
import { Form } from '../../parts/form/form.tsx'
import { Badge, Button, Field, PageHeading, Time } from '../../parts/parts.tsx'
import { FoundOptions, OptionSearch, OutlineList } from './outline-list.tsx'
import type { DraftRow, WebsitePage } from './website-values.ts'

export default definePage<WebsitePage>({ title: 'Website', View: WebsiteView })

function WebsiteView({ outline, words, found, drafts, published, fault }: WebsitePage) {
  return (
    <>
      <PageHeading title="Website" note="Everything that makes the site your own." />
      {published && (
        <p className="done" role="status">
          Published. Visitors see it now.
        </p>
      )}
      <OptionSearch action="/website" words={words} />
      <p>
        <a href="/website/versions">Earlier versions</a>
      </p>
      {words !== '' && <FoundOptions words={words} found={found} />}
      <section className="website-drafts" aria-labelledby="drafts">
        <h2 id="drafts">Drafts</h2>
        {drafts.length === 0 ? (
          <p className="quiet">None. A draft holds your changes until you publish them.</p>
        ) : (
          <ul className="card rows">
            {drafts.map((draft) => (
              <Draft key={draft.id} {...draft} />
            ))}
          </ul>
        )}
        <Form method="post" action="/website" className="card new-draft">
          <Field
            label="Name of a new draft"
            name="name"
            hint="What it is for: Easter hours."
            missing="Give the draft a name."
            fault={fault}
          />
          <Button>New draft</Button>
        </Form>
      </section>
      <OutlineList outline={outline} />
    </>
  )
}

function Draft({ id, name, state, by, changed }: DraftRow) {
  return (
    <li>
      <span>
        <a href={`/website/drafts/${encodeURIComponent(id)}`}>{name}</a> <Badge>{state}</Badge>{' '}
        <span className="quiet">
          by {by}, <Time at={changed} />
        </span>
      </span>
    </li>
  )
}
