import { definePage } from '../page-modules.ts'
import { Pick } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { marksOf } from '../parts/form/form-fault.ts'
import { Button, Field } from '../parts/parts.tsx'
import type { SitesPage } from './account-values.ts'

export default definePage<SitesPage>({ title: 'Choose a site', View: SitesView })

function SitesView({ sites, visits, site, reason, ...wrong }: SitesPage) {
  return (
    <>
      <h1>Choose a site</h1>
      {sites.length === 0 && visits === null && <p>You are not a member of a site. Ask an owner to invite you.</p>}
      {sites.length > 0 && (
        <Form method="post" action="/sites" className="card">
          <h2>Your sites</h2>
          {sites.map(({ slug, name }) => (
            <Button key={slug} quiet name="site" value={slug}>
              {name}
            </Button>
          ))}
        </Form>
      )}
      {visits && (
        <Form method="post" action="/sites" className="card">
          <h2>Visit a dealer’s site</h2>
          <p>A visit lasts an hour. The dealer sees it, and your reason, in the audit log.</p>
          <div className="field">
            <label htmlFor="visit-site">Site</label>
            <Pick id="visit-site" name="site" defaultValue={site}>
              {visits.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Pick>
          </div>
          <Field
            label="Reason"
            name="reason"
            value={reason}
            hint="Such as the number of the dealer’s request."
            missing="Write why you enter this site, in ten characters or more."
            {...marksOf(wrong, 'reason')}
          />
          <Button>Enter</Button>
        </Form>
      )}
    </>
  )
}
