import { useState } from 'react'
import { useSubmit } from 'react-router'
import type { FormPageBlocks } from '#views/block/block-view.ts'
import type { ValuationStart } from '#views/trade-in/valuation-view.ts'
import * as words from '#words/trade-in.ts'
import { FreeBlocks } from '../block/free-block.tsx'
import { Steps } from '../elements/steps.tsx'
import { ErrorSummary } from '../form/error-summary.tsx'
import { SelectField, TextField } from '../form/field.tsx'
import { fieldId } from '../form/form-field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { HeadPicture } from '../lead-page/head-picture.tsx'
import { LeadPageCar } from '../lead-page/lead-page-car.tsx'
import { useWords } from '../use-words.ts'
import type { StartFaults } from './start-faults.ts'
import { StoredValuationLink } from './stored-valuation.tsx'
import { VehicleFields } from './vehicle-fields.tsx'

/**
 * First page of a valuation: identify the vehicle by its plate, on sites with a plate lookup, or by hand (TRADE-1,
 * TRADE-3).
 */
export function ValuationStartPage({
  start,
  faults,
  blocks,
}: {
  readonly start: ValuationStart
  readonly faults: StartFaults | null
  /** B14: the site's own blocks beside and below the form. */
  readonly blocks: FormPageBlocks
}) {
  const t = useWords()
  const { car } = start
  return (
    <main id="content" className="valuation">
      <div className="valuation-start container">
        <div className="valuation-main">
          <HeadPicture picture={start.picture} />
          <h1>{start.heading}</h1>
          <p className="valuation-introduction">{start.introduction}</p>
          <StoredValuationLink />
          <VehicleForm key={start.action} start={start} faults={faults} />
        </div>
        <aside className="valuation-aside" aria-label={t(words.goodToKnow)}>
          {car ? <LeadPageCar car={car} /> : null}
          <section>
            <h2>{t(words.howItWorks)}</h2>
            <Steps steps={start.steps} />
          </section>
          <FreeBlocks blocks={blocks.beside} beside />
        </aside>
      </div>
      {start.ownWords ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was read (site/content/render-markdown.ts).
        <div className="prose container pb-16" dangerouslySetInnerHTML={{ __html: start.ownWords }} />
      ) : null}
      <FreeBlocks blocks={blocks.below} />
    </main>
  )
}

function VehicleForm({ start, faults }: { readonly start: ValuationStart; readonly faults: StartFaults | null }) {
  const t = useWords()
  const { rego } = start
  const submit = useSubmit()
  const send = async (_: unknown, form: HTMLFormElement) => {
    // The page's action redirects to the valuation, or returns `faults`.
    await submit(form)
    return null
  }
  const names = Object.keys(faults?.fields ?? {})
  const aboutPlate = names.length > 0 && names.every((name) => name === 'rego' || name === 'regoState')
  const plateForm = useForm({ faults: aboutPlate ? faults : null, send })
  const handForm = useForm({ faults: aboutPlate ? null : faults, send })
  const [byHand, setByHand] = useState(false)
  const field = (name: string) => ({
    id: fieldId('value', name),
    name,
    defaultValue: faults?.values[name] ?? '',
    error: faults?.fields[name]?.[0] ?? null,
  })
  const action = `${start.action}#faults`
  return (
    <div className="valuation-form">
      <ErrorSummary id="faults" form="value" shown={names} errors={faults?.fields ?? {}} heading="h2" />
      {rego ? (
        // Browser validation requires the plate: the server takes a form without a plate for the form by hand.
        <form {...plateForm.attributes} noValidate={false} action={action} className="valuation-rego">
          <TextField {...field('rego')} {...TYPED} label={rego.label} maxLength={20} />
          {rego.states.length > 0 ? (
            <SelectField
              {...field('regoState')}
              defaultValue={faults?.values.regoState ?? rego.defaultState}
              label={t(words.registeredIn)}
              required
            >
              {rego.states.map((state) => (
                <option key={state}>{state}</option>
              ))}
            </SelectField>
          ) : null}
          <SubmitButton sending={plateForm.sending} busy={t(words.oneMoment)}>
            {t(words.findMyVehicle)}
          </SubmitButton>
        </form>
      ) : null}
      <details
        open={rego === null || byHand || (names.length > 0 && !aboutPlate) || undefined}
        className="valuation-hand"
        onToggle={({ currentTarget }) => setByHand(currentTarget.open)}
      >
        <summary hidden={rego === null}>{t(words.enterMakeModelYear)}</summary>
        <form {...handForm.attributes} action={action}>
          <VehicleFields start={start} faults={aboutPlate ? null : faults} />
          <SubmitButton sending={handForm.sending} busy={t(words.oneMoment)} className="valuation-go">
            {t(words.continueWord)}
          </SubmitButton>
        </form>
      </details>
    </div>
  )
}

/** Autofill is off: values stored from other forms do not fit here. */
const TYPED = { autoComplete: 'off', required: true } as const
