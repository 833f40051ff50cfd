import { useEffect, useRef } from 'react'
import { definePage } from '../../page-modules.ts'
import { DoneLine } from '../../parts/done-line.tsx'
import { PlainButton } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Fault, PageHeading } from '../../parts/parts.tsx'
import { RuleForm } from './rule-form.tsx'
import type { AssignmentPage, RuleRow } from './rule-form-values.ts'

export default definePage<AssignmentPage>({ title: 'Lead routing', View: AssignmentView })

function AssignmentView({ fault, notice, rules, removed, form }: AssignmentPage) {
  return (
    <>
      <PageHeading title="Lead routing" note={rules.length === 0 ? NO_RULES : RULES} />
      <DoneLine text={notice} />
      <Fault text={fault} />
      {rules.length > 0 && (
        <ol className="card rows rule-rows">
          {rules.map((rule, index) => (
            <Rule key={rule.id} rule={rule} place={`${index + 1} of ${rules.length}`} />
          ))}
        </ol>
      )}
      {removed.map(({ text, undo }) => (
        <DoneLine key={undo.action} text={text} undo={undo} />
      ))}
      <RuleForm form={form} />
    </>
  )
}

const RULES = 'Checked from the top; the first match gets the lead.'
const NO_RULES = 'No rules yet: every new lead is unassigned until a person takes it.'

function Rule({ rule, place }: { readonly rule: RuleRow; readonly place: string }) {
  const { id, name, sentence, overdue, remarks, isFirst, isLast, movedBy } = rule
  const buttons = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it moved.
  useEffect(() => {
    const [up, down] = buttons.current?.querySelectorAll<HTMLButtonElement>('button') ?? []
    const pressed = movedBy === 'up' ? up : down
    if (movedBy) (pressed?.disabled ? (pressed === up ? down : up) : pressed)?.focus()
  }, [movedBy, place])
  const address = `/site/assignment/${encodeURIComponent(id)}`
  const of = <span className="visually-hidden"> {name}</span>
  return (
    <li id={`rule-${id}`}>
      <div className="rule-words">
        <a className="tap" href={address}>
          <strong>{name}</strong>
        </a>
        <p>{sentence}</p>
        <p className="quiet">{overdue}</p>
        {remarks.map((remark) => (
          <p key={remark} className="form-fault">
            {remark}
          </p>
        ))}
      </div>
      <div className="buttons" ref={buttons}>
        <a className="button quiet-button" href={address}>
          Edit{of}
        </a>
        <Form method="post" action={`${address}/step`} className="buttons" aria-label={`${name}, number ${place}`}>
          <PlainButton className="button quiet-button" name="do" value="up" disabled={isFirst}>
            Up{of}
          </PlainButton>
          <PlainButton className="button quiet-button" name="do" value="down" disabled={isLast}>
            Down{of}
          </PlainButton>
          <PlainButton className="button quiet-button" name="do" value="remove">
            Remove{of}
          </PlainButton>
        </Form>
      </div>
    </li>
  )
}
