import { type ReactNode, useId } from 'react'
import type { Choice, Moment, Tab, Tone } from '../page-values.ts'
import { Input, Pick, PlainButton, TextBox } from './form/controls.tsx'
import { controlMarks, FieldFault, type FieldMarks } from './form/field-fault.tsx'
import { Labelled } from './form/labelled.tsx'

export function Fault({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className="fault" role="alert">
      {text}
    </p>
  )
}

/** STAFF-10: a field says itself what is missing while it is empty, unless it may be empty. */
type Needed =
  | { readonly required: false }
  | { readonly required?: boolean; readonly missing: string | null | undefined }

export function Field({
  label,
  name,
  type = 'text',
  value,
  autoComplete,
  hint,
  required = true,
  fault,
  ...marks
}: FieldMarks &
  Needed & {
    readonly label: string
    readonly name: string
    readonly type?: 'text' | 'email' | 'password' | 'date' | 'time' | 'datetime-local' | 'tel'
    readonly value?: string
    readonly autoComplete?: string
    readonly hint?: string
  }) {
  const id = `field-${name}`
  return (
    <Labelled id={id} label={label} fault={fault} hint={hint}>
      <Input
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        required={required}
        {...controlMarks(id, { fault, ...marks }, hint)}
      />
    </Labelled>
  )
}

/** A field with a few choices. */
export function Select({
  label,
  name,
  choices,
  value,
  empty,
  required = false,
  isLabelHidden = false,
  fault,
  ...marks
}: FieldMarks & {
  readonly label: string
  readonly name: string
  readonly choices: readonly Choice[]
  readonly value?: string
  /** Text of the choice without a value, which is first. */
  readonly empty?: string
  readonly required?: boolean
  readonly isLabelHidden?: boolean
}) {
  const id = useId()
  return (
    <Labelled id={id} label={label} fault={fault} isLabelHidden={isLabelHidden}>
      <Pick name={name} defaultValue={value} required={required} {...controlMarks(id, { fault, ...marks })}>
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Pick>
    </Labelled>
  )
}

export function TextArea({
  label,
  name,
  value,
  rows = 4,
  hint,
  required = true,
  fault,
  ...marks
}: FieldMarks &
  Needed & {
    readonly label: string
    readonly name: string
    readonly value?: string
    readonly rows?: number
    readonly hint?: string
  }) {
  const id = useId()
  return (
    <Labelled id={id} label={label} fault={fault} hint={hint}>
      <TextBox
        name={name}
        rows={rows}
        defaultValue={value}
        required={required}
        {...controlMarks(id, { fault, ...marks }, hint)}
      />
    </Labelled>
  )
}

/** Tick boxes with one name. */
export function Choices({
  legend,
  name,
  choices,
  chosen = [],
  isLong = false,
  ...marks
}: FieldMarks & {
  readonly legend: string
  readonly name: string
  readonly choices: readonly Choice[]
  readonly chosen?: readonly string[]
  /** Their labels are sentences: wider columns. */
  readonly isLong?: boolean
}) {
  const id = useId()
  return (
    <fieldset className={isLong ? 'choices is-long' : 'choices'}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }, index) => (
        <label key={value} className="tick">
          <Input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            {...(index === 0 ? controlMarks(id, marks) : {})}
          />{' '}
          {label}
        </label>
      ))}
      <FieldFault id={id} fault={marks.fault} />
    </fieldset>
  )
}

/** The first line of a page: its title, a note, and what can be done with all of it. */
export function PageHeading({
  title,
  note,
  level = 1,
  children,
}: {
  readonly title: string
  readonly note?: string | null
  /** 2 where the page is about something else: a conversation beside its list. */
  readonly level?: 1 | 2
  readonly children?: ReactNode
}) {
  return (
    <div className="heading">
      <div>
        {level === 1 ? <h1>{title}</h1> : <h2>{title}</h2>}
        {note && <p className="quiet">{note}</p>}
      </div>
      {children && <div className="toolbar">{children}</div>}
    </div>
  )
}

/** Views of one list, side by side. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} className="tab" aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
          {tab.count !== null && tab.count > 0 && <Badge tone={tab.tone}>{tab.count}</Badge>}
        </a>
      ))}
    </nav>
  )
}

export function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone | undefined
  readonly children: ReactNode
}) {
  return <span className={`badge ${tone}`}>{children}</span>
}

/** Initials in a circle; the name is beside it. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** 'JN' of 'Jo Nguyen'; what is in brackets is no name. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part))
  return (first.charAt(0) + (others.at(-1)?.charAt(0) ?? '')).toUpperCase()
}

/** A list without rows: why, and what to do next. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="empty">
      <strong>{title}</strong>
      {children}
    </div>
  )
}

export function Button({ children, quiet = false, ...rest }: ButtonProps) {
  return (
    <PlainButton type="submit" className={quiet ? 'button quiet-button' : 'button'} {...rest}>
      {children}
    </PlainButton>
  )
}

interface ButtonProps {
  readonly children: ReactNode
  readonly quiet?: boolean
  readonly name?: string
  readonly value?: string
  readonly disabled?: boolean
  /** The id of a form that the button is not in. */
  readonly form?: string
}

/** A time; where the page shows how long ago it was, the exact time is its title. */
export function Time({ at }: { readonly at: Moment }) {
  return at.ago === undefined ? (
    <time dateTime={at.iso}>{at.text}</time>
  ) : (
    <time dateTime={at.iso} title={at.text} data-ago="">
      {at.ago}
    </time>
  )
}
