import { definePage } from '../../page-modules.ts'
import { Fault, PageHeading } from '../../parts/parts.tsx'
import { RuleForm } from './rule-form.tsx'
import type { AssignmentRulePage } from './rule-form-values.ts'

export default definePage<AssignmentRulePage>({ title: ({ name }) => name, View: AssignmentRuleView })

function AssignmentRuleView({ name, fault, form }: AssignmentRulePage) {
  return (
    <>
      <p>
        <a className="tap" href="/site/assignment">
          ← Lead routing
        </a>
      </p>
      <PageHeading title={name} note="A change is for leads that arrive from now on." />
      <Fault text={fault} />
      <RuleForm form={form} />
    </>
  )
}
