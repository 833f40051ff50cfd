import { definePage } from '../page-modules.ts'
import { Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button, Fault, PageHeading, Select } from '../parts/parts.tsx'
import type { LeavingPage } from './leaving-values.ts'

export default definePage<LeavingPage>({ title: ({ name }) => `Deactivate ${name}`, View: LeavingView })

/** STAFF-13: what ends with a membership, with the keys and webhooks that may pass to another person. */
function LeavingView({ fault, id, name, ends, held, heirs, heir, mailedLocations }: LeavingPage) {
  return (
    <>
      <PageHeading title={`Deactivate ${name}`} />
      <Form method="post" action={`/staff/members/${id}/deactivate`} className="card">
        <Fault text={fault} />
        <ul>
          {ends.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {held.length > 0 && (
          <>
            <fieldset>
              <legend>Their API keys and webhooks end too</legend>
              {held.map((each) => (
                <label key={each.id} className="tick">
                  <Input type="hidden" name="shown" value={each.id} />
                  <Input type="checkbox" name="end" value={each.id} defaultChecked /> {each.what}
                </label>
              ))}
            </fieldset>
            <p className="quiet">
              {name} may still know a key or a secret that goes on. Make a new one for the program that uses it soon.
            </p>
            <Select label="What is not ticked passes to" name="heir" choices={heirs} value={heir} empty="Nobody" />
          </>
        )}
        {mailedLocations.length > 0 && (
          <p>
            Leads of {mailedLocations.join(', ')} still go to their address by mail. Change it in the site’s settings.
          </p>
        )}
        <div className="buttons">
          <Button>Deactivate {name}</Button>
          <a href="/staff">Back to Staff</a>
        </div>
      </Form>
    </>
  )
}
