import { useRef } from 'react'
import type { MakeNames, ValuationStart } from '#views/trade-in/valuation-view.ts'
import * as words from '#words/trade-in.ts'
import { SelectField, TextField } from '../form/field.tsx'
import { fieldId } from '../form/form-field.tsx'
import { useFormValue } from '../form/use-form-value.ts'
import { useWords } from '../use-words.ts'
import type { StartFaults } from './start-faults.ts'

interface VehicleFieldsProps {
  readonly start: Pick<ValuationStart, 'makes' | 'distance'>
  readonly faults: StartFaults | null
}

/** TRADE-3: make and model are chosen, and typed where the lists lack them; year and odometer are typed. */
export function VehicleFields({ start, faults }: VehicleFieldsProps) {
  const t = useWords()
  const place = useRef<HTMLDivElement>(null)
  const make = useFormValue(place, 'make')
  const field = (name: string) => ({
    id: fieldId('value', name),
    name,
    autoComplete: 'off',
    defaultValue: faults?.values[name] ?? '',
    error: faults?.fields[name]?.[0] ?? null,
  })
  const { makes, distance } = start
  const typed = typedNames(makes, faults?.values ?? {})
  return (
    <div ref={place} className="valuation-fields">
      <SelectField {...field('make')} required label={t(words.make)} placeholder={t(words.chooseMake)}>
        {makes.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField {...field('model')} required label={t(words.model)} placeholder={t(words.chooseModel)}>
        {makes
          .filter(({ name }) => make === '' || name === make)
          .map(({ name, models }) => (
            <optgroup key={name} label={name}>
              {models.map((model) => (
                <option key={model}>{model}</option>
              ))}
            </optgroup>
          ))}
      </SelectField>
      <details className="valuation-unlisted" open={typed.make !== '' || typed.model !== '' || undefined}>
        <summary className="link">{t(words.notListed)}</summary>
        <div className="valuation-fields">
          <TextField {...field('other_make')} defaultValue={typed.make} label={t(words.anotherMake)} maxLength={60} />
          <TextField
            {...field('other_model')}
            defaultValue={typed.model}
            label={t(words.anotherModel)}
            maxLength={60}
          />
        </div>
      </details>
      <TextField {...field('year')} required label={t(words.year)} inputMode="numeric" maxLength={4} />
      <TextField
        {...field('km')}
        required
        label={t(words.odometerDistance, { distance })}
        inputMode="numeric"
        maxLength={12}
      />
    </div>
  )
}

/** What was typed, or sent by hand and is in no list: an option that is not there would lose it. */
function typedNames(makes: readonly MakeNames[], { make = '', model = '', ...values }: StartFaults['values']) {
  const listed = makes.find(({ name }) => name === make)
  return {
    make: values.other_make || (listed ? '' : make),
    model: values.other_model || (listed?.models.includes(model) ? '' : model),
  }
}
