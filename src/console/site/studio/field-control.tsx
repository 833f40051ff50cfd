import { useId } from 'react'
import { Input, Pick, TextBox } from '../../parts/form/controls.tsx'
import { controlMarks, FieldFault } from '../../parts/form/field-fault.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import { ColourField } from '../brand/colour-field.tsx'
import { TypePairs } from '../brand/type-pairs.tsx'
import { LinkField } from '../links/link-field.tsx'
import { anchorOfPath, beforeName, valueName } from '../part/field-names.ts'
import type { FieldNode } from '../part/part-values.ts'
import { shownDefault } from '../part/shown-default.ts'
import { PictureField } from './picture-field.tsx'
import { useField } from './use-field.ts'

/** As many choices as stand side by side. */
const MOST_RADIOS = 4

/** An option with its control, its description and its default. */
export function FieldControl({ node }: { readonly node: FieldNode }) {
  const id = useId()
  const isScripted = useScripted()
  const { state, box, onChange, onBlur, keepMine, takeTheirs } = useField(node)
  const hint = [
    node.description,
    node.limits,
    node.example && node.kind !== 'picture' && !node.values.length && `Example: ${node.example}.`,
    shownDefault(node),
  ]
    .filter(Boolean)
    .join(' ')
  const isGroup = isSeveral(node) || node.kind === 'picture'
  const Box = isGroup ? 'fieldset' : 'div'
  const label = isGroup ? (
    <legend>{node.label}</legend>
  ) : node.kind === 'switch' ? null : (
    <label htmlFor={id}>{node.label}</label>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its controls say.
    <div ref={box} id={anchorOf(node.path)} className="studio-field" onChange={onChange} onBlur={onBlur}>
      <Box className="field">
        {label}
        <Control node={node} marks={controlMarks(id, state, hint)} onPick={keepMine} />
        <FieldFault id={id} fault={state.fault} />
        <small id={`${id}-hint`} className="quiet words">
          {hint}
        </small>
      </Box>
      {node.kind !== 'fixed' && <Input type="hidden" name={beforeName(node.path)} value={state.before} />}
      {state.prompts.length > 0 && (
        <ul id={`${id}-prompts`} className="text-prompts">
          {state.prompts.map((prompt) => (
            <li key={prompt}>{prompt}</li>
          ))}
        </ul>
      )}
      {state.clash && (
        <div className="clash" role="alert">
          <p>
            {state.clash.who} <q>{state.clash.theirs}</q>. What you wrote is not stored.
          </p>
          {isScripted ? (
            <div className="toolbar">
              <button type="button" className="button" onClick={keepMine}>
                Keep mine
              </button>
              <button type="button" className="button quiet-button" onClick={takeTheirs}>
                Take theirs
              </button>
            </div>
          ) : (
            <p>Save again to keep yours, or open the page again to take theirs.</p>
          )}
        </div>
      )}
      <p className="field-status quiet" role="status">
        {state.status === 'storing' && 'Saving …'}
        {state.status === 'stored' && 'Saved'}
        {state.status === 'waiting' && 'Not saved: there is no connection. It is tried again.'}
      </p>
    </div>
  )
}

/** Id of an option's place on its page. */
export function anchorOf(path: string): string {
  return anchorOfPath(path)
}

/** The option that is chosen by samples. */
const TYPE_PAIRS = 'branding/font'

function isSeveral({ path, kind, choices }: FieldNode): boolean {
  return (
    path === TYPE_PAIRS ||
    kind === 'choices' ||
    kind === 'references' ||
    (kind === 'choice' && choices.length <= MOST_RADIOS)
  )
}

interface ControlProps {
  readonly node: FieldNode
  readonly marks: ReturnType<typeof controlMarks>
  /** Stores what was chosen for it. */
  readonly onPick: () => void
}

function Control({ node, marks, onPick }: ControlProps) {
  const name = valueName(node.path)
  const [value = ''] = node.values
  switch (node.kind) {
    case 'fixed':
      return <output id={marks.id}>{node.said}</output>
    case 'switch':
      return (
        <label className="tick">
          <Input type="checkbox" name={name} value="yes" defaultChecked={value === 'yes'} {...marks} /> {node.label}
        </label>
      )
    case 'long-text':
    case 'lines':
      return (
        <TextBox
          name={name}
          rows={node.kind === 'lines' ? Math.max(3, value.split('\n').length + 1) : 4}
          defaultValue={value}
          {...marks}
        />
      )
    case 'choice':
    case 'reference':
      if (node.path === TYPE_PAIRS) return <TypePairs node={node} name={name} marks={marks} />
      return isSeveral(node) ? (
        <Radios node={node} name={name} marks={marks} />
      ) : (
        <Chooser node={node} name={name} marks={marks} />
      )
    case 'choices':
    case 'references':
      return <Ticks node={node} name={name} marks={marks} />
    case 'picture':
      return <PictureField node={node} name={name} marks={marks} />
    case 'link':
      return <LinkField node={node} marks={marks} onPick={onPick} />
    case 'colour':
      return <ColourField node={node} name={name} marks={marks} />
    default:
      return <Input name={name} defaultValue={value} autoComplete="off" {...TYPES[node.kind]} {...marks} />
  }
}

const TYPES: Readonly<
  Partial<Record<FieldNode['kind'], { readonly type?: string; readonly inputMode?: 'decimal' | 'url' }>>
> = {
  number: { inputMode: 'decimal' },
  money: { inputMode: 'decimal' },
  day: { type: 'date' },
  time: { type: 'time' },
  moment: { type: 'datetime-local' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  address: { inputMode: 'url' },
}

type SeveralProps = Omit<ControlProps, 'onPick'> & { readonly name: string }

function Radios(props: SeveralProps) {
  return <Ticked {...props} type="radio" choices={props.node.choices} />
}

function Chooser({ node, name, marks }: SeveralProps) {
  return (
    <Pick name={name} defaultValue={node.values[0] ?? ''} {...marks}>
      {(node.isOptional || node.values.length === 0) && (
        <option value="">{node.isOptional ? 'None' : 'Choose …'}</option>
      )}
      {node.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Pick>
  )
}

/** What is chosen comes first, in its order. */
function Ticks(props: SeveralProps) {
  const { node } = props
  const chosen = node.values.flatMap((value) => node.choices.filter((choice) => choice.value === value))
  const ordered = [...chosen, ...node.choices.filter((choice) => !chosen.includes(choice))]
  return <Ticked {...props} type="checkbox" choices={ordered} />
}

interface TickedProps extends SeveralProps {
  readonly type: 'radio' | 'checkbox'
  readonly choices: FieldNode['choices']
}

/** A box for each choice; the first has the field's marks. */
function Ticked({ node, name, marks, type, choices }: TickedProps) {
  return choices.map(({ value, label }, index) => (
    <label key={value} className="tick">
      <Input
        type={type}
        name={name}
        value={value}
        defaultChecked={node.values.includes(value)}
        {...(index === 0 ? marks : {})}
      />{' '}
      {label}
    </label>
  ))
}
