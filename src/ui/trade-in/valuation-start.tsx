import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { ValuationStart } from '#views/trade-in/valuation-view.ts'
import { Button } from '../elements/button.tsx'
import { Steps } from '../elements/steps.tsx'
import { SelectField, TextField } from '../form/field.tsx'
import { LeadPageCar } from '../lead-page/lead-page-car.tsx'
import { StoredValuationLink } from './stored-valuation.tsx'

/** Why the form came back, and what was typed. */
export interface StartFaults {
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly values: Readonly<Record<string, string>>
}

/** Which vehicle it is: by its plate where they are looked up, and by hand (TRADE-1, TRADE-3). */
export function ValuationStartPage({
  start,
  faults,
}: {
  readonly start: ValuationStart
  readonly faults: StartFaults | null
}) {
  const { car } = start
  return (
    <main id="content" className="valuation">
      <div className="valuation-start container">
        <div className="valuation-main">
          <h1>{start.heading}</h1>
          <p className="valuation-introduction">{start.introduction}</p>
          <StoredValuationLink />
          <VehicleForm key={start.action} start={start} faults={faults} />
        </div>
        <aside className="valuation-aside" aria-label="Good to know">
          {car ? <LeadPageCar car={car} /> : null}
          <section>
            <h2>How it works</h2>
            <Steps steps={start.steps} />
          </section>
        </aside>
      </div>
      {start.ownWords ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was read (site/content/render-markdown.ts).
        <div className="prose container pb-16" dangerouslySetInnerHTML={{ __html: start.ownWords }} />
      ) : null}
    </main>
  )
}

function VehicleForm({ start, faults }: { readonly start: ValuationStart; readonly faults: StartFaults | null }) {
  const { rego } = start
  const [make, setMake] = useState(faults?.values.make ?? '')
  const [byHand, setByHand] = useState(false)
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (faults) summary.current?.focus()
  }, [faults])
  const known = start.makes.find(({ name }) => name.toLowerCase() === make.trim().toLowerCase())
  const models = known ? known.models : [...new Set(start.makes.flatMap((each) => each.models))]
  const field = (name: string) => ({
    id: `value-${name}`,
    name,
    defaultValue: faults?.values[name] ?? '',
    error: faults?.fields[name]?.[0] ?? null,
  })
  const failed = Object.entries(faults?.fields ?? {})
  const hand = rego === null || byHand || failed.some(([name]) => name !== 'rego' && name !== 'regoState')
  return (
    <div className="valuation-form">
      {failed.length > 0 ? (
        <section ref={summary} id="faults" tabIndex={-1} aria-labelledby="value-faults" className="valuation-faults">
          <h2 id="value-faults">Please fix the following errors:</h2>
          <ul>
            {failed.map(([name, [message]]) => (
              <li key={name}>
                <a href={`#value-${name}`}>{message}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {rego ? (
        <Form method="post" action={`${start.action}#faults`} className="valuation-rego">
          <TextField {...field('rego')} label={rego.label} maxLength={20} autoComplete="off" required />
          {rego.states.length > 0 ? (
            <SelectField
              {...field('regoState')}
              defaultValue={faults?.values.regoState ?? rego.defaultState}
              label="Registered in"
            >
              {rego.states.map((state) => (
                <option key={state}>{state}</option>
              ))}
            </SelectField>
          ) : null}
          <Button type="submit" size="large">
            Find my vehicle
          </Button>
        </Form>
      ) : null}
      <details
        open={hand || undefined}
        className="valuation-hand"
        onToggle={({ currentTarget }) => setByHand(currentTarget.open)}
      >
        <summary hidden={rego === null}>Choose make, model and year instead</summary>
        <Form method="post" action={`${start.action}#faults`} noValidate>
          <div className="valuation-fields">
            <TextField
              {...field('make')}
              label="Make"
              list="value-makes"
              maxLength={60}
              autoComplete="off"
              required
              onChange={({ currentTarget }) => setMake(currentTarget.value)}
            />
            <TextField
              {...field('model')}
              label="Model"
              list="value-models"
              maxLength={60}
              autoComplete="off"
              required
            />
            <TextField {...field('year')} label="Year" inputMode="numeric" maxLength={4} autoComplete="off" required />
            <TextField
              {...field('km')}
              label={`Odometer (${start.distance})`}
              inputMode="numeric"
              maxLength={12}
              autoComplete="off"
              required
            />
          </div>
          <datalist id="value-makes">
            {start.makes.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <datalist id="value-models">
            {models.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Button type="submit" size="large" className="valuation-go">
            Continue
          </Button>
        </Form>
      </details>
    </div>
  )
}
