import { Input } from '../parts/form/controls.tsx'
import { controlMarks, FieldFault } from '../parts/form/field-fault.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button, Select } from '../parts/parts.tsx'
import type { FreeTimes } from './calendar-values.ts'

/** Chooses another day or location, which loads its free times. */
export function DayChoice({
  times,
  action,
  kept,
}: {
  readonly times: FreeTimes
  readonly action: string
  readonly kept: Readonly<Record<string, string>>
}) {
  return (
    <Form method="get" action={action} className="toolbar">
      {Object.entries(kept).map(([name, value]) => (
        <Input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="field">
        <label htmlFor="times-on">Day</label>
        <Input id="times-on" name="on" type="date" defaultValue={times.date} required data-missing="Choose a day." />
        <FieldFault id="times-on" />
      </div>
      {times.locations.length > 1 && (
        <Select label="Location" name="location" choices={times.locations} value={times.location} />
      )}
      <Button quiet>Show times</Button>
    </Form>
  )
}

/** The free times of a day, of which one is chosen. */
export function Times({ times, submit }: { readonly times: FreeTimes; readonly submit: string }) {
  const { time } = times
  const fault = <FieldFault id="free-times" fault={time.fault} />
  if (times.times.length === 0)
    return (
      <>
        {fault}
        <p className="quiet">No free time on {times.day}. Choose another day.</p>
      </>
    )
  return (
    <>
      <fieldset className="times">
        <legend>Free on {times.day}</legend>
        {times.times.map(({ value, label }, index) => (
          <label key={value}>
            <Input
              type="radio"
              name="time"
              value={value}
              defaultChecked={value === time.input}
              required
              {...(index === 0 && controlMarks('free-times', time))}
            />{' '}
            {label}
          </label>
        ))}
      </fieldset>
      {fault}
      <Button>{submit}</Button>
    </>
  )
}
