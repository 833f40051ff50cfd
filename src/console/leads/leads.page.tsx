import { definePage } from '../page-modules.ts'
import { DoneLine } from '../parts/done-line.tsx'
import { Input } from '../parts/form/controls.tsx'
import { controlMarks, FieldFault } from '../parts/form/field-fault.tsx'
import { Form } from '../parts/form/form.tsx'
import { typedField } from '../parts/form/typed-field.ts'
import { followRows, useFreshPage } from '../parts/fresh-page.ts'
import { Button, Fault, Select } from '../parts/parts.tsx'
import { usePicked } from '../parts/picked.tsx'
import { LeadList } from './lead-list.tsx'
import { LiveNews } from './lead-parts.tsx'
import { LeadRows } from './lead-rows.tsx'
import { type LeadsPage, UNASSIGNED } from './leads-page.ts'

export default definePage<LeadsPage>({
  title: 'Leads',
  View: LeadsView,
  follows: () => 'leads',
})

/** INBOX-5: the list. */
function LeadsView(page: LeadsPage) {
  const fresh = useFreshPage<LeadsPage>('leads')
  const { rows, added } = followRows(page.rows, fresh?.rows)
  return (
    <div className="leads">
      <LiveNews leads={added} />
      <LeadList
        list={{ ...page, tabs: fresh?.tabs ?? page.tabs }}
        level={1}
        notice={
          <>
            <Fault text={page.fault} />
            <DoneLine
              {...(page.notice ?? { text: null })}
              hidden={<Input type="hidden" name="place" value={page.place} />}
            />
          </>
        }
      >
        <Rows {...page} rows={rows} />
      </LeadList>
    </div>
  )
}

const CHOSEN = 'chosen-leads'

/** The rows, with the form that gives the chosen ones to a person. */
function Rows({ rows, people, place, assign }: LeadsPage) {
  const picked = usePicked(
    rows.map(({ id }) => id),
    assign.id.input.split('\n'),
  )
  if (people === null) return <LeadRows rows={rows} />
  return (
    <Form method="post" action="/leads/assign" className="bulk-form" data-draft="none">
      <Input type="hidden" name="place" value={place} />
      <FieldFault id={CHOSEN} fault={assign.id.fault} />
      <LeadRows rows={rows} picked={picked} marks={controlMarks(CHOSEN, assign.id)} />
      <fieldset className="bulk">
        <legend className="visually-hidden">Assign the chosen leads</legend>
        <span>{picked.count === 0 ? 'Give the chosen leads to' : `Give ${picked.count} chosen to`}</span>
        <Select
          label="Person"
          {...typedField('person', assign.person)}
          choices={[...people, { value: UNASSIGNED, label: 'Nobody: unassigned' }]}
          empty="Choose a person"
          required
          isLabelHidden
        />
        <Button>Assign</Button>
      </fieldset>
    </Form>
  )
}
